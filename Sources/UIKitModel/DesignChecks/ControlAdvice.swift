/// Which control a person should get, by what is to be chosen.
///
/// Source: ui-catalog-switches
public enum ControlAdvice {
  /// What is to be chosen.
  public enum Need: Hashable, Sendable {
    /// One of two options that are opposites.
    case oneOfTwoOpposites
    /// A value from a range.
    case valueFromRange
  }

  /// The class for a need.
  public static func className(for need: Need) -> String {
    switch need {
    case .oneOfTwoOpposites: "UISwitch"
    case .valueFromRange: "UISlider"
    }
  }
}
