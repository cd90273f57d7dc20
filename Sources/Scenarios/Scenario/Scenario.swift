public import AccessibilityModel

/// A screen, what a person and an app do with it, and what was observed: all as data.
///
/// The same scenario plays in tests, in the command and in the browser.
public struct Scenario: Hashable, Sendable {
  /// The settings of the device.
  public var device: Device
  /// The view that fills the window, with everything in it.
  public var screen: Node
  /// Objects that are not in the hierarchy of views, such as sheets that are not shown yet.
  public var objects: [Node]
  /// The names of the classes that exist only for scenarios, as far as this one uses them.
  public var fixtures: [String]
  /// The delegates that the app gives to objects.
  public var delegates: [Delegate]
  /// The targets that the app gives to controls.
  public var targets: [Target]
  /// What is done, in order.
  public var steps: [Step]
  /// What followed each step; `nil` when nobody has observed it yet.
  public var observed: [[Observation]]?

  /// A delegate that notes what it is asked and told.
  public struct Delegate: Hashable, Sendable {
    /// The id of the object that has the delegate.
    public var of: String
    /// The methods that the delegate implements, by their short names.
    public var implements: [String]
    /// What methods with a result return, by their short names; a JSON object.
    public var returns: JSON

    /// A delegate of an object that implements some methods.
    public init(of: String, implements: [String], returns: JSON = [:]) {
      self.of = of
      self.implements = implements
      self.returns = returns
    }
  }

  /// A target that a control tells of an event.
  public struct Target: Hashable, Sendable {
    /// The id of the control.
    public var of: String
    /// The name of the event, such as `valueChanged`.
    public var event: String
    /// The name of the method, with a colon for each argument.
    public var action: String
    /// Who is called: the id of an object, or a name for somebody who only notes the call; `nil`
    /// for an unnamed target, of which only the event is noted.
    public var to: String?

    /// As `to`: nobody in particular, so that the control asks along the responder chain.
    public static let responderChain = "responder-chain"

    /// A target of a control for an event.
    public init(of: String, event: String, action: String = "changed:", to: String? = nil) {
      self.of = of
      self.event = event
      self.action = action
      self.to = to
    }
  }

  /// A scenario on a device; the root of the screen is a plain view called `root`.
  public init(
    device: Device = Device(), screen: Node = Node("UIView", "root"), objects: [Node] = [],
    fixtures: [String] = [], delegates: [Delegate] = [], targets: [Target] = [],
    steps: [Step] = [], observed: [[Observation]]? = nil
  ) {
    self.device = device
    self.screen = screen
    self.objects = objects
    self.fixtures = fixtures
    self.delegates = delegates
    self.targets = targets
    self.steps = steps
    self.observed = observed
  }
}
