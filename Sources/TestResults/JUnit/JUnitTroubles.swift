import Diagnostics

/// What is told of single tests of one JUnit file.
struct JUnitTroubles {
  /// At lines of the file whose text can be shown.
  private(set) var log = DiagnosticLog()
  private var unknown = CappedReports(.unknownOutcome)
  private var contradictions = CappedReports(.contradictoryOutcome)

  mutating func add(_ test: JUnitCase, _ decided: JUnitOutcome, place: (Int) -> SourcePlace) {
    if let phrase = decided.notUnderstood {
      unknown.report(
        "test '\(test.name ?? "")' \(phrase); its outcome is unknown", at: place(test.line),
        help: ["only failure, error, skipped and the known words of status= are understood"],
        into: &log)
    }
    if let phrase = decided.contradiction {
      contradictions.report(
        "test '\(test.name ?? "")' \(phrase); the worse counts", at: place(test.line), into: &log)
    }
  }

  mutating func finish(path: String) {
    unknown.finish(path: path, into: &log)
    contradictions.finish(path: path, into: &log)
  }

  // MARK: - The same test twice

  /// What is told of a test that stands twice with two outcomes, each with its line.
  static func disagreement(
    _ key: String, _ earlier: (TestOutcome, Int), _ later: (TestOutcome, Int), path: String
  ) -> String {
    "test '\(key)' stands twice in '\(path)', \(earlier.0.rawValue) in line \(earlier.1) and "
      + "\(later.0.rawValue) in line \(later.1)"
  }

  /// What is told of tests that agree with an earlier one of their name.
  static func repetition(_ count: Int, first key: String, path: String) -> String {
    let words = count == 1 ? "1 test shares its name" : "\(count) tests share a name"
    return "\(words) with an earlier one in '\(path)', such as '\(key)'"
  }

  /// The way out of both.
  static let ownNames = ["give each its own name, such as its parameters"]
}
