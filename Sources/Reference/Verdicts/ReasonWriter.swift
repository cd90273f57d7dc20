import Diagnostics
import Guides
import TestResults

/// Says in sentences what was found of a rule.
struct ReasonWriter {
  private let found: Findings
  /// Environments are named where there is more than one to tell apart.
  private let namesEnvironments: Bool

  init(_ findings: Findings) {
    found = findings
    let outcomes = findings.ruleCase.outcomes
    namesEnvironments = outcomes.contains { $0.environment != outcomes[0].environment }
  }

  /// What decided, then everything else that is true, in the order of decision; never empty.
  func reasons(for verdict: Verdict) -> [Reason] {
    var all = deciding(verdict)
    switch verdict {
    case .noData, .notTestable: break
    case .failing, .knownFailing, .unexpectedPass: all += waiverSentences() + others(than: verdict)
    case .error, .flaky, .untested, .notRun, .partial, .suspect, .passing:
      all += others(than: verdict) + waiverSentences()
    }
    var said: Set<String> = []
    return all.filter { said.insert($0).inserted }.map { Reason($0) }
  }

  private func deciding(_ verdict: Verdict) -> [String] {
    switch verdict {
    case .noData: [noData]
    case .untested: ["no test is linked to this rule"] + found.unseen
    case .unexpectedPass: [counted(found.passed, "passed") + ", so the waiver must go"]
    case .partial: [counted(found.passed, "passed")] + notRun + absences(found.absent)
    case .failing, .notTestable, .error, .flaky, .knownFailing, .notRun, .suspect, .passing:
      sentences(for: verdict)
    }
  }

  private func others(than verdict: Verdict) -> [String] {
    conflicts()
      + Verdict.decisionOrder.filter { $0 != verdict }.flatMap { sentences(for: $0) }
  }

  /// What stands behind a verdict, whether or not it was decided; empty where nothing does.
  private func sentences(for verdict: Verdict) -> [String] {
    switch verdict {
    case .noData, .untested, .unexpectedPass: []
    case .notTestable: notTestable
    case .failing: failing
    case .error: error
    case .flaky: flaky
    case .knownFailing: knownFailing
    case .notRun: notRun
    case .partial: absences(found.absent)
    case .suspect:
      found.ruleCase.isTextChanged
        ? ["the rule's text changed since it was accepted, and its tests may check the old one"]
        : []
    case .passing: found.passed.isEmpty ? [] : [counted(found.passed, "passed")]
    }
  }

  // MARK: - One verdict each

  private var noData: String {
    switch found.ruleCase.results {
    case .present, .absent(runs: 0): "no results were read"
    case .absent(runs: 1): "1 run was read, and it holds no test"
    case .absent(let runs): "\(runs) runs were read, and none that counts holds a test"
    }
  }

  private var notTestable: [String] {
    guard let reason = found.ruleCase.notTestable else { return [] }
    return [
      "the guide declares it not testable: \(reason)"
        + (found.total == 0 ? "" : "; but tests are linked, and they decide")
    ]
  }

  private var failing: [String] {
    var sentences: [String] = []
    let failed = found.failures.filter { $0.outcome == .failed }
    if !failed.isEmpty { sentences.append(counted(failed, "failed") + list(failed)) }
    let unexpected = found.failures.filter { $0.outcome == .unexpectedPass }
    if !unexpected.isEmpty {
      sentences.append(
        counted(unexpected, "passed although declared to fail") + list(unexpected))
    }
    let expected = found.failures.filter { $0.outcome == .expectedFailure }
    if !expected.isEmpty {
      sentences.append(
        counted(expected, "failed as the test declares, which only a waiver excuses")
          + list(expected))
    }
    return sentences
  }

  private var error: [String] {
    var sentences: [String] = []
    let broken = found.errors.filter { $0.outcome == .error }
    if !broken.isEmpty {
      sentences.append(counted(broken, "could not be evaluated") + list(broken))
    }
    let planned = found.errors.filter { $0.outcome == .notRun }
    if !planned.isEmpty {
      sentences.append(
        counted(planned, "was planned and never ended", many: "were planned and never ended")
          + list(planned))
    }
    let unknown = found.errors.filter { $0.outcome == .unknown }
    if !unknown.isEmpty {
      sentences.append(counted(unknown, "reported a status that nobody knows") + list(unknown))
    }
    sentences += found.incompleteness
    sentences += found.missing
    return sentences + absences(found.lost)
  }

  private var flaky: [String] {
    var sentences: [String] = []
    if !found.flaky.isEmpty {
      sentences.append(counted(found.flaky, "passed only when tried again") + list(found.flaky))
    }
    if let commit = found.changedItsMind {
      sentences.append("it passed and failed on the same commit, \(commit)")
    }
    return sentences
  }

  private var knownFailing: [String] {
    guard !found.declared.isEmpty else { return failing }
    let sentence =
      counted(found.declared, "failed as the test declares") + list(found.declared)
    return failing + [sentence + "; a declaration names neither owner nor date"]
  }

  private var notRun: [String] {
    var sentences: [String] = []
    let skipped = found.notRun.filter { $0.outcome == .skipped }
    if !skipped.isEmpty {
      sentences.append(counted(skipped, "was skipped", many: "were skipped") + list(skipped))
    }
    let cancelled = found.notRun.filter { $0.outcome == .cancelled }
    if !cancelled.isEmpty {
      sentences.append(
        counted(cancelled, "was cancelled", many: "were cancelled") + list(cancelled))
    }
    return sentences
  }

  // MARK: - Beside the verdicts

  private func waiverSentences() -> [String] {
    guard let waiver = found.ruleCase.waiver else { return [] }
    let owner = waiver.owner.map { "owned by \($0)" } ?? "without an owner"
    let issue = waiver.issue.map { ", \($0)" } ?? ""
    let end: String
    switch (waiver.until, found.isWaiverInForce) {
    case (nil, _): end = "in force without an end"
    case (let until?, true): end = "in force through \(until)"
    case (let until?, false):
      end =
        found.ruleCase.today == nil
        ? "not in force, since the date is unknown and it ends after \(until)"
        : "not in force: it ended after \(until)"
    }
    return ["a waiver, \(owner), is \(end): \(waiver.reason)\(issue)"]
  }

  /// Tests with several results that differ, each with its places.
  private func conflicts() -> [String] {
    let outcomes = found.ruleCase.outcomes
    guard outcomes.contains(where: { $0.outcome != outcomes[0].outcome }) else { return [] }
    return Dictionary(grouping: outcomes, by: TestIdentity.init).values
      .filter { results in results.contains { $0.outcome != results[0].outcome } }
      .map { $0.sorted() }
      .sorted { $0[0] < $1[0] }
      .map { results in
        let said = results.prefix(Self.namedTests)
          .map { "\($0.outcome.words) at \($0.place.description)" }
        let more = results.count > said.count ? " and \(results.count - said.count) more" : ""
        return
          "'\(TestRecord.title(ofKey: results[0].test))' has \(results.count) results in \(results[0].environment), "
          + "and the worst counts: \(said.joined(separator: ", "))\(more)"
      }
  }

  private func absences(_ pairs: [Findings.Absence]) -> [String] {
    var sentences: [String] = []
    for environment in Set(pairs.map(\.environment)).sorted() {
      let tests = pairs.filter { $0.environment == environment }.map(\.test)
      sentences.append(
        "\(tests.count) of \(due) linked tests \(tests.count == 1 ? "has" : "have") no result in "
          + "the required environment '\(environment)'" + names(tests))
    }
    return sentences
  }

  // MARK: - Words

  /// How many tests a sentence names before it counts the rest.
  private static let namedTests = 3

  /// Every result that is due: the linked ones and those that required environments lack.
  private var due: Int { found.total + found.absent.count + found.lost.count }

  /// `1 of 2 linked tests failed`
  private func counted(_ outcomes: [LinkedOutcome], _ one: String, many: String? = nil) -> String {
    "\(outcomes.count) of \(due) linked tests \(outcomes.count == 1 ? one : many ?? one)"
  }

  /// `: 'Suite/a' in linux, 'Suite/b' in ios-18 and 4 more`
  private func list(_ outcomes: [LinkedOutcome]) -> String {
    if namesEnvironments {
      return names(outcomes.map { ($0.test, " in \($0.environment)") }, count: outcomes.count)
    }
    return names(outcomes.map(\.test))
  }

  private func names(_ tests: [String]) -> String {
    names(tests.map { ($0, "") }, count: tests.count)
  }

  private func names(_ tests: [(name: String, where: String)], count: Int) -> String {
    let shown = tests.prefix(Self.namedTests).map {
      "'\(TestRecord.title(ofKey: $0.name))'\($0.where)"
    }
    let rest = count - shown.count
    if rest > 0 { return ": \(shown.joined(separator: ", ")) and \(rest) more" }
    if shown.count < 2 { return ": \(shown.joined())" }
    return ": \(shown.dropLast().joined(separator: ", ")) and \(shown[shown.count - 1])"
  }
}

/// What makes two results results of the same test: overloads share a name, not a place.
struct TestIdentity: Hashable {
  private let test: String
  private let environment: String
  private let source: SourcePlace?

  init(_ outcome: LinkedOutcome) {
    test = outcome.test
    environment = outcome.environment
    source = outcome.source
  }
}

extension TestOutcome {
  /// As part of a sentence: `passed`, `was skipped`.
  package var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .error: "could not be evaluated"
    case .expectedFailure: "failed as declared"
    case .unexpectedPass: "passed although declared to fail"
    case .flaky: "passed only when tried again"
    case .skipped: "was skipped"
    case .cancelled: "was cancelled"
    case .notRun: "was planned and never ended"
    case .unknown: "reported a status that nobody knows"
    }
  }
}
