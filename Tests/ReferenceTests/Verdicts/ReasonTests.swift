import Diagnostics
import Guides
import Reference
import TestResults
import Testing

@Suite("Reasons")
struct ReasonTests {
  private func reasons(_ ruleCase: RuleCase) -> [String] {
    Resolver.resolve(ruleCase).reasons.map(\.text)
  }

  private func outcome(
    _ test: String, _ outcome: TestOutcome, in environment: String = "linux", line: Int = 1,
    path: String = "run.xml"
  ) -> LinkedOutcome {
    LinkedOutcome(
      test: "Switch/\(test)", environment: environment, outcome: outcome,
      place: SourcePlace(path: path, line: line))
  }

  @Test func countTheTestsAndNameThoseThatFailed() {
    #expect(
      reasons(RuleCase(outcomes: [outcome("b", .failed), outcome("a", .passed)]))
        == ["1 of 2 linked tests failed: 'Switch/b'", "1 of 2 linked tests passed"])
  }

  @Test func nameTheEnvironmentsWhereThereIsMoreThanOne() {
    #expect(
      reasons(RuleCase(outcomes: [outcome("a", .failed), outcome("a", .passed, in: "ios")]))[0]
        == "1 of 2 linked tests failed: 'Switch/a' in linux")
  }

  @Test func nameThreeTestsAndCountTheRest() {
    let outcomes = (1...6).map { outcome("t\($0)", .failed, line: $0) }
    #expect(
      reasons(RuleCase(outcomes: outcomes)) == [
        "6 of 6 linked tests failed: 'Switch/t1', 'Switch/t2', 'Switch/t3' and 3 more"
      ])
  }

  @Test func sayEverythingElseThatIsTrueOfAFailure() {
    let ruleCase = RuleCase(
      outcomes: [
        outcome("a", .failed), outcome("b", .error), outcome("c", .skipped), outcome("d", .flaky),
        outcome("e", .unknown), outcome("f", .notRun),
      ], waiver: Sample.waiver(until: "2026-01-31"), today: CalendarDay("2026-03-01"),
      isTextChanged: true)
    #expect(
      reasons(ruleCase) == [
        "1 of 6 linked tests failed: 'Switch/a'",
        "a waiver, owned by controls team, is not in force: it ended after 2026-01-31: "
          + "the model has no drag",
        "1 of 6 linked tests could not be evaluated: 'Switch/b'",
        "1 of 6 linked tests was planned and never ended: 'Switch/f'",
        "1 of 6 linked tests reported a status that nobody knows: 'Switch/e'",
        "1 of 6 linked tests passed only when tried again: 'Switch/d'",
        "1 of 6 linked tests was skipped: 'Switch/c'",
        "the rule's text changed since it was accepted, and its tests may check the old one",
      ])
  }

  @Test func nameOwnerAndEndOfAWaiver() {
    let ruleCase = RuleCase(
      outcomes: [outcome("a", .failed)], waiver: Sample.waiver(until: "2027-01-31"),
      today: CalendarDay("2026-03-01"))
    #expect(
      reasons(ruleCase) == [
        "1 of 1 linked tests failed: 'Switch/a'",
        "a waiver, owned by controls team, is in force through 2027-01-31: the model has no drag",
      ])
  }

  @Test func sayThatAWaiverHasNeitherOwnerNorEnd() {
    let ruleCase = RuleCase(
      outcomes: [outcome("a", .passed)], waiver: Sample.waiver(owner: nil))
    #expect(
      reasons(ruleCase) == [
        "1 of 1 linked tests passed, so the waiver must go",
        "a waiver, without an owner, is in force without an end: the model has no drag",
        "1 of 1 linked tests passed",
      ])
  }

  @Test func sayThatADeclarationHasNeitherOwnerNorDate() {
    let ruleCase = RuleCase(
      outcomes: [outcome("a", .expectedFailure)], expectedFailures: .declared)
    #expect(
      reasons(ruleCase) == [
        "1 of 1 linked tests failed as the test declares: 'Switch/a'; "
          + "a declaration names neither owner nor date"
      ])
  }

  @Test func nameTheOutcomesAndPlacesOfATestThatDisagreesWithItself() {
    let ruleCase = RuleCase(outcomes: [
      outcome("a", .passed, path: "monday.xml"), outcome("a", .failed, path: "tuesday.xml"),
    ])
    #expect(
      reasons(ruleCase) == [
        "1 of 2 linked tests failed: 'Switch/a'",
        "'Switch/a' has 2 results in linux, and the worst counts: "
          + "passed at monday.xml:1, failed at tuesday.xml:1",
        "1 of 2 linked tests passed",
      ])
  }

  @Test func tellOverloadsFromATestThatDisagreesWithItself() {
    var first = outcome("a", .passed)
    var second = outcome("a", .failed)
    first.source = SourcePlace(path: "Switch.swift", line: 1)
    second.source = SourcePlace(path: "Switch.swift", line: 9)
    #expect(
      reasons(RuleCase(outcomes: [first, second]))
        == ["1 of 2 linked tests failed: 'Switch/a'", "1 of 2 linked tests passed"])
  }

  @Test func countWhatARequiredEnvironmentLacksAmongTheTests() {
    let ruleCase = RuleCase(
      outcomes: [outcome("a", .passed), outcome("b", .passed), outcome("a", .passed, in: "ios")],
      environments: [
        EnvironmentState(name: "linux", isRequired: true),
        EnvironmentState(name: "ios", isRequired: true),
      ])
    #expect(
      reasons(ruleCase) == [
        "3 of 4 linked tests passed",
        "1 of 4 linked tests has no result in the required environment 'ios': 'Switch/b'",
      ])
  }

  @Test func nameTheCommitOnWhichARuleChangedItsMind() {
    let ruleCase = RuleCase(
      outcomes: [outcome("a", .passed)],
      memory: RuleCase.Memory(commit: "abc123", passed: false, failed: true))
    #expect(
      reasons(ruleCase)
        == ["it passed and failed on the same commit, abc123", "1 of 1 linked tests passed"])
  }

  @Test func sayWhyARunIsNotComplete() {
    var cut = outcome("a", .passed)
    cut.incompleteness = ["the run run.xml is incomplete: it is cut off"]
    #expect(
      reasons(RuleCase(outcomes: [cut]))
        == ["the run run.xml is incomplete: it is cut off", "1 of 1 linked tests passed"])
  }

  @Test(arguments: [
    (0, "no results were read"), (1, "1 run was read, and it holds no test"),
    (3, "3 runs were read, and none that counts holds a test"),
  ])
  func tellAbsentResultsFromEmptyOnes(runs: Int, reason: String) {
    #expect(reasons(RuleCase(results: .absent(runs: runs))) == [reason])
  }

  @Test func giveTheGuidesReasonWhyNothingCanBeTested() {
    #expect(
      reasons(RuleCase(notTestable: "advice to a designer"))
        == ["the guide declares it not testable: advice to a designer"])
  }
}
