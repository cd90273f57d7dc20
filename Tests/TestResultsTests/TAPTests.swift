import Diagnostics
import Inputs
import TestResults
import Testing

@Suite("TAP")
struct TAPTests {
  private static func loaded(_ text: String) -> Loaded { Loaded(text, path: "r.tap") }

  private static func counts(_ text: String) throws -> ResultCounts {
    var log = DiagnosticLog()
    let found = ResultInspector.inspect(
      [ResultPath("r.tap")], files: MemoryFiles(["r.tap": text]).inputs, into: &log)
    return try #require(found.first).counts
  }

  static let points: [(String, String, TestOutcome)] = [
    ("ok", "test 1", .passed), ("ok 1", "test 1", .passed), ("not ok", "test 1", .failed),
    ("ok 1 - adds", "adds", .passed), ("ok 1 adds", "adds", .passed),
    ("ok - adds", "adds", .passed), ("not ok 1 - adds", "adds", .failed),
    ("ok 1 - adds # skip no net", "adds", .skipped), ("ok 1 # Skipped: no", "test 1", .skipped),
    ("not ok 1 - adds # todo later", "adds", .expectedFailure),
    ("ok 1 - adds # todo later", "adds", .unexpectedPass),
    ("ok 1 - adds # todone", "adds # todone", .passed),
    ("ok 1 - adds \\# skip", "adds # skip", .passed), ("ok 1 - C# works", "C# works", .passed),
    ("ok 1 - adds # time=12ms", "adds", .passed), ("ok 1 - 日本", "日本", .passed),
  ]

  @Test(arguments: points)
  func readsAPoint(line: String, name: String, outcome: TestOutcome) {
    for text in ["1..1\n\(line)\n", "TAP version 13\r\n1..1\r\n\(line)\r\n", "\(line)\n1..1"] {
      let loaded = Self.loaded(text)
      #expect(loaded.outcomes == [name: outcome])
      #expect(loaded.runs.map(\.isComplete) == [true])
      #expect(loaded.problems == [])
    }
  }

  static let plans: [(String, String)] = [
    ("ok 1\n", "r.tap: [plan-mismatch] the run in 'r.tap' is not whole: it has no plan"),
    (
      "1..3\nok 1\nok 2\n",
      "r.tap:1: [plan-mismatch] the run in 'r.tap' is not whole: "
        + "its plan is 3 tests, and it ran 2"
    ),
    (
      "ok 1\nok 2\n1..1\n",
      "r.tap:3: [plan-mismatch] the run in 'r.tap' is not whole: its plan is 1 test, and it ran 2"
    ),
    (
      "1..1\nok 1\n1..1\n",
      "r.tap:1: [plan-mismatch] the run in 'r.tap' is not whole: it has 2 plans"
    ),
    ("TAP version 14\n", "r.tap: [plan-mismatch] the run in 'r.tap' is not whole: it has no plan"),
    (
      "1..2\nok 1\n# tests 2\nBail out! no net\nok 2\n",
      "r.tap:4: [bailed-out] the run in 'r.tap' bailed out: no net"
    ),
    (
      "1..0 # skip no net\n",
      "r.tap: [run-without-tests] the run in 'r.tap' has no tests: skip no net"
    ),
    (
      "1..1\nok 1\n  ---\n  a: b\n",
      "r.tap:3: [unfinished-run] the diagnostic in 'r.tap' is never closed: the run was cut off"
    ),
    (
      "1..1\nok 1 - a\n    ok 1 - b\n",
      "r.tap:3: [unfinished-run] the subtests in 'r.tap' belong to no test: the run was cut off"
    ),
    (
      "1..1\nok 1 - a\n    not ok 1 - b\n",
      "r.tap:3: [failure-without-test] the subtest 'b' failed, and no test sums it up"
    ),
  ]

  @Test(arguments: plans)
  func isNoWholeRunWhere(text: String, problem: String) {
    let loaded = Self.loaded(text)
    #expect(loaded.problems == [problem])
    #expect(loaded.runs.map(\.isComplete) == [false])
  }

  @Test func makesATestOfEachNumberThatIsMissing() throws {
    let text = "1..4\nok 1 - a\nok 2 - b\nok 4 - d\n"
    #expect(
      Self.loaded(text).outcomes == ["a": .passed, "b": .passed, "d": .passed, "test 3": .notRun])
    #expect(try Self.counts(text).unknown == 1)
    // A plan that nobody could run is counted and not written down.
    let huge = try Self.counts("1..1000000000\nok 1\n")
    #expect(huge.tests == 1_000_000_000)
    #expect(huge.passed == 1)
    #expect(Self.loaded("1..1000000000\nok 1\n").runs.first?.tests.count == 1_001)
  }

  @Test func doesNotBelieveANumberThatTwoHave() {
    let loaded = Self.loaded("1..2\nok 1 - a\nok 1 - b\nnot ok 2 - c\n")
    #expect(loaded.outcomes == ["a": .unknown, "b": .unknown, "c": .failed])
    #expect(
      loaded.problems.last
        == "r.tap:3: [unknown-outcome] test 'b' has the number 1, which another has too; "
        + "its outcome is unknown")
  }

  @Test func takesADiagnosticForTheMessage() throws {
    let text = """
      TAP version 13
      1..2
      not ok 1 - a
        ---
        message: no
        stack: |-
          not ok 7 - a trap
        ...
      not ok 2 - b
      #   Failed test 'b'
      #   at t/b.t line 3.

      """
    let tests = try #require(Self.loaded(text).runs.first).tests
    #expect(
      tests.map(\.messages) == [
        ["message: no\nstack: |-\n  not ok 7 - a trap"],
        ["Failed test 'b'", "at t/b.t line 3."],
      ])
  }

  static let nested: [(String, [String: TestOutcome])] = [
    (
      "# Subtest: a\n    ok 1 - b\n    1..1\nok 1 - a\n1..1\n", ["a": .passed, "b": .passed]
    ),
    (
      "    # Subtest: a\n    1..1\n    not ok 1 - b\nnot ok 1 - a\n1..1\n",
      ["a": .failed, "b": .failed]
    ),
    ("    not ok 1 - b\nok 1 - a\n1..1\n", ["a": .failed, "b": .failed]),
    ("    1..2\n    ok 1 - b\nok 1 - a\n1..1\n", ["a": .error, "b": .passed]),
    (
      "        not ok 1 - c\n        1..1\n    ok 1 - b\n    1..1\nok 1 - a\n1..1\n",
      ["a": .failed, "b": .failed, "c": .failed]
    ),
    ("        not ok 1 - c\nok 1 - a\n1..1\n", ["a": .failed, "c": .failed]),
    (
      "ok 1 - a {\n    1..1\n    not ok 1 - b\n}\nok 2 - z\n1..2\n",
      ["a": .failed, "b": .failed, "z": .passed]
    ),
    (
      "    not ok 1 - b\n    1..1\nnot ok 1 - a # todo\n1..1\n",
      ["a": .expectedFailure, "b": .expectedFailure]
    ),
    ("  not ok 1 - b\nok 1 - a\n1..1\n", ["a": .failed, "b": .failed]),
    (
      "KTAP version 1\n1..1\n  KTAP version 1\n  1..1\n    1..1\n    not ok 1 c\n  ok 1 b\nok 1 a\n",
      ["a": .failed, "b": .failed, "c": .failed]
    ),
    ("    ok 1 - b # skip\n    1..1\nok 1 - a\n1..1\n", ["a": .passed, "b": .skipped]),
  ]

  @Test(arguments: nested)
  func losesNothingInSubtests(text: String, outcomes: [String: TestOutcome]) throws {
    #expect(Self.loaded(text).outcomes == outcomes)
    // The file's own plan counts its outermost points.
    #expect(
      try Self.counts(text).tests
        == text.split(separator: "\n").count { $0.hasPrefix("ok") || $0.hasPrefix("not") })
  }

  @Test func namesASubtestByWhatSumsItUpAndBindsIt() throws {
    let text = "    ok 1 - flips [rule:switch.flips]\n    1..1\nok 1 - Switch\n1..1\n"
    let test = try #require(Self.loaded(text).runs.first?.tests.last)
    #expect(test.key == "Switch/flips [rule:switch.flips]")
    #expect(test.links.map(\.rule) == ["switch.flips"])
    #expect(test.links.map(\.place.description) == ["r.tap:1"])
  }

  @Test func readsDurations() {
    let text = "1..2\nok 1 - a # time=250ms\nok 2 - b\n  ---\n  duration_ms: 0.5\n  ...\n"
    #expect(Self.loaded(text).runs.first?.tests.map(\.seconds) == [0.25, 0.0005])
  }

  @Test func passesOverNoise() {
    let text =
      "building…\nokay\nnot okay\n1...3\n# hi\n1..1\nok 1 - a\nok2\n"
    #expect(Self.loaded(text).outcomes == ["a": .passed])
    #expect(Self.loaded(text).problems == [])
  }

  @Test func refusesWhatIsNotText() {
    var files = MemoryFiles()
    files.files["r.tap"] = Array("1..1\nok 1 - a".utf8) + [0xFF]
    #expect(
      Loaded(files, [ResultPath("r.tap")]).problems == [
        "r.tap:2:9: [malformed-results] 'r.tap' holds bytes that are not UTF-8"
      ])
    let deep = "1..1\n" + String(repeating: " ", count: 400) + "ok 1\nok 1\n"
    #expect(
      Self.loaded(deep).problems == [
        "r.tap:2: [deeply-nested-results] 'r.tap' nests subtests deeper than 64"
      ])
  }

  @Test func readsALaterVersionAsTheLastKnownOne() {
    #expect(
      Self.loaded("TAP version 15\n1..1\nok 1\n").problems == [
        "r.tap: [unknown-records] 'r.tap' is TAP version 15, which is read as if it were 14"
      ])
  }
}
