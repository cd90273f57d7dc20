import Diagnostics
import Foundation
import TestResults

/// Result files on disk: this repository's fixtures, and a collection that may stand beside it.
enum SharedResults {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let fixtures = root.appending(path: "Tests/Fixtures/results")

  /// The collection; nil where there is none. `ASSAY_SHARED` names the folder that holds it.
  static let collection: URL? = {
    let named = ProcessInfo.processInfo.environment["ASSAY_SHARED"].map { URL(filePath: $0) }
    let beside = root.deletingLastPathComponent().appending(path: "shared")
    return [named, beside].compactMap { $0?.appending(path: "results") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// The rows of an INDEX.tsv by the names of its columns; empty where there is no such file.
  static func index(_ file: URL) -> [[String: String]] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let rows = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      }
    }
    guard let names = rows.first else { return [] }
    return rows.dropFirst().map { row in
      Dictionary(zip(names, row)) { first, _ in first }
    }
  }

  static func inspected(_ file: URL) throws -> [ResultInspection] {
    var files = MemoryFiles()
    let name = file.lastPathComponent
    files.files[name] = Array(try Data(contentsOf: file))
    var log = DiagnosticLog()
    return ResultInspector.inspect([ResultPath(name)], files: files.inputs, into: &log)
  }

  static func loaded(_ file: URL) throws -> Loaded {
    var files = MemoryFiles()
    let name = file.lastPathComponent
    files.files[name] = Array(try Data(contentsOf: file))
    return Loaded(files, [ResultPath(name)])
  }
}

extension Loaded {
  func count(_ outcomes: TestOutcome...) -> Int {
    runs.flatMap(\.tests).count { outcomes.contains($0.outcome) }
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  var hasWarnings: Bool { diagnostics.contains { $0.severity == .warning } }
}
