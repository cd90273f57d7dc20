/// A range of systems that behave alike; each lasts until the next one begins.
///
/// Where Apple changed how a control looks, behaves or is spoken, the model asks the era.
public enum OSEra: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Up to iOS 6: controls are drawn with images and gloss.
  case ios6 = 6
  /// iOS 7 and 8: flat drawing; tint colours are inherited.
  case ios7 = 7
  /// iOS 9 to 12.
  case ios9 = 9
  /// iOS 13 to 16.
  case ios13 = 13
  /// iOS 17 to 18.
  case ios17 = 17
  /// iOS 26 and later.
  case ios26 = 26

  /// The name that guides and scenarios use, such as `ios17`.
  public var name: String { "ios\(rawValue)" }

  /// The era with a `name` such as `ios17`, or `nil` when there is none.
  public init?(name: String) {
    for era in OSEra.allCases where era.name == name {
      self = era
      return
    }
    return nil
  }

  /// Whether `earlier` ends before `later` begins.
  public static func < (earlier: OSEra, later: OSEra) -> Bool {
    earlier.rawValue < later.rawValue
  }
}
