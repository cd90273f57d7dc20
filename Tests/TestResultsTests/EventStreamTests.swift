import Diagnostics
import TestResults
import Testing

@Suite("Event streams")
struct EventStreamTests {
  private typealias Text = StreamText

  static let outcomes: [(String, TestOutcome)] = [
    ("", .passed),
    (Text.event("issueRecorded", "t()", issue: Text.failing), .failed),
    (Text.event("issueRecorded", "t()", issue: Text.known), .expectedFailure),
    (
      Text.event(
        "issueRecorded", "t()",
        issue: #"{"isFailure":false,"isKnown":false,"severity":"warning"}"#), .passed
    ),
    (Text.event("issueRecorded", "t()", issue: #"{"isKnown":false}"#, version: "0"), .failed),
    (
      Text.event("issueRecorded", "t()", issue: #"{"isKnown":true}"#, version: "0"),
      .expectedFailure
    ),
    (Text.event("testSkipped", "t()"), .skipped),
    (Text.event("testCancelled", "t()"), .cancelled),
    (
      Text.event("testCancelled", "t()") + Text.event("issueRecorded", "t()", issue: Text.failing),
      .failed
    ),
  ]

  @Test(arguments: outcomes)
  func readsTheOutcomeFromTheEventsBetweenStartAndEnd(events: String, outcome: TestOutcome) throws {
    let loaded = Loaded(stream: Text.run("t()", events))
    let run = try #require(loaded.runs.first)
    #expect(run.tests.map(\.outcome) == [outcome])
    #expect(run.isComplete)
    #expect(loaded.problems == [])
  }

  @Test func namesATestByItsModuleSuitesAndFunction() throws {
    let stream =
      Text.test("t()", suite: "M.S/Nested", display: "does it")
      + #"{"kind":"test","payload":{"id":"M.free(_:)/F.swift:6:2","kind":"function","name":"free(_:)","sourceLocation":{"fileID":"M/F.swift","line":6,"column":2}},"version":0}"#
    let tests = try #require(Loaded(stream: stream).runs.first).tests
    #expect(tests.map(\.key) == ["M/free(_:)", "M.S.Nested/t()"])
    #expect(tests.map(\.displayName) == [nil, "does it"])
    #expect(tests.map(\.source?.description) == ["M/F.swift:6:2", "Tests/M/S.swift:5:4"])
    #expect(tests.map(\.place.description) == ["e.jsonl:2", "e.jsonl:1"])
  }

  @Test func keepsARawIdentifierWithSlashesAndDotsWhole() throws {
    let stream = Text.test("`a/b.c`()")
    let test = try #require(Loaded(stream: stream).runs.first?.tests.first)
    #expect(test.key == "M.S/`a/b.c`()")
  }

  @Test func takesDurationsFromTheClockThatOnlyGoesForward() throws {
    let run = try #require(Loaded(stream: Text.run("t()")).runs.first)
    #expect(run.tests.map(\.seconds) == [0.5])
    #expect(run.started?.description == "2026-01-31T10:00:11Z")
    #expect(run.ended?.description == "2026-01-31T10:00:12Z")
    #expect(run.tool == "swift-testing")
    #expect(run.environment == "default")
    #expect(run.commit == nil)
  }

  @Test func callsAnErrorWhatWasBegunOrPlannedAndNeverEnded() throws {
    let stream =
      Text.test("a()") + Text.test("b()") + Text.test("c()") + Text.event("runStarted")
      + Text.event("testStarted", "a()") + Text.event("testEnded", "a()")
      + Text.event("testStarted", "b()")
    let loaded = Loaded(stream: stream)
    let run = try #require(loaded.runs.first)
    #expect(loaded.outcomes == ["a()": .passed, "b()": .error, "c()": .notRun])
    #expect(
      run.tests.map(\.messages) == [[], ["begun, and never ended"], ["planned, and never begun"]])
    #expect(run.incompleteness == ["the run never ended: its event stream has no runEnded"])
    #expect(run.ended == nil)
    #expect(
      loaded.problems == [
        "e.jsonl: [unfinished-run] the run in 'e.jsonl' never ended: its event stream has no runEnded"
      ])
  }

  @Test func makesTheRunIncompleteForAFailureOfNoTest() throws {
    let loaded = Loaded(
      stream: Text.run(
        "t()",
        Text.event(
          "issueRecorded", messages: ["1 == 2", "why"], symbol: "fail", issue: Text.failing)
      ))
    let run = try #require(loaded.runs.first)
    #expect(run.tests.map(\.outcome) == [.passed])
    #expect(run.looseFailures == ["1 == 2\nwhy"])
    #expect(run.incompleteness == ["1 failure belongs to no test"])
    #expect(
      loaded.problems == [
        "e.jsonl: [failure-without-test] "
          + "1 failure belongs to no test of the run in 'e.jsonl': '1 == 2'"
      ])
  }

  @Test func tellsALineThatCannotBeReadAndPassesNoTestByIt() throws {
    let loaded = Loaded(
      stream: Text.test("t()") + Text.event("testStarted", "t()")
        + "{\"kind\":\"event\",\"payload\"\n" + "\n" + Text.event("runEnded")
        + #"{"kind":"event","version":"6.3.0","payload":{"kind":"x"}}"#)
    let run = try #require(loaded.runs.first)
    #expect(run.tests.map(\.outcome) == [.error])
    #expect(run.incompleteness == ["2 lines of its event stream cannot be read"])
    #expect(
      loaded.problems == [
        "e.jsonl:3:1: [unreadable-record] line 3 of 'e.jsonl' cannot be read: it is not JSON",
        "e.jsonl:6:1: [unreadable-record] line 6 of 'e.jsonl' cannot be read: it has no 'instant'",
      ])
  }

  @Test func countsWhatItSkipsOfLaterFormats() throws {
    let loaded = Loaded(
      stream: #"{"kind":"hologram","version":"7.0.0","payload":{}}"# + "\n"
        + Text.run("t()", Text.event("testTeleported", "t()") + Text.event("testTeleported", "t()"))
        + Text.event("testCaseStarted", version: "\"7.1.0\""))
    #expect(loaded.outcomes == ["t()": .passed])
    #expect(
      loaded.problems == [
        "e.jsonl: [unknown-records] 1 line has schema version '7.1.0', "
          + "which is read as if it were 6.3",
        "e.jsonl: [unknown-records] 1 record of unknown kind 'hologram' was skipped",
        "e.jsonl: [unknown-records] 2 records of unknown kind 'testTeleported' were skipped",
      ])
  }

  @Test func refusesAPrettyPrintedArray() {
    let loaded = Loaded(stream: "[\n {\n  \"kind\": \"test\"\n }\n]\n")
    #expect(loaded.runs == [])
    #expect(
      loaded.problems == [
        "e.jsonl:1:1: [malformed-results] line 1 of 'e.jsonl' is not a JSON object; "
          + "an event stream has one on each line"
      ])
  }

  @Test func doesNotCallARunWithoutTestsComplete() throws {
    let loaded = Loaded(stream: Text.event("runStarted") + Text.event("runEnded"))
    let run = try #require(loaded.runs.first)
    #expect(run.incompleteness == ["no tests"])
    #expect(
      loaded.problems == ["e.jsonl: [run-without-tests] the run in 'e.jsonl' has no tests"])
  }

  @Test func takesAPassAfterAFailedAttemptForFlaky() {
    let attempt = Text.event("testEnded", "t()") + Text.event("testStarted", "t()")
    let failure = Text.event("issueRecorded", "t()", issue: Text.failing)
    #expect(Loaded(stream: Text.run("t()", failure + attempt)).outcomes == ["t()": .flaky])
    #expect(Loaded(stream: Text.run("t()", attempt + failure)).outcomes == ["t()": .failed])
    #expect(Loaded(stream: Text.run("t()", attempt)).outcomes == ["t()": .passed])
  }

  @Test func leavesAKnownIssueThatDidNotOccurFailed() throws {
    let run = try #require(
      Loaded(
        stream: Text.run(
          "t()",
          Text.event(
            "issueRecorded", "t()", messages: ["Known issue was not recorded"], symbol: "fail",
            issue: Text.failing))
      ).runs.first)
    #expect(run.tests.map(\.outcome) == [.failed])
    #expect(run.tests.map(\.messages) == [["Known issue was not recorded"]])
  }

  @Test func believesAFailureMarkThatNoIssueExplains() throws {
    let stream =
      Text.test("t()") + Text.event("testStarted", "t()")
      + Text.event("testEnded", "t()", messages: ["failed"], symbol: "fail")
      + Text.event("runEnded")
    let test = try #require(Loaded(stream: stream).runs.first?.tests.first)
    #expect(test.outcome == .failed)
    #expect(test.messages == ["its end is marked as a failure, and no issue tells why"])
  }

  @Test func neverPassesATestThatHasEventsAndNoRecord() {
    let loaded = Loaded(
      stream: Text.event("testStarted", "ghost()") + Text.event("testEnded", "ghost()")
        + Text.event("runEnded"))
    #expect(loaded.outcomes == ["ghost()": .unknown])
    #expect(
      loaded.problems == [
        "e.jsonl:1: [unplanned-test] 1 test has events and no record of their own, "
          + "such as 'M.S/ghost()/S.swift:5:4'"
      ])
  }

  @Test func skipsTheTestsOfASuiteThatIsSwitchedOff() {
    let suite =
      #"{"kind":"test","payload":{"id":"M.S","kind":"suite","name":"S","sourceLocation":{"fileID":"M/S.swift","line":1,"column":2}},"version":"6.3.0"}"#
      + "\n"
    let loaded = Loaded(
      stream: suite + Text.test("t()")
        + Text.event("testSkipped", "M.S/").replacing("M.S/", with: "M.S")
        + Text.event("runEnded"))
    #expect(loaded.outcomes == ["t()": .skipped])
  }

  @Test func readsTagsWithoutTheirSwiftDressInOrder() throws {
    let stream = Text.test("t()", extra: ##""_tags":[".`switch.toggles`",".keyboard"],"##)
    let test = try #require(Loaded(stream: stream).runs.first?.tests.first)
    #expect(test.tags == ["keyboard", "switch.toggles"])
  }

  @Test func splitsAtLineFeedsAloneAndTakesCarriageReturns() {
    let stream = Text.run("t()", Text.event("testSkipped", "t()", messages: ["a\u{2028}b\u{85}c"]))
    let lines = stream.split(separator: "\n").joined(separator: "\r\n")
    #expect(Loaded(stream: lines).runs.first?.tests.first?.messages == ["a\u{2028}b\u{85}c"])
  }

  @Test func cutsLongMessagesAndPicturesControlCharacters() throws {
    let long = String(repeating: "é", count: 40_000)
    let event = Text.event(
      "issueRecorded", "t()", messages: [long, #"\u001b[31m\u0000"#], symbol: "fail",
      issue: Text.failing)
    let messages = try #require(Loaded(stream: Text.run("t()", event)).runs.first?.tests.first)
      .messages
    #expect(
      messages == [
        String(repeating: "é", count: 32_768) + "\n[cut: 65536 of 80007 bytes are shown]"
      ])
    let short = Text.event(
      "issueRecorded", "t()", messages: [#"\u001b[31m\u0000\r\n"#], symbol: "fail",
      issue: Text.failing)
    #expect(
      Loaded(stream: Text.run("t()", short)).runs.first?.tests.first?.messages == ["␛[31m␀\n"])
  }

  @Test func namesARunWithoutAnIDByTheHashOfItsBytes() throws {
    let stream = Text.run("t()")
    let one = try #require(Loaded(stream, path: "a.jsonl").runs.first)
    let same = try #require(Loaded(stream, path: "b.jsonl").runs.first)
    let other = try #require(Loaded(stream + "\n", path: "a.jsonl").runs.first)
    #expect(one.id.count == 32)
    #expect(one.id == same.id)
    #expect(one.id != other.id)
  }
}
