package import Guides

/// A rule, its verdict and everything that decided it.
package struct RuleReport: Hashable, Sendable {
  package let rule: Rule
  package let verdict: Verdict
  /// Why this verdict and no better one; never empty, the deciding one first, then what else is
  /// true.
  package let reasons: [Reason]
  /// Every test that speaks for it in a counted run, failing ones first, then by environment, name
  /// and place.
  package let tests: [LinkedTest]
  /// As fresh as the oldest run that holds one of its tests; unknown when it has no tests, which
  /// is no age at all and is not worth showing.
  package let freshness: Freshness
  /// The waiver that names it, in force or expired.
  package let waiver: Waiver?
  /// Whether there is a waiver and it is in force.
  package let isWaiverInForce: Bool
  /// What earlier builds saw of it; nil without a history.
  package internal(set) var story: RuleStory?

  package init(
    rule: Rule, verdict: Verdict, reasons: [Reason], tests: [LinkedTest], freshness: Freshness,
    waiver: Waiver? = nil, isWaiverInForce: Bool = false, story: RuleStory? = nil
  ) {
    self.rule = rule
    self.verdict = verdict
    self.reasons = reasons
    self.tests = tests
    self.freshness = freshness
    self.waiver = waiver
    self.isWaiverInForce = isWaiverInForce
    self.story = story
  }

  /// Passing or Not testable, and not stale: what may be shown in green.
  package var isGreen: Bool { verdict.isGreen && (tests.isEmpty || freshness != .stale) }
}

/// One sentence of why.
package struct Reason: Hashable, Sendable {
  /// A sentence without a full stop, such as `1 of 2 linked tests failed`.
  package let text: String

  package init(_ text: String) { self.text = text }
}
