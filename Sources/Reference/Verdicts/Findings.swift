import Guides
import TestResults

/// A rule's case, sorted into what the order of verdicts asks for.
struct Findings {
  let ruleCase: RuleCase
  /// How many linked results there are.
  var total: Int { ruleCase.outcomes.count }

  private(set) var passed: [LinkedOutcome] = []
  /// What only a waiver excuses: failed, a tool's unexpected pass, and a tool's expected failure
  /// where the settings do not take the test's word for it.
  private(set) var failures: [LinkedOutcome] = []
  /// Failures that the test itself declares, where the settings take its word for it.
  private(set) var declared: [LinkedOutcome] = []
  /// Could not be evaluated, was planned without an end, or says what nobody understands.
  private(set) var errors: [LinkedOutcome] = []
  private(set) var flaky: [LinkedOutcome] = []
  /// Skipped or cancelled.
  private(set) var notRun: [LinkedOutcome] = []
  /// Linked tests without a result in a required environment whose runs are complete.
  private(set) var absent: [Absence] = []
  /// Linked tests without a result in a required environment whose run is not complete: what
  /// they did there is lost.
  private(set) var lost: [Absence] = []
  /// Why runs of linked tests are not complete, sorted, each once.
  let incompleteness: [String]
  /// What is missing altogether: required environments and shards; sorted.
  let missing: [String]
  let isWaiverInForce: Bool

  struct Absence: Hashable {
    let test: String
    let environment: String
  }

  init(_ ruleCase: RuleCase) {
    self.ruleCase = ruleCase
    let broken = ruleCase.outcomes.flatMap(\.incompleteness)
    incompleteness = broken.isEmpty ? [] : Set(broken).sorted()
    missing = ruleCase.environments.flatMap(\.missing).sorted()
    isWaiverInForce = ruleCase.waiver?.isInForce(on: ruleCase.today) ?? false
    let outcomes = ruleCase.outcomes.count > 1 ? ruleCase.outcomes.sorted() : ruleCase.outcomes
    for outcome in outcomes { file(outcome) }
    findAbsences()
  }

  /// Why tests that speak for the rule may be unknown: what was read without being complete, as
  /// sentences, sorted.
  var unseen: [String] {
    Set(ruleCase.environments.flatMap(\.incompleteness)).sorted()
  }

  /// The commit on which the rule both passed and failed, by earlier builds and this one; else nil.
  var changedItsMind: String? {
    guard let memory = ruleCase.memory else { return nil }
    let passes = memory.passed || (total > 0 && passed.count == total)
    let fails = memory.failed || !failures.isEmpty || !declared.isEmpty
    return passes && fails ? memory.commit : nil
  }

  private mutating func file(_ outcome: LinkedOutcome) {
    switch outcome.outcome {
    case .passed: passed.append(outcome)
    case .failed, .unexpectedPass: failures.append(outcome)
    case .expectedFailure:
      switch ruleCase.expectedFailures {
      case .waiver: failures.append(outcome)
      case .declared: declared.append(outcome)
      }
    case .error, .notRun, .unknown: errors.append(outcome)
    case .flaky: flaky.append(outcome)
    case .skipped, .cancelled: notRun.append(outcome)
    }
  }

  private mutating func findAbsences() {
    let required = ruleCase.environments.filter { $0.isRequired && $0.missing.isEmpty }
    guard total > 0, let first = required.first else { return }
    if required.count == 1, ruleCase.outcomes.allSatisfy({ $0.environment == first.name }) {
      return
    }
    let present = Set(
      ruleCase.outcomes.map { Absence(test: $0.test, environment: $0.environment) })
    let tests = Set(ruleCase.outcomes.map(\.test)).sorted()
    for environment in required.sorted(by: { $0.name < $1.name }) {
      for test in tests {
        let pair = Absence(test: test, environment: environment.name)
        guard !present.contains(pair) else { continue }
        if environment.incompleteness.isEmpty { absent.append(pair) } else { lost.append(pair) }
      }
    }
  }
}

// MARK: - Order

extension LinkedOutcome: Comparable {
  /// By test, environment, place and outcome.
  package static func < (left: LinkedOutcome, right: LinkedOutcome) -> Bool {
    if left.test != right.test { return left.test < right.test }
    if left.environment != right.environment { return left.environment < right.environment }
    if left.place != right.place { return left.place < right.place }
    return left.outcome.rawValue < right.outcome.rawValue
  }
}
