public import AccessibilityModel

/// A view that turns touches into events and tells targets of them.
///
/// Source: uikit-headers
open class UIControl: UIView {
  /// What can happen to a control, as a set: UIKit's event bits.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The set of the bits in `rawValue`.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It came down again in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// It moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// It moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// It came back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// It left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// It was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// It was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is for; since iOS 9.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text being edited changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All touch events: bits 0 to 11.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events: bits 16 to 19.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
  }

  /// How a control looks and behaves, as a set: UIKit's state bits.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The set of the bits in `rawValue`.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Neither of the others.
    public static let normal: State = []
    /// A finger is down in the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not react.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Whether the control reacts to touches; true at first.
  open var isEnabled = true
  /// Whether the control is selected; false at first.
  open var isSelected = false
  /// Whether the control is drawn as touched; false at first.
  open var isHighlighted = false
  /// Whether a finger is down and the control follows it.
  public private(set) final var isTracking = false
  /// Whether the finger that the control follows is inside it.
  public private(set) final var isTouchInside = false

  private final var targetActions = TargetActionTable()

  /// The state that the three flags make up.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: - Targets and actions

  /// Has `action` called on `target` whenever one of `events` happens.
  ///
  /// The target is not kept alive. Without a target the responder chain is searched for one,
  /// beginning with the control. The same pair may be added for several events, and adding it
  /// again for an event changes nothing.
  ///
  /// - Parameter action: with no argument, with the control, or with the control and the event.
  public final func addTarget(_ target: AccessibilityObject?, action: Selector, for events: Event) {
    targetActions.add(target, action, events)
  }

  /// Ends what `addTarget` began, for `events`.
  ///
  /// - Parameters:
  ///   - target: `nil` for every target.
  ///   - action: `nil` for every action.
  public final func removeTarget(
    _ target: AccessibilityObject?, action: Selector?, for events: Event
  ) {
    targetActions.remove(target, action, events)
  }

  /// The actions that would be called on `target` for `event`, in the order of calling.
  public final func actions(forTarget target: AccessibilityObject?, for event: Event) -> [Selector]
  {
    targetActions.actions(on: target, for: event)
  }

  /// The events for which there is an action.
  public final var allControlEvents: Event { targetActions.events }

  /// Calls every action that was added for one of `events`, in the order in which they were added.
  public final func sendActions(for events: Event, with event: UIEvent? = nil) {
    for call in targetActions.calls(for: events) {
      switch call.target {
      case .responderChain: sendAction(call.action, to: nil, for: event)
      case .object(let reference):
        if let target = reference.object { sendAction(call.action, to: target, for: event) }
      }
    }
  }

  /// Calls `action` on `target`, or on the first responder that has it when `target` is `nil`.
  ///
  /// A subclass overrides it to watch or change what is sent.
  open func sendAction(_ action: Selector, to target: AccessibilityObject?, for event: UIEvent?) {
    let receiver = target ?? self.target(forAction: action)
    receiver?.perform(
      action, sender: action.argumentCount >= 1 ? self : nil,
      event: action.argumentCount >= 2 ? event : nil)
  }

  // MARK: - Tracking

  /// A finger came down in the control.
  ///
  /// - Returns: whether the control follows it; the default does.
  open func beginTracking(_ touch: UITouch, with event: UIEvent) -> Bool { true }

  /// The finger that the control follows moved.
  ///
  /// - Returns: whether the control goes on following it; the default does.
  open func continueTracking(_ touch: UITouch, with event: UIEvent) -> Bool { true }

  /// The finger that the control follows was lifted.
  open func endTracking(_ touch: UITouch, with event: UIEvent) {}

  /// The system took away the touch that the control follows.
  open func cancelTracking(with event: UIEvent) {}

  /// Begins tracking; a disabled control swallows the touch.
  open override func touchesBegan(_ touch: UITouch, with event: UIEvent) {
    guard isEnabled else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Goes on tracking, and tells whether the finger is inside, outside, or has just crossed over.
  open override func touchesMoved(_ touch: UITouch, with event: UIEvent) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self))
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Ends tracking, and tells whether the finger was lifted inside or outside.
  open override func touchesEnded(_ touch: UITouch, with event: UIEvent) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    isTouchInside = point(inside: touch.location(in: self))
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside, with: event)
    isTouchInside = false
  }

  /// Gives tracking up.
  open override func touchesCancelled(_ touch: UITouch, with event: UIEvent) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    isTouchInside = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  // MARK: - Accessibility

  /// True unless assigned: UIKit's controls are elements.
  ///
  /// Source: uikit-headers
  open override var isAccessibilityElement: Bool {
    get { assignedAccessibility.isElement ?? true }
    set { assignedAccessibility.isElement = newValue }
  }

  /// The traits that the control has when none are assigned, but for those of its state.
  open var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  /// The assigned or default traits, `selected` while the control is selected and `notEnabled`
  /// while it is disabled.
  ///
  /// Source: accessibility-snapshot
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { (assignedAccessibility.traits ?? defaultAccessibilityTraits).union(traitsOfState) }
    set {
      // What was read and written back must not stay once the state has changed.
      assignedAccessibility.traits = newValue.subtracting(traitsOfState)
    }
  }

  private var traitsOfState: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
