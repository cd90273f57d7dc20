import Diagnostics
import TestResults
import Testing

@Suite("Event streams of schema 6.4")
struct LaterEventStreamTests {
  private typealias Text = StreamText

  private static func numbered(
    _ kind: String, _ iteration: Int, symbol: String = "default", issue: String? = nil
  ) -> String {
    Text.event(kind, "t()", messages: ["m"], symbol: symbol, issue: issue, version: "\"6.4.0\"")
      .replacing("\"testID\"", with: "\"iteration\":\(iteration),\"testID\"")
  }

  private static func outcome(_ events: String) -> TestOutcome? {
    Loaded(stream: Text.test("t()") + events + Text.event("runEnded")).outcomes["t()"]
  }

  @Test func bindsByTagsAndBugs() throws {
    let stream = Text.test(
      "t()", version: "\"6.4.0\"",
      extra: #""tags":["keyboard","Rule.flips"],"#
        + #""bugs":[{"id":"rule:switch.flips"},{"id":"switch.other","title":"x"},{"url":"u"}],"#)
    let loaded = Loaded(stream: stream)
    let test = try #require(loaded.runs.first?.tests.first)
    #expect(test.tags == ["Rule.flips", "keyboard", "rule:switch.flips", "switch.other"])
    #expect(test.links.map(\.rule) == ["switch.flips"])
    #expect(test.links.map(\.origin) == [.property])
    #expect(test.links.map(\.place.description) == ["Tests/M/S.swift:5:4"])
    #expect(loaded.diagnostics.map(\.code.name) == ["unfinished-run"])
  }

  private static let start = Text.event("testStarted", "t()")
  private static let end = Text.event("testEnded", "t()")
  private static let failure = numbered("issueRecorded", 1, issue: Text.failing)

  static let iterations: [(String, TestOutcome)] = [
    // The test's own start and end stand around all attempts and have no number.
    (start + failure + numbered("testStarted", 2) + numbered("testEnded", 2) + end, .flaky),
    (start + numbered("testStarted", 2) + numbered("testEnded", 2) + end, .passed),
    (
      start + numbered("testStarted", 2) + numbered("issueRecorded", 2, issue: Text.failing)
        + numbered("testEnded", 2) + end, .failed
    ),
    (start + failure + numbered("testStarted", 2), .error),
    // An end of the first attempt is none of the second's.
    (
      numbered("testStarted", 1) + failure + numbered("testEnded", 1) + numbered("testStarted", 2),
      .error
    ),
    (
      numbered("testStarted", 1) + failure + numbered("testEnded", 1) + numbered("testStarted", 2)
        + numbered("testEnded", 2), .flaky
    ),
    // Lines of a stream come in any order.
    (
      start + numbered("testStarted", 3) + numbered("testStarted", 2)
        + numbered("issueRecorded", 2, issue: Text.failing) + numbered("testEnded", 2)
        + numbered("testEnded", 3) + end, .flaky
    ),
    // A parameterised test has attempts of its cases.
    (
      start + numbered("testCaseStarted", 1) + failure + numbered("testCaseEnded", 1)
        + numbered("testCaseStarted", 2) + numbered("testCaseEnded", 2) + end, .flaky
    ),
    (
      numbered("testStarted", 1) + failure + numbered("testCaseStarted", 2)
        + numbered("testCaseEnded", 2) + numbered("testEnded", 1), .flaky
    ),
    (
      numbered("testStarted", 1) + failure + numbered("testCaseStarted", 2)
        + numbered("testEnded", 1), .error
    ),
    // A mark of failure that no attempt explains.
    (
      start + numbered("testStarted", 2) + numbered("testEnded", 2)
        + Text.event("testEnded", "t()", messages: ["m"], symbol: "fail"), .failed
    ),
    (
      start + numbered("testStarted", 2) + numbered("testEnded", 2, symbol: "fail") + end, .failed
    ),
  ]

  @Test(arguments: iterations)
  func foldsAttempts(events: String, outcome: TestOutcome) {
    #expect(Self.outcome(events) == outcome)
  }

  @Test func doesWithoutMessages() {
    let event = { (kind: String, test: String) in
      #"{"kind":"event","payload":{"instant":{"absolute":1,"since1970":1},"kind":"\#(kind)"\#(test)},"version":"6.5.0"}"#
        + "\n"
    }
    let test = #","testID":"\#(Text.id("t()"))""#
    let loaded = Loaded(
      stream: Text.test("t()") + event("testStarted", test) + event("testEnded", test)
        + event("runEnded", ""))
    #expect(loaded.outcomes == ["t()": .passed])
    #expect(loaded.problems == [])
  }

  static let unreadable: [(String, String)] = [
    (#"{"kind":"event","kind":"test"}"#, "it has the key 'kind' twice"),
    (#"{"kind":"event","payload":7,"version":0}"#, "its 'payload' has another type"),
    (
      #"{"kind":"event","payload":{"kind":7},"version":0}"#, "its 'payload.kind' has another type"
    ),
    (#"{"kind":"event","payload":{},"version":0}"#, "it has no 'kind'"),
    (#"{"kind":"event","version":0}"#, "it has no 'payload'"),
    (#"{"kind":"x",}"#, "it is not JSON"), (#"{"kind":"x"} {}"#, "it is not JSON"),
    (#"{"kind":"\ud800"}"#, "it is not JSON"), (#"{"kind":"x","n":1e999}"#, "it is not JSON"),
    (#"{"kind":"x","n":01}"#, "it is not JSON"), (#"{"kind":"x","n":NaN}"#, "it is not JSON"),
    ("{\"kind\":\"a\tb\"}", "it is not JSON"), (#"{"kind":"\x"}"#, "it is not JSON"),
    (
      #"{"kind":"x","n":"# + String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        + "}", "its values nest deeper than 512"
    ),
  ]

  @Test(arguments: unreadable)
  func saysWhyALineCannotBeRead(line: String, reason: String) {
    let loaded = Loaded(stream: Text.run("t()") + line)
    #expect(
      loaded.problems == [
        "e.jsonl:6:1: [unreadable-record] line 6 of 'e.jsonl' cannot be read: \(reason)"
      ])
  }

  @Test func readsEscapesAndNumbersOfEveryKind() throws {
    let line =
      #"{"version":0,"payload":{"sourceLocation":{"line":5e0,"column":4.0,"fileID":"M\/S.swift"},"#
      + #""k\u0069nd":"function","id":"a","name":"\u65e5\ud83d\ude00\"\\\b\f\n\r\t\/"},"kind":"test"}"#
    let test = try #require(Loaded(stream: line).runs.first?.tests.first)
    #expect(test.name == "日😀\"\\\u{8}\u{C}\n\r\t/")
    #expect(test.source?.description == "M/S.swift:5:4")
  }
}
