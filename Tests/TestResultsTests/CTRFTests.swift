import Diagnostics
import Inputs
import TestResults
import Testing

@Suite("CTRF")
struct CTRFTests {
  /// A report of these tests, each the members of one object.
  private static func report(_ tests: [String], summary: String = "{}", more: String = "")
    -> Loaded
  {
    let list = tests.map { "{\($0)}" }.joined(separator: ",\n")
    return Loaded(
      #"{"reportFormat":"CTRF","specVersion":"1.0.0","results":{"tool":{"name":"vitest"},"#
        + #""summary":\#(summary),\#(more)"tests":["# + "\n\(list)]}}", path: "c.json")
  }

  static let outcomes: [(String, TestOutcome)] = [
    (#""status":"passed""#, .passed), (#""status":"failed""#, .failed),
    (#""status":"skipped""#, .skipped), (#""status":"pending""#, .skipped),
    (#""status":"passed","flaky":true"#, .flaky), (#""status":"passed","retries":1"#, .flaky),
    (#""status":"passed","retries":0,"flaky":false"#, .passed),
    (#""status":"failed","flaky":true"#, .failed),
    (#""status":"passed","retryAttempts":[{"status":"failed"},{"status":"passed"}]"#, .flaky),
    (#""status":"passed","steps":[{"name":"a","status":"passed"}]"#, .passed),
  ]

  @Test(arguments: outcomes)
  func readsTheOutcome(members: String, outcome: TestOutcome) {
    let loaded = Self.report([#""name":"t","duration":1,"# + members])
    #expect(loaded.outcomes == ["t": outcome])
    #expect(loaded.problems == [])
  }

  static let doubtful: [(String, TestOutcome, String)] = [
    (
      #""status":"PASSED""#, .unknown,
      "[unknown-outcome] test 't' has the status 'PASSED', which says neither pass nor failure; "
        + "its outcome is unknown"
    ),
    (
      #""status":"other""#, .unknown,
      "[unknown-outcome] test 't' has the status 'other', which says neither pass nor failure; "
        + "its outcome is unknown"
    ),
    (
      #""duration":1"#, .unknown,
      "[unknown-outcome] test 't' has no status; its outcome is unknown"
    ),
    (
      #""status":"passed","retryAttempts":[{"status":"exploded"}]"#, .unknown,
      "[unknown-outcome] test 't' has an attempt of the unknown status 'exploded'; "
        + "its outcome is unknown"
    ),
    (
      #""status":"passed","steps":[{"status":"failed","name":"save"}]"#, .failed,
      "[contradictory-outcome] test 't' says 'passed', and its step 'save' failed; "
        + "the worse counts"
    ),
    (
      #""status":"passed","duration":"1s""#, .passed,
      "[unreadable-duration] the duration of test 't' is no number of milliseconds"
    ),
  ]

  @Test(arguments: doubtful)
  func tellsOfWhatItDoubts(members: String, outcome: TestOutcome, problem: String) {
    let loaded = Self.report([#""name":"t","# + members])
    #expect(loaded.outcomes == ["t": outcome])
    #expect(loaded.problems == ["c.json:2: " + problem])
  }

  @Test func readsWhatBelongsToATest() throws {
    let run = try #require(
      Self.report(
        [
          #""name":"flips [rule:switch.flips]","status":"failed","duration":250,"suite":["A","B"],"#
            + #""message":"no","trace":"no\nat x","filePath":"src/a.test.js","line":7,"#
            + #""tags":["switch.other"],"labels":{"rule":["switch.one"],"p":1},"#
            + #""extra":{"rule":"switch.two"}"#
        ],
        summary: #"{"tests":1,"passed":0,"failed":1,"start":1769853600000,"stop":1769853660500}"#,
        more: #""environment":{"commit":"abc"},"#
      ).runs.first)
    let test = try #require(run.tests.first)
    #expect(test.key == "A.B/flips [rule:switch.flips]")
    #expect(test.seconds == 0.25)
    #expect(test.messages == ["no\nat x"])
    #expect(test.source?.description == "src/a.test.js:7")
    #expect(test.place.description == "c.json:2")
    #expect(test.tags == ["switch.other"])
    #expect(test.links.map(\.rule) == ["switch.one", "switch.two", "switch.flips"])
    #expect(run.tool == "vitest")
    #expect(run.commit == "abc")
    #expect(run.started?.description == "2026-01-31T10:00:00Z")
    #expect(run.ended?.description == "2026-01-31T10:01:00Z")
    #expect(run.isComplete)
  }

  @Test func countsTestsAndHoldsTheSummaryAgainstThem() throws {
    let more = Self.report(
      [#""name":"t","status":"passed""#], summary: #"{"tests":2,"passed":1,"failed":1}"#)
    #expect(
      more.problems == [
        "c.json: [claims-differ-from-cases] 'c.json' claims 2 tests and holds 1, "
          + "1 failed and holds 0"
      ])
    #expect(
      more.runs.map(\.incompleteness) == [
        [
          "its summary counts 2 tests, and it holds 1",
          "its summary counts 1 failed, and it holds 0",
        ]
      ])
    let none = Self.report([], summary: #"{"tests":3}"#)
    #expect(
      none.problems == ["c.json: [claims-without-cases] 'c.json' claims 3 tests, and holds none"])
    #expect(
      Self.report([]).problems == ["c.json: [run-without-tests] the run in 'c.json' has no tests"])
  }

  @Test func tellsTestsOfTwoBrowsersApart() {
    let passed = #""name":"t","status":"passed","browser":"#
    let failed = #""name":"t","status":"failed","browser":"#
    #expect(Self.report([passed + #""a""#, failed + #""b""#]).problems == [])
    #expect(
      Self.report([passed + #""a""#, failed + #""a""#]).problems == [
        "c.json:3: [repeated-test-disagrees] test 't' stands twice in 'c.json', "
          + "passed in line 2 and failed in line 3"
      ])
  }

  @Test func doesNotBelieveASpanOfTimeThatIsNone() {
    let span = { Self.report([#""name":"t","status":"passed""#], summary: $0).problems }
    #expect(span(#"{"start":0,"stop":0}"#) == [])
    #expect(
      span(#"{"start":5,"stop":1}"#) == [
        "c.json: [unreadable-timestamp] the start and stop of 'c.json' are no span of time"
      ])
  }

  static let refused: [(String, String)] = [
    (
      #"{"reportFormat":"CTRF","results":{"tests":[{"name":"t","status":"passed"}"#,
      "c.json:1:1: [cut-off-results] 'c.json' ends inside its JSON: the test run did not finish"
    ),
    (
      #"{"reportFormat":"CTRF","results":{"tests":[}"#,
      "c.json:1:44: [malformed-results] 'c.json' is not JSON"
    ),
    (
      #"{"reportFormat":"CTRF","results":{}}"#,
      "c.json: [malformed-results] 'c.json' is no CTRF report: it has no 'results.tests'"
    ),
    (
      #"{"reportFormat":"CTRF","results":{"tests":[7]}}"#,
      "c.json: [malformed-results] 'c.json' is no CTRF report: "
        + "its 'results.tests' has another type"
    ),
    (
      #"{"reportFormat":"CTRF","results":{"tests":[{"status":"failed","status":"passed"}]}}"#,
      "c.json: [malformed-results] 'c.json' is no CTRF report: it has the key 'status' twice"
    ),
  ]

  @Test(arguments: refused)
  func refusesWhatIsNotAWholeReport(text: String, problem: String) {
    let loaded = Loaded(text, path: "c.json")
    #expect(loaded.runs == [])
    #expect(loaded.problems == [problem])
  }

  @Test func isFoundByItsShapeWhereNoWordTells() {
    let loaded = Loaded(
      #"{"results":{"tool":{"name":"x"},"summary":{},"tests":[{"name":"t","status":"passed"}]}}"#,
      path: "c.json")
    #expect(loaded.outcomes == ["t": .passed])
  }
}
