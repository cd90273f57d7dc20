import Diagnostics
import Guides
import Reference
import TestResults

/// Random rule cases, in which every condition of the order of verdicts turns up.
enum RandomCases {
  static let environments = ["linux", "ios", "mac"]

  static func ruleCase(_ random: inout SeededGenerator) -> RuleCase {
    let outcomes = (0..<Int(random.next() % 5)).map { _ in outcome(&random) }
    return RuleCase(
      results: random.once(in: 20) ? .absent(runs: 1) : .present, outcomes: outcomes,
      environments: environments.filter { _ in random.once(in: 2) }
        .map { state($0, &random) },
      notTestable: random.once(in: 6) ? "advice" : nil, waiver: waiver(&random),
      today: random.once(in: 8) ? nil : CalendarDay("2026-03-01"),
      expectedFailures: random.pick([.waiver, .declared]),
      memory: random.once(in: 4)
        ? RuleCase.Memory(
          commit: "abc", passed: random.once(in: 2), failed: random.once(in: 2)) : nil,
      isTextChanged: random.once(in: 5))
  }

  static func outcome(_ random: inout SeededGenerator) -> LinkedOutcome {
    // Passes are more likely than all else, or hardly a case would ever pass.
    let result = random.once(in: 2) ? .passed : random.pick(TestOutcome.allCases)
    return LinkedOutcome(
      test: random.pick(["Switch/a", "Switch/b"]), environment: random.pick(environments),
      outcome: result, place: SourcePlace(path: "run", line: Int(random.next() % 9)),
      incompleteness: random.once(in: 12) ? ["the run is incomplete: cut off"] : [])
  }

  static func waiver(_ random: inout SeededGenerator) -> Waiver? {
    random.pick([
      nil, nil, nil, Sample.waiver(), Sample.waiver(until: "2026-02-01"),
      Sample.waiver(until: "2026-04-01"),
    ])
  }

  private static func state(_ name: String, _ random: inout SeededGenerator) -> EnvironmentState {
    EnvironmentState(
      name: name, isRequired: random.once(in: 2),
      missing: random.once(in: 10) ? ["shard 2 of 2 of the environment '\(name)' is missing"] : [],
      incompleteness: random.once(in: 10) ? ["the run \(name) is incomplete: cut off"] : [])
  }
}

/// How green a verdict is, coarser than the roll-up: a failure whose result is gone may become an
/// Error or No data, which is another shade of red and no improvement.
enum Greenness: Int, Comparable {
  /// What `check` never lets pass.
  case red
  case amber
  case green

  init(_ verdict: Verdict) {
    switch verdict {
    case .failing, .error, .unexpectedPass, .noData: self = .red
    case .flaky, .knownFailing, .partial, .notRun, .untested, .suspect: self = .amber
    case .passing, .notTestable: self = .green
    }
  }

  static func < (left: Greenness, right: Greenness) -> Bool { left.rawValue < right.rawValue }
}
