import Diagnostics
import DiagnosticsTestSupport
import TestResults
import Testing

@testable import Reference

@Suite("history.jsonl")
struct HistoryFileTests {
  private func read(_ text: String) -> (history: History, problems: [String]) {
    var log = DiagnosticLog()
    let file = SourceFile(path: "history.jsonl", bytes: Array(text.utf8))
    let history = HistoryReader.read(file, into: &log)
    for problem in log.diagnostics { #expect(problem.code.name == "unreadable-history") }
    return (history, log.diagnostics.map { "\($0.place?.line ?? 0): \($0.message)" })
  }

  private func line(
    _ run: String, _ verdicts: String, _ more: String = "", commit: String = "c"
  ) -> String {
    #"{"schema":1,"build":"x","runs":["\#(run)"],"commits":["\#(commit)"],"verdicts":{\#(verdicts)}\#(more)}"#
      + "\n"
  }

  @Test func isReadLineByLine() {
    let (history, problems) = read(
      line("1", #""passing":["a.b","a.c"]"#, #","full":true,"madeAt":"2026-03-01T02:00:00Z""#)
        + line("2", #""failing":["a.b"]"#, #","texts":{"a.b":"given x / when y / then z"}"#)
        + line("3", "", #","gone":["a.c"]"#))
    #expect(problems == [])
    #expect(history.builds.map(\.runs) == [["1"], ["2"], ["3"]])
    #expect(history.builds[0].madeAt == Timestamp(reading: "2026-03-01T02:00:00Z"))
    #expect(
      history.rules == [
        "a.b": [
          .init(build: 0, state: .judged(.passing)),
          .init(build: 1, state: .judged(.failing), text: "given x / when y / then z"),
        ],
        "a.c": [.init(build: 0, state: .judged(.passing)), .init(build: 2, state: .gone)],
      ])
  }

  @Test func takesWhatAFullLineDoesNotNameAsGone() {
    let (history, _) = read(
      line("1", #""passing":["a.b","a.c"]"#) + line("2", #""passing":["a.b"]"#, #","full":true"#))
    #expect(history.rules["a.c"]?.last == .init(build: 1, state: .gone))
    #expect(history.rules["a.b"]?.count == 1)
  }

  @Test func losesATornLastLineAndNothingElse() {
    let whole = line("1", #""passing":["a.b"]"#)
    for cut in 1..<whole.utf8.count - 2 {
      let torn = String(
        decoding: Array(line("2", #""failing":["a.b"]"#).utf8.prefix(cut)), as: UTF8.self)
      let (history, problems) = read(whole + torn)
      #expect(history.builds.count == 1)
      #expect(
        problems == ["2: the last line of 'history.jsonl' is cut off, and is dropped"], "\(cut)")
    }
  }

  @Test(arguments: [
    ("nonsense\n", "1: line 1 of 'history.jsonl' is no line of a history, and is passed over"),
    (
      #"{"schema":2,"runs":["1"],"verdicts":{}}"# + "\n",
      "1: line 1 of 'history.jsonl' has schema 2, which is not known, and is passed over"
    ),
    ("[]\n", "1: line 1 of 'history.jsonl' is no line of a history, and is passed over"),
    ("\u{0}\n", nil),
    (
      String(repeating: "[", count: 100_000) + "\n",
      "1: line 1 of 'history.jsonl' is no line of a history, and is passed over"
    ),
  ])
  func passesOverALineThatCannotBeRead(bad: String, problem: String?) {
    let (history, problems) = read(bad + line("2", #""failing":["a.b"]"#))
    #expect(problems == [problem].compactMap { $0 })
    #expect(history.builds.count == 1)
    #expect(history.rules["a.b"] == [.init(build: 0, state: .judged(.failing))])
  }

  @Test func passesOverASecondLineOfTheSameRuns() {
    let (history, problems) = read(
      line("1", #""failing":["a.b"]"#) + line("1", #""passing":["a.b"]"#))
    #expect(
      problems == [
        "2: line 2 of 'history.jsonl' has the runs of an earlier line, and is passed over"
      ])
    #expect(history.rules["a.b"] == [.init(build: 0, state: .judged(.failing))])
  }

  @Test func neverTakesAnUnknownWordForAPass() {
    let (history, problems) = read(
      line("1", #""passing":["a.b"]"#) + line("2", #""splendid":["a.b"]"#))
    #expect(problems == [])
    #expect(history.rules["a.b"]?.last == .init(build: 1, state: .unknown))
    let both = read(line("1", #""passing":["a.b"],"failing":["a.b"]"#)).history
    #expect(both.rules["a.b"] == [.init(build: 0, state: .judged(.failing))])
  }

  @Test func isEmptyWhereTheFileIs() {
    for text in ["", "\n", "\u{FEFF}\n", " \r\n"] {
      let (history, problems) = read(text)
      #expect(history == History())
      #expect(problems == [])
    }
    let crlf = line("1", #""passing":["a.b"]"#).replacing("\n", with: "\r\n")
    #expect(read("\u{FEFF}" + crlf).history.builds.count == 1)
  }

  // MARK: - Writing

  @Test func isWrittenAsWhatChanged() {
    var history = History()
    func finding(_ rule: String, _ verdict: Verdict, _ text: String) -> History.Finding {
      .init(rule: rule, oldIDs: [], verdict: verdict, text: text)
    }
    _ = history.record(
      .init(id: "one", runs: ["r1"], commits: ["c1"], madeAt: Timestamp(secondsSince1970: 0)),
      [finding("a.b", .passing, "first"), finding("a.c", .untested, "say \"hi\"\u{1}")],
      limit: 400)
    _ = history.record(
      .init(id: "two", runs: ["r2"], commits: [], madeAt: nil),
      [finding("a.b", .failing, "second")], limit: 400)
    #expect(
      String(decoding: HistoryWriter.bytes(of: history), as: UTF8.self) == """
        {"schema":1,"build":"one","runs":["r1"],"commits":["c1"],"madeAt":"1970-01-01T00:00:00Z",\
        "full":true,"verdicts":{"untested":["a.c"],"passing":["a.b"]},\
        "texts":{"a.b":"first","a.c":"say \\"hi\\"\\u0001"}}
        {"schema":1,"build":"two","runs":["r2"],"commits":[],"verdicts":{"failing":["a.b"]},\
        "gone":["a.c"],"texts":{"a.b":"second"}}

        """)
  }

  @Test(arguments: 0..<40)
  func isReadAsItWasWritten(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let history = RandomHistory.make(builds: Int.random(in: 0...70, using: &random), &random)
    let text = String(decoding: HistoryWriter.bytes(of: history), as: UTF8.self)
    let (again, problems) = read(text)
    #expect(problems == [])
    #expect(again == history)
    let lines = text.split(separator: "\n")
    #expect(lines.count == history.builds.count)
    for (index, line) in lines.enumerated() {
      #expect(line.contains("\"full\":true") == (index % 30 == 0))
    }
  }
}
