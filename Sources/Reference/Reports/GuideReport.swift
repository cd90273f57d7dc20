package import Guides
package import TestResults

/// A guide and what its rules' tests say.
package struct GuideReport: Hashable, Sendable {
  package let guide: Guide
  /// One for each rule of the guide, in its order.
  package let rules: [RuleReport]
  package let verdict: Verdict
  package let counts: VerdictCounts
  /// As fresh as the oldest run that counts for its rules; unknown when none does.
  package let freshness: Freshness
  /// The end of the oldest run that counts for its rules; nil when unknown or none does.
  package let madeAt: Timestamp?
  /// When the oldest run that counts for its rules turns stale by age; nil when it never does or
  /// no age is known.
  package let staleAt: Timestamp?

  package init(
    guide: Guide, rules: [RuleReport], verdict: Verdict, counts: VerdictCounts,
    freshness: Freshness, madeAt: Timestamp?, staleAt: Timestamp? = nil
  ) {
    self.guide = guide
    self.rules = rules
    self.verdict = verdict
    self.counts = counts
    self.freshness = freshness
    self.madeAt = madeAt
    self.staleAt = staleAt
  }

  /// Passing, and not stale: what may be shown in green.
  package var isGreen: Bool { verdict.isGreenRollUp && freshness != .stale }
}
