public import AccessibilityModel
public import UIKitModel

/// A class of the model as scenarios know it: how to make an object, its properties and methods.
///
/// Each class has a file of its own in this folder and a line in `ClassTable`. What a class inherits
/// is looked up there, so an entry names only what is its own.
public struct ObjectClass {
  /// The name by which scenarios call the class.
  public let name: String
  /// The name of the class that it inherits from, or `nil` for the root.
  public let superclass: String?
  /// Makes an object, or `nil` for a class of which there are only subclasses.
  public let make: ((Birth) throws(ScenarioError) -> AccessibilityObject)?
  /// Its own properties.
  public let properties: [Property]
  /// Its own methods.
  public let methods: [Method]

  /// The names that a node gives a value only for the making of the object: what `Birth.text` asks
  /// for and no property keeps.
  public var taken: [String] = []
  /// The properties of its appearance proxy; the object that they are asked of is the screen.
  public var appearance: [Property] = []
  /// What the object looks like.
  public var drawing: ((AccessibilityObject) -> Drawing?)?
  /// How the object gets a delegate; what is absent is inherited, as for the other hooks.
  public var delegates: DelegateHook?
  /// Shows the object, from another one or from nowhere in particular.
  public var show:
    (
      (AccessibilityObject, _ source: AccessibilityObject?, [JSON], Player) throws(ScenarioError)
        -> Void
    )?
  /// In which manner the object is shown, such as `popover`, or `nil` while it is not; that it appears
  /// and goes away is observed.
  public var shown: ((AccessibilityObject) -> String?)?
  /// What a person sees and touches for the object where that is another one, such as the button of
  /// an item of a bar; it goes by the object's name.
  public var seen: ((AccessibilityObject) -> AccessibilityObject?)?
  /// Takes the object away.
  public var dismiss: ((AccessibilityObject, Player) throws(ScenarioError) -> Void)?
  /// Tells the object, if it is shown, that the system takes it away.
  public var systemCancel: ((AccessibilityObject, Player) -> Void)?
  /// The objects inside that an address `id/Label` can name although they are neither children nor
  /// accessibility elements of the object.
  public var parts: ((AccessibilityObject) -> [AccessibilityObject])?

  /// What is known when an object is made.
  public struct Birth {
    /// The player that makes it; it has no objects yet.
    public let player: Player
    /// The node that describes the object.
    public let node: Node
    /// The object that it is made in, or `nil`.
    public let parent: AccessibilityObject?

    /// The text that the node gives a property, or `nil`; for what a class takes when it is made.
    public func text(_ property: String) -> String? {
      node.properties.last { $0.name == property }?.value.string
    }
  }

  /// The class called `name`.
  public init(
    _ name: String, inherits superclass: String?,
    make: ((Birth) throws(ScenarioError) -> AccessibilityObject)?,
    properties: [Property] = [], methods: [Method] = []
  ) {
    self.name = name
    self.superclass = superclass
    self.make = make
    self.properties = properties
    self.methods = methods
  }

  /// How objects of a class get a delegate.
  public struct DelegateHook {
    /// The short names of the methods that a delegate can implement, with their selectors.
    public let methods: [(name: String, selector: Selector)]
    /// Makes the object ask and tell a delegate.
    public let attach: (AccessibilityObject, RecordingDelegate) throws(ScenarioError) -> Void

    /// A hook for a delegate protocol.
    public init(
      methods: [(name: String, selector: Selector)],
      attach: @escaping (AccessibilityObject, RecordingDelegate) throws(ScenarioError) -> Void
    ) {
      self.methods = methods
      self.attach = attach
    }
  }
}
