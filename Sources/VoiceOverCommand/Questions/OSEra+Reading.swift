import AccessibilityModel
import Scenarios

extension OSEra {
  /// The era that a question names, as `ios17`, `17`, `"17.5"` or `"iOS 17"`; iOS 17 where it names
  /// none.
  ///
  /// - Parameter places: the objects that may hold it, the nearest first.
  static func read(in places: [JSON?]) throws(ScenarioError) -> OSEra {
    for place in places {
      guard let place else { continue }
      for name in ["osEra", "os_era", "era", "os"] {
        guard let value = place[name], value != .null else { continue }
        guard let version = version(value) else {
          throw ScenarioError("there is no system \(value)", at: name)
        }
        return OSEra.allCases.last { $0.rawValue <= version } ?? .ios6
      }
    }
    return .ios17
  }

  private static func version(_ value: JSON) -> Int? {
    if let number = value.number, number >= 1, number < 1000 { return Int(number) }
    guard let text = value.string else { return nil }
    var version = 0
    for byte in text.utf8.drop(while: { $0 < UInt8(ascii: "0") || $0 > UInt8(ascii: "9") }) {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), version < 1000 else { break }
      version = version * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return version > 0 && version < 1000 ? version : nil
  }
}
