import Guides
import Reference
import TestResults
import Testing

@Suite("The policy of check")
struct CheckPolicyTests {
  private func reference(
    _ outcomes: [TestOutcome?], waived: [Int] = [], extra: Int = 0
  ) -> Reference {
    let ids = outcomes.indices.map { "switch.r\($0)" }
    let tests = zip(ids, outcomes).compactMap { id, outcome in
      outcome.map { Sample.test(id, $0, rule: id) }
    }
    let others = (0..<extra).map { Sample.test("other\($0)", rule: nil) }
    return Joined(
      Sample.content(
        [Sample.guide(ids.map { Sample.rule($0) })],
        waivers: waived.map { Sample.waiver(ids[$0]) }),
      [Sample.run(tests + others)]
    ).reference
  }

  private func sentences(_ policy: CheckPolicy, _ reference: Reference) -> [String] {
    policy.violations(in: reference).map(\.sentence)
  }

  @Test func forbidsWhatIsRedByDefault() {
    let reference = reference(
      [.failed, .failed, .error, .passed, .skipped, nil, .flaky, .failed], waived: [3, 7])
    #expect(
      sentences(CheckPolicy(), reference) == [
        "2 rules are failing, and no-failing allows none",
        "1 rule is error, and no-failing allows none",
        "1 rule is unexpected pass, and no-failing allows none",
      ])
    #expect(
      CheckPolicy().violations(in: reference).map(\.rules)
        == [["switch.r0", "switch.r1"], ["switch.r2"], ["switch.r3"]])
  }

  @Test func forbidsEverythingThatDoesNotPassWhenAllMustPass() {
    let reference = reference([.failed, .passed, .skipped, nil], waived: [0])
    #expect(
      sentences(CheckPolicy(requirement: .allPassing), reference) == [
        "1 rule is known failing, and all-passing allows none",
        "1 rule is not run, and all-passing allows none",
        "1 rule is untested, and all-passing allows none",
      ])
    #expect(sentences(CheckPolicy(), reference) == [])
  }

  @Test func forbidsNoData() {
    let reference = Joined(Sample.content([Sample.guide([Sample.rule("switch.flips")])]), [])
      .reference
    #expect(
      sentences(CheckPolicy(), reference) == ["1 rule is no data, and no-failing allows none"])
  }

  @Test(arguments: CheckPolicy.Requirement.allCases)
  func isNotMetByNothingToJudge(requirement: CheckPolicy.Requirement) {
    let sentence =
      "there is no rule that a test can speak for, and \(requirement.rawValue) demands one"
    let policy = CheckPolicy(requirement: requirement)
    let empty = Joined(Sample.content([]), [Sample.run([Sample.test("a", rule: nil)])]).reference
    #expect(sentences(policy, empty) == [sentence])
    let advice = Joined(
      Sample.content([Sample.guide([Sample.rule("switch.short", notTestable: "advice")])]),
      [Sample.run([Sample.test("a", rule: nil)])]
    ).reference
    #expect(sentences(policy, advice) == [sentence])
  }

  @Test func countsUntestedRules() {
    let reference = reference([nil, nil, .passed])
    #expect(sentences(CheckPolicy(maxUntested: 2), reference) == [])
    let violations = CheckPolicy(maxUntested: 1).violations(in: reference)
    #expect(violations.map(\.sentence) == ["2 rules are untested, and max-untested allows 1"])
    #expect(violations.map(\.demand) == [.maxUntested])
    #expect(violations.map(\.rules) == [["switch.r0", "switch.r1"]])
  }

  @Test func countsResultsOfCountedRunsThatWereMoreThanPlanned() {
    let reference = reference([.passed, .skipped], extra: 2)
    #expect(sentences(CheckPolicy(minResults: 4), reference) == [])
    #expect(
      sentences(CheckPolicy(minResults: 5), reference)
        == ["4 results were read, and min-results demands 5"])
    let planned = self.reference([.notRun, .passed])
    #expect(
      CheckPolicy(minResults: 2).violations(in: planned).map(\.sentence) == [
        "1 rule is error, and no-failing allows none",
        "1 result was read, and min-results demands 2",
      ])
  }
}
