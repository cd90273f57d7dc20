import Diagnostics

/// The word for what became of a file, and its reason in one line.
enum InspectionVerdict {
  static func judge(_ reading: FileReading, _ diagnostics: [Diagnostic]) -> (
    verdict: ResultInspection.Verdict, reason: String?
  ) {
    let errors = diagnostics.filter { $0.severity == .error && decides($0, reading) }
    let warnings = diagnostics.filter { $0.severity == .warning }
    if reading.isEvidence {
      return errors.isEmpty ? (.notApplicable, nil) : (.error, reason(errors))
    }
    if reading.isRefused { return (.refuse, refusal(errors)) }
    if !errors.isEmpty { return (.error, reason(errors)) }
    return warnings.isEmpty ? (.read, nil) : (.warn, reason(warnings))
  }

  /// A suite of a JUnit file that failed itself is counted like a test that failed. In an event
  /// stream nothing but the run is left to carry such a failure.
  private static func decides(_ problem: Diagnostic, _ reading: FileReading) -> Bool {
    problem.code != .failureWithoutTest || reading.format != ResultFormat.xml.name
  }

  /// How many problems a reason tells; the others stand in the diagnostics.
  private static let told = 3

  private static func reason(_ problems: [Diagnostic]) -> String? {
    guard !problems.isEmpty else { return nil }
    // Those of the file as a whole stand first, but for what only counts the rest.
    let ordered =
      problems.filter { !countsTheRest($0) } + problems.filter(countsTheRest)
    let rest = ordered.count - told
    let texts = ordered.prefix(told).map { problem in
      let line = problem.place?.line ?? 0
      return line == 0 || problem.message.hasPrefix("line \(line) ")
        ? problem.message : "line \(line): \(problem.message)"
    }
    return (texts + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")
  }

  private static func countsTheRest(_ problem: Diagnostic) -> Bool {
    problem.place?.line == 0 && problem.message.contains(" of this kind in '")
  }

  /// Why a file is not read, and the best way out.
  private static func refusal(_ problems: [Diagnostic]) -> String? {
    reason(problems).map {
      [$0, problems.first?.help.first].compactMap { $0 }.joined(separator: "; ")
    }
  }
}
