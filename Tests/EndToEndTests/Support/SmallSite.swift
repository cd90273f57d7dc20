import Foundation
import Testing

/// A copy of one of the small sites in Tests/Fixtures/sites, in a folder of its own.
///
/// The folder goes when the value goes.
final class SmallSite {
  let folder: URL

  /// The moment that every build of a small site takes for "now": an hour after its runs ended.
  static let now = "2026-03-01T12:00:00Z"

  init(_ name: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "assay-\(name)-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Checkout.sites.appending(path: name), to: folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  // MARK: - Commands

  func build(_ arguments: String...) throws -> Program.Outcome {
    try run(["build"] + arguments)
  }

  func check(_ arguments: String...) throws -> Program.Outcome {
    try run(["check"] + arguments)
  }

  func run(_ arguments: [String]) throws -> Program.Outcome {
    var all = arguments
    if !arguments.contains("--templates") { all += ["--templates", Program.templates] }
    if !arguments.contains("--now") { all += ["--now", Self.now] }
    if !arguments.contains("--commit") { all += ["--commit", Self.commit] }
    return try Program.run(all, in: folder)
  }

  /// The commit that the runs of small sites are of.
  static let commit = "1111111111111111111111111111111111111111"

  // MARK: - Files

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Replaces text that must stand in the file exactly once.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try text(path)
    try #require(text.components(separatedBy: old).count == 2, "'\(old)' is not in \(path) once")
    try write(text.replacing(old, with: new), to: path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// Every file below a folder with its bytes, by relative path; Assay's own notes are left out.
  func files(under path: String = "public") throws -> [String: Data] {
    let base = folder.appending(path: path)
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: base.path)
    where !name.hasPrefix(".assay") {
      let url = base.appending(path: name)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[name] = try Data(contentsOf: url) }
    }
    return files
  }

  // MARK: - What the site says

  /// `api/site.json`.
  func index() throws -> SiteIndex {
    try JSONDecoder().decode(
      SiteIndex.self, from: Data(contentsOf: folder.appending(path: "public/api/site.json")))
  }

  /// Every rule's verdict by id, as site.json tells it.
  func verdicts() throws -> [String: String] {
    var verdicts: [String: String] = [:]
    for control in try index().controls {
      for rule in control.rules { verdicts[rule.id] = rule.verdict }
    }
    return verdicts
  }
}

/// The part of `api/site.json` that tests read.
struct SiteIndex: Decodable {
  let verdict: String
  let counts: [String: Int]
  let controls: [Control]

  struct Control: Decodable {
    let slug: String
    let verdict: String
    let counts: [String: Int]
    let rules: [Rule]
  }

  struct Rule: Decodable {
    let id: String
    let verdict: String
  }
}
