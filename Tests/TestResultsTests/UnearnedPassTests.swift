import Diagnostics
import Inputs
import TestResults
import Testing

/// Streams and folders in which every test seems to pass, and one thing says otherwise.
@Suite("Passes that nobody earned")
struct UnearnedPassTests {
  private typealias Text = StreamText
  private static let test = "M.S/t()/S.swift:5:4"
  private static let plan = #"{"ev":"plan","rule":"a.b","test":"\#(test)"}"# + "\n"

  private static func xml(_ cases: String) -> String {
    "<testsuites><testsuite name=\"s\">\(cases)</testsuite></testsuites>"
  }

  // MARK: - JUnit

  @Test(arguments: [
    (#"outcome="failed""#, TestOutcome.failed), (#"success="false""#, .failed),
    (#"success="False""#, .failed), (#"outcome="who knows""#, .unknown),
    (#"success="maybe""#, .unknown), (#"success="true""#, .passed),
  ])
  func takesACasesOwnWordForItsOutcome(attribute: String, outcome: TestOutcome) {
    let loaded = Loaded(xml: Self.xml("<testcase name=\"t\" \(attribute)/>"))
    #expect(loaded.runs.first?.tests.map(\.outcome) == [outcome])
  }

  // MARK: - Event streams

  static let issues: [String?] = [
    nil, #"{"isFailure":false,"isKnown":false,"severity":"error"}"#,
    #"{"isFailure":false,"isKnown":false,"severity":"grave"}"#,
    #"{"isFailure":true,"isKnown":true}"#,
  ]

  @Test(arguments: issues)
  func takesAnIssueThatNothingExcusesForAFailure(issue: String?) {
    let events = Text.event("issueRecorded", "t()", messages: ["boom"], issue: issue)
    let loaded = Loaded(stream: Text.run("t()", events))
    #expect(loaded.outcomes == ["t()": .failed])
    #expect(loaded.runs.first?.tests.first?.messages == ["boom"])
  }

  @Test func takesATestThatEndsWithoutABeginningForAnError() {
    let stream =
      Text.test("t()") + Text.event("runStarted") + Text.event("testEnded", "t()", symbol: "pass")
      + Text.event("runEnded")
    let loaded = Loaded(stream: stream)
    #expect(loaded.outcomes == ["t()": .error])
    #expect(loaded.runs.first?.tests.first?.messages == ["ended, and never begun"])
  }

  @Test func takesARunThatBeginsAgainAndDoesNotEndForIncomplete() {
    let loaded = Loaded(stream: Text.run("t()") + Text.event("runStarted", at: 3))
    #expect(
      loaded.runs.map(\.incompleteness) == [
        ["the run never ended: its event stream begins again behind runEnded"]
      ])
    #expect(
      loaded.problems == [
        "e.jsonl: [unfinished-run] the run in 'e.jsonl' never ended: "
          + "its event stream begins again behind runEnded"
      ])
    #expect(Loaded(stream: Text.run("t()") + Text.run("u()")).runs.first?.isComplete == true)
  }

  @Test func takesARunThatIsMarkedAsFailedAndHasNoFailureForIncomplete() {
    let stream =
      Text.test("t()") + Text.event("runStarted") + Text.event("testStarted", "t()")
      + Text.event("testEnded", "t()", messages: ["ok"], symbol: "pass")
    let end = Text.event("runEnded", messages: ["failed with 1 issue"], symbol: "fail")
    let loaded = Loaded(stream: stream + end)
    #expect(
      loaded.runs.map(\.incompleteness) == [["its end is marked as a failure, and no test failed"]])
    #expect(
      loaded.problems == [
        "e.jsonl: [failed-run-without-failures] "
          + "the end of the run in 'e.jsonl' is marked as a failure, and no test of it failed"
      ])
    let failing = Text.run("u()", Text.event("issueRecorded", "u()", issue: Text.failing))
    #expect(Loaded(stream: stream + failing + end).runs.first?.isComplete == true)
  }

  @Test func keepsAFailureBeforeAnAttemptThatDidNotRun() {
    let stream =
      Text.test("t()") + Text.event("runStarted") + Text.event("testStarted", "t()")
      + Text.event("issueRecorded", "t()", issue: Text.failing) + Text.event("testEnded", "t()")
      + Text.event("testStarted", "t()") + Text.event("testCancelled", "t()")
      + Text.event("testEnded", "t()") + Text.event("runEnded")
    #expect(Loaded(stream: stream).outcomes == ["t()": .failed])
  }

  // MARK: - Evidence

  static let lost: [(String, Int)] = [
    (#"{"ev":"plan","rule":"a.b","te"#, 1), (#"{"ev":"plan","rule":"a.b"}"#, 1),
    (#"{"ev":"plan","test":"x"}"# + "\n[]", 2),
  ]

  @Test(arguments: lost)
  func takesARunForIncompleteWhoseEvidenceLosesALink(line: String, count: Int) {
    let loaded = Loaded(events: Text.run("t()"), evidence: Self.plan + line)
    #expect(
      loaded.runs.map(\.incompleteness) == [
        ["\(count == 1 ? "1 line" : "\(count) lines") of its evidence cannot be read"]
      ])
  }

  @Test func takesARunForIncompleteWhoseEventsAreOlderThanItself() {
    let description = Loaded.description.replacing("01-31T10:00", with: "02-01T10:00")
    let loaded = Loaded(description: description, events: Text.run("t()"), evidence: Self.plan)
    #expect(loaded.runs.map(\.incompleteness) == [["its event stream is of another run"]])
    #expect(
      loaded.problems == [
        "run/events.jsonl: [events-of-another-run] 'run/events.jsonl' ends at "
          + "2026-01-31T10:00:12Z, before its run began at 2026-02-01T10:00:00Z"
      ])
    let hour = Loaded.description.replacing("01-31T10:00", with: "01-31T11:00")
    #expect(
      Loaded(description: hour, events: Text.run("t()"), evidence: Self.plan).runs.first?.isComplete
        == true)
  }

  @Test func findsTheRulesOfATestWithManyLinksInTimeThatGrowsInProportion() {
    let properties = (0..<40_000).map { "<property name=\"rule\" value=\"a.r\($0)\"/>" }
    let cases = "<testcase name=\"t\"><properties>\(properties.joined())</properties></testcase>"
    let clock = ContinuousClock()
    var links = 0
    let time = clock.measure {
      links = Loaded(xml: Self.xml(cases)).runs.first?.tests.first?.links.count ?? 0
    }
    #expect(links == 40_000)
    // Comparing each with each other takes a minute.
    #expect(time < .seconds(10))
  }

  // MARK: - Finding results

  @Test func readsResultFilesWhateverTheCaseOfTheirEnding() {
    let failing = Self.xml("<testcase name=\"t\"><failure/></testcase>")
    let loaded = Loaded(MemoryFiles(["out/A.XML": failing]), [ResultPath("out")])
    #expect(loaded.outcomes == ["t": .failed])
    #expect(loaded.problems == [])
  }

  @Test func readsARunThatStandsInTheFolderOfAnotherRun() {
    let files = MemoryFiles([
      "out/run.json": Loaded.description, "out/events.jsonl": Text.run("t()"),
      "out/evidence.jsonl": "", "out/ios/run.json": Loaded.description,
      "out/ios/events.jsonl": Text.run("u()"), "out/ios/evidence.jsonl": "",
    ])
    let loaded = Loaded(files, [ResultPath("out")])
    #expect(loaded.runs.map(\.path) == ["out/ios", "out"])
    #expect(loaded.problems == [])
  }

  @Test func tellsOfResultsInTheFolderOfARunUnlessTheyAreNamed() {
    let files = MemoryFiles([
      "out/run.json": Loaded.description, "out/events.jsonl": Text.run("t()"),
      "out/evidence.jsonl": "", "out/more/junit.xml": Self.xml("<testcase name=\"t\"/>"),
    ])
    #expect(
      Loaded(files, [ResultPath("out")]).problems == [
        "out/more/junit.xml: [results-inside-run] "
          + "'out/more/junit.xml' stands in the folder of the run 'out' and is not read"
      ])
    #expect(Loaded(files, [ResultPath("out"), ResultPath("out/more/junit.xml")]).problems == [])
  }

  @Test func tellsOfAFolderThatCannotBeReadAmongResults() {
    var files = MemoryFiles(["out/a.xml": Self.xml("<testcase name=\"t\"/>")])
    files.links = ["out/ios": "nowhere", "out/notes.txt": "nowhere"]
    let loaded = Loaded(files, [ResultPath("out")])
    #expect(
      loaded.problems == [
        "out/ios: [unreadable-results] 'out/ios' is a symbolic link to nothing"
      ])
    #expect(loaded.unreadable.map(\.path) == ["out/ios"])
  }

  // MARK: - JUnit

  static let marks: [(String, [String])] = [
    ("t [rule:a.b", ["a.b"]), ("t [Rule:a.b]", ["a.b"]),
    ("t [RULE: a.b ] [rule:c.d", ["a.b", "c.d"]),
    ("t [rulee:a.b]", []), ("t [rule:", []),
  ]

  @Test(arguments: marks)
  func readsMarksThatAreCutOffOrInCapitals(name: String, rules: [String]) {
    let loaded = Loaded(xml: Self.xml("<testcase name=\"\(name)\"/>"))
    #expect(loaded.runs.first?.tests.first?.links.map(\.rule) == rules)
  }

  static let attempts: [(String, String, TestOutcome)] = [
    ("status=\"weird\"><skipped/", "", .passed), ("status=\"weird\"", "", .unknown),
    ("><failure/", "><skipped/", .failed), ("><skipped/", "><failure/", .failed),
    ("><error/", "", .flaky),
  ]

  @Test(arguments: attempts)
  func neverLosesWhatAnEarlierAttemptSaid(first: String, last: String, outcome: TestOutcome) {
    func attempt(_ number: Int, _ rest: String) -> String {
      "<testcase name=\"t\" \(rest)>"
        + "<properties><property name=\"repetition\" value=\"repetition \(number)\"/></properties>"
        + "</testcase>"
    }
    let loaded = Loaded(xml: Self.xml(attempt(1, first) + attempt(2, last)))
    #expect(loaded.runs.first?.tests.map(\.outcome) == [outcome])
  }

  @Test func takesAFileForIncompleteWhoseHeaderCountsMoreFailuresThanItHolds() {
    let loaded = Loaded(
      xml: "<testsuite name=\"s\" tests=\"1\" failures=\"1\" errors=\"1\"><testcase name=\"t\"/>"
        + "</testsuite>")
    #expect(
      loaded.runs.map(\.incompleteness) == [["its header counts 2 failures that no test has"]])
    #expect(
      loaded.problems == [
        "r.xml: [claims-differ-from-cases] 'r.xml' claims 2 failures and holds 0"
      ])
  }

  // MARK: - Paths

  @Test func passesOnNoAbsolutePathThatAStreamCallsAFileID() {
    let stream = Text.run("t()").replacing("M/S.swift\"", with: "\\/home\\/me\\/S.swift\"")
      .replacing(#""filePath":"\/home\/dev\/p\/Tests\/M\/S.swift","#, with: "")
    let test = Loaded(stream: stream).runs.first?.tests.first
    #expect(test?.source?.path == "S.swift")
  }
}
