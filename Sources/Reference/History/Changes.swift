package import TestResults

/// What is another way than in the build before.
package struct Changes: Hashable, Sendable {
  /// When the build before was made; nil when unknown.
  package let since: Timestamp?
  /// The commits of the build before, each once, sorted.
  package let commits: [String]
  /// Regressions first, then in the order of `Kind`; within a kind the worse verdicts first, then
  /// by id. A rule stands here once for its verdict and once more where its text changed too.
  package let all: [Change]

  package init(since: Timestamp?, commits: [String], all: [Change]) {
    self.since = since
    self.commits = commits
    self.all = all
  }

  /// The kinds in the order in which a reader wants to know of them.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The verdict is worse than it was.
    case regressed
    /// The verdict is green, and was not.
    case fixed
    /// The verdict is better than it was, and still not green.
    case improved
    /// The rule was not there before.
    case new
    /// The rule's text is another one.
    case reworded
    /// The rule is no longer there.
    case removed
  }

  /// One rule's change.
  package struct Change: Hashable, Sendable {
    package let kind: Kind
    package let rule: String
    /// nil for a rule that was not there.
    package let before: Verdict?
    /// nil for a rule that is no longer there.
    package let after: Verdict?
    /// The texts of a reworded rule, and of a removed one the last it had; nil when unknown.
    package let textBefore: String?
    package let textAfter: String?

    package init(
      kind: Kind, rule: String, before: Verdict?, after: Verdict?, textBefore: String? = nil,
      textAfter: String? = nil
    ) {
      self.kind = kind
      self.rule = rule
      self.before = before
      self.after = after
      self.textBefore = textBefore
      self.textAfter = textAfter
    }
  }
}
