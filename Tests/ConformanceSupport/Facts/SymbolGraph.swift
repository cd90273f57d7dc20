import Foundation

/// A compiled module's public declarations, as `swift symbolgraph-extract` writes them.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Symbol: Decodable {
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let availability: [Availability]?
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  struct Availability: Decodable {
    let domain: String?
    let introduced: Version?
    let deprecated: Version?
    let message: String?
  }

  struct Version: Decodable {
    let major: Int
    let minor: Int?

    var text: String { "\(major).\(minor ?? 0)" }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  /// The declarations of `module`, which the build of the running tests has compiled.
  static func extract(module: String) throws -> SymbolGraph {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "symbols-\(module)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-I", modulesFolder.path,
      "-target", "\(architecture)-unknown-linux-gnu", "-output-dir", folder.path,
      "-skip-synthesized-members",
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let file = folder.appending(path: "\(module).symbols.json")
    guard process.terminationStatus == 0, let data = FileManager.default.contents(atPath: file.path)
    else { throw APIFacts.Missing(what: "the symbol graph of \(module) in \(modulesFolder.path)") }
    return try JSONDecoder().decode(SymbolGraph.self, from: data)
  }

  /// Where the compiler left the modules: beside the bundle of tests that is running.
  private static var modulesFolder: URL {
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--test-bundle-path"),
      arguments.indices.contains(index + 1)
    {
      return URL(filePath: arguments[index + 1]).deletingLastPathComponent()
        .appending(path: "Modules")
    }
    return URL(filePath: arguments[0]).deletingLastPathComponent().appending(path: "Modules")
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}
