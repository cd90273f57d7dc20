import TestResults

extension Freshness {
  /// Stale by age (its end is more than `staleAfter` seconds before `now`) or by commit (both are
  /// known and differ); unknown when neither can be judged.
  init(_ run: Run, staleAfter: Int?, now: Timestamp?, commit: String?) {
    var isJudged = false
    if let runCommit = run.commit, let commit {
      isJudged = true
      if !Freshness.isSameCommit(runCommit, commit) {
        self = .stale
        return
      }
    }
    if let ended = run.ended, let now {
      isJudged = true
      let (age, overflow) = now.secondsSince1970.subtractingReportingOverflow(
        ended.secondsSince1970)
      let isPast = overflow ? now > ended : staleAfter.map { age > $0 } ?? false
      if isPast, staleAfter != nil {
        self = .stale
        return
      }
    }
    self = isJudged ? .fresh : .unknown
  }

  /// Whether two names mean one commit: the same, or one is the other's beginning of 7 or more.
  private static func isSameCommit(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let (short, long) = left.utf8.count < right.utf8.count ? (left, right) : (right, left)
    return short.utf8.count >= 7 && long.hasPrefix(short)
  }
}
