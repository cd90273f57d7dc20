import Guides
import Reference
import TestResults
import Testing

@Suite("The resolver, on random cases")
struct ResolverPropertyTests {
  private static let seeds = Array(UInt64(1)...8)
  private static let cases = 250

  /// Runs a check on many cases of one seed and names the first case that breaks it.
  private func holds(_ seed: UInt64, _ property: (RuleCase, inout SeededGenerator) -> Bool) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Self.cases {
      let ruleCase = RandomCases.ruleCase(&random)
      if !property(ruleCase, &random) {
        Issue.record("broken by \(ruleCase): \(Resolver.resolve(ruleCase))")
        return
      }
    }
  }

  private func verdict(_ ruleCase: RuleCase) -> Verdict { Resolver.resolve(ruleCase).verdict }

  @Test(arguments: seeds)
  func aFailureWithoutAWaiverNeverImprovesAVerdict(seed: UInt64) {
    holds(seed) { before, random in
      guard before.waiver?.isInForce(on: before.today) != true else { return true }
      var after = before
      var failure = RandomCases.outcome(&random)
      failure.outcome = random.pick([.failed, .unexpectedPass])
      after.outcomes.append(failure)
      return verdict(after).rank <= verdict(before).rank
        && (after.results != .present || verdict(after) == .failing)
    }
  }

  @Test(arguments: seeds)
  func aPlannedTestThatLosesItsOutcomeNeverMakesARuleGreener(seed: UInt64) {
    holds(seed) { before, random in
      guard !before.outcomes.isEmpty else { return true }
      var after = before
      after.outcomes[Int(random.next() % UInt64(after.outcomes.count))].outcome = .notRun
      return Greenness(verdict(after)) <= Greenness(verdict(before))
    }
  }

  @Test(arguments: seeds)
  func aRunThatBreaksOffNeverMakesARuleGreener(seed: UInt64) {
    holds(seed) { before, random in
      guard !before.outcomes.isEmpty else { return true }
      var after = before
      after.outcomes[Int(random.next() % UInt64(after.outcomes.count))].incompleteness = ["cut off"]
      return Greenness(verdict(after)) <= Greenness(verdict(before))
    }
  }

  @Test(arguments: seeds)
  func aMissingEnvironmentNeverMakesARuleGreener(seed: UInt64) {
    holds(seed) { before, random in
      var after = before
      after.environments.append(
        EnvironmentState(name: "watch", isRequired: true, missing: ["no run of 'watch' was read"]))
      return Greenness(verdict(after)) <= Greenness(verdict(before))
    }
  }

  @Test(arguments: seeds)
  func theOrderOfOutcomesAndEnvironmentsChangesNothing(seed: UInt64) {
    holds(seed) { before, random in
      var after = before
      after.outcomes.shuffle(using: &random)
      after.environments.shuffle(using: &random)
      return Resolver.resolve(after) == Resolver.resolve(before)
    }
  }

  @Test(arguments: seeds)
  func nothingButPassesInCompleteRunsIsPassing(seed: UInt64) {
    holds(seed) { ruleCase, _ in
      guard verdict(ruleCase) == .passing else { return true }
      let tests = Set(ruleCase.outcomes.map(\.test))
      return !tests.isEmpty && ruleCase.results == .present && ruleCase.waiver == nil
        && !ruleCase.isTextChanged
        && ruleCase.outcomes.allSatisfy { $0.outcome == .passed && $0.incompleteness.isEmpty }
        && ruleCase.environments.allSatisfy(\.missing.isEmpty)
        && ruleCase.environments.filter(\.isRequired).allSatisfy { environment in
          tests.allSatisfy { test in
            ruleCase.outcomes.contains { $0.test == test && $0.environment == environment.name }
          }
        }
    }
  }

  @Test(arguments: seeds)
  func aWaiverNeverHidesAnError(seed: UInt64) {
    holds(seed) { before, random in
      var after = before
      after.waiver = nil
      let bare = verdict(after)
      after.waiver = RandomCases.waiver(&random)
      return bare != .error || verdict(after) == .error
    }
  }

  @Test(arguments: seeds)
  func aResultThatCouldNotBeEvaluatedIsRedWhateverElseIsTrue(seed: UInt64) {
    holds(seed) { before, random in
      var after = before
      var broken = RandomCases.outcome(&random)
      broken.outcome = random.pick([.error, .unknown, .notRun])
      after.outcomes.append(broken)
      return Greenness(verdict(after)) == .red
    }
  }

  @Test func everyVerdictTurnsUpAmongTheCases() {
    var random = SeededGenerator(seed: 1)
    let verdicts = (0..<5_000).map { _ in verdict(RandomCases.ruleCase(&random)) }
    #expect(Set(verdicts) == Set(Verdict.allCases))
  }
}
