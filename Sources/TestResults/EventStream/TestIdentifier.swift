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
    let path = id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id
    if let name, path.hasSuffix(name), path.count > name.count {
      let owner = path.dropLast(name.count + 1)
      self.name = name
      suite = owner.split(separator: "/").joined(separator: ".")
    } else {
      let cut = path.lastIndex(of: "/") ?? path.firstIndex(of: ".")
      self.name = name ?? cut.map { String(path[path.index(after: $0)...]) } ?? path
      suite =
        cut.map { path[..<$0].split(separator: "/").joined(separator: ".") } ?? ""
    }
  }
}
