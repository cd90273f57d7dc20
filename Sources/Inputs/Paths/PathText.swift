/// Paths as text: nothing here asks the disk.
///
/// Paths are taken apart at `/` and compared by component and byte, never by string prefix:
/// `public-old` is not inside `public`, and a name in another Unicode normalisation is another.
package enum PathText {
  private static let slash = UInt8(ascii: "/")

  /// The parts between slashes, without empty parts and `.`; `..` stays.
  package static func components(_ path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }.filter { $0 != "." }
  }

  /// Whether it begins at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Whether the system could hold such a path at all: not empty and without NUL.
  package static func isPossible(_ path: String) -> Bool {
    !path.isEmpty && !path.utf8.contains(0)
  }

  /// `path` seen from `folder`: an absolute path is itself, and `.` and the empty folder add nothing.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty || folder == "." { return path.isEmpty ? folder : path }
    if path.isEmpty || path == "." { return folder }
    return folder.utf8.last == slash ? folder + path : folder + "/" + path
  }

  /// The shortest spelling: no empty parts, no `.`, and `..` only where a relative path begins.
  ///
  /// The empty path is `.`. `..` is resolved as text, so `link/..` is not where the system would
  /// arrive if `link` is a symbolic link; `InputFiles.resolve` answers that.
  package static func normalise(_ path: String) -> String {
    var parts: [String] = []
    for part in components(path) {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute(path) {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute(path) { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The folder that a path lies in: `.` for a single name, `/` for the root.
  package static func parent(_ path: String) -> String {
    var bytes = path.utf8[...]
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    guard let cut = bytes.lastIndex(of: slash) else { return "." }
    var folder = bytes[..<cut]
    while folder.count > 1, folder.last == slash { folder.removeLast() }
    return folder.isEmpty ? "/" : String(Substring(folder))
  }

  /// The last part; empty for the root and the empty path.
  package static func fileName(_ path: String) -> String {
    path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? ""
  }

  /// What follows the last dot of the file name, as it is spelt; empty without one, and for names
  /// that only begin with a dot.
  package static func fileExtension(_ path: String) -> String {
    let name = fileName(path)
    guard let dot = dot(in: name) else { return "" }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The file name without its extension and the dot before it.
  package static func stem(_ path: String) -> String {
    let name = fileName(path)
    return dot(in: name).map { String(name[..<$0]) } ?? name
  }

  private static func dot(in name: String) -> String.Index? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex,
      name != ".."
    else { return nil }
    return dot
  }

  /// Whether a path is a folder or lies below it, as text; false for one absolute and one relative
  /// path, whose relation depends on the process's folder.
  package static func isContained(_ path: String, in folder: String) -> Bool {
    relative(path, to: folder) != nil
  }

  /// The way from a folder to a path in or below it, `.` for the folder itself; nil for every
  /// other path.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard isAbsolute(path) == isAbsolute(folder) else { return nil }
    let inner = components(normalise(path))
    let outer = components(normalise(folder))
    guard outer.count <= inner.count, zip(outer, inner).allSatisfy(isSame) else { return nil }
    let rest = inner[outer.count...]
    // Two steps up are not below one step up.
    guard rest.first != ".." else { return nil }
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }

  /// Equality of bytes; `==` of strings would hold two normalisations of one letter the same.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  /// The order of bytes, in which all lists of files are sorted.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
