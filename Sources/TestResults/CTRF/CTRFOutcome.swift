/// What a CTRF test comes to. Its status decides, unless what stands beside it is worse.
struct CTRFOutcome {
  let outcome: TestOutcome
  /// What in it was not understood, as a phrase; nil for a test that is clear.
  private(set) var notUnderstood: String?
  /// What in it disagrees, as a phrase; nil for a test that is of one mind.
  private(set) var contradiction: String?

  private static let statuses: Set<String> = ["passed", "failed", "skipped", "pending", "other"]

  init(_ test: CTRFReport.Test) {
    switch test.status {
    case "failed": outcome = .failed
    case "skipped", "pending": outcome = .skipped
    case "passed":
      if let attempt = test.attempts.first(where: { !Self.statuses.contains($0) }) {
        outcome = .unknown
        notUnderstood = "has an attempt of the unknown status '\(ReadText.clean(attempt))'"
      } else if let step = test.failedSteps.first {
        outcome = .failed
        contradiction = "says 'passed', and its step '\(ReadText.clean(step))' failed"
      } else if test.isFlaky || test.retries > 0 || test.attempts.contains(where: Self.isTrouble) {
        outcome = .flaky
      } else {
        outcome = .passed
      }
    case let status:
      outcome = .unknown
      notUnderstood =
        status.map { "has the status '\(ReadText.clean($0))', which says neither pass nor failure" }
        ?? "has no status"
    }
  }

  private static func isTrouble(_ status: String) -> Bool {
    status == "failed" || status == "other"
  }
}
