extension Changes {
  /// What is known of a rule at one time.
  package struct Snapshot: Hashable, Sendable {
    package let rule: String
    package let oldIDs: [String]
    /// nil for a verdict that nobody knows.
    package let verdict: Verdict?
    /// nil when unknown.
    package let text: String?

    package init(rule: String, oldIDs: [String] = [], verdict: Verdict?, text: String? = nil) {
      self.rule = rule
      self.oldIDs = oldIDs
      self.verdict = verdict
      self.text = text
    }
  }

  /// What became of the rules between two times, found as a history finds it.
  ///
  /// A verdict that nobody knows counts as an Error: it is never a pass. Where one side lacks a
  /// text, nobody can say that it is another one.
  package static func between(_ old: [Snapshot], _ new: [Snapshot]) -> [Change] {
    var history = History()
    func record(_ snapshots: [Snapshot], _ name: String) {
      _ = history.record(
        History.Build(runs: [name], commits: [], madeAt: nil),
        snapshots.map {
          History.Finding(
            rule: $0.rule, oldIDs: $0.oldIDs, verdict: $0.verdict ?? .error, text: $0.text)
        }, limit: 2)
    }
    record(old, "old")
    record(new, "new")
    return Storyteller(history: history, present: 1).changes()?.all ?? []
  }
}
