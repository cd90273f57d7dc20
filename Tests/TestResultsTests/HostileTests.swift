import Diagnostics
import Foundation
import TestResults
import Testing

/// Malformed and hostile files, with the right answer to each.
@Suite("Hostile results")
struct HostileTests {
  struct Row: CustomTestStringConvertible {
    let file: String
    /// Such as `warn passed=0 failed=1`.
    let expected: String

    var testDescription: String { file }
    var verdict: Substring { expected.prefix { $0 != " " } }

    /// nil where the row does not say.
    func count(_ name: String) -> Int? {
      expected.split(separator: " ").first { $0.hasPrefix(name + "=") }
        .flatMap { Int($0.dropFirst(name.count + 1)) }
    }
  }

  private static let folder = SharedResults.fixtures.appending(path: "hostile")

  static let rows: [Row] = SharedResults.index(folder.appending(path: "INDEX.tsv")).filter {
    ["junit", "event-stream", "sidecar", "tap", "ctrf"].contains($0["format"])
  }.map { Row(file: $0["file"] ?? "", expected: $0["expected"] ?? "") }

  static let unread: Set<String> = ["h41-evidence-types.jsonl"]

  /// Those that the index tells in words.
  private static let passes = ["h42-tap-noise.tap": 1]

  @Test(arguments: rows)
  func getTheRightWord(row: Row) throws {
    let found = try SharedResults.inspected(Self.folder.appending(path: row.file))
    #expect(found.count == 1)
    #expect(found.first?.verdict.rawValue == String(row.verdict))
    #expect(found.first.map(\.counts.passed) == row.count("passed") ?? Self.passes[row.file] ?? 0)
  }

  @Test(arguments: rows)
  func getTheRightAnswer(row: Row) throws {
    let loaded = try SharedResults.loaded(Self.folder.appending(path: row.file))
    if row.verdict == "refuse" || Self.unread.contains(row.file) {
      #expect(loaded.runs == [])
      #expect(loaded.hasErrors)
      return
    }
    #expect(loaded.count(.passed, .flaky) == row.count("passed") ?? Self.passes[row.file] ?? 0)
    #expect(loaded.count(.failed) == row.count("failed") ?? loaded.count(.failed))
    #expect(loaded.count(.error) == row.count("errored") ?? loaded.count(.error))
    #expect(loaded.count(.skipped) == row.count("skipped") ?? loaded.count(.skipped))
    #expect(loaded.count(.unknown) == row.count("unknown") ?? loaded.count(.unknown))
    #expect(loaded.runs.flatMap(\.looseFailures).count == row.count("loose") ?? 0)
    #expect(loaded.hasErrors == (row.verdict == "error"))
    #expect(loaded.hasWarnings || row.verdict != "warn")
    #expect(!loaded.hasWarnings || row.verdict != "read")
  }

  @Test func areAllHere() { #expect(Self.rows.count == 30) }

  @Test func evidenceOfHostileKindsIsTextInARunFolder() throws {
    let evidence = try String(
      contentsOf: Self.folder.appending(path: "h41-evidence-types.jsonl"), encoding: .utf8)
    let loaded = Loaded(events: StreamText.run("t()"), evidence: evidence)
    let run = try #require(loaded.runs.first)
    #expect(run.tests.map(\.outcome) == [.passed])
    #expect(run.tests.map(\.evidence) == [[]])
    #expect(run.looseEvidence.count == 5)
    #expect(run.looseEvidence.allSatisfy { $0.kind == .text })
    #expect(
      loaded.problems.contains(
        "run/evidence.jsonl:5:1: [evidence-without-rule] evidence names no rule"))
  }
}
