import Diagnostics
import Guides
import Reference
import TestResults
import Testing

@Suite("What is told of waivers")
struct WaiverReportTests {
  private func problems(_ outcome: TestOutcome, until: String?, now: String) -> [String] {
    let waiver = Waiver(
      rule: "switch.flips", reason: "no drag yet", owner: nil, issue: nil, until: until,
      place: SourcePlace(path: "content/waivers.yml", line: 1, column: 3))
    return Joined(
      Sample.content([Sample.guide([Sample.rule("switch.flips")])], waivers: [waiver]),
      [Sample.run([Sample.test("a", outcome)], ended: nil)],
      now: Timestamp(reading: now)?.secondsSince1970
    ).problems.map { "[\($0.code.name)] \($0.message)" }
  }

  @Test func anExpiredOneIsNamedWithItsDay() {
    #expect(
      problems(.failed, until: "2026-01-31", now: "2026-02-01T00:00:00Z") == [
        "[expired-waiver] the waiver for rule 'switch.flips' ended with 2026-01-31"
      ])
    #expect(problems(.failed, until: "2026-01-31", now: "2026-01-31T23:59:59Z") == [])
    #expect(problems(.failed, until: nil, now: "2099-01-01T00:00:00Z") == [])
  }

  @Test func oneThatExcusesAPassIsNotNeeded() {
    for until in ["2026-01-31", "2026-12-31", nil] {
      #expect(
        problems(.passed, until: until, now: "2026-02-01T00:00:00Z") == [
          "[unneeded-waiver] rule 'switch.flips' passes, and its waiver is not needed"
        ])
    }
  }
}
