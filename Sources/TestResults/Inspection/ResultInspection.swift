package import Diagnostics

/// What a reader made of one file of results.
package struct ResultInspection: Hashable, Sendable {
  /// As a person would type it.
  package let file: String
  /// `junit-xml`, `swift-testing-event-stream`, `ctrf-json`, `tap` …; `unknown` where nobody can
  /// tell.
  package let format: String
  package let counts: ResultCounts
  /// Failures that belong to no test.
  package let suiteErrors: Int
  package let verdict: Verdict
  /// Why it is not simply read, in one line; nil for a file that is.
  package let reason: String?
  /// What was told of the file, sorted.
  package let diagnostics: [Diagnostic]

  package init(
    file: String, format: String, counts: ResultCounts, suiteErrors: Int, verdict: Verdict,
    reason: String?, diagnostics: [Diagnostic]
  ) {
    self.file = file
    self.format = format
    self.counts = counts
    self.suiteErrors = suiteErrors
    self.verdict = verdict
    self.reason = reason
    self.diagnostics = diagnostics
  }

  /// What became of a file. It speaks of the reading, not of the tests: a file full of failures is
  /// read.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    case read
    /// Read, and something in it is doubtful.
    case warn
    /// Not read: nothing in it counts.
    case refuse
    /// Read, and what it tells is not the whole run.
    case error
    /// No results and no harm: evidence, which only counts beside its run.
    case notApplicable = "n/a"
  }

  /// `read`, `n/a`, or `warn: reason`.
  package var verdictText: String {
    reason.map { "\(verdict.rawValue): \($0)" } ?? verdict.rawValue
  }
}
