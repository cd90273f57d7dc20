import Guides
import TestResults

/// When results were made, and when they turn stale.
struct RunClock {
  private let reports: [RunReport]
  private let staleAfter: Int?

  init(_ reports: [RunReport], staleAfter: Int?) {
    self.reports = reports
    self.staleAfter = staleAfter
  }

  /// The roll-up of a guide's rules, as old as the oldest run that counts for one of them.
  func report(_ guide: Guide, _ rules: [RuleReport]) -> GuideReport {
    var counts = VerdictCounts()
    var runs: Set<Int> = []
    for rule in rules {
      counts[rule.verdict] += 1
      for test in rule.tests { runs.insert(test.run) }
    }
    return GuideReport(
      guide: guide, rules: rules, verdict: counts.rollUp, counts: counts,
      freshness: freshness(of: runs), madeAt: oldestEnd(of: runs), staleAt: staleAt(of: runs))
  }

  func freshness(of runs: some Collection<Int>) -> Freshness {
    Freshness(of: runs.lazy.map { reports[$0].freshness })
  }

  /// nil when one of the ends is unknown: it may be older than all others.
  private func oldestEnd(of runs: some Collection<Int>) -> Timestamp? {
    let ends = runs.compactMap { reports[$0].run.ended }
    return ends.count == runs.count ? ends.min() : nil
  }

  func newestEnd(of runs: some Collection<Int>) -> Timestamp? {
    runs.compactMap { reports[$0].run.ended }.max()
  }

  /// The first moment at which one of the runs is too old.
  func staleAt(of runs: some Collection<Int>) -> Timestamp? {
    guard let staleAfter, let oldest = runs.compactMap({ reports[$0].run.ended }).min() else {
      return nil
    }
    // A run is stale when its age is more than the limit, to the second.
    let (limit, overflow) = oldest.secondsSince1970.addingReportingOverflow(staleAfter)
    return overflow || limit == .max ? nil : Timestamp(secondsSince1970: limit + 1)
  }
}

extension Freshness {
  /// The freshness of several runs together; unknown for none.
  init(of runs: some Sequence<Freshness>) {
    var combined: Freshness?
    for run in runs { combined = combined?.combined(with: run) ?? run }
    self = combined ?? .unknown
  }
}
