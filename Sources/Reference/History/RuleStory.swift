package import TestResults

/// What earlier builds saw of one rule, and what is new about it now.
package struct RuleStory: Hashable, Sendable {
  /// How many builds a strip shows at most.
  package static let stripLength = 90

  /// The last builds, at most `stripLength`, oldest first and without gaps; the last build is the
  /// present one. Neighbours differ.
  package let stretches: [Stretch]
  /// When the first build of the present streak was made: every build since then had this verdict;
  /// nil when unknown.
  package let since: Timestamp?
  /// Whether the streak reaches back to the oldest build that is remembered: it may be older.
  package let reachesBackToTheStart: Bool
  /// Where a rule that is not green now was green last; nil for a green one, and for one that
  /// never was.
  package let firstBad: FirstBad?
  /// What changed since the build before this one; nil for nothing.
  package let change: Changes.Kind?

  package init(
    stretches: [Stretch], since: Timestamp?, reachesBackToTheStart: Bool,
    firstBad: FirstBad? = nil, change: Changes.Kind? = nil
  ) {
    self.stretches = stretches
    self.since = since
    self.reachesBackToTheStart = reachesBackToTheStart
    self.firstBad = firstBad
    self.change = change
  }

  /// Builds one after another in which the rule had one verdict.
  package struct Stretch: Hashable, Sendable {
    /// nil while the rule did not exist, or had a verdict that nobody knows.
    package let verdict: Verdict?
    /// Indices into the builds of the reference's history.
    package let builds: Range<Int>

    package init(verdict: Verdict?, builds: Range<Int>) {
      self.verdict = verdict
      self.builds = builds
    }
  }

  /// The step from green to what is not green.
  package struct FirstBad: Hashable, Sendable {
    /// The first build that was not green again until now.
    package let bad: History.Build
    /// The green build right before it.
    package let good: History.Build

    package init(bad: History.Build, good: History.Build) {
      self.bad = bad
      self.good = good
    }
  }
}
