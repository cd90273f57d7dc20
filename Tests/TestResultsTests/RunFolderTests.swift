import Diagnostics
import TestResults
import Testing

@Suite("Run folders")
struct RunFolderTests {
  private typealias Text = StreamText
  private static let test = "M.S/t()/S.swift:5:4"

  private static func line(
    _ ev: String, rule: String? = "switch.toggles", test: String? = RunFolderTests.test,
    rest: String = ""
  ) -> String {
    let rule = rule.map { #","rule":"\#($0)""# } ?? ""
    let test = test.map { #","test":"\#($0)""# } ?? ""
    return #"{"ev":"\#(ev)"\#(rule)\#(test)\#(rest)}"# + "\n"
  }

  private static let plan = line("plan", rest: #","file":"M/S.swift","line":5,"column":4"#)
  private static let seen = line("evidence", rest: #","kind":"transcript","body":{"a": [1, "}"]}"#)

  @Test func joinsOutcomesRulesAndEvidence() throws {
    let loaded = Loaded(
      events: Text.run("t()"),
      evidence: Self.plan + Self.line("begin") + Self.seen + Self.line("end"))
    let run = try #require(loaded.runs.first)
    #expect(run.id == "r1")
    #expect(run.environment == "linux")
    #expect(run.commit == "abc")
    #expect(run.started?.description == "2026-01-31T10:00:00Z")
    #expect(run.ended?.description == "2026-01-31T10:01:00Z")
    #expect(run.path == "run")
    #expect(run.isComplete)
    let test = try #require(run.tests.first)
    #expect(test.outcome == .passed)
    #expect(
      test.links == [
        RuleLink(
          rule: "switch.toggles", origin: .evidence,
          place: SourcePlace(path: "Tests/M/S.swift", line: 5, column: 4))
      ])
    #expect(
      test.evidence == [
        Evidence(rule: "switch.toggles", kind: .transcript, body: #"{"a": [1, "}"]}"#)
      ])
    #expect(loaded.problems == [])
  }

  @Test func neverReadsAnOutcomeFromEvidence() {
    let loaded = Loaded(
      events: Text.run("t()", Text.event("issueRecorded", "t()", issue: Text.failing)),
      evidence: Self.plan + Self.line("begin") + Self.line("end", rest: #","outcome":"passed""#))
    #expect(loaded.outcomes == ["t()": .failed])
  }

  @Test func takesAPlannedTestThatTheStreamDoesNotHaveForAnError() throws {
    let ghost = "M.S/ghost()/S.swift:9:4"
    let loaded = Loaded(
      events: Text.run("t()"),
      evidence: Self.line("plan", test: ghost, rest: #","file":"M/S.swift","line":9,"column":4"#))
    let run = try #require(loaded.runs.first)
    let test = try #require(run.tests.first { $0.name == "ghost()" })
    #expect(test.outcome == .error)
    #expect(test.suite == "M.S")
    #expect(
      test.messages == ["planned for 'switch.toggles', and missing from the event stream"])
    #expect(test.links.map(\.place.description) == ["M/S.swift:9:4"])
    #expect(
      loaded.problems == [
        "run/evidence.jsonl:1: [planned-test-missing] test '\(ghost)' is planned for "
          + "'switch.toggles', and the run's event stream does not have it"
      ])
  }

  @Test func keepsEvidenceWithoutATestApart() throws {
    let loaded = Loaded(
      events: Text.run("t()"),
      evidence: Self.line("evidence", test: nil, rest: #","kind":"text","body":"a""#)
        + Self.line("evidence", test: "M.S/x()/S.swift:1:2", rest: #","kind":"text","body":"b""#))
    let run = try #require(loaded.runs.first)
    #expect(run.tests.map(\.evidence) == [[]])
    #expect(run.looseEvidence.map(\.body) == [#""a""#, #""b""#])
    #expect(
      loaded.problems
        == [
          "run/evidence.jsonl:1:1: [evidence-without-test] "
            + "evidence for rule 'switch.toggles' names no test and does not count",
          "run/evidence.jsonl:2: [evidence-without-test] evidence for rule 'switch.toggles' names "
            + "the test 'M.S/x()/S.swift:1:2', which this run does not have, and does not count",
        ].sorted())
  }

  @Test func showsUnknownKindsAndMissingBodiesAsText() throws {
    let odd = Self.line("evidence", rest: #","kind":"voiceover","body":{"text":"On"}"#)
    let bare = Self.line("evidence", rest: #","kind":"text","text":"On""#)
    let loaded = Loaded(events: Text.run("t()"), evidence: Self.plan + odd + bare)
    let test = try #require(loaded.runs.first?.tests.first)
    #expect(
      test.evidence == [
        Evidence(rule: "switch.toggles", kind: .text, body: #"{"text":"On"}"#),
        Evidence(rule: "switch.toggles", kind: .text, body: String(bare.dropLast())),
      ])
    #expect(
      loaded.problems == [
        "run/evidence.jsonl:2:1: [unknown-evidence-kind] evidence for rule 'switch.toggles' has "
          + "the unknown kind 'voiceover' and is shown as text",
        "run/evidence.jsonl:3:1: [evidence-without-body] evidence for rule 'switch.toggles' has "
          + "no body; its whole line is shown as text",
      ])
  }

  @Test func tellsEvidenceWithoutARuleAndEvidenceNobodyPlanned() {
    let loaded = Loaded(
      events: Text.run("t()"), evidence: Self.line("evidence", rule: nil) + Self.seen + "nonsense\n"
    )
    #expect(
      loaded.problems == [
        "run/evidence.jsonl:1:1: [evidence-without-rule] evidence names no rule",
        "run/evidence.jsonl:2: [unplanned-evidence] evidence for rule 'switch.toggles' comes from "
          + "a test that did not plan it: '\(Self.test)'",
        "run/evidence.jsonl:3:1: [unreadable-record] line 3 of 'run/evidence.jsonl' cannot be "
          + "read: it is not a JSON object with an 'ev'",
      ])
  }

  @Test func holdsTheExitStatusAgainstTheTests() throws {
    let failed = Text.run("t()", Text.event("issueRecorded", "t()", issue: Text.failing))
    let lying = Loaded(events: failed)
    #expect(
      lying.problems == [
        "run/run.json: [failures-with-exit-zero] "
          + "the run in 'run/run.json' ended with status 0, and 1 of its tests failed"
      ])
    let exitOne = Loaded.description.replacing(#""exit":0"#, with: #""exit":1"#)
    #expect(Loaded(description: exitOne, events: failed).problems == [])
    let silent = Loaded(description: exitOne, events: Text.run("t()"))
    #expect(silent.runs.map(\.incompleteness) == [["exit status 1, and no test failed"]])
    #expect(
      silent.problems == [
        "run/run.json: [failed-run-without-failures] "
          + "the run in 'run/run.json' ended with status 1, and no test of it failed"
      ])
  }

  @Test func isIncompleteWithoutAnEnd() {
    let description = #"{"schema":1,"id":"r1","environment":"linux"}"#
    let loaded = Loaded(description: description, events: Text.run("t()"))
    #expect(
      loaded.runs.map(\.incompleteness) == [["run.json has no end: the run was cut off"]])
    #expect(
      loaded.problems == [
        "run/run.json: [unfinished-run] 'run/run.json' has no end: the run was cut off"
      ])
  }

  @Test func isIncompleteWithoutAnEventStream() throws {
    let loaded = Loaded(events: nil, evidence: Self.plan)
    let run = try #require(loaded.runs.first)
    #expect(run.incompleteness == ["it has no event stream that can be read"])
    #expect(run.tests.map(\.outcome) == [.error])
    #expect(
      loaded.problems == [
        "run/events.jsonl: [unreadable-results] 'run/events.jsonl' does not exist",
        "run/evidence.jsonl:1: [planned-test-missing] test '\(Self.test)' is planned for "
          + "'switch.toggles', and the run's event stream does not have it",
      ])
  }

  @Test func warnsOfMissingEvidence() {
    let loaded = Loaded(events: Text.run("t()"), evidence: nil)
    #expect(loaded.runs.map(\.isComplete) == [true])
    #expect(
      loaded.problems == [
        "run: [run-without-evidence] 'run/evidence.jsonl' does not exist; "
          + "the tests of this run bind by their names alone"
      ])
  }

  @Test func doesNotMixTwoRuns() {
    let loaded = Loaded(
      events: Text.run("t()"), evidence: #"{"ev":"run","id":"r0"}"# + "\n" + Self.plan)
    #expect(loaded.runs.map(\.incompleteness) == [["its evidence is of another run"]])
    #expect(
      loaded.problems == [
        "run/evidence.jsonl: [evidence-of-another-run] "
          + "'run/evidence.jsonl' holds evidence of the run 'r0', not of 'r1'"
      ])
  }

  @Test(arguments: [
    ("{", "'run/run.json' is not a JSON object with the keys of a run"),
    ("[]", "'run/run.json' is not a JSON object with the keys of a run"),
    (#"{"id":"r"}"#, "'run/run.json' is not a JSON object with the keys of a run"),
    (#"{"schema":2}"#, "'run/run.json' has schema 2; schema 1 is the only one known"),
  ])
  func givesNoRunForADescriptionItCannotRead(description: String, message: String) {
    let loaded = Loaded(description: description, events: Text.run("t()"))
    #expect(loaded.runs == [])
    #expect(loaded.problems == ["run/run.json: [unreadable-run-description] \(message)"])
  }

  @Test func readsWhichShardItIs() {
    let second = Loaded.description.replacing("{\"schema\"", with: "{\"shard\":[2,4],\"schema\"")
    #expect(
      Loaded(description: second, events: Text.run("t()")).runs.map(\.shard)
        == [Run.Shard(index: 2, count: 4)])
    let fifth = Loaded.description.replacing("{\"schema\"", with: "{\"shard\":[5,4],\"schema\"")
    let loaded = Loaded(description: fifth, events: Text.run("t()"))
    #expect(loaded.runs.map(\.incompleteness) == [["run.json does not tell which shard it is"]])
    #expect(
      loaded.problems == [
        "run/run.json: [unreadable-run-description] "
          + "the shard [5, 4] of 'run/run.json' is not [number, count]"
      ])
  }

  @Test func believesTheRunAboutItsEnvironment() {
    let loaded = Loaded(
      events: Text.run("t()"), path: ResultPath("run", environment: "ios"))
    #expect(loaded.runs.map(\.environment) == ["linux"])
    #expect(
      loaded.problems == [
        "run/run.json: [environment-conflict] "
          + "'run/run.json' says that its environment is 'linux'; 'ios' is ignored"
      ])
  }

  @Test func takesATimeItCannotReadForUnknown() {
    let odd = Loaded.description.replacing("2026-01-31T10:00:00Z", with: "2026-02-30T10:00:00Z")
    let loaded = Loaded(description: odd, events: Text.run("t()"))
    #expect(
      loaded.problems == [
        "run/run.json: [unreadable-timestamp] "
          + "'started' is '2026-02-30T10:00:00Z', which is no moment in ISO 8601"
      ])
  }
}
