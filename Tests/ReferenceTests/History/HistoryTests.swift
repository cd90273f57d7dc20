import Guides
@testable import Reference
import TestResults
import Testing

@Suite("History")
struct HistoryTests {
  private func verdict(
    _ outcome: TestOutcome, commit: String? = "abc", after lines: [Line]
  ) -> Verdict? {
    Joined(
      Sample.content([Sample.guide([Sample.rule("switch.flips", oldIDs: ["switch.toggle"])])]),
      [Sample.run([Sample.test("a", outcome)], id: "today", commit: commit)],
      history: Self.history(lines)
    ).verdict()
  }

  private func line(
    _ verdict: Verdict, rule: String = "switch.flips", runs: [String] = ["yesterday"],
    commits: [String] = ["abc"]
  ) -> Line {
    Line(rule: rule, verdict: verdict, runs: runs, commits: commits)
  }

  /// A build of one rule.
  private struct Line {
    let rule: String
    let verdict: Verdict
    let runs: [String]
    let commits: [String]
  }

  /// Lines of equal runs are told apart by their place.
  private static func history(_ lines: [Line]) -> History {
    var history = History()
    for (index, line) in lines.enumerated() {
      let runs = line.runs == ["today"] ? line.runs : line.runs + ["\(index)"]
      history.builds.append(.init(runs: runs, commits: line.commits, madeAt: nil))
      history.rules[line.rule, default: []].append(
        .init(build: index, state: .judged(line.verdict)))
    }
    return history
  }

  @Test(arguments: [
    (Verdict.failing, Verdict.flaky), (.knownFailing, .flaky), (.flaky, .flaky),
    (.passing, .passing), (.suspect, .passing), (.error, .passing), (.noData, .passing),
    (.untested, .passing), (.partial, .passing), (.notRun, .passing),
  ])
  func makesAPassFlakyThatFailedOnTheSameCommit(before: Verdict, verdict: Verdict) {
    #expect(self.verdict(.passed, after: [line(before)]) == verdict)
  }

  @Test func ofAnotherCommitIsForgotten() {
    #expect(verdict(.passed, after: [line(.failing, commits: ["def"])]) == .passing)
  }

  @Test func ofSeveralCommitsTellsNothing() {
    #expect(verdict(.passed, after: [line(.failing, commits: ["abc", "def"])]) == .passing)
  }

  @Test func ofAnUnknownCommitTellsNothing() {
    #expect(verdict(.passed, commit: nil, after: [line(.failing, commits: [])]) == .passing)
  }

  @Test func ofTheSameRunsIsThisVeryBuild() {
    #expect(verdict(.passed, after: [line(.failing, runs: ["today"])]) == .passing)
  }

  @Test func followsAnIdThatTheRuleOnceHad() {
    #expect(verdict(.passed, after: [line(.failing, rule: "switch.toggle")]) == .flaky)
  }

  @Test func neverSoftensAFailure() {
    #expect(verdict(.failed, after: [line(.passing)]) == .failing)
  }

  @Test func flippedLongAgoOnThisCommitStillCounts() {
    #expect(verdict(.passed, after: [line(.failing), line(.passing), line(.passing)]) == .flaky)
  }
}

@Suite("Accepted texts")
struct AcceptedTextTests {
  private func verdict(_ accepted: [String: String]?) -> Verdict? {
    let rule = Sample.rule("switch.flips", oldIDs: ["switch.toggle"])
    return Joined(
      Sample.content([Sample.guide([rule])], acceptedTexts: accepted),
      [Sample.run([Sample.test("a")])]
    ).verdict()
  }

  private let text = Sample.rule("switch.flips").text

  @Test func makeAPassSuspectWhereTheTextIsAnother() {
    #expect(verdict(["switch.flips": "given nothing"]) == .suspect)
    #expect(verdict(["switch.flips": text]) == .passing)
  }

  @Test func countAsAcceptedWhereNoneIsListed() {
    #expect(verdict(nil) == .passing)
    #expect(verdict([:]) == .passing)
  }

  @Test func areFoundByAnIdThatTheRuleOnceHad() {
    #expect(verdict(["switch.toggle": "given nothing"]) == .suspect)
    #expect(verdict(["switch.toggle": "given nothing", "switch.flips": text]) == .passing)
  }
}
