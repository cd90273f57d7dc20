import Diagnostics
import Inputs
import TestResults
import Testing

/// What is lost on the way never makes anything greener, on random files.
@Suite("Lost lines")
struct LostLinesTests {
  private typealias Text = StreamText

  /// The names of the tests that would show green: passed, in a run that is whole.
  private static func green(_ loaded: Loaded) -> Set<String> {
    Set(
      loaded.runs.filter(\.isComplete).flatMap(\.tests).filter { $0.outcome == .passed }
        .map(\.name))
  }

  // MARK: - Event streams

  /// The lines of a whole run as Swift Testing writes it, each with the test that it speaks of.
  private static func stream(_ random: inout SeededNumbers) -> [(test: String?, line: String)] {
    var plan: [(String?, String)] = []
    var events: [(String?, String)] = [(nil, Text.event("runStarted"))]
    var hasFailure = false
    for number in 0..<(1 + random.below(5)) {
      let name = "t\(number)()"
      plan.append((name, Text.test(name)))
      func event(_ kind: String, symbol: String = "default", issue: String? = nil) {
        events.append(
          (name, Text.event(kind, name, messages: ["m"], symbol: symbol, issue: issue)))
      }
      switch random.below(7) {
      case 0: event("testSkipped", symbol: "skip")
      case 1:
        event("testStarted")
        event("testCancelled", symbol: "skip")
        event("testEnded", symbol: "skip")
      case 2:
        event("testStarted")
        event("issueRecorded", symbol: "fail", issue: Text.known)
        event("testEnded", symbol: "passWithKnownIssue")
      case 3:
        hasFailure = true
        event("testStarted")
        for _ in 0...random.below(2) { event("issueRecorded", symbol: "fail", issue: Text.failing) }
        event("testEnded", symbol: "fail")
      case 4:
        hasFailure = true
        event("testStarted")
      case 5: break
      default:
        event("testStarted")
        event("testEnded", symbol: "pass")
      }
    }
    events.append(
      (nil, Text.event("runEnded", messages: ["m"], symbol: hasFailure ? "fail" : "pass")))
    return plan + events
  }

  @Test(arguments: 0..<200)
  func ofATestMakeNothingGreener(seed: Int) {
    var random = SeededNumbers(seed)
    let lines = Self.stream(&random)
    let before = Loaded(stream: lines.map(\.line).joined())
    let green = Self.green(before)
    for index in lines.indices where lines[index].test != nil {
      var rest = lines
      rest.remove(at: index)
      #expect(Self.green(Loaded(stream: rest.map(\.line).joined())).isSubset(of: green))
    }
    for name in Set(lines.compactMap(\.test)) {
      let rest = Loaded(stream: lines.filter { $0.test != name }.map(\.line).joined())
      #expect(Self.green(rest).isSubset(of: green.subtracting([name])))
      #expect(rest.outcomes == before.outcomes.filter { $0.key != name })
    }
  }

  @Test(arguments: 0..<40)
  func atTheEndLeaveNothingGreen(seed: Int) {
    var random = SeededNumbers(seed)
    let lines = Self.stream(&random).map(\.line)
    for count in 0..<lines.count {
      let loaded = Loaded(stream: lines.prefix(count).joined())
      #expect(Self.green(loaded) == [])
    }
  }

  // MARK: - TAP

  private static func tap(_ random: inout SeededNumbers) -> [String] {
    let count = 1 + random.below(6)
    var lines = ["1..\(count)"]
    for number in 1...count {
      let parts = random.below(3)
      let innerFails = random.below(4) == 0
      if parts > 0 {
        for part in 1...parts {
          lines.append(
            "    \(innerFails && part == 1 ? "not ok" : "ok") \(part) - p\(number).\(part)")
        }
        lines.append("    1..\(parts)")
      }
      let fails = innerFails && parts > 0 || random.below(4) == 0
      let directive = ["", "", " # skip no", " # todo later"][fails ? 0 : random.below(4)]
      lines.append("\(fails ? "not ok" : "ok") \(number) - t\(number)\(directive)")
      if fails { lines += ["  ---", "  message: no", "  ..."] }
    }
    return lines
  }

  @Test(arguments: 0..<200)
  func ofTAPMakeNothingGreener(seed: Int) {
    var random = SeededNumbers(seed)
    let lines = Self.tap(&random)
    func loaded(_ lines: [String]) -> Loaded {
      Loaded(lines.joined(separator: "\n") + "\n", path: "r.tap")
    }
    let green = Self.green(loaded(lines))
    for index in lines.indices {
      var rest = lines
      rest.remove(at: index)
      #expect(Self.green(loaded(rest)).isSubset(of: green), "without '\(lines[index])'")
    }
    for count in 0..<lines.count - 1 {
      #expect(Self.green(loaded(Array(lines.prefix(count)))).isSubset(of: green))
    }
  }

  // MARK: - CTRF and JUnit

  @Test func ofAReportLeaveNothingOfIt() {
    let report =
      #"{"reportFormat":"CTRF","specVersion":"1.0.0","results":{"tool":{"name":"é"},"summary":{"#
      + #""tests":1},"tests":[{"name":"t","status":"passed","duration":1.5e3,"flaky":false}]}}"#
    #expect(Self.green(Loaded(report, path: "r.json")) == ["t"])
    for count in 0..<report.utf8.count {
      var files = MemoryFiles()
      files.files["r.json"] = Array(report.utf8.prefix(count))
      let loaded = Loaded(files, [ResultPath("r.json")])
      #expect(loaded.runs == [])
      #expect(loaded.hasErrors)
    }
    let xml = "<testsuites><testsuite name=\"s\"><testcase name=\"t\"/></testsuite></testsuites>"
    #expect(Self.green(Loaded(xml: xml)) == ["t"])
    for count in 0..<xml.utf8.count { #expect(Loaded(xml: String(xml.prefix(count))).runs == []) }
  }

  // MARK: - Files

  @Test(arguments: 0..<20)
  func andTheOrderOfFilesDoNotMatter(seed: Int) {
    var random = SeededNumbers(seed)
    var files = MemoryFiles()
    for number in 0..<6 {
      files.files["e\(number).jsonl"] = Array(Self.stream(&random).map(\.line).joined().utf8)
      files.files["t\(number).tap"] = Array(
        Self.tap(&random).joined(separator: "\n").utf8)
    }
    let names = files.files.keys.sorted()
    let shuffled = names.shuffled(using: &random)
    let ordered = Loaded(files, names.map { ResultPath($0) })
    let mixed = Loaded(files, shuffled.map { ResultPath($0) })
    #expect(mixed.runs.map(\.path) == shuffled)
    #expect(mixed.runs.sorted { $0.path < $1.path } == ordered.runs)
    #expect(mixed.diagnostics == ordered.diagnostics)
  }
}
