/// What earlier builds found, as far as verdicts depend on it.
package struct History: Hashable, Sendable {
  /// Oldest first.
  package let lines: [Line]

  package init(lines: [Line]) { self.lines = lines }

  /// The verdicts that one set of runs earned.
  package struct Line: Hashable, Sendable {
    /// The ids of its runs, sorted.
    package let runs: [String]
    /// The commits of its runs, each once, sorted; runs without a known commit add none.
    package let commits: [String]
    /// By rule id, for every rule that the build had.
    package let verdicts: [String: Verdict]

    package init(runs: [String], commits: [String], verdicts: [String: Verdict]) {
      self.runs = runs
      self.commits = commits
      self.verdicts = verdicts
    }
  }
}

/// The rules that were seen to pass, and to fail, on one commit.
struct CommitMemory {
  let commit: String
  private var passed: Set<String> = []
  private var failed: Set<String> = []

  /// The lines of `commit` alone. The line of exactly these `runs` is left out: one set of runs
  /// judged twice, say before and after a waiver, is not a test that changed its mind.
  init(_ history: History, commit: String, besides runs: [String]) {
    self.commit = commit
    for line in history.lines where line.commits == [commit] && line.runs != runs {
      for (rule, verdict) in line.verdicts {
        switch verdict {
        case .passing, .suspect, .unexpectedPass: passed.insert(rule)
        case .failing, .knownFailing: failed.insert(rule)
        case .flaky:
          passed.insert(rule)
          failed.insert(rule)
        case .error, .noData, .partial, .notRun, .untested, .notTestable: break
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
