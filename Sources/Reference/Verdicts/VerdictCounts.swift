/// How many rules have each verdict.
package struct VerdictCounts: Hashable, Sendable {
  /// By rank.
  private var counts: [Int]

  package init() { counts = Array(repeating: 0, count: Verdict.allCases.count) }

  /// How many rules have a verdict.
  package subscript(verdict: Verdict) -> Int {
    get { counts[verdict.rank] }
    set { counts[verdict.rank] = newValue }
  }

  package var total: Int { counts.reduce(0, +) }

  /// Those above zero, worst first.
  package var present: [(verdict: Verdict, count: Int)] {
    Verdict.allCases.map { ($0, self[$0]) }.filter { $0.1 > 0 }
  }

  package static func += (left: inout VerdictCounts, right: VerdictCounts) {
    for index in left.counts.indices { left.counts[index] += right.counts[index] }
  }
}

// MARK: - Roll-up

extension VerdictCounts {
  /// The worst verdict of all rules; no data when there are none or none of them is testable.
  package var rollUp: Verdict {
    let testable = Verdict.allCases.first { $0 != .notTestable && self[$0] > 0 }
    return testable ?? .noData
  }

  /// Whether every rule is Passing or Not testable, and one is Passing.
  package var isGreen: Bool { rollUp.isGreenRollUp }

  /// What a badge says: `failing 1 · untested 2 · passing 11/14`, the worst first.
  ///
  /// The number after the stroke counts the rules that a test can speak for; Not testable ones
  /// follow at the end. Without a single result, or a rule to have one, it is `no data`.
  package var summary: String {
    let testable = total - self[.notTestable]
    guard testable > 0, self[.noData] < testable else { return Verdict.noData.words }
    var parts = present.filter { !$0.verdict.isGreen }.map { "\($0.verdict.words) \($0.count)" }
    parts.append("passing \(self[.passing])/\(testable)")
    if self[.notTestable] > 0 { parts.append("not testable \(self[.notTestable])") }
    return parts.joined(separator: " · ")
  }
}
