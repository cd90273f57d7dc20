/// What an event stream tells of one test, in the order of its lines.
struct TestTimeline {
  /// nil for a test that has events and no record of its own.
  var test: EventRecord.Test?
  /// The line of its record, or of its first event.
  let line: Int
  private var attempt = Attempt()
  /// The outcomes of the attempts before this one.
  private var earlier: [TestOutcome] = []
  private(set) var messages: [String] = []
  private var seconds: Double?
  private var suiteWasSkipped = false

  init(test: EventRecord.Test?, line: Int) {
    self.test = test
    self.line = line
  }

  private struct Attempt {
    var started: Double?
    var hasEnded = false
    var failures = 0
    var knownIssues = 0
    var wasSkipped = false
    var wasCancelled = false
    var endsWithFailureMark = false

    /// What it lacks to be a result.
    var lack: String {
      if started != nil { return "begun, and never ended" }
      return hasEnded ? "ended, and never begun" : "planned, and never begun"
    }
  }

  mutating func apply(_ event: EventRecord.Event) {
    switch event.kind {
    case "testStarted":
      if attempt.hasEnded {
        earlier.append(outcome(of: attempt))
        attempt = Attempt()
      }
      attempt.started = event.instant.absolute
    case "testEnded":
      attempt.hasEnded = true
      attempt.endsWithFailureMark = event.messages.first?.symbol == "fail"
      if let started = attempt.started {
        seconds = max(0, event.instant.absolute - started)
      }
    case "issueRecorded":
      guard let issue = event.issue else {
        // What nobody described is no pass.
        attempt.failures += 1
        keep(event.messages)
        return
      }
      if issue.fails { attempt.failures += 1 } else if issue.isKnown { attempt.knownIssues += 1 }
      if issue.fails || issue.isKnown { keep(event.messages) }
    case "testSkipped":
      attempt.wasSkipped = true
      keep(event.messages)
    case "testCancelled":
      attempt.wasCancelled = true
      keep(event.messages)
    default:
      return
    }
  }

  /// For the tests of a suite that was switched off and said nothing of them.
  mutating func skipWithSuite() { suiteWasSkipped = true }

  private mutating func keep(_ found: [EventRecord.Message]) {
    let text = found.map(\.text).joined(separator: "\n")
    guard !text.isEmpty else { return }
    if messages.count < ReadText.messageLimit {
      messages.append(ReadText.clean(text))
    } else if messages.count == ReadText.messageLimit {
      messages.append("[cut: the first \(ReadText.messageLimit) messages are shown]")
    }
  }

  // MARK: - What it comes to

  /// The outcome over all attempts, with what was said of it and the last attempt's seconds.
  ///
  /// A known issue that did not occur is a failure like any other: the stream marks it by its words
  /// alone ("Known issue was not recorded"), and words are for people.
  var conclusion: (outcome: TestOutcome, messages: [String], seconds: Double?) {
    var outcome = outcome(of: attempt)
    if outcome == .passed, earlier.contains(where: { $0 == .failed || $0 == .error }) {
      outcome = .flaky
    }
    // An attempt that did not run takes nothing back.
    if outcome == .skipped || outcome == .cancelled, earlier.contains(.failed) { outcome = .failed }
    var messages = messages
    if test == nil, outcome == .passed || outcome == .flaky {
      outcome = .unknown
      messages.append("its events speak of a test that the run did not plan")
    }
    if outcome == .error || outcome == .notRun {
      messages.append(attempt.lack)
    } else if outcome == .failed, attempt.failures == 0 {
      messages.append("its end is marked as a failure, and no issue tells why")
    }
    return (outcome, messages, seconds)
  }

  private func outcome(of attempt: Attempt) -> TestOutcome {
    if attempt.failures > 0 || attempt.endsWithFailureMark { return .failed }
    if attempt.started != nil, !attempt.hasEnded { return .error }
    if attempt.wasCancelled { return .cancelled }
    if attempt.wasSkipped || (suiteWasSkipped && !attempt.hasEnded) { return .skipped }
    if attempt.started == nil { return attempt.hasEnded ? .error : .notRun }
    return attempt.knownIssues > 0 ? .expectedFailure : .passed
  }
}
