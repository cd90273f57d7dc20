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
  /// As fresh as the oldest counted run; unknown without one.
  package let freshness: Freshness
  /// The end of the newest counted run; nil when unknown.
  package let madeAt: Timestamp?
  /// When the oldest counted run turns stale by age; nil when it never does or no age is known.
  package let staleAt: Timestamp?
  /// Earlier builds and this one; nil where no history is kept.
  package let history: History?
  /// What changed since the build before; nil without an earlier build.
  package let changes: Changes?

  package init(
    content: Content, guides: [GuideReport], runs: [RunReport], verdict: Verdict,
    counts: VerdictCounts, freshness: Freshness, madeAt: Timestamp?, staleAt: Timestamp?,
    history: History? = nil, changes: Changes? = nil
  ) {
    self.content = content
    self.guides = guides
    self.runs = runs
    self.verdict = verdict
    self.counts = counts
    self.freshness = freshness
    self.madeAt = madeAt
    self.staleAt = staleAt
    self.history = history
    self.changes = changes
  }

  /// Passing, and not stale: what may be shown in green.
  package var isGreen: Bool { verdict.isGreenRollUp && freshness != .stale }

  /// How many results the counted runs hold: every test that was more than planned.
  package var resultCount: Int {
    runs.reduce(0) { sum, report in
      report.supersededBy == nil
        ? sum + report.run.tests.count { $0.outcome != .notRun } : sum
    }
  }

  /// The rule with this id, or that once had it; nil when no guide has it. Ids in use win.
  package func rule(named id: String) -> RuleReport? {
    var former: RuleReport?
    for guide in guides {
      for report in guide.rules {
        if report.rule.id == id { return report }
        if former == nil, report.rule.oldIDs.contains(id) { former = report }
      }
    }
    return former
  }
}
