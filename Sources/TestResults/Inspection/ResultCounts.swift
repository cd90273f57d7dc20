/// How many tests of a file came to what.
///
/// `passed`, `failed`, `errored`, `skipped`, `known` and `unknown` part the tests; `flaky` counts
/// those of the passed that were tried again.
package struct ResultCounts: Hashable, Sendable {
  /// Tests, each once, however often it was tried.
  package var tests = 0
  package var passed = 0
  /// Those that failed, or passed although their tool was told that they would fail.
  package var failed = 0
  package var errored = 0
  /// Those that were switched off or stopped themselves.
  package var skipped = 0
  /// Those that failed as their tool was told they would.
  package var known = 0
  /// Those that were planned and never begun, or say what their format does not have.
  package var unknown = 0
  package var flaky = 0

  /// No tests at all.
  package init() {}

  /// Counts one test more.
  package mutating func add(_ outcome: TestOutcome) {
    tests += 1
    switch outcome {
    case .passed: passed += 1
    case .flaky:
      passed += 1
      flaky += 1
    case .failed, .unexpectedPass: failed += 1
    case .error: errored += 1
    case .skipped, .cancelled: skipped += 1
    case .expectedFailure: known += 1
    case .unknown, .notRun: unknown += 1
    }
  }
}
