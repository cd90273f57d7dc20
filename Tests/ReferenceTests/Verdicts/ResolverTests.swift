import Diagnostics
import Guides
import Reference
import TestResults
import Testing

@Suite("The resolver")
struct ResolverTests {
  /// One row of the table: what is known, and the verdict that it has to earn.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let ruleCase: RuleCase
    let verdict: Verdict

    init(_ description: String, _ verdict: Verdict, _ ruleCase: RuleCase) {
      testDescription = description
      self.ruleCase = ruleCase
      self.verdict = verdict
    }
  }

  @Test(arguments: rows)
  func takesTheFirstVerdictThatApplies(row: Row) {
    #expect(Resolver.resolve(row.ruleCase).verdict == row.verdict)
  }

  @Test func hasARowForEveryVerdict() {
    #expect(Set(Self.rows.map(\.verdict)) == Set(Verdict.allCases))
  }

  @Test(arguments: rows)
  func givesReasonsThatAreSentences(row: Row) {
    let reasons = Resolver.resolve(row.ruleCase).reasons.map(\.text)
    #expect(!reasons.isEmpty)
    #expect(reasons.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") && !$0.contains("\n") })
    #expect(Set(reasons).count == reasons.count)
  }

  @Test func decidesInAnOrderThatHoldsEachVerdictOnce() {
    #expect(Verdict.decisionOrder.count == 12)
    #expect(Set(Verdict.decisionOrder) == Set(Verdict.allCases))
    #expect(Verdict.decisionOrder.map(\.decisionNumber) == Array(1...12))
  }

  // MARK: - The table

  private static let inForce = Sample.waiver(until: "2026-03-01")
  private static let expired = Sample.waiver(until: "2026-02-28")
  private static let today = CalendarDay("2026-03-01")

  private static func outcomes(_ outcomes: [TestOutcome], in environment: String = "linux")
    -> [LinkedOutcome]
  {
    outcomes.enumerated().map { number, outcome in
      LinkedOutcome(
        test: "Switch/\(number)", environment: environment, outcome: outcome,
        place: SourcePlace(path: "run", line: number + 1))
    }
  }

  private static func tests(
    _ list: TestOutcome..., waiver: Waiver? = nil,
    expected: SiteSettings.ExpectedFailures = .waiver, memory: RuleCase.Memory? = nil,
    environments: [EnvironmentState] = [], incompleteness: [String] = [],
    notTestable: String? = nil, isTextChanged: Bool = false
  ) -> RuleCase {
    var linked = outcomes(list)
    for index in linked.indices { linked[index].incompleteness = incompleteness }
    return RuleCase(
      outcomes: linked, environments: environments, notTestable: notTestable, waiver: waiver,
      today: today, expectedFailures: expected, memory: memory, isTextChanged: isTextChanged)
  }

  private static func memory(passed: Bool = false, failed: Bool = false) -> RuleCase.Memory {
    RuleCase.Memory(commit: "abc", passed: passed, failed: failed)
  }

  private static let linux = EnvironmentState(name: "linux", isRequired: true)
  private static let ios = EnvironmentState(name: "ios", isRequired: true)
  private static let noIOS = EnvironmentState(
    name: "ios", isRequired: true, missing: ["no run of the required environment 'ios' was read"])
  private static let noShard = EnvironmentState(
    name: "mac", isRequired: false, missing: ["shard 2 of 2 of the environment 'mac' is missing"])
  private static let cutIOS = EnvironmentState(
    name: "ios", isRequired: true, incompleteness: ["the run ios is incomplete: cut off"])

  static let rows: [Row] =
    noDataRows + linkRows + failureRows + errorRows + waiverRows + declaredRows + flakyRows
    + runRows + environmentRows

  private static let noDataRows = [
    Row("no run at all", .noData, RuleCase(results: .absent(runs: 0))),
    Row("only empty runs", .noData, RuleCase(results: .absent(runs: 2))),
    Row(
      "no run, and not testable", .noData,
      RuleCase(results: .absent(runs: 0), notTestable: "advice")),
    Row(
      "no run, and a required environment", .noData,
      RuleCase(results: .absent(runs: 0), environments: [noIOS])),
  ]

  private static let linkRows = [
    Row("nothing linked", .untested, tests()),
    Row("nothing linked, declared", .notTestable, tests(notTestable: "advice")),
    Row("declared, but linked and passed", .passing, tests(.passed, notTestable: "advice")),
    Row("declared, but linked and failed", .failing, tests(.failed, notTestable: "advice")),
    Row("nothing linked, a waiver", .untested, tests(waiver: inForce)),
    Row("nothing linked, an environment missing", .untested, tests(environments: [noIOS])),
    Row("nothing linked, the text changed", .untested, tests(isTextChanged: true)),
    Row(
      "nothing linked, flips remembered", .untested,
      tests(memory: memory(passed: true, failed: true))),
  ]

  private static let failureRows = [
    Row("one failed", .failing, tests(.failed)),
    Row("one of many failed", .failing, tests(.passed, .passed, .failed, .passed)),
    Row("a tool's unexpected pass", .failing, tests(.passed, .unexpectedPass)),
    Row("an expected failure without a waiver", .failing, tests(.expectedFailure)),
    Row("failed and could not be evaluated", .failing, tests(.error, .failed)),
    Row("failed in an incomplete run", .failing, tests(.failed, incompleteness: ["cut off"])),
    Row("failed and flaky", .failing, tests(.flaky, .failed)),
    Row("failed, a waiver that ended yesterday", .failing, tests(.failed, waiver: expired)),
    Row(
      "failed, an environment missing", .failing, tests(.failed, environments: [noIOS])),
  ]

  private static let errorRows = [
    Row("could not be evaluated", .error, tests(.passed, .error)),
    Row("planned and never begun", .error, tests(.passed, .notRun)),
    Row("a status nobody knows", .error, tests(.passed, .unknown)),
    Row("only a status nobody knows", .error, tests(.unknown)),
    Row("passed in an incomplete run", .error, tests(.passed, incompleteness: ["cut off"])),
    Row("skipped in an incomplete run", .error, tests(.skipped, incompleteness: ["cut off"])),
    Row("an environment missing", .error, tests(.passed, environments: [linux, noIOS])),
    Row("a shard missing elsewhere", .error, tests(.passed, environments: [linux, noShard])),
    Row(
      "nothing in a required environment whose run broke off", .error,
      tests(.passed, environments: [linux, cutIOS])),
    Row("a waiver does not excuse an error", .error, tests(.error, waiver: inForce)),
    Row("nor one beside a failure", .error, tests(.failed, .error, waiver: inForce)),
    Row("nor an incomplete run", .error, tests(.failed, waiver: inForce).with(broken: true)),
    Row("error before flaky", .error, tests(.flaky, .error)),
    Row("error before not run", .error, tests(.skipped, .notRun)),
    Row("declared not testable, linked and broken", .error, tests(.error, notTestable: "advice")),
  ]

  private static let waiverRows = [
    Row("failed, a waiver on its last day", .knownFailing, tests(.failed, waiver: inForce)),
    Row("failed, a waiver without end", .knownFailing, tests(.failed, waiver: Sample.waiver())),
    Row("failed and passed, waived", .knownFailing, tests(.failed, .passed, waiver: inForce)),
    Row("failed and skipped, waived", .knownFailing, tests(.failed, .skipped, waiver: inForce)),
    Row("expected failure, waived", .knownFailing, tests(.expectedFailure, waiver: inForce)),
    Row(
      "a tool's unexpected pass, waived", .knownFailing, tests(.unexpectedPass, waiver: inForce)),
    Row("passed, waived", .unexpectedPass, tests(.passed, .passed, waiver: inForce)),
    Row("passed, an expired waiver", .unexpectedPass, tests(.passed, waiver: expired)),
    Row("passed and skipped, waived", .partial, tests(.passed, .skipped, waiver: inForce)),
    Row("skipped, waived", .notRun, tests(.skipped, waiver: inForce)),
    Row("flaky, waived", .flaky, tests(.flaky, waiver: inForce)),
    Row(
      "passed, waived, flips remembered", .unexpectedPass,
      tests(.passed, waiver: inForce, memory: memory(passed: true, failed: true))),
    Row(
      "passed, waived, absent from an environment", .unexpectedPass,
      tests(.passed, waiver: inForce, environments: [linux, ios])),
    Row(
      "failed, a waiver whose end is no date", .failing,
      tests(.failed, waiver: Sample.waiver(until: "next year"))),
    Row(
      "failed, a waiver with an end and no date known", .failing,
      RuleCase(outcomes: outcomes([.failed]), waiver: inForce)),
    Row(
      "failed, a waiver without end and no date known", .knownFailing,
      RuleCase(outcomes: outcomes([.failed]), waiver: Sample.waiver())),
  ]

  private static let declaredRows = [
    Row("declared in the test", .knownFailing, tests(.expectedFailure, expected: .declared)),
    Row(
      "declared beside a pass", .knownFailing, tests(.expectedFailure, .passed, expected: .declared)
    ),
    Row(
      "declared beside a failure", .failing, tests(.expectedFailure, .failed, expected: .declared)),
    Row(
      "declared beside a waived failure", .knownFailing,
      tests(.expectedFailure, .failed, waiver: inForce, expected: .declared)),
    Row(
      "declared, an expired waiver", .knownFailing,
      tests(.expectedFailure, waiver: expired, expected: .declared)),
    Row("declared, and an error", .error, tests(.expectedFailure, .error, expected: .declared)),
    Row(
      "a tool's unexpected pass where declarations count", .failing,
      tests(.unexpectedPass, expected: .declared)),
  ]

  private static let flakyRows = [
    Row("passed on retry", .flaky, tests(.flaky, .passed)),
    Row("passes, and failed on this commit", .flaky, tests(.passed, memory: memory(failed: true))),
    Row(
      "waived failure, and passed on this commit", .flaky,
      tests(.failed, waiver: inForce, memory: memory(passed: true))),
    Row(
      "skipped, and flipped on this commit", .flaky,
      tests(.skipped, memory: memory(passed: true, failed: true))),
    Row(
      "failed, and passed on this commit", .failing, tests(.failed, memory: memory(passed: true))),
    Row("passes, as before on this commit", .passing, tests(.passed, memory: memory(passed: true))),
    Row(
      "half of it passes, and failed on this commit", .partial,
      tests(.passed, .skipped, memory: memory(failed: true))),
  ]

  private static let runRows = [
    Row("skipped", .notRun, tests(.skipped)),
    Row("skipped and cancelled", .notRun, tests(.skipped, .cancelled)),
    Row("passed and skipped", .partial, tests(.passed, .skipped)),
    Row("passed and cancelled", .partial, tests(.passed, .cancelled)),
    Row("partial before suspect", .partial, tests(.passed, .skipped, isTextChanged: true)),
    Row("passed, the text changed", .suspect, tests(.passed, isTextChanged: true)),
    Row("passed", .passing, tests(.passed, .passed)),
  ]

  private static let environmentRows = [
    Row("passed in the required one", .passing, tests(.passed, environments: [linux])),
    Row("absent from a required one", .partial, tests(.passed, environments: [linux, ios])),
    Row("passed in another than the required one", .partial, tests(.passed, environments: [ios])),
    Row("skipped, and absent elsewhere", .notRun, tests(.skipped, environments: [linux, ios])),
    Row(
      "passed in both required ones", .passing,
      RuleCase(
        outcomes: outcomes([.passed]) + outcomes([.passed], in: "ios"), environments: [linux, ios])),
    Row(
      "one of two tests absent from one", .partial,
      RuleCase(
        outcomes: outcomes([.passed, .passed]) + outcomes([.passed], in: "ios"),
        environments: [linux, ios])),
    Row(
      "another environment broke off where nothing is linked", .passing,
      tests(
        .passed,
        environments: [
          linux, EnvironmentState(name: "mac", isRequired: false, incompleteness: ["cut off"]),
        ])),
  ]
}

extension RuleCase {
  /// The same case with all runs cut off.
  fileprivate func with(broken: Bool) -> RuleCase {
    var copy = self
    for index in copy.outcomes.indices where broken {
      copy.outcomes[index].incompleteness = ["the run is incomplete: cut off"]
    }
    return copy
  }
}
