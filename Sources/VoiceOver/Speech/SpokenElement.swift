public import AccessibilityModel

/// What speech knows of an element: its attributes as values.
public struct SpokenElement: Hashable, Sendable {
  /// The short name; `nil` is the same as empty.
  public var label: String?
  /// The value; `nil` is the same as empty.
  public var value: String?
  /// The element's own hint; `nil` is the same as empty.
  public var hint: String?
  /// The traits.
  public var traits: UIAccessibilityTraits

  /// An element with the given attributes.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: UIAccessibilityTraits = .none
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
  }

  /// What `object` answers at this moment.
  public init(_ object: AccessibilityObject) {
    self.init(
      label: object.accessibilityLabel, value: object.accessibilityValue,
      hint: object.accessibilityHint, traits: object.accessibilityTraits)
  }
}
