/// The rules that were seen to pass, and to fail, on one commit.
struct CommitMemory {
  let commit: String
  private var passed: Set<String> = []
  private var failed: Set<String> = []

  /// The builds of `commit` alone. The build of exactly these `runs` is left out: one set of runs
  /// judged twice, say before and after a waiver, is not a test that changed its mind.
  init(_ history: History, commit: String, besides runs: [String]) {
    self.commit = commit
    let builds = history.builds.indices.filter {
      history.builds[$0].commits == [commit] && history.builds[$0].runs != runs
    }
    guard !builds.isEmpty else { return }
    for (rule, entries) in history.rules {
      for build in builds {
        switch history.state(of: entries, at: build)?.verdict {
        case .passing, .suspect, .unexpectedPass: passed.insert(rule)
        case .failing, .knownFailing: failed.insert(rule)
        case .flaky:
          passed.insert(rule)
          failed.insert(rule)
        case .error, .noData, .partial, .notRun, .untested, .notTestable, nil: break
        }
      }
    }
  }

  /// What is remembered of a rule under its id or one that it once had.
  func memory(of ids: [String]) -> RuleCase.Memory {
    RuleCase.Memory(
      commit: commit, passed: ids.contains { passed.contains($0) },
      failed: ids.contains { failed.contains($0) })
  }
}
