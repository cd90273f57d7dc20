package import TestResults

/// A run and whether it counts.
package struct RunReport: Hashable, Sendable {
  package let run: Run
  package let freshness: Freshness
  /// The id of the later run of the same environment and shard; nil when this one counts. A run
  /// that was read twice is superseded by its own id.
  package let supersededBy: String?

  package init(run: Run, freshness: Freshness, supersededBy: String? = nil) {
    self.run = run
    self.freshness = freshness
    self.supersededBy = supersededBy
  }
}
