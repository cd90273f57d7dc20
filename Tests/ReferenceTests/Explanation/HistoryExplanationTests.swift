import Foundation
import Guides
import TestResults
import Testing

@testable import Reference

@Suite("The history that explain prints")
struct HistoryExplanationTests {
  private func explanation(_ verdicts: [Verdict], _ outcome: TestOutcome) throws -> String {
    var history = History()
    for (index, verdict) in verdicts.enumerated() {
      _ = history.record(
        .init(
          runs: ["night \(index)"], commits: ["commit\(index)"],
          madeAt: Timestamp(secondsSince1970: index * 86_400)),
        [
          .init(
            rule: "switch.flips", oldIDs: [], verdict: verdict,
            text: Sample.rule("switch.flips").text)
        ], limit: 400)
    }
    let joined = Joined(
      Sample.content([Sample.guide([Sample.rule("switch.flips")])]),
      [Sample.run([Sample.test("a", outcome)], id: "now", commit: "now", ended: 432_000)],
      history: history, now: 432_100)
    let report = try #require(joined.reference.rule(named: "switch.flips"))
    let text = RuleExplanation.text(for: report, in: joined.reference)
    let start = try #require(text.range(of: "history:"))
    return String(text[start.lowerBound...].prefix { $0 != "\0" })
      .components(separatedBy: "\n\n")[0]
  }

  @Test func namesTheFirstBadCommitAndTheLastGoodOne() throws {
    #expect(
      try explanation([.passing, .passing, .failing], .failed) == """
        history: the last 4 builds
          since    1970-01-03 00:00 UTC
          bad      first with commit commit2
          good     last with commit commit1
          from     1970-01-03 00:00 UTC: failing × 2
          from     1970-01-01 00:00 UTC: passing × 2
        """)
  }

  @Test func saysThatItMayReachBackFurther() throws {
    #expect(
      try explanation([.passing], .passed) == """
        history: the last 2 builds
          since    1970-01-01 00:00 UTC, at least
          from     1970-01-01 00:00 UTC: passing × 2
        """)
  }

  @Test func saysWhatIsNewWithThisBuild() throws {
    let text = try explanation([.failing], .passed)
    #expect(
      text.contains(
        "  since    1970-01-06 00:00 UTC\n  now      green, and not so in the build before\n")
    )
  }
}
