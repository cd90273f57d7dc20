/// What one test did, whatever the tool that ran it calls it.
package enum TestOutcome: String, Hashable, Sendable, CaseIterable {
  case passed
  /// An expectation did not hold.
  case failed
  /// It could not be evaluated: a crash, a time-out, a set-up that threw, a begin without an end.
  case error
  /// It failed as its tool was told it would.
  case expectedFailure = "expected-failure"
  /// It passed although its tool was told that it would fail.
  case unexpectedPass = "unexpected-pass"
  /// It passed only when it was tried again.
  case flaky
  /// Switched off on purpose.
  case skipped
  /// It stopped itself.
  case cancelled
  /// Planned, and never begun.
  case notRun = "not-run"
  /// A status that the format does not have: never a pass.
  case unknown
}
