/// What an event stream tells of one test, in the order of its lines.
struct TestTimeline {
  /// nil for a test that has events and no record of its own.
  var test: EventRecord.Test?
  /// The line of its record, or of its first event.
  let line: Int
  /// In the order of their first lines; never empty.
  private var attempts = [Attempt()]
  /// Of the attempts that the stream numbers, from the second on.
  private var positions: [Int: Int] = [:]
  /// Whether the end of a test whose attempts are numbered is marked as a failure.
  private var failsAsAWhole = false
  private(set) var messages: [String] = []
  private var seconds: Double?
  private var suiteWasSkipped = false

  init(test: EventRecord.Test?, line: Int) {
    self.test = test
    self.line = line
  }

  private struct Attempt {
    /// nil for the first one, and for all that the stream does not number.
    var iteration: Int?
    /// How many of its cases began and have not ended.
    var openCases = 0
    var hasCases = false
    var started: Double?
    var hasEnded = false
    var failures = 0
    var knownIssues = 0
    var wasSkipped = false
    var wasCancelled = false
    var endsWithFailureMark = false
    /// Its end is marked as one of a test that stopped itself, or with known issues: the line that
    /// told of it may be lost.
    var endsWithSkipMark = false
    var endsWithKnownMark = false

    /// What it lacks to be a result.
    var lack: String {
      if started != nil { return "begun, and never ended" }
      return hasEnded ? "ended, and never begun" : "planned, and never begun"
    }
  }

  mutating func apply(_ event: EventRecord.Event) {
    let index = attempt(of: event)
    switch event.kind {
    case "testStarted": attempts[index].started = event.instant.absolute
    case "testCaseStarted":
      attempts[index].started = attempts[index].started ?? event.instant.absolute
      attempts[index].hasCases = true
      attempts[index].openCases += 1
    case "testCaseEnded": attempts[index].openCases -= 1
    case "testEnded":
      attempts[index].hasEnded = true
      switch event.messages.first?.symbol {
      case "fail" where event.iteration == nil && attempts[index].iteration != nil:
        failsAsAWhole = true
      case "fail": attempts[index].endsWithFailureMark = true
      case "skip": attempts[index].endsWithSkipMark = true
      case "passWithKnownIssue": attempts[index].endsWithKnownMark = true
      default: break
      }
      if let started = attempts[index].started {
        seconds = max(0, event.instant.absolute - started)
      }
    case "issueRecorded":
      guard let issue = event.issue else {
        // What nobody described is no pass.
        attempts[index].failures += 1
        keep(event.messages)
        return
      }
      if issue.fails {
        attempts[index].failures += 1
      } else if issue.isKnown {
        attempts[index].knownIssues += 1
      }
      if issue.fails || issue.isKnown { keep(event.messages) }
    case "testSkipped":
      attempts[index].wasSkipped = true
      keep(event.messages)
    case "testCancelled":
      attempts[index].wasCancelled = true
      keep(event.messages)
    default:
      return
    }
  }

  /// The attempt that an event is of. Without a number it is the last one, and a start behind an
  /// end begins another.
  private mutating func attempt(of event: EventRecord.Event) -> Int {
    let last = attempts.count - 1
    guard let iteration = event.iteration else {
      if event.kind == "testStarted", attempts[last].hasEnded { attempts.append(Attempt()) }
      return attempts.count - 1
    }
    guard iteration > 1 else { return 0 }
    if let known = positions[iteration] { return known }
    positions[iteration] = attempts.count
    attempts.append(Attempt(iteration: iteration))
    return attempts.count - 1
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
    var ordered = attempts
    if !positions.isEmpty {
      ordered = attempts.indices.sorted {
        let (left, right) = (attempts[$0].iteration ?? 1, attempts[$1].iteration ?? 1)
        return left == right ? $0 < $1 : left < right
      }.map { attempts[$0] }
    }
    let attempt = ordered[ordered.count - 1]
    // What was tried again is over, whether the stream tells its end or not.
    let earlier = ordered.dropLast().map { Self.outcome(of: $0, hasEnded: true, suiteWasSkipped) }
    let isOver = ordered.contains(where: \.hasEnded)
    var outcome = Self.outcome(
      of: attempt,
      hasEnded: attempt.hasEnded || (isOver && attempt.hasCases && attempt.openCases == 0),
      suiteWasSkipped)
    if failsAsAWhole, outcome == .passed, !earlier.contains(.failed) { outcome = .failed }
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
    } else if outcome == .failed, attempts.allSatisfy({ $0.failures == 0 }) {
      messages.append("its end is marked as a failure, and no issue tells why")
    }
    return (outcome, messages, seconds)
  }

  private static func outcome(of attempt: Attempt, hasEnded: Bool, _ suiteWasSkipped: Bool)
    -> TestOutcome
  {
    if attempt.failures > 0 || attempt.endsWithFailureMark { return .failed }
    if attempt.started != nil, !hasEnded { return .error }
    if attempt.wasCancelled { return .cancelled }
    if attempt.wasSkipped || (suiteWasSkipped && !hasEnded) { return .skipped }
    if attempt.endsWithSkipMark { return .cancelled }
    if attempt.started == nil { return hasEnded ? .error : .notRun }
    return attempt.knownIssues > 0 || attempt.endsWithKnownMark ? .expectedFailure : .passed
  }
}
