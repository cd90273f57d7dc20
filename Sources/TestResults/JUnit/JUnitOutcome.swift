/// What a JUnit case comes to. Its children decide; its words decide only where it has none.
struct JUnitOutcome {
  let outcome: TestOutcome
  /// What in it was not understood, as a phrase; nil for a case that is clear.
  let notUnderstood: String?
  /// What in it disagrees, as a phrase; nil for a case that is of one mind.
  let contradiction: String?

  init(_ test: JUnitCase) {
    let words = test.words
    let word = words.map(Self.meaning).max { $0.rank < $1.rank } ?? .neutral
    let unknownWord = words.first { Self.meaning($0) == .unknown }
    var notUnderstood: String?
    var contradiction: String?

    if test.failures + test.errors > 0 {
      let failed: TestOutcome = test.failures > 0 ? .failed : .error
      outcome = test.mayFail ? .expectedFailure : failed
      if let passing = words.first(where: { Self.meaning($0) == .passed }) {
        let child = test.failures > 0 ? "a failure" : "an error"
        contradiction = "says '\(passing)' and holds \(child)"
      }
    } else if test.reruns > 0 {
      outcome = .failed
      contradiction = "was run again and failed again, and holds no failure"
    } else if word == .failed {
      outcome = .failed
    } else if word == .error {
      outcome = .error
    } else if test.skips > 0 {
      outcome = .skipped
    } else if let element = test.unknownElement {
      outcome = .unknown
      notUnderstood = "holds the unknown element <\(element)>"
    } else if let unknownWord {
      outcome = .unknown
      notUnderstood = "has the unknown status '\(unknownWord)'"
    } else if word == .skipped {
      outcome = .skipped
    } else {
      outcome = test.flakyAttempts > 0 ? .flaky : .passed
    }
    self.notUnderstood = notUnderstood
    self.contradiction = contradiction
  }

  private enum Meaning {
    /// It ran, and that is all.
    case neutral
    case passed
    case skipped
    case unknown
    case error
    case failed

    var rank: Int {
      switch self {
      case .neutral: 0
      case .passed: 1
      case .skipped: 2
      case .unknown: 3
      case .error: 4
      case .failed: 5
      }
    }
  }

  private static func meaning(_ word: String) -> Meaning {
    switch word {
    case "", "run", "completed", "complete", "executed": .neutral
    case "passed", "pass", "ok", "success", "successful", "succeeded": .passed
    case "notrun", "not run", "not-run", "disabled", "skipped", "skip", "ignored", "pending",
      "suppressed":
      .skipped
    case "failed", "fail", "failure": .failed
    case "error", "errored": .error
    default: .unknown
    }
  }
}
