/// A path with `*`, `?` or `**` in it.
///
/// `*` stands for any bytes of one name and `?` for one character of it, neither for a slash; a
/// part that is `**` stands for any number of folders, none among them.
struct PathPattern {
  /// The folder above the first part with a wildcard; `.` for the process's own.
  let base: String
  private let parts: [[Unicode.Scalar]]

  /// nil when there is no wildcard in it.
  init?(_ text: String) {
    let all = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let first = all.firstIndex(where: { $0.contains("*") || $0.contains("?") }) else {
      return nil
    }
    let above = all[..<first].joined(separator: "/")
    base = first == 0 ? "." : above.isEmpty ? "/" : above
    parts = all[first...].filter { !$0.isEmpty }.map { Array($0.unicodeScalars) }
  }

  /// - Parameter path: Relative to `base`.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.unicodeScalars) }
    // reached[n]: the parts so far match the first n names.
    var reached = [true] + Array(repeating: false, count: names.count)
    for part in parts {
      if part == ["*", "*"] {
        let first = reached.firstIndex(of: true) ?? reached.count
        for index in reached.indices { reached[index] = index >= first }
        continue
      }
      var next = Array(repeating: false, count: names.count + 1)
      for (index, name) in names.enumerated()
      where reached[index] && Self.matches(part[...], name[...]) {
        next[index + 1] = true
      }
      reached = next
    }
    return reached[names.count]
  }

  private static func matches(
    _ part: ArraySlice<Unicode.Scalar>, _ name: ArraySlice<Unicode.Scalar>
  )
    -> Bool
  {
    var (part, name) = (part, name)
    // Where to go on when a later part does not fit: behind the last `*`.
    var retry: (part: ArraySlice<Unicode.Scalar>, name: ArraySlice<Unicode.Scalar>)?
    while true {
      if part.first == "*" {
        part = part.dropFirst()
        retry = (part, name)
      } else if let expected = part.first, let found = name.first,
        expected == "?" || expected == found
      {
        part = part.dropFirst()
        name = name.dropFirst()
      } else if part.isEmpty, name.isEmpty {
        return true
      } else if let again = retry, !again.name.isEmpty {
        part = again.part
        name = again.name.dropFirst()
        retry = (part, name)
      } else {
        return false
      }
    }
  }
}
