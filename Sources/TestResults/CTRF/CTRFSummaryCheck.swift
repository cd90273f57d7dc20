import Diagnostics

/// Holds a CTRF report's summary against its tests. The tests count; the summary only warns, unless
/// it counts failures or tests that are not there.
struct CTRFSummaryCheck {
  let path: String
  private(set) var incompleteness: [String] = []

  init(path: String) { self.path = path }

  mutating func check(
    _ summary: CTRFReport.Summary?, _ records: [TestRecord], into log: inout DiagnosticLog
  ) {
    let claims = summary?.counts ?? [:]
    let place = SourcePlace(path: path)
    if records.isEmpty {
      incompleteness.append("no tests")
      if let tests = claims["tests"], tests > 0 {
        log.report(
          .claimsWithoutCases,
          "'\(path)' claims \(tests == 1 ? "1 test" : "\(tests) tests"), and holds none", at: place,
          help: ["look for what took the tests out, or run them again"])
      } else {
        log.report(
          .runWithoutTests, "the run in '\(path)' has no tests", at: place,
          help: ["look for a filter that matches nothing"])
      }
      return
    }
    var counts = ResultCounts()
    for record in records { counts.add(record.outcome) }
    var differences: [String] = []
    for (word, held) in [
      ("tests", counts.tests), ("passed", counts.passed), ("failed", counts.failed),
    ] {
      guard let claim = claims[word], claim != held else { continue }
      differences.append("\(claim) \(word) and holds \(held)")
      if word != "passed", claim > held {
        incompleteness.append("its summary counts \(claim) \(word), and it holds \(held)")
      }
    }
    guard !differences.isEmpty else { return }
    log.report(
      .claimsDifferFromCases, "'\(path)' claims \(differences.joined(separator: ", "))", at: place,
      help: ["look for tests that are missing or counted twice"])
  }
}
