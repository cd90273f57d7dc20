package import TestResults

/// A test that speaks for a rule, and how it is known to.
package struct LinkedTest: Hashable, Sendable {
  package let test: TestRecord
  /// The index of its run in the reference's `runs`.
  package let run: Int
  package let environment: String
  package let link: Link

  package init(test: TestRecord, run: Int, environment: String, link: Link) {
    self.test = test
    self.run = run
    self.environment = environment
    self.link = link
  }

  /// What tied the test to the rule.
  package enum Link: String, Hashable, Sendable {
    case evidence
    case property
    case name
    /// The test's name is exactly the rule's id.
    case exactName = "exact-name"
    case tag
    case binding
  }
}

// MARK: - Order

extension LinkedTest: Comparable {
  /// Worse outcomes first, then by environment, name, place and run.
  package static func < (left: LinkedTest, right: LinkedTest) -> Bool {
    if left.test.outcome != right.test.outcome {
      return left.test.outcome.severity < right.test.outcome.severity
    }
    if left.environment != right.environment { return left.environment < right.environment }
    if left.test.key != right.test.key { return left.test.key < right.test.key }
    if left.test.place != right.test.place { return left.test.place < right.test.place }
    return left.run < right.run
  }
}

extension TestOutcome {
  /// 0 for the worst.
  fileprivate var severity: Int {
    switch self {
    case .failed: 0
    case .unexpectedPass: 1
    case .error: 2
    case .unknown: 3
    case .notRun: 4
    case .expectedFailure: 5
    case .flaky: 6
    case .cancelled: 7
    case .skipped: 8
    case .passed: 9
    }
  }
}
