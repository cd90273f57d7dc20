import Guides
import TestResults

/// Puts together what the resolver asks for, one rule at a time.
struct RuleJudge {
  let content: Content
  let waivers: WaiverBook
  let reports: [RunReport]
  let survey: EnvironmentSurvey
  let results: RuleCase.Results
  let memory: CommitMemory?
  let today: CalendarDay?

  /// The report of a rule; `index` is its index among all rules, `tests` are sorted.
  func report(_ rule: Rule, _ index: Int, _ tests: [LinkedTest]) -> RuleReport {
    let waiver = waivers[index]
    let ruleCase = RuleCase(
      results: results, outcomes: tests.map(outcome), environments: survey.states,
      notTestable: rule.notTestable, waiver: waiver, today: today,
      expectedFailures: content.settings.expectedFailures,
      memory: memory.map { $0.memory(of: [rule.id] + rule.oldIDs) },
      isTextChanged: isTextChanged(rule))
    let resolution = Resolver.resolve(ruleCase)
    return RuleReport(
      rule: rule, verdict: resolution.verdict, reasons: resolution.reasons, tests: tests,
      freshness: Freshness(of: tests.lazy.map { reports[$0.run].freshness }), waiver: waiver,
      isWaiverInForce: waiver?.isInForce(on: today) ?? false)
  }

  private func outcome(_ linked: LinkedTest) -> LinkedOutcome {
    LinkedOutcome(
      test: linked.test.key, environment: linked.environment, outcome: linked.test.outcome,
      place: linked.test.place, source: linked.test.source,
      incompleteness: survey.incompleteness[linked.run])
  }

  /// Ids that accepted.yml does not list count as accepted; one may be listed by a former id.
  private func isTextChanged(_ rule: Rule) -> Bool {
    guard let accepted = content.acceptedTexts else { return false }
    let text = accepted[rule.id] ?? rule.oldIDs.lazy.compactMap { accepted[$0] }.first
    return text.map { $0 != rule.text } ?? false
  }
}
