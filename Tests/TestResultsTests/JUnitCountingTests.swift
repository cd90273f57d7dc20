import Diagnostics
import Foundation
import Inputs
import TestResults
import Testing

/// Counting keeps no record, and must come to what the records come to.
@Suite("Counting JUnit files")
struct JUnitCountingTests {
  private struct Outcome: Equatable {
    var counts = ResultCounts()
    var suiteErrors = 0
    var diagnostics: [Diagnostic] = []
  }

  private func counted(_ bytes: [UInt8]) -> Outcome? {
    var log = DiagnosticLog()
    let found = ResultInspector.inspect(
      [ResultPath("r.xml")], files: .memory(["r.xml": bytes]), into: &log)
    guard let only = found.first, only.format == "junit-xml" else { return nil }
    return Outcome(
      counts: only.counts, suiteErrors: only.suiteErrors, diagnostics: only.diagnostics)
  }

  private func recorded(_ bytes: [UInt8]) -> Outcome {
    var log = DiagnosticLog()
    let runs = RunLoader.load(
      [ResultPath("r.xml")], files: .memory(["r.xml": bytes]), into: &log)
    var outcome = Outcome(diagnostics: log.diagnostics)
    for test in runs.flatMap(\.tests) { outcome.counts.add(test.outcome) }
    outcome.suiteErrors = runs.reduce(0) { $0 + $1.looseFailures.count }
    return outcome
  }

  private func compare(_ bytes: [UInt8], _ name: String) {
    guard let counted = counted(bytes) else { return }
    let recorded = recorded(bytes)
    #expect(counted.counts == recorded.counts, "\(name)")
    #expect(counted.suiteErrors == recorded.suiteErrors, "\(name)")
    #expect(counted.diagnostics == recorded.diagnostics, "\(name)")
  }

  @Test func comesToWhatTheRecordsComeToInEveryFileThatIsAtHand() throws {
    var compared = 0
    for folder in [SharedResults.fixtures] + [SharedResults.collection].compactMap({ $0 }) {
      let names = FileManager.default.enumerator(atPath: folder.path)
      while let name = names?.nextObject() as? String {
        guard name.hasSuffix(".xml") else { continue }
        compare(Array(try Data(contentsOf: folder.appending(path: name))), name)
        compared += 1
      }
    }
    #expect(compared > 10)
  }

  @Test func comesToStatedNumbers() {
    var text = "<testsuite name=\"s\" tests=\"9\"><error message=\"died\"/>\n"
    text += "<testcase name=\"a\"/>\n<testcase name=\"b\"><failure/></testcase>\n"
    text += "<testcase name=\"c\"><error/></testcase><testcase name=\"d\"><skipped/></testcase>\n"
    text += "<testcase name=\"e\" status=\"odd\"/><testcase name=\"f\"><flakyFailure/></testcase>\n"
    text += "<testcase name=\"a\"><failure/></testcase>\n<testcase name=\"d\"><skipped/></testcase>"
    for attempt in 1...2 {
      text += "<testcase name=\"g\"><properties><property name=\"repetition\" "
      text += "value=\"Repetition \(attempt)\"/></properties>"
      text += attempt == 1 ? "<failure/></testcase>" : "</testcase>"
    }
    let outcome = counted(Array((text + "</testsuite>").utf8))
    #expect(outcome?.counts.tests == 9)
    #expect(outcome?.counts.passed == 3)
    #expect(outcome?.counts.flaky == 2)
    #expect(outcome?.counts.failed == 2)
    #expect(outcome?.counts.errored == 1)
    #expect(outcome?.counts.skipped == 2)
    #expect(outcome?.counts.unknown == 1)
    #expect(outcome?.suiteErrors == 1)
    let messages = outcome?.diagnostics.map(\.message) ?? []
    #expect(
      messages.contains("test 's/a' stands twice in 'r.xml', passed in line 2 and failed in line 6")
    )
    #expect(
      messages.contains("1 test shares its name with an earlier one in 'r.xml', such as 's/d'"))
  }

  @Test(arguments: 0..<60)
  func comesToWhatTheRecordsComeTo(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func pick(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    var text = "<testsuites>\n"
    for _ in 0..<pick(4) + 1 {
      text += "<testsuite name=\"s\(pick(3))\" tests=\"\(pick(40))\" failures=\"\(pick(4))\">\n"
      for _ in 0..<pick(60) {
        text += "<testcase name=\"t\(pick(40))\""
        text += ["", " classname=\"c\(pick(3))\"", " time=\"1,5\"", " status=\"odd\""][pick(4)]
        text += [" timestamp=\"never\"", "", ""][pick(3)] + ">"
        text +=
          [
            "", "<failure message=\"m\"/>", "<skipped/>", "<odd/>", "<error>\u{e9}</error>",
            "<properties><property name=\"repetition\" value=\"\(pick(3) + 1)\"/></properties>",
          ][pick(6)]
        text += "</testcase>" + ["\n", "", "\r\n"][pick(3)]
      }
      if pick(4) == 0 { text += "<failure>of the suite</failure>" }
      text += "</testsuite>"
    }
    var bytes = Array((text + "</testsuites>\n").utf8)
    switch pick(5) {
    case 0: bytes.removeLast(pick(bytes.count))
    case 1: bytes[pick(bytes.count)] = 0xFF
    default: break
    }
    compare(bytes, "seed \(seed)")
  }

  @Test func joinsAnyNumberOfAttempts() {
    var text = "<testsuite name=\"s\">"
    for attempt in 1...20_000 {
      text +=
        "<testcase name=\"a\"><properties><property name=\"repetition\" value=\"\(attempt)\"/>"
      text += "<property name=\"tag\" value=\"x\(attempt)\"/></properties>"
      text += "<failure message=\"m\(attempt)\"/></testcase>"
    }
    var log = DiagnosticLog()
    let runs = RunLoader.load(
      [ResultPath("r.xml")], files: .memory(texts: ["r.xml": text + "</testsuite>"]), into: &log)
    #expect(runs.flatMap(\.tests).map(\.tags.count) == [20_000])
    #expect(runs.flatMap(\.tests).map(\.messages.count) == [51])
  }
}
