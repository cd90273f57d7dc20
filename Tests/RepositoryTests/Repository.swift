import Foundation

/// The checkout that the tests run in.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files below a folder, as paths relative to the root, sorted.
  static func swiftFiles(under folder: String) -> [String] {
    files(under: folder).filter { $0.hasSuffix(".swift") }
  }

  /// All files below a folder but hidden ones, as paths relative to the root, sorted.
  static func files(under folder: String) -> [String] {
    let base = root.appending(path: folder)
    guard
      let found = FileManager.default.enumerator(
        at: base, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    else { return [] }
    var paths: [String] = []
    for case let url as URL in found
    where (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
      paths.append(folder + url.path.dropFirst(base.path.count))
    }
    return paths.sorted()
  }

  /// One `module("Name", ["Import", …])` or `program(…)` of Package.swift.
  struct Module: Hashable {
    let name: String
    let imports: [String]
  }

  /// The modules of Package.swift in its order, which is the order in which data flows.
  static func modules() throws -> [Module] {
    let manifest = try text("Package.swift")
    let pattern = /\b(?:module|program)\(\s*"(\w+)",\s*\[([^\]]*)\]\s*\)/
    return manifest.matches(of: pattern).map { match in
      Module(
        name: String(match.output.1),
        imports: match.output.2.matches(of: /"(\w+)"/).map { String($0.output.1) })
    }
  }

  /// The modules that a Swift file imports, in its order.
  static func imports(of path: String) throws -> [String] {
    try text(path).split(separator: "\n").compactMap { line in
      var words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position <= 2 else { return nil }
      words.removeFirst(position + 1)
      let kinds: Set<Substring> = ["struct", "enum", "class", "func", "protocol"]
      if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
      return words.first.map { String($0.prefix { $0 != "." }) }
    }
  }

  /// Every word of the Swift files below a folder: runs of letters, digits and dashes.
  static func words(under folder: String, except left: String) throws -> Set<String> {
    var words = Set<String>()
    for file in swiftFiles(under: folder) where !file.hasPrefix(left) {
      let pieces = try text(file).utf8.split { byte in
        !(byte == UInt8(ascii: "-") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
          || (byte >= 0x30 && byte <= 0x39) || byte >= 0x80)
      }
      for piece in pieces { words.insert(String(Substring(piece))) }
    }
    return words
  }
}
