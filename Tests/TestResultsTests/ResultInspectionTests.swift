import Diagnostics
import Inputs
import TestResults
import Testing

@Suite("Inspecting results")
struct ResultInspectionTests {
  private func inspect(_ files: MemoryFiles, _ paths: [String]) -> [ResultInspection] {
    var log = DiagnosticLog()
    return ResultInspector.inspect(paths.map { ResultPath($0) }, files: files.inputs, into: &log)
  }

  @Test func countsEachTestOnce() {
    var counts = ResultCounts()
    for outcome in TestOutcome.allCases { counts.add(outcome) }
    #expect(counts.tests == TestOutcome.allCases.count)
    #expect(
      counts.passed + counts.failed + counts.errored + counts.skipped + counts.known
        + counts.unknown == counts.tests)
    #expect(counts.passed == 2)
    #expect(counts.flaky == 1)
    #expect(counts.skipped == 2)
    #expect(counts.unknown == 2)
  }

  @Test func tellsOfEachFileInTheOrderFound() throws {
    let files = MemoryFiles([
      "out/a.xml": "<testsuite name=\"s\"><testcase name=\"t\"/></testsuite>",
      "out/b.xml": "<TestRun xmlns=\"http://microsoft.com/schemas/VisualStudio/TeamTest/2010\"/>",
      "out/run/run.json": Loaded.description, "out/run/events.jsonl": StreamText.run("t()"),
      "out/run/evidence.jsonl": "",
    ])
    let found = inspect(files, ["out", "out/run/evidence.jsonl"])
    #expect(
      found.map(\.file) == [
        "out/a.xml", "out/b.xml", "out/run/events.jsonl", "out/run/evidence.jsonl",
      ])
    #expect(
      found.prefix(3).map(\.format) == ["junit-xml", "trx", "swift-testing-event-stream"])
    #expect(found.prefix(3).map(\.verdict) == [.read, .refuse, .read])
    #expect(
      found.prefix(3).map(\.verdictText) == [
        "read",
        "refuse: 'out/b.xml' is TRX (Visual Studio's test results), which is not read; "
          + "convert it with trx2junit, or let 'dotnet test --logger junit' (JunitXml.TestLogger) "
          + "write JUnit XML",
        "read",
      ])
    #expect(found.prefix(3).map(\.counts.passed) == [1, 0, 1])
  }

  @Test func letsEvidenceAloneBe() {
    let files = MemoryFiles([
      "good.jsonl": #"{"ev":"plan","rule":"a.b","test":"M.t()/F.swift:1:2"}"#,
      "bad.jsonl": #"{"ev":"plan","test":"M.t()/F.swift:1:2"}"#,
    ])
    let found = inspect(files, ["good.jsonl", "bad.jsonl"])
    #expect(found.map(\.format) == ["sidecar-jsonl", "sidecar-jsonl"])
    #expect(found.map(\.verdictText) == ["n/a", "error: line 1: a plan names no rule"])
  }

  @Test func refusesPathsThatLeadNowhere() {
    let found = inspect(MemoryFiles(["empty/notes.txt": ""]), ["absent.xml", "*.xml", "empty"])
    #expect(
      found.map(\.verdictText) == [
        "refuse: the results 'absent.xml' do not exist", "refuse: nothing matches '*.xml'",
        "refuse: the folder 'empty' holds no run.json, and no file of results",
      ])
  }

  @Test func countsAPlannedTestThatNeverBeganAsUnknown() throws {
    let stream = StreamText.test("a()") + StreamText.run("b()")
    let found = try #require(inspect(MemoryFiles(["e.jsonl": stream]), ["e.jsonl"]).first)
    #expect(found.counts.tests == 2)
    #expect(found.counts.unknown == 1)
    #expect(found.counts.passed == 1)
  }

  @Test func countsASuitesOwnFailureBesideItsTests() throws {
    let xml =
      "<testsuite name=\"s\"><testcase name=\"t\"/><error message=\"exit 255\"/></testsuite>"
    let found = try #require(inspect(MemoryFiles(["r.xml": xml]), ["r.xml"]).first)
    #expect(found.suiteErrors == 1)
    #expect(found.verdictText == "read")
    #expect(found.diagnostics.map(\.code.name) == ["failure-without-test"])
  }

  @Test func tellsTheFirstReasonsAndCountsTheOthers() throws {
    let cases = (1...12).map { "<testcase name=\"t\($0)\" time=\"x\"/>" }.joined(separator: "\n")
    let xml = "<testsuite>\n\(cases)</testsuite>"
    let found = try #require(inspect(MemoryFiles(["r.xml": xml]), ["r.xml"]).first)
    #expect(
      found.verdictText
        == "warn: line 2: time 'x' is no number of seconds; "
        + "line 3: time 'x' is no number of seconds; line 4: time 'x' is no number of seconds; "
        + "8 more")
  }
}
