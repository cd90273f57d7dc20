import Diagnostics
import Foundation
import TestResults
import Testing

/// Files as real tools write them, with their true counts.
@Suite("Results of real tools")
struct CorpusTests {
  struct Row: CustomTestStringConvertible {
    let file: String
    let format: String
    let columns: [String: String]

    func count(_ column: String) -> Int { columns[column].flatMap { Int($0) } ?? 0 }
    var verdict: String { columns["verdict"] ?? "" }
    /// `read`, `warn`, `error`, `refuse` or `n/a`.
    var word: String { String(verdict.prefix { !":; ".contains($0) }) }
    var testDescription: String { file }
  }

  static let rows: [Row] = {
    guard let folder = SharedResults.collection else { return [] }
    return SharedResults.index(folder.appending(path: "corpus/INDEX.tsv")).map {
      Row(file: $0["file"] ?? "", format: $0["format"] ?? "", columns: $0)
    }
  }()

  /// Formats that the index counts and that are refused by name here.
  private static let unread: Set<String> = [
    "trx", "cucumber-json", "cucumber-ndjson", "allure2-json", "sidecar-jsonl",
  ]

  static let readable = rows.filter { $0.word != "refuse" && !unread.contains($0.format) }
  static let refused = rows.filter { $0.word == "refuse" || unread.contains($0.format) }

  private func loaded(_ row: Row) throws -> Loaded {
    let folder = try #require(SharedResults.collection)
    return try SharedResults.loaded(folder.appending(path: "corpus/\(row.file)"))
  }

  @Test(arguments: readable)
  func comeOutWithTheirTrueCounts(row: Row) throws {
    let loaded = try loaded(row)
    #expect(loaded.runs.count == 1)
    // A file of TAP counts its outermost points; its subtests are tests too.
    if row.format == "tap" { return }
    #expect(loaded.runs.flatMap(\.tests).count == row.count("tests"))
    #expect(loaded.count(.passed, .flaky) == row.count("passed"))
    #expect(loaded.count(.flaky) == row.count("flaky"))
    #expect(loaded.count(.failed) == row.count("failed"))
    #expect(loaded.count(.skipped, .cancelled) == row.count("skipped"))
    #expect(loaded.count(.expectedFailure) == row.count("known"))
    #expect(loaded.count(.error) == row.count("errored"))
    #expect(loaded.count(.notRun, .unknown) == row.count("unknown"))
    #expect(loaded.runs.flatMap(\.looseFailures).count == row.count("suite_errors"))
    #expect(loaded.hasErrors == (row.verdict.hasPrefix("error") || row.count("suite_errors") > 0))
    if row.verdict.hasPrefix("error") {
      #expect(loaded.runs.allSatisfy { !$0.isComplete })
    }
  }

  @Test(arguments: refused)
  func areRefusedWithAReasonWhenTheyCannotBeRead(row: Row) throws {
    let loaded = try loaded(row)
    #expect(loaded.runs == [])
    #expect(loaded.diagnostics.count == 1)
    #expect(loaded.hasErrors)
  }

  /// Five thousand negative times deserve the warning that one negative time gets elsewhere.
  private static let warned: Set<String> = ["jenkins-junit/huge.xml"]

  @Test(arguments: rows)
  func areInspectedAndGetTheIndexsWord(row: Row) throws {
    let folder = try #require(SharedResults.collection)
    let found = try SharedResults.inspected(folder.appending(path: "corpus/\(row.file)"))
    #expect(found.count == 1)
    let inspection = try #require(found.first)
    if Self.unread.contains(row.format), row.word != "n/a" {
      #expect(inspection.verdict == .refuse)
      return
    }
    let word = Self.warned.contains(row.file) ? "warn" : row.word
    #expect(inspection.verdict.rawValue == word, "\(inspection.verdictText)")
    guard !["refuse", "n/a"].contains(word) else { return }
    #expect(inspection.format == row.format)
    #expect(inspection.suiteErrors == row.count("suite_errors"))
    let counts = inspection.counts
    #expect(counts.tests == row.count("tests"))
    #expect(counts.passed == row.count("passed"))
    #expect(counts.failed == row.count("failed"))
    #expect(counts.errored == row.count("errored"))
    #expect(counts.skipped == row.count("skipped"))
    #expect(counts.known == row.count("known"))
    #expect(counts.unknown == row.count("unknown"))
    #expect(counts.flaky == row.count("flaky"))
  }
}
