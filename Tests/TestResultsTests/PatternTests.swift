import Diagnostics
import Inputs
import TestResults
import Testing

@Suite("Patterns of results")
struct PatternTests {
  private func load(_ pattern: String, _ entries: [String: InputFiles.MemoryEntry]) -> (
    runs: [Run], problems: [String]
  ) {
    var log = DiagnosticLog()
    let runs = RunLoader.load([ResultPath(pattern)], files: .memory(entries: entries), into: &log)
    return (runs, log.diagnostics.map { "\($0.place?.path ?? ""): \($0.message)" })
  }

  private let passing = InputFiles.MemoryEntry.file(
    Array("<testsuite name=\"s\"><testcase name=\"t\"/></testsuite>".utf8))

  @Test func tellOfAMatchThatCannotBeReadAndForgetItNot() {
    let loaded = load("results/*.xml", ["results/a.xml": passing, "results/b.xml": .special])
    #expect(
      loaded.problems == ["results/b.xml: 'results/b.xml' is a pipe, socket or device, not a file"])
    #expect(loaded.runs.map(\.origin) == [.unreadable, .file])
  }

  @Test func findFilesAtAnyDepthAndFoldersOfRuns() {
    let loaded = load(
      "out/**/*.xml", ["out/a.xml": passing, "out/deep/er/b.xml": passing, "out/c.txt": passing])
    #expect(loaded.runs.map(\.path) == ["out/a.xml", "out/deep/er/b.xml"])
    #expect(loaded.problems == [])
  }

  @Test func sayThatNothingMatches() {
    let loaded = load("results/*.xml", ["results/a.txt": passing])
    #expect(loaded.problems == ["results/*.xml: nothing matches 'results/*.xml'"])
  }
}
