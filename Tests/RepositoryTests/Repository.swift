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

  /// One `module("Name", ["Import", …])` of Package.swift.
  struct Module: Hashable {
    let name: String
    let imports: [String]
  }

  /// The modules of Package.swift in its order, which is the order in which data flows.
  static func modules() throws -> [Module] {
    let manifest = try text("Package.swift")
    return manifest.matches(of: /\bmodule\(\s*"(\w+)",\s*\[([^\]]*)\]\s*\)/).map { match in
      Module(
        name: String(match.output.1),
        imports: match.output.2.matches(of: /"(\w+)"/).map { String($0.output.1) })
    }
  }

  /// The modules that a Swift file imports, in its order.
  static func imports(of path: String) throws -> [String] {
    try text(path).split(separator: "\n").compactMap { line in
      let pattern =
        /^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|private|fileprivate) )?import (?:(?:struct|enum|class|func|protocol) )?(\w+)/
      return line.prefixMatch(of: pattern).map { String($0.output.1) }
    }
  }
}
