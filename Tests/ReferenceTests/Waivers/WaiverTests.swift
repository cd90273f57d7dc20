import Diagnostics
import DiagnosticsTestSupport
import Guides
import Reference
import TestResults
import Testing

@Suite("Waivers")
struct WaiverTests {
  private let failing = [Sample.run([Sample.test("a", .failed)])]

  private func content(_ waivers: [Waiver]) -> Content {
    Sample.content(
      [Sample.guide([Sample.rule("switch.flips", oldIDs: ["switch.toggle"])])], waivers: waivers)
  }

  /// 2026-03-01T00:00:00Z
  private let firstOfMarch = 1_772_323_200

  @Test(arguments: [(-1, Verdict.knownFailing), (0, .failing)])
  func areInForceThroughTheirLastDayInUTC(seconds: Int, verdict: Verdict) {
    let joined = Joined(
      content([Sample.waiver(until: "2026-02-28")]), failing, now: firstOfMarch + seconds)
    #expect(joined.verdict() == verdict)
    let report = joined.reference.rule(named: "switch.flips")
    #expect(report?.waiver?.until == "2026-02-28")
    #expect(report?.isWaiverInForce == (verdict == .knownFailing))
  }

  @Test func coverARuleByAnIdThatItOnceHad() {
    #expect(Joined(content([Sample.waiver("switch.toggle")]), failing).verdict() == .knownFailing)
  }

  private let file = MarkedText(
    "- rule: ①switch.flips②\n- rule: ③switch.toggle④\n- rule: ⑤switch.flip⑥",
    path: "content/waivers.yml")

  @Test func ofTheSameRuleAreAProblemAtTheSecond() {
    let joined = Joined(
      content([
        Sample.waiver("switch.flips", at: file.place("①", "②")),
        Sample.waiver("switch.toggle", until: "2020-01-01", at: file.place("③", "④")),
      ]), failing)
    #expect(joined.verdict() == .knownFailing)
    #expect(
      joined.problems == [
        Diagnostic(
          .duplicateWaiver, "second waiver for rule 'switch.flips'", at: file.place("③", "④"),
          notes: [Diagnostic.Note("the first waiver stands here", at: file.place("①", "②"))],
          help: ["make one waiver of them"])
      ])
  }

  @Test func ofUnknownRulesAreAProblem() {
    let joined = Joined(
      content([Sample.waiver("switch.flip", at: file.place("⑤", "⑥"))]), failing)
    #expect(joined.verdict() == .failing)
    #expect(
      joined.problems == [
        Diagnostic(
          .waiverForUnknownRule,
          "waiver for rule 'switch.flip', which no guide has; did you mean 'switch.flips'?",
          at: file.place("⑤", "⑥"),
          notes: [
            Diagnostic.Note(
              "rule 'switch.flips' stands here",
              at: SourcePlace(path: "content/controls/switch.md", line: 1))
          ],
          help: ["name a rule that a guide has, or take the waiver out"])
      ])
  }

  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"),
    (951_868_799, "2000-02-29"), (951_868_800, "2000-03-01"), (4_107_542_399, "2100-02-28"),
    (4_107_542_400, "2100-03-01"), (1_772_323_199, "2026-02-28"),
  ])
  func readTheDayOfAMoment(seconds: Int, day: String) {
    let moment = CalendarDay(Timestamp(secondsSince1970: seconds))
    #expect(moment.description == day)
    #expect(moment == CalendarDay(day))
  }

  @Test(arguments: [
    "2026-02-30", "2026-13-01", "2026-00-01", "2026-01-00", "2026-1-1", "26-01-01", "20260101",
    "2026-01-01T00:00", "", "+026-01-01", "2100-02-29", "２026-01-01",
  ])
  func refuseWhatIsNoDay(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(arguments: [Int.min, Int.max])
  func surviveMomentsAtTheEdgeOfTime(seconds: Int) {
    let day = CalendarDay(Timestamp(secondsSince1970: seconds))
    #expect((1...12).contains(day.month) && (1...31).contains(day.day))
  }
}
