/// What the Attributes Inspector of Interface Builder offers for a class, as of Xcode 5 and 6: its
/// sections with their fields, and the property that each field sets.
///
/// Source: ui-catalog-switches
public struct InspectorSchema: Hashable, Sendable {
  /// The sections, the class's own first and then those of what it inherits.
  public let sections: [Section]

  /// Fields under one heading.
  public struct Section: Hashable, Sendable {
    /// The heading.
    public let name: String
    /// The fields, from top to bottom.
    public let fields: [Field]
  }

  /// One field.
  public struct Field: Hashable, Sendable {
    /// The name beside the field.
    public let name: String
    /// The property that it sets.
    public let property: String
    /// The attribute that holds it in an archive.
    public let attribute: String
    /// The value in a newly dragged object, as an archive holds it; `nil` for none.
    public let initial: String?
  }

  /// The field for a property, in whatever section; `nil` when there is none.
  public func field(for property: String) -> Field? {
    sections.flatMap { $0.fields }.first { $0.property == property }
  }

  /// The section with a heading, or `nil`.
  public func section(_ name: String) -> Section? {
    sections.first { $0.name == name }
  }

  /// What is offered for a class; `nil` for one that the inspector does not know.
  public static func schema(of className: String) -> InspectorSchema? {
    switch className {
    case "UISwitch": InspectorSchema(sections: [uiSwitch, control, view])
    case "UISlider": InspectorSchema(sections: [uiSlider, control, view])
    default: nil
    }
  }

  private static let uiSwitch = Section(
    name: "Switch",
    fields: [
      Field(name: "State", property: "isOn", attribute: "on", initial: "YES"),
      Field(
        name: "On Tint", property: "onTintColor", attribute: "onTintColor", initial: nil),
    ])

  /// Source: uikit-reference
  private static let uiSlider = Section(
    name: "Slider",
    fields: [
      Field(name: "Value", property: "value", attribute: "value", initial: "0.5"),
      Field(name: "Minimum", property: "minimumValue", attribute: "minValue", initial: nil),
      Field(name: "Maximum", property: "maximumValue", attribute: "maxValue", initial: nil),
    ])

  private static let control = Section(
    name: "Control",
    fields: [
      Field(name: "Enabled", property: "isEnabled", attribute: "enabled", initial: nil)
    ])

  private static let view = Section(
    name: "View",
    fields: [
      Field(name: "Tint", property: "tintColor", attribute: "tintColor", initial: nil),
      Field(
        name: "User Interaction Enabled", property: "isUserInteractionEnabled",
        attribute: "userInteractionEnabled", initial: nil),
    ])
}
