package import TestResults

/// What earlier builds found: the builds, and for each rule only what changed in it.
///
/// A value costs what changed, not builds times rules.
package struct History: Hashable, Sendable {
  /// In the order of when they were made; those whose time is unknown stand where they were added.
  package internal(set) var builds: [Build]
  /// By rule id: oldest first, at most one a build, and never one that changes nothing.
  package internal(set) var rules: [String: [Entry]]

  package init(builds: [Build] = [], rules: [String: [Entry]] = [:]) {
    self.builds = builds
    self.rules = rules
  }

  /// One set of runs that was judged.
  package struct Build: Hashable, Sendable {
    /// A hash of the ids of its runs: the same set has the same name.
    package let id: String
    /// The ids of its runs, sorted.
    package let runs: [String]
    /// The commits of its runs, each once, sorted; runs without a known commit add none.
    package let commits: [String]
    /// The end of its newest run; nil when unknown.
    package let madeAt: Timestamp?

    package init(id: String, runs: [String], commits: [String], madeAt: Timestamp?) {
      self.id = id
      self.runs = runs
      self.commits = commits
      self.madeAt = madeAt
    }

    /// The build of these runs.
    package init(runs: [String], commits: [String], madeAt: Timestamp?) {
      let runs = Set(runs).sorted()
      self.init(
        id: ContentHash.hex(Array(runs.joined(separator: "\n").utf8)), runs: runs,
        commits: Set(commits).sorted(), madeAt: madeAt)
    }
  }

  /// What a build changed in a rule.
  package struct Entry: Hashable, Sendable {
    /// The index of its build.
    package var build: Int
    package var state: State
    /// The rule's text from this build on; nil when it stayed what it was, or is unknown.
    package var text: String?

    package init(build: Int, state: State, text: String? = nil) {
      self.build = build
      self.state = state
      self.text = text
    }
  }

  /// What a rule was at a build.
  package enum State: Hashable, Sendable {
    case judged(Verdict)
    /// The history names a verdict that nobody knows: never a pass.
    case unknown
    /// The rule did not exist.
    case gone

    package var verdict: Verdict? { if case .judged(let verdict) = self { verdict } else { nil } }
  }
}

// MARK: - Looking back

extension History {
  /// What a rule was at a build: the last entry at or before it; nil before its first.
  func state(of entries: [Entry], at build: Int) -> State? {
    entries.last { $0.build <= build }?.state
  }

  /// The text that a rule had at a build; nil when unknown.
  func text(of entries: [Entry], at build: Int) -> String? {
    entries.last { $0.build <= build && $0.text != nil }?.text
  }

  /// The last `length` builds up to and with `last` as stretches of equal states, oldest first.
  func stretches(of entries: [Entry], upTo last: Int, length: Int) -> [RuleStory.Stretch] {
    let first = max(0, last - length + 1)
    var stretches: [RuleStory.Stretch] = []
    func add(_ state: State, _ builds: Range<Int>) {
      let builds = builds.clamped(to: first..<(last + 1))
      guard !builds.isEmpty else { return }
      if let before = stretches.last, before.verdict == state.verdict {
        stretches[stretches.count - 1] = .init(
          verdict: state.verdict, builds: before.builds.lowerBound..<builds.upperBound)
      } else {
        stretches.append(.init(verdict: state.verdict, builds: builds))
      }
    }
    add(.gone, 0..<(entries.first?.build ?? last + 1))
    for (index, entry) in entries.enumerated() where entry.build <= last {
      let end = index + 1 < entries.count ? entries[index + 1].build : last + 1
      add(entry.state, entry.build..<max(entry.build, end))
    }
    return stretches
  }
}
