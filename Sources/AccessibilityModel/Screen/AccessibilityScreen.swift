/// A device's screen as assistive technology meets it: a tree of objects, and a place to touch.
///
/// It is the one door between assistive technology, which knows no views, and a user interface,
/// which knows no assistive technology.
open class AccessibilityScreen: AccessibilityObject {
  /// The settings of the device.
  public final var device: Device
  /// The time of the screen.
  public final let clock = Clock()

  /// A mistake of the app that the model noticed: something UIKit's documentation forbids.
  public struct Warning: Hashable, Sendable {
    /// A stable name of the kind of mistake, in kebab-case.
    public let name: String
    /// What is wrong and what to do instead, as a sentence.
    public let message: String

    /// The mistake called `name`, told by `message`.
    public init(name: String, message: String) {
      self.name = name
      self.message = message
    }
  }

  /// The mistakes noticed so far, in order.
  public private(set) final var warnings: [Warning] = []

  private final var observers: [(AccessibilityEvent) -> Void] = []
  private final var postObservers: [(AccessibilityNotification) -> Void] = []

  // Cleared by `detach`, which a technology calls before it dies.
  private unowned(unsafe) var technology: (any AssistiveTechnology)?

  /// An empty screen of `device`.
  public init(device: Device) {
    self.device = device
    super.init()
  }

  /// The top of the tree, or `nil` while nothing is shown.
  open var accessibilityRoot: AccessibilityObject? { nil }

  /// Puts one finger down at `point` and lifts it again, in screen coordinates.
  ///
  /// The touch takes the way of any touch, so what lies on top gets it. The default does nothing.
  open func touch(at point: Point) {}

  /// Puts one finger down at `start`, moves it to `end` and lifts it, in screen coordinates.
  ///
  /// The default does nothing.
  open func drag(from start: Point, to end: Point) {}

  /// Makes `technology` the listener; there is one at a time, and the screen does not keep it
  /// alive: it calls `detach` before it dies.
  public final func attach(_ technology: any AssistiveTechnology) {
    self.technology = technology
  }

  /// Stops telling `technology`; does nothing when another one listens.
  public final func detach(_ technology: any AssistiveTechnology) {
    if self.technology === technology { self.technology = nil }
  }

  /// Has `observer` called for everything that the app posts, before the listener is told.
  public final func observePosts(_ observer: @escaping (AccessibilityNotification) -> Void) {
    postObservers.append(observer)
  }

  /// Tells the listener, if there is one.
  public final func post(_ notification: AccessibilityNotification) {
    for observer in postObservers { observer(notification) }
    technology?.screen(self, didPost: notification)
  }

  /// Has `observer` called for everything that assistive technology tells the app.
  public final func observe(_ observer: @escaping (AccessibilityEvent) -> Void) {
    observers.append(observer)
  }

  /// Tells the app of `event`; assistive technology calls it.
  public final func tell(_ event: AccessibilityEvent) {
    for observer in observers { observer(event) }
  }

  /// Notes a mistake of the app.
  public final func report(_ warning: Warning) {
    warnings.append(warning)
  }
}
