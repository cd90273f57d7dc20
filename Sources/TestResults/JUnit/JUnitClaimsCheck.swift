import Diagnostics

/// Holds a JUnit file's header against its cases. The cases count; the header only warns, unless it
/// counts failures that no case has.
struct JUnitClaimsCheck {
  private let summary: JUnitSummary
  private let skipped: Int
  private let path: String
  private(set) var incompleteness: [String] = []
  private(set) var looseFailures: [String] = []

  init(summary: JUnitSummary, skipped: Int, path: String) {
    self.summary = summary
    self.skipped = skipped
    self.path = path
  }

  mutating func check(_ place: (Int) -> SourcePlace, into log: inout DiagnosticLog) {
    var reports = CappedReports(.failureWithoutTest)
    for failure in summary.looseFailures {
      reports.report(
        "suite '\(failure.suite)' holds a failure that belongs to no test: "
          + "'\(failure.text.split(separator: "\n").first ?? "")'",
        at: place(failure.line), help: ["look at what the suite does before and after its tests"],
        into: &log)
      looseFailures.append(failure.text)
    }
    reports.finish(path: path, into: &log)
    if summary.cases == 0 {
      checkEmpty(into: &log)
    } else {
      checkCounts(into: &log)
    }
    if !looseFailures.isEmpty {
      incompleteness.append(
        looseFailures.count == 1
          ? "1 failure belongs to no test" : "\(looseFailures.count) failures belong to no test")
    }
  }

  private mutating func checkEmpty(into log: inout DiagnosticLog) {
    incompleteness.append("no tests")
    if let tests = summary.claims.tests, tests > 0 {
      log.report(
        .claimsWithoutCases,
        "'\(path)' claims \(tests == 1 ? "1 test" : "\(tests) tests"), "
          + "and holds none", at: SourcePlace(path: path),
        help: ["look for what took the cases out, or run the tests again"])
    } else {
      log.report(
        .runWithoutTests, "the run in '\(path)' has no tests", at: SourcePlace(path: path),
        help: ["look for a filter that matches nothing"])
    }
  }

  private mutating func checkCounts(into log: inout DiagnosticLog) {
    let claims = summary.claims
    let failures = (claims.failures ?? 0) + (claims.errors ?? 0)
    let missing = failures - summary.failureElements
    if summary.isFromSwift, missing > 0 {
      let words = missing == 1 ? "1 failure" : "\(missing) failures"
      looseFailures.append("the header counts \(words) that no test has")
      log.report(
        .failureWithoutTest, "the header of '\(path)' counts \(words) that no test has",
        at: SourcePlace(path: path),
        help: ["let the test wait for the tasks it starts, so that their issues are its own"])
      return
    }
    var differences: [String] = []
    if let tests = claims.tests, tests != summary.cases, !isForgiven(tests) {
      differences.append("\(tests) \(tests == 1 ? "test" : "tests") and holds \(summary.cases)")
    }
    // A suite that failed itself is counted by its tool as often as it likes.
    if missing > 0, looseFailures.isEmpty {
      // A failure that the tool counted and nothing in the file tells may be any test's.
      incompleteness.append(
        missing == 1
          ? "its header counts 1 failure that no test has"
          : "its header counts \(missing) failures that no test has")
      differences.append(
        "\(failures) \(failures == 1 ? "failure" : "failures") and holds \(summary.failureElements)"
      )
    }
    guard !differences.isEmpty else { return }
    log.report(
      .claimsDifferFromCases, "'\(path)' claims \(differences.joined(separator: ", "))",
      at: SourcePlace(path: path), help: ["look for cases that are missing or counted twice"])
  }

  private func isForgiven(_ tests: Int) -> Bool {
    summary.isFromCatch2 || (summary.isFromSwift && tests == summary.cases - skipped)
  }
}
