package import TestResults

/// What earlier builds saw of one rule, and what is new about it now.
package struct RuleStory: Hashable, Sendable {
  /// How many builds a strip shows at most.
  package static let stripLength = 90

  /// The last builds, at most `stripLength`, oldest first; the last one is this build.
  package let strip: [Moment]
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
    strip: [Moment], since: Timestamp?, reachesBackToTheStart: Bool, firstBad: FirstBad? = nil,
    change: Changes.Kind? = nil
  ) {
    self.strip = strip
    self.since = since
    self.reachesBackToTheStart = reachesBackToTheStart
    self.firstBad = firstBad
    self.change = change
  }

  /// One build, as one rule lived it.
  package struct Moment: Hashable, Sendable {
    /// The end of its newest run; nil when unknown.
    package let madeAt: Timestamp?
    /// The commits of its runs, each once, sorted.
    package let commits: [String]
    /// nil while the rule did not exist.
    package let verdict: Verdict?

    package init(madeAt: Timestamp?, commits: [String], verdict: Verdict?) {
      self.madeAt = madeAt
      self.commits = commits
      self.verdict = verdict
    }
  }

  /// The step from green to what is not green.
  package struct FirstBad: Hashable, Sendable {
    /// The first build that was not green again until now.
    package let bad: Moment
    /// The green build right before it.
    package let good: Moment

    package init(bad: Moment, good: Moment) {
      self.bad = bad
      self.good = good
    }
  }
}
