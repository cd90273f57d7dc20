/// The names inside one of Swift Testing's test ids.
///
/// `SwitchTests.ToggleTests/Nested/flips()/SwitchTests.swift:18:4` is test `flips()` of suite
/// `SwitchTests.ToggleTests.Nested`: the names that Swift's own xunit writer uses. The file, line
/// and column at the end move with every edit and are no part of a name.
struct TestIdentifier {
  /// The module and the types around the test, joined with dots.
  let suite: String
  let name: String

  /// - Parameter name: The test's name where a record tells it; it may hold `/` and `.` itself.
  init(id: String, name: String?) {
    let slash = UInt8(ascii: "/")
    let path = id.utf8.lastIndex(of: slash).map { id[..<$0] } ?? id[...]
    let bytes = path.utf8
    if let name, bytes.count > name.utf8.count, bytes.reversed().starts(with: name.utf8.reversed())
    {
      self.name = name
      suite = Self.suite(path[..<bytes.index(bytes.endIndex, offsetBy: -name.utf8.count - 1)])
    } else {
      let cut = bytes.lastIndex(of: slash) ?? bytes.firstIndex(of: UInt8(ascii: "."))
      self.name = name ?? String(cut.map { path[bytes.index(after: $0)...] } ?? path)
      suite = cut.map { Self.suite(path[..<$0]) } ?? ""
    }
  }

  private static func suite(_ owner: Substring) -> String {
    guard owner.utf8.contains(UInt8(ascii: "/")) else { return String(owner) }
    return owner.split(separator: "/").joined(separator: ".")
  }
}
