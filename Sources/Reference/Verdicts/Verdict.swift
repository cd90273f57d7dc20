/// What the reader sees for a rule, and rolled up for a control and the site.
///
/// The cases stand in the order of the roll-up, worst first. The order in which a rule's verdict
/// is decided is another one: `decisionOrder`.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  case failing
  case error
  case unexpectedPass = "unexpected-pass"
  case flaky
  case noData = "no-data"
  case knownFailing = "known-failing"
  case partial
  case notRun = "not-run"
  case untested
  case suspect
  case passing
  case notTestable = "not-testable"

  /// The name on a page, such as `Not testable`.
  package var title: String {
    switch self {
    case .failing: "Failing"
    case .error: "Error"
    case .unexpectedPass: "Unexpected pass"
    case .flaky: "Flaky"
    case .noData: "No data"
    case .knownFailing: "Known failing"
    case .partial: "Partial"
    case .notRun: "Not run"
    case .untested: "Untested"
    case .suspect: "Suspect"
    case .passing: "Passing"
    case .notTestable: "Not testable"
    }
  }

  /// The name inside a sentence, such as `not testable`.
  package var words: String { title.lowercased() }

  /// The place in the roll-up: 0 is the worst, 11 the best.
  package var rank: Int {
    switch self {
    case .failing: 0
    case .error: 1
    case .unexpectedPass: 2
    case .flaky: 3
    case .noData: 4
    case .knownFailing: 5
    case .partial: 6
    case .notRun: 7
    case .untested: 8
    case .suspect: 9
    case .passing: 10
    case .notTestable: 11
    }
  }

  /// Whether one rule with this verdict leaves its control green.
  package var isGreen: Bool { self == .passing || self == .notTestable }

  /// Whether a roll-up with this verdict is green.
  package var isGreenRollUp: Bool { self == .passing }
}

// MARK: - The order in which a rule's verdict is decided

extension Verdict {
  /// Every verdict once; the first whose condition holds is the rule's.
  package static let decisionOrder: [Verdict] = [
    .noData, .notTestable, .untested, .failing, .error, .unexpectedPass, .flaky, .knownFailing,
    .notRun, .partial, .suspect, .passing,
  ]

  /// The 1-based place in `decisionOrder`.
  package var decisionNumber: Int {
    switch self {
    case .noData: 1
    case .notTestable: 2
    case .untested: 3
    case .failing: 4
    case .error: 5
    case .unexpectedPass: 6
    case .flaky: 7
    case .knownFailing: 8
    case .notRun: 9
    case .partial: 10
    case .suspect: 11
    case .passing: 12
    }
  }

  /// When it applies, provided that none before it does; a phrase for pages and explanations.
  package var condition: String {
    switch self {
    case .noData: "there is no readable, non-empty run at all"
    case .notTestable: "declared with a reason, and no test is linked"
    case .untested: "no test is linked"
    case .failing: "a linked test failed, and no waiver in force covers the rule"
    case .error:
      "a linked test could not be evaluated, its run is incomplete, or a required environment or "
        + "shard is missing"
    case .unexpectedPass: "there is a waiver, and every linked test passed: the waiver must go"
    case .flaky: "a linked test passed only on retry, or passed and failed on the same commit"
    case .knownFailing: "every failure is covered by a waiver in force or declared in the test"
    case .notRun: "no linked test ran"
    case .partial: "some linked tests passed and some did not run"
    case .suspect: "every linked test passed, but the rule's text changed since it was accepted"
    case .passing: "every linked test passed, in every required environment, in complete runs"
    }
  }
}
