/// Decides verdicts; nothing else does.
///
/// A pure function: the order of outcomes and environments changes neither verdict nor reasons.
package enum Resolver {
  /// The verdict of a rule, and why.
  package struct Resolution: Hashable, Sendable {
    package let verdict: Verdict
    /// The deciding ones first, then what else is true; never empty.
    package let reasons: [Reason]
  }

  /// Takes the first verdict of the order whose condition holds, and says why.
  package static func resolve(_ ruleCase: RuleCase) -> Resolution {
    let findings = Findings(ruleCase)
    // What nothing in the order accounts for is never green.
    let verdict = Verdict.decisionOrder.first { applies($0, findings) } ?? .error
    return Resolution(verdict: verdict, reasons: ReasonWriter(findings).reasons(for: verdict))
  }

  /// Whether a verdict's condition holds, provided that none before it in the order does.
  private static func applies(_ verdict: Verdict, _ found: Findings) -> Bool {
    switch verdict {
    case .noData: found.ruleCase.results != .present
    case .notTestable: found.ruleCase.notTestable != nil && found.total == 0
    case .untested: found.total == 0
    case .failing: !found.failures.isEmpty && !found.isWaiverInForce
    case .error:
      !found.errors.isEmpty || !found.incompleteness.isEmpty || !found.missing.isEmpty
        || !found.lost.isEmpty
    case .unexpectedPass: found.ruleCase.waiver != nil && found.passed.count == found.total
    case .flaky: !found.flaky.isEmpty || found.changedItsMind != nil
    case .knownFailing: !found.failures.isEmpty || !found.declared.isEmpty
    case .notRun: found.passed.isEmpty && found.notRun.count == found.total
    case .partial:
      !found.passed.isEmpty && (!found.notRun.isEmpty || !found.absent.isEmpty)
    case .suspect: found.passed.count == found.total && found.ruleCase.isTextChanged
    case .passing: found.passed.count == found.total
    }
  }
}
