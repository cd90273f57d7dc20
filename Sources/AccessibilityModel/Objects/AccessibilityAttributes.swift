/// What an app has assigned to the accessibility properties of one object.
///
/// `nil` means that nothing was assigned, so that the class's own answer counts.
public struct AccessibilityAttributes {
  /// Whether the object is an element.
  public var isElement: Bool?
  /// The short name.
  public var label: String?
  /// The result of performing an action on the object.
  public var hint: String?
  /// The value that can change while the label stays.
  public var value: String?
  /// The traits.
  public var traits: UIAccessibilityTraits?
  /// The place on the screen, in points.
  public var frame: Rect?
  /// Where a touch of assistive technology lands, in screen coordinates, in points.
  public var activationPoint: Point?
  /// The language of the texts, as a BCP 47 tag.
  public var language: String?
  /// The name that user interface tests find the object by; never spoken.
  public var identifier: String?
  /// The objects inside, in reading order.
  public var elements: [AccessibilityObject]?
  /// Whether the object and all inside it are hidden from assistive technology.
  public var elementsHidden = false
  /// Whether the objects beside it are ignored.
  public var viewIsModal = false
  /// Whether the objects inside are read as one block.
  public var groupsChildren = false
  /// The actions of the object's own.
  public var customActions: [UIAccessibilityCustomAction]?
  /// The kind of container.
  public var containerType = AccessibilityContainerType.none

  /// Nothing assigned.
  public init() {}
}

/// The kind of container that an object is to assistive technology.
///
/// Source: uikit-reference
public enum AccessibilityContainerType: Hashable, Sendable {
  /// Not a container of a special kind.
  case none
  /// A table of rows and columns.
  case dataTable
  /// A list; its first and last elements are told.
  case list
  /// A part of the screen that the rotor finds.
  case landmark
  /// A group with a name of its own.
  case semanticGroup
}
