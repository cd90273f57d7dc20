public import AccessibilityModel

/// The Accessibility Inspector of the simulator as it was from 2012 to 2015: a mouse takes the
/// place of the finger, and while the inspector is open a click inspects instead of touching.
///
/// Source: voiceover-notes
public final class AccessibilityInspector {
  /// The screen of the simulator.
  public let screen: AccessibilityScreen
  /// Whether the inspector is open.
  public var isOpen: Bool

  private var focusReference = Weak<AccessibilityObject>(nil)

  /// The inspector on `screen`.
  public init(screen: AccessibilityScreen, isOpen: Bool = true) {
    self.screen = screen
    self.isOpen = isOpen
  }

  /// What the inspector shows of an element.
  public struct Attributes: Hashable, Sendable {
    /// The label, the value, the hint and the traits.
    public let element: SpokenElement
    /// The place on the screen, in points.
    public let frame: Rect
  }

  /// The element that is inspected, or `nil`.
  public var focus: AccessibilityObject? { focusReference.object }

  /// What is shown of the element that is inspected, or `nil`.
  public var attributes: Attributes? {
    focus.map { Attributes(element: SpokenElement($0), frame: $0.accessibilityFrame) }
  }

  /// A single click: inspects the element there; without the inspector it is a touch.
  public func click(at point: Point) {
    guard isOpen else { return screen.touch(at: point) }
    guard let root = screen.accessibilityRoot else { return }
    let order = ReadingOrder(idiom: screen.device.idiom)
    focusReference = Weak(order.element(at: point, in: root))
  }

  /// A double click: touches the element that is inspected; without the inspector two touches.
  public func doubleClick(at point: Point) {
    guard isOpen else {
      screen.touch(at: point)
      screen.touch(at: point)
      return
    }
    click(at: point)
    if let focus { screen.touch(at: focus.accessibilityActivationPoint) }
  }

  /// A drag with the mouse, or two fingers on a trackpad, from one point to another; nothing
  /// scrolls while the inspector is open.
  public func drag(from start: Point, to end: Point) {
    if !isOpen { screen.drag(from: start, to: end) }
  }
}
