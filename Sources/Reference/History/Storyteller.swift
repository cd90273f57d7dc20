import Guides
import TestResults

/// Tells what a history holds of each rule at one build, and what that build changed.
struct Storyteller {
  let history: History
  /// The index of the present build.
  let present: Int

  /// The story of a rule whose verdict at the present build is known to the history.
  func story(of rule: String) -> RuleStory {
    let entries = history.rules[rule] ?? []
    let stretches = history.stretches(
      of: entries, upTo: present, length: RuleStory.stripLength)
    let streak = streakStart(entries)
    return RuleStory(
      stretches: stretches, since: history.builds[streak].madeAt,
      reachesBackToTheStart: streak == 0, firstBad: firstBad(entries),
      change: change(of: entries))
  }

  /// What changed between the build before the present one and it; nil without such a build.
  func changes() -> Changes? {
    guard present > 0 else { return nil }
    var all: [Changes.Change] = []
    for (rule, entries) in history.rules { all += changes(rule, entries) }
    let before = history.builds[present - 1]
    return Changes(since: before.madeAt, commits: before.commits, all: all.sorted())
  }

  // MARK: - One rule

  /// The first build of those up to now that had the present verdict.
  private func streakStart(_ entries: [History.Entry]) -> Int {
    guard let last = entries.lastIndex(where: { $0.build <= present }) else { return present }
    var first = last
    while first > 0, entries[first - 1].state == entries[last].state { first -= 1 }
    return entries[first].build
  }

  private func firstBad(_ entries: [History.Entry]) -> RuleStory.FirstBad? {
    let past = entries.prefix { $0.build <= present }
    guard let now = past.last?.state.verdict, !now.isGreen else { return nil }
    guard let green = past.lastIndex(where: { $0.state.verdict?.isGreen ?? false }),
      let bad = past[(green + 1)...].first(where: { $0.state.verdict != nil })
    else { return nil }
    let good = past[green + 1].build - 1
    return .init(bad: history.builds[bad.build], good: history.builds[good])
  }

  private func change(of entries: [History.Entry]) -> Changes.Kind? {
    changes("", entries).first?.kind
  }

  private func changes(_ rule: String, _ entries: [History.Entry]) -> [Changes.Change] {
    guard present > 0, entries.contains(where: { $0.build == present }) else { return [] }
    let before = history.state(of: entries, at: present - 1) ?? .gone
    let after = history.state(of: entries, at: present) ?? .gone
    let textBefore = history.text(of: entries, at: present - 1)
    let textAfter = history.text(of: entries, at: present)
    var changes: [Changes.Change] = []
    switch (before, after) {
    case (.gone, .judged(let verdict)):
      return [.init(kind: .new, rule: rule, before: nil, after: verdict, textAfter: textAfter)]
    case (_, .gone):
      guard before != .gone else { return [] }
      return [
        .init(
          kind: .removed, rule: rule, before: before.verdict, after: nil, textBefore: textBefore)
      ]
    case (.judged(let old), .judged(let new)) where old != new:
      changes.append(
        .init(
          kind: new.rank < old.rank ? .regressed : new.isGreen ? .fixed : .improved, rule: rule,
          before: old, after: new))
    default: break
    }
    if let textBefore, let textAfter, textBefore != textAfter {
      changes.append(
        .init(
          kind: .reworded, rule: rule, before: before.verdict, after: after.verdict,
          textBefore: textBefore, textAfter: textAfter))
    }
    return changes
  }
}

extension Changes.Change: Comparable {
  /// By kind, then the worse verdict first, then by id.
  package static func < (left: Self, right: Self) -> Bool {
    if left.kind != right.kind { return left.kind < right.kind }
    let ranks = [left, right].map { ($0.after ?? $0.before)?.rank ?? Verdict.allCases.count }
    return ranks[0] != ranks[1] ? ranks[0] < ranks[1] : left.rule < right.rule
  }
}

extension Changes.Kind: Comparable {
  /// In the order in which a reader wants to know of them.
  package static func < (left: Self, right: Self) -> Bool { left.place < right.place }

  private var place: Int {
    switch self {
    case .regressed: 0
    case .fixed: 1
    case .improved: 2
    case .new: 3
    case .reworded: 4
    case .removed: 5
    }
  }
}
