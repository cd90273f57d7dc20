public import AccessibilityModel

/// A control that chooses a value from a range.
///
/// Source: uikit-headers
open class UISlider: UIControl {
  /// The smallest value; 0 at first. A value below it moves to it.
  public final var minimumValue: Double = 0 {
    didSet { chosen = pinned(chosen) }
  }

  /// The largest value; 1 at first. A value above it moves to it.
  public final var maximumValue: Double = 1 {
    didSet { chosen = pinned(chosen) }
  }

  /// Whether value changed is sent while the thumb is dragged, or once at the end; true at first.
  public final var isContinuous = true

  /// The colours and pictures of its parts.
  public final var look = UISliderLook()

  private final var chosen: Double = 0
  private final var tracking: Tracking?

  /// Where a drag began.
  private struct Tracking {
    let x: Double
    let value: Double
  }

  /// A slider at 0, from 0 to 1, in a frame that is 31 points high where none is given.
  public override init(frame: Rect = .zero) {
    super.init(
      frame: frame.size == .zero
        ? Rect(origin: frame.origin, size: Size(width: 200, height: 31)) : frame)
  }

  /// The value, from `minimumValue` to `maximumValue`; another one is moved to the nearer limit.
  /// Assigning sends no action.
  public final var value: Double {
    get { chosen }
    set { setValue(newValue, animated: false) }
  }

  /// Assigns the value, and sends no action; `animated` decides only how it is drawn.
  public final func setValue(_ value: Double, animated: Bool) {
    chosen = pinned(value)
  }

  private func pinned(_ value: Double) -> Double {
    min(max(value, minimumValue), maximumValue)
  }

  /// How far the value is from the smallest to the largest, from 0 to 1.
  public final var fraction: Double {
    let range = maximumValue - minimumValue
    return range > 0 ? (chosen - minimumValue) / range : 0
  }

  // MARK: - The thumb

  /// The width and height of the thumb, in points.
  ///
  /// Unverified: a choice of the model.
  public static let thumbSide: Double = 28

  var isRightToLeft: Bool { window?.screen?.device.isRightToLeft ?? false }

  /// The place of the thumb, in the slider's own coordinates; in a language that is read from right
  /// to left the smallest value is on the right.
  ///
  /// Source: uikit-reference
  public final var thumbRect: Rect {
    let way = bounds.size.width - UISlider.thumbSide
    let share = isRightToLeft ? 1 - fraction : fraction
    return Rect(
      x: way * share, y: (bounds.size.height - UISlider.thumbSide) / 2,
      width: UISlider.thumbSide, height: UISlider.thumbSide)
  }

  // MARK: - Touches

  /// Follows a finger that comes down on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent) -> Bool {
    let place = touch.location(in: self)
    guard thumbRect.contains(place) else { return false }
    tracking = Tracking(x: place.x, value: chosen)
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard let tracking else { return false }
    let way = bounds.size.width - UISlider.thumbSide
    let moved = touch.location(in: self).x - tracking.x
    let share = (isRightToLeft ? -moved : moved) / way
    let before = chosen
    chosen = pinned(tracking.value + share * (maximumValue - minimumValue))
    if isContinuous, chosen != before { sendActions(for: .valueChanged, with: event) }
    return true
  }

  /// Leaves the thumb where it is, and tells of it where nothing was told before.
  open override func endTracking(_ touch: UITouch, with event: UIEvent) {
    guard let tracking else { return }
    if !isContinuous, chosen != tracking.value { sendActions(for: .valueChanged, with: event) }
  }

  // MARK: - Accessibility

  /// Adjustable.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  /// How far the value is, in per cent, unless assigned.
  ///
  /// Source: accessibility-snapshot
  open override var accessibilityValue: String? {
    get { assignedAccessibility.value ?? "\(Int((fraction * 100).rounded()))%" }
    set { assignedAccessibility.value = newValue }
  }

  /// The middle of the thumb, unless assigned.
  ///
  /// Source: accessibility-snapshot
  open override var accessibilityActivationPoint: Point {
    get {
      assignedAccessibility.activationPoint ?? thumbRect.moved(by: screenOrigin).center
    }
    set { assignedAccessibility.activationPoint = newValue }
  }

  /// A tenth of the range more, and value changed is sent.
  ///
  /// Source: ronnqvist
  open override func accessibilityIncrement() { adjust(by: 0.1) }

  /// A tenth of the range less, and value changed is sent.
  ///
  /// Source: ronnqvist
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  /// Both steps.
  open override func responds(to selector: Selector) -> Bool {
    selector == UIAccessibilityAction.increment || selector == UIAccessibilityAction.decrement
      || super.responds(to: selector)
  }

  private func adjust(by share: Double) {
    guard isEnabled else { return }
    let before = chosen
    chosen = pinned(chosen + share * (maximumValue - minimumValue))
    if chosen != before { sendActions(for: .valueChanged) }
  }
}
