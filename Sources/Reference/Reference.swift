package import Guides
package import TestResults

/// What is true: every guide's rules with their verdicts, and the runs that earned them.
///
/// One resolver made it. Every page, badge, export and exit code is derived from it.
package struct Reference: Hashable, Sendable {
  package let content: Content
  /// One for each guide of the content, in its order.
  package let guides: [GuideReport]
  /// Every run that was read, sorted by environment, shard, end and id; superseded ones included.
  package let runs: [RunReport]
  /// The roll-up over all rules.
  package let verdict: Verdict
  package let counts: VerdictCounts
  package let freshness: Freshness
  /// The end of the newest counted run; nil when unknown.
  package let madeAt: Timestamp?
  /// When the oldest counted run turns stale; nil when it never does or the age is unknown.
  package let staleAt: Timestamp?

  package init(
    content: Content, guides: [GuideReport], runs: [RunReport], verdict: Verdict,
    counts: VerdictCounts, freshness: Freshness, madeAt: Timestamp?, staleAt: Timestamp?
  ) {
    self.content = content
    self.guides = guides
    self.runs = runs
    self.verdict = verdict
    self.counts = counts
    self.freshness = freshness
    self.madeAt = madeAt
    self.staleAt = staleAt
  }
}

/// A guide and what its rules' tests say.
package struct GuideReport: Hashable, Sendable {
  package let guide: Guide
  /// One for each rule of the guide, in its order.
  package let rules: [RuleReport]
  package let verdict: Verdict
  package let counts: VerdictCounts
  package let freshness: Freshness
  /// The end of the oldest run that counts for its rules; nil when unknown or none does.
  package let madeAt: Timestamp?

  package init(
    guide: Guide, rules: [RuleReport], verdict: Verdict, counts: VerdictCounts,
    freshness: Freshness, madeAt: Timestamp?
  ) {
    self.guide = guide
    self.rules = rules
    self.verdict = verdict
    self.counts = counts
    self.freshness = freshness
    self.madeAt = madeAt
  }
}

/// A rule, its verdict and everything that decided it.
package struct RuleReport: Hashable, Sendable {
  package let rule: Rule
  package let verdict: Verdict
  /// Why this verdict and no better one; never empty, the deciding one first.
  package let reasons: [Reason]
  /// Every test that speaks for it, failing ones first, then by environment, name and place.
  package let tests: [LinkedTest]
  package let freshness: Freshness
  /// The waiver that names it, in force or expired.
  package let waiver: Waiver?

  package init(
    rule: Rule, verdict: Verdict, reasons: [Reason], tests: [LinkedTest], freshness: Freshness,
    waiver: Waiver? = nil
  ) {
    self.rule = rule
    self.verdict = verdict
    self.reasons = reasons
    self.tests = tests
    self.freshness = freshness
    self.waiver = waiver
  }
}

/// One sentence of why.
package struct Reason: Hashable, Sendable {
  /// A sentence without a full stop, such as `1 of 2 linked tests failed`.
  package let text: String

  package init(_ text: String) { self.text = text }
}

/// A test that speaks for a rule, and how it is known to.
package struct LinkedTest: Hashable, Sendable {
  package let test: TestRecord
  /// The index of its run in the reference's `runs`.
  package let run: Int
  package let environment: String
  package let link: Link

  package init(test: TestRecord, run: Int, environment: String, link: Link) {
    self.test = test
    self.run = run
    self.environment = environment
    self.link = link
  }

  /// What tied the test to the rule.
  package enum Link: String, Hashable, Sendable {
    case evidence
    case property
    case name
    /// The test's name is exactly the rule's id.
    case exactName = "exact-name"
    case tag
    case binding
  }
}

/// A run and whether it counts.
package struct RunReport: Hashable, Sendable {
  package let run: Run
  package let freshness: Freshness
  /// The id of the later run of the same environment and shard; nil when this one counts.
  package let supersededBy: String?

  package init(run: Run, freshness: Freshness, supersededBy: String? = nil) {
    self.run = run
    self.freshness = freshness
    self.supersededBy = supersededBy
  }
}
