public import AccessibilityModel

/// A control that turns one thing on and off.
///
/// Source: ui-catalog-switches, uikit-headers
open class UISwitch: UIControl {
  /// Whether the switch is on.
  ///
  /// Off at first when made in code, although a switch dragged into Interface Builder is on.
  /// Setting it sends no action.
  ///
  /// Source: winobjc, uikit-headers
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// The colour of the track while the switch is on; `nil` for the system's green.
  open var onTintColor: UIColor? {
    get { ownOnTintColor.value }
    set { ownOnTintColor.assign(newValue) }
  }

  /// The colour of the thumb; `nil` for white.
  open var thumbTintColor: UIColor? {
    get { ownThumbTintColor.value }
    set { ownThumbTintColor.assign(newValue) }
  }

  /// The picture shown while the switch is on, 77 × 27 points; drawn up to iOS 6 only.
  open var onImage: UIImage? {
    get { ownOnImage.value }
    set { ownOnImage.assign(newValue) }
  }

  /// The picture shown while the switch is off, 77 × 27 points; drawn up to iOS 6 only.
  open var offImage: UIImage? {
    get { ownOffImage.value }
    set { ownOffImage.assign(newValue) }
  }

  private var storedIsOn = false
  private var ownOnTintColor = CustomizableProperty<UIColor>()
  private var ownThumbTintColor = CustomizableProperty<UIColor>()
  private var ownOnImage = CustomizableProperty<UIImage>()
  private var ownOffImage = CustomizableProperty<UIImage>()
  private var tracking: Tracking?

  /// Where a touch began, and what it would make of the switch if it ended.
  private struct Tracking {
    let start: Point
    /// The state that the dragged thumb shows, or `nil` while the finger has not moved far enough
    /// to be dragging.
    var dragged: Bool?
  }

  /// A switch that is off, with its top left corner at the origin of `frame`.
  ///
  /// The size of `frame` is ignored: the system decides how large a switch is.
  public override init(frame: Rect = .zero) {
    super.init(frame: Rect(origin: frame.origin, size: UISwitch.size(in: Device().osEra)))
  }

  /// How large every switch of an era is, in points.
  ///
  /// Unverified: the sizes, which re-implementations use.
  public static func size(in era: OSEra) -> Size {
    switch era {
    case .ios6: Size(width: 79, height: 27)
    case .ios7, .ios9, .ios13, .ios17: Size(width: 51, height: 31)
    case .ios26: Size(width: 63, height: 28)
    }
  }

  /// Switches on or off, and sends no action; `animated` decides only how it is drawn.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
  }

  /// Takes the size of the system and the colours of the appearance proxy.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let screen = window?.screen else { return }
    bounds.size = UISwitch.size(in: screen.device.osEra)
    let proxy = screen.appearance.switches
    ownOnTintColor.apply(proxy: proxy.onTintColor)
    ownThumbTintColor.apply(proxy: proxy.thumbTintColor)
    ownOnImage.apply(proxy: proxy.onImage)
    ownOffImage.apply(proxy: proxy.offImage)
    if let proxied = proxy.tintColor, assignedTintColor == nil { tintColor = proxied }
  }

  // MARK: - Touches

  /// How far a finger moves, in points, before it drags the thumb instead of tapping.
  ///
  /// Unverified: a choice of the model.
  public static let dragThreshold: Double = 10

  /// Remembers where the finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent) -> Bool {
    tracking = Tracking(start: touch.location(in: self), dragged: nil)
    return true
  }

  /// Lets the thumb follow a finger that has moved far enough.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard var current = tracking else { return false }
    let x = touch.location(in: self).x
    let distance = x - current.start.x
    if current.dragged != nil || abs(distance) >= UISwitch.dragThreshold {
      current.dragged = x >= bounds.center.x
      tracking = current
    }
    return true
  }

  /// Toggles after a tap, or leaves the switch as the dragged thumb shows it.
  ///
  /// The action is sent only when the state has changed, and after it has.
  ///
  /// Source: winobjc
  open override func endTracking(_ touch: UITouch, with event: UIEvent) {
    guard let tracking else { return }
    let result = tracking.dragged ?? !isOn
    guard result != isOn else { return }
    setOn(result, animated: true)
    sendActions(for: .valueChanged, with: event)
  }

  // MARK: - Accessibility

  /// A button that toggles.
  ///
  /// Source: ui-catalog-switches, accessibility-snapshot
  open override var defaultAccessibilityTraits: UIAccessibilityTraits { [.button, .toggleButton] }

  /// "1" while the switch is on, else "0"; an assigned value is ignored.
  ///
  /// Source: accessibility-snapshot
  open override var accessibilityValue: String? {
    get { isOn ? "1" : "0" }
    set { assignedAccessibility.value = newValue }
  }
}
