/// What a JUnit file says beside its cases.
struct JUnitSummary {
  /// Counts in the header: of the root, else of the outermost suites together.
  struct Claims {
    var tests: Int?
    var failures: Int?
    var errors: Int?

    /// Adds what an outermost suite claims.
    mutating func add(_ other: Claims) {
      tests = Self.sum(tests, other.tests)
      failures = Self.sum(failures, other.failures)
      errors = Self.sum(errors, other.errors)
    }

    private static func sum(_ left: Int?, _ right: Int?) -> Int? {
      guard let left, let right else { return left ?? right }
      let (sum, overflows) = left.addingReportingOverflow(right)
      return overflows ? left : sum
    }

    var isEmpty: Bool { tests == nil && failures == nil && errors == nil }
  }

  struct Suite {
    let name: String
    /// Equal for suites of the same name and host inside of equal suites: what tells two runs of
    /// one test apart.
    let identity: Int
  }

  struct LooseFailure {
    let text: String
    let suite: String
    let line: Int
  }

  var claims = Claims()
  var suites: [Suite] = []
  var looseFailures: [LooseFailure] = []
  var started: Timestamp?
  var ended: Timestamp?
  /// `<testcase>` elements that are results.
  var cases = 0
  /// `<failure>` and `<error>` elements, in cases and in suites.
  var failureElements = 0
  /// A suite's host is `tbd`, which Catch2 writes; its counts are of assertions.
  var isFromCatch2 = false

  /// Swift's own writer: one suite of this name, whose counts leave skipped tests out and whose
  /// failures are issues.
  var isFromSwift: Bool { suites.count == 1 && suites[0].name == "TestResults" }
}
