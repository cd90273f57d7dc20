import Guides
import TestResults

/// Which runs count, and in which order all of them stand.
///
/// Only runs that say themselves when and where they ran take each other's place: of files of
/// foreign tools nobody knows whether they are two executions or two parts of one.
struct RunSelection {
  /// Sorted by environment, shard (a whole run first), end (unknown ones first), id and path.
  let reports: [RunReport]

  init(_ runs: [Run], staleAfter: Int?, now: Timestamp?, commit: String?) {
    let sorted = runs.sorted(by: Self.precedes)
    var reports: [RunReport] = []
    reports.reserveCapacity(sorted.count)
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, Self.part(of: sorted[end]) == Self.part(of: sorted[start]) {
        end += 1
      }
      let group = sorted[start..<end]
      let superseders = Self.superseders(of: group)
      for (run, superseder) in zip(group, superseders) {
        reports.append(
          RunReport(
            run: run,
            freshness: Freshness(run, staleAfter: staleAfter, now: now, commit: commit),
            supersededBy: superseder))
      }
      start = end
    }
    self.reports = reports
  }

  /// For each run of one environment and shard, sorted, the id of the one that replaced it.
  ///
  /// Only a known later end replaces. Where an end is unknown, or two are equal, no run is known to
  /// be the later one: all of them count, and the worst of their outcomes wins.
  private static func superseders(of group: ArraySlice<Run>) -> [String?] {
    let dated = group.filter { $0.origin == .folder && $0.ended != nil }
    let latest = dated.compactMap(\.ended).max()
    let winner = dated.first { $0.ended == latest }?.id
    var counted: [Run] = []
    return group.map { run in
      if run.origin == .folder, let ended = run.ended, let latest, ended < latest { return winner }
      if counted.contains(where: { $0.id == run.id && $0.hasSameResults(as: run) }) {
        return run.id
      }
      // Copies share their id, so that only runs that look like copies are compared at all.
      if counted.last?.id != run.id { counted.removeAll(keepingCapacity: true) }
      counted.append(run)
      return nil
    }
  }

  private struct Part: Equatable {
    let environment: String
    let shard: Run.Shard?
  }

  private static func part(of run: Run) -> Part {
    Part(environment: run.environment, shard: run.shard)
  }

  private static func precedes(_ left: Run, _ right: Run) -> Bool {
    if left.environment != right.environment { return left.environment < right.environment }
    if left.shard != right.shard {
      guard let leftShard = left.shard else { return true }
      guard let rightShard = right.shard else { return false }
      return (leftShard.index, leftShard.count) < (rightShard.index, rightShard.count)
    }
    if left.ended != right.ended {
      guard let leftEnd = left.ended else { return true }
      guard let rightEnd = right.ended else { return false }
      return leftEnd < rightEnd
    }
    return (left.id, left.path) < (right.id, right.path)
  }
}

extension Run {
  /// Whether another reading holds the same results: the same file, read by two of its names.
  fileprivate func hasSameResults(as other: Run) -> Bool {
    tests.count == other.tests.count && incompleteness == other.incompleteness
      && looseFailures == other.looseFailures
      && zip(tests, other.tests).allSatisfy { left, right in
        left.name == right.name && left.suite == right.suite && left.outcome == right.outcome
      }
  }
}
