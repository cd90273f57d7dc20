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
    var testDescription: String { file }
  }

  static let rows: [Row] = {
    guard let folder = SharedResults.collection else { return [] }
    return SharedResults.index(folder.appending(path: "corpus/INDEX.tsv")).map {
      Row(file: $0["file"] ?? "", format: $0["format"] ?? "", columns: $0)
    }
  }()

  static let readable = rows.filter {
    ["junit-xml", "swift-testing-event-stream"].contains($0.format)
      && !$0.verdict.hasPrefix("refuse")
  }

  static let refused = rows.filter {
    $0.verdict.hasPrefix("refuse")
      || !["junit-xml", "swift-testing-event-stream"].contains($0.format)
  }

  private func loaded(_ row: Row) throws -> Loaded {
    let folder = try #require(SharedResults.collection)
    return try SharedResults.loaded(folder.appending(path: "corpus/\(row.file)"))
  }

  @Test(arguments: readable)
  func comeOutWithTheirTrueCounts(row: Row) throws {
    let loaded = try loaded(row)
    #expect(loaded.runs.count == 1)
    #expect(loaded.runs.flatMap(\.tests).count == row.count("tests"))
    #expect(loaded.count(.passed, .flaky) == row.count("passed"))
    #expect(loaded.count(.flaky) == row.count("flaky"))
    #expect(loaded.count(.failed) == row.count("failed"))
    #expect(loaded.count(.skipped, .cancelled) == row.count("skipped"))
    #expect(loaded.count(.expectedFailure) == row.count("known"))
    // A test that was planned and never begun is an error here; the index keeps it apart.
    #expect(loaded.count(.error, .unknown) == row.count("errored") + row.count("unknown"))
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
}
