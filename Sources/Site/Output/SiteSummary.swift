/// What one build did to its output.
package struct SiteSummary: Hashable, Sendable {
  /// Paths relative to the output of the files that were created or replaced, in the order of
  /// their bytes.
  package let changed: [String]
  /// How many files stood there with the same bytes already and were not touched.
  package let unchanged: Int
  /// Paths of files that an earlier build wrote and this one did not, in the order of their bytes.
  package let removed: [String]
  /// Paths that would have been removed, but whose files somebody changed since; they stay, and
  /// no later build will know them.
  package let kept: [String]

  package init(changed: [String], unchanged: Int, removed: [String], kept: [String]) {
    self.changed = changed
    self.unchanged = unchanged
    self.removed = removed
    self.kept = kept
  }

  /// How many files were created or replaced.
  package var written: Int { changed.count }
}
