import Diagnostics

/// Counts the cases of one JUnit file as they come, and keeps none.
final class JUnitCounting {
  private let path: String
  private var counts = ResultCounts()
  private var troubles = JUnitTroubles()
  private var repeats = JUnitRepeats()
  private var skipped = 0
  /// The case before, to which the next may be another attempt.
  private var last: Attempted?

  private struct Attempted {
    let suite: String
    let name: String
    let owner: Int?
    let identity: Int
    let line: Int
    var attempt: Int?
    var outcome: TestOutcome

    var key: String { suite.isEmpty ? name : "\(suite)/\(name)" }
  }

  init(path: String) { self.path = path }

  func add(_ test: JUnitCase) {
    let decided = JUnitOutcome(test)
    if decided.outcome == .skipped { skipped += 1 }
    if decided.notUnderstood != nil || decided.contradiction != nil {
      troubles.add(test, decided) { SourcePlace(path: path, line: $0) }
    }
    guard test.attempt != nil else {
      countLast()
      counts.add(decided.outcome)
      repeats.add(
        suite: test.suite, name: test.name ?? "", identity: test.identity,
        outcome: decided.outcome, line: test.line)
      return
    }
    let next = Attempted(
      suite: test.suite, name: test.name ?? "", owner: test.owner, identity: test.identity,
      line: test.line, attempt: test.attempt, outcome: decided.outcome)
    if let attempt = next.attempt, attempt > 1, let last, last.attempt == attempt - 1,
      last.owner == next.owner, last.key == next.key
    {
      self.last?.attempt = attempt
      self.last?.outcome = JUnitAttempts.outcome(last.outcome, next.outcome)
    } else {
      countLast()
      last = next
    }
  }

  private func countLast() {
    guard let last else { return }
    counts.add(last.outcome)
    repeats.add(
      suite: last.suite, name: last.name, identity: last.identity, outcome: last.outcome,
      line: last.line)
    self.last = nil
  }

  /// What the file came to; reports, at lines, what is doubtful in its cases and its header.
  func finish(_ summary: JUnitSummary, into log: inout DiagnosticLog) -> JUnitCounter.Tally {
    countLast()
    troubles.finish(path: path)
    log.append(contentsOf: troubles.log)
    var check = JUnitClaimsCheck(summary: summary, skipped: skipped, path: path)
    check.check({ SourcePlace(path: path, line: $0) }, into: &log)
    return JUnitCounter.Tally(counts: counts, suiteErrors: check.looseFailures.count)
  }

  /// What is told of tests that stand twice.
  func repetitions(_ summary: JUnitSummary) -> DiagnosticLog {
    var log = DiagnosticLog()
    var reports = CappedReports(.repeatedTestDisagrees)
    for test in repeats.firstDisagreeing {
      reports.report(
        JUnitTroubles.disagreement(
          test.key, (test.earlierOutcome, test.earlierLine), (test.outcome, test.line), path: path),
        at: SourcePlace(path: path, line: test.line), help: JUnitTroubles.ownNames, into: &log)
    }
    reports.pass(over: repeats.disagreeing - repeats.firstDisagreeing.count)
    reports.finish(path: path, into: &log)
    if let test = repeats.firstAgreeing, !test.name.isEmpty, !summary.isFromSwift {
      log.report(
        .repeatedTest,
        JUnitTroubles.repetition(repeats.agreeing, first: test.key, path: path),
        at: SourcePlace(path: path, line: test.line), help: JUnitTroubles.ownNames)
    }
    return log
  }
}
