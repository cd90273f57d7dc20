import AccessibilityModel

/// A label and the switch that it belongs to, laid out as Apple recommends: their baselines in one
/// line and the standard space between them.
///
/// Source: ui-catalog-switches
public struct SwitchLabelLayout {
  /// A relation that the layout keeps, from the label to the switch.
  public enum Relation: Hashable, Sendable {
    /// The baselines are the same; a switch has no text, so its baseline is its lower edge.
    case baseline
    /// The space that the system puts between siblings.
    case standardHorizontalSpace
  }

  /// The space between siblings, in points.
  ///
  /// Unverified: the number.
  public static let standardSpace: Double = 8

  /// The label.
  public let label: UILabel
  /// The switch.
  public let toggle: UISwitch
  /// The relations, in the order in which they were made.
  public let relations: [Relation] = [.baseline, .standardHorizontalSpace]

  /// The layout of a label and its switch.
  public init(label: UILabel, toggle: UISwitch) {
    self.label = label
    self.toggle = toggle
  }

  /// Puts the switch where the relations want it.
  public func layOut() {
    for relation in relations {
      switch relation {
      case .baseline: toggle.frame.origin.y = label.frame.maxY - toggle.frame.size.height
      case .standardHorizontalSpace: toggle.frame.origin.x = label.frame.maxX + Self.standardSpace
      }
    }
  }
}
