/// What the reader sees for a rule, and rolled up for a control and the site.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  case failing
  case error
  case unexpectedPass = "unexpected-pass"
  case flaky
  case noData = "no-data"
  case knownFailing = "known-failing"
  case partial
  case notRun = "not-run"
  case untested
  case suspect
  case passing
  case notTestable = "not-testable"

  // The cases stand in the order of the roll-up, worst first.

  /// The name on a page, such as `Not testable`.
  package var title: String {
    switch self {
    case .failing: "Failing"
    case .error: "Error"
    case .unexpectedPass: "Unexpected pass"
    case .flaky: "Flaky"
    case .noData: "No data"
    case .knownFailing: "Known failing"
    case .partial: "Partial"
    case .notRun: "Not run"
    case .untested: "Untested"
    case .suspect: "Suspect"
    case .passing: "Passing"
    case .notTestable: "Not testable"
    }
  }
}

/// An overlay on verdicts, never a verdict.
package enum Freshness: String, Hashable, Sendable {
  case fresh
  case stale
  case unknown
}

/// How many rules have each verdict.
package struct VerdictCounts: Hashable, Sendable {
  private var counts: [Int]

  package init() { counts = Array(repeating: 0, count: Verdict.allCases.count) }

  package subscript(verdict: Verdict) -> Int {
    get { counts[Self.index(verdict)] }
    set { counts[Self.index(verdict)] = newValue }
  }

  package var total: Int { counts.reduce(0, +) }

  /// Those above zero, worst first.
  package var present: [(verdict: Verdict, count: Int)] {
    Verdict.allCases.map { ($0, self[$0]) }.filter { $0.1 > 0 }
  }

  package static func += (left: inout VerdictCounts, right: VerdictCounts) {
    for index in left.counts.indices { left.counts[index] += right.counts[index] }
  }

  private static func index(_ verdict: Verdict) -> Int {
    switch verdict {
    case .failing: 0
    case .error: 1
    case .unexpectedPass: 2
    case .flaky: 3
    case .noData: 4
    case .knownFailing: 5
    case .partial: 6
    case .notRun: 7
    case .untested: 8
    case .suspect: 9
    case .passing: 10
    case .notTestable: 11
    }
  }
}
