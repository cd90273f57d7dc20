import Diagnostics

/// What run.json says, checked, and what makes its run incomplete so far.
struct RunDraft {
  let description: RunDescription
  let file: SourceFile
  /// Empty until an id is known.
  var id: String
  private(set) var started: Timestamp?
  private(set) var ended: Timestamp?
  private(set) var shard: Run.Shard?
  var incompleteness: [String] = []

  init(description: RunDescription, file: SourceFile) {
    self.description = description
    self.file = file
    id = description.id ?? ""
  }

  private var place: SourcePlace { SourcePlace(path: file.path) }

  mutating func checkDescription(environment: String?, into log: inout DiagnosticLog) {
    started = timestamp("started", description.started, into: &log)
    ended = timestamp("ended", description.ended, into: &log)
    if description.ended == nil || description.exit == nil {
      let missing = description.ended == nil ? "end" : "exit status"
      incompleteness.append("run.json has no \(missing): the run was cut off")
      log.report(
        .unfinishedRun, "'\(file.path)' has no \(missing): the run was cut off", at: place,
        help: ["run the tests again, to their end"])
    }
    if let environment, let own = description.environment, own != environment {
      log.report(
        .environmentConflict,
        "'\(file.path)' says that its environment is '\(own)'; '\(environment)' is ignored",
        at: place)
    }
    if let numbers = description.shard {
      if numbers.count == 2, numbers[1] >= 1, (1...numbers[1]).contains(numbers[0]) {
        shard = Run.Shard(index: numbers[0], count: numbers[1])
      } else {
        incompleteness.append("run.json does not tell which shard it is")
        log.report(
          .unreadableRunDescription,
          "the shard \(numbers) of '\(file.path)' is not [number, count]", at: place,
          help: ["write \"shard\": [1, 4] for the first of four"])
      }
    }
  }

  private func timestamp(_ key: String, _ text: String?, into log: inout DiagnosticLog)
    -> Timestamp?
  {
    guard let text else { return nil }
    if let timestamp = Timestamp(reading: text) { return timestamp }
    log.report(
      .unreadableTimestamp, "'\(key)' is '\(text)', which is no moment in ISO 8601", at: place,
      help: ["write it like 2026-01-31T10:00:00Z"])
    return nil
  }

  /// How much older than its run an event stream may be, in seconds: clocks differ.
  private static let longestLag = 3_600

  /// Refuses to believe a stream that ended before the run began: it lay in the folder already, and
  /// the tests have not written theirs.
  mutating func checkAge(of stream: EventStream, at path: String, into log: inout DiagnosticLog) {
    guard let started, let last = stream.ended ?? stream.started else { return }
    let (age, overflow) = started.secondsSince1970.subtractingReportingOverflow(
      last.secondsSince1970)
    guard last < started, overflow || age > Self.longestLag else { return }
    incompleteness.append("its event stream is of another run")
    log.report(
      .eventsOfAnotherRun,
      "'\(path)' ends at \(last.description), before its run began at \(started.description)",
      at: SourcePlace(path: path), help: ["empty the folder before the tests write into it"])
  }

  /// Holds the exit status against what the tests did.
  mutating func checkExit(
    _ tests: [TestRecord], _ looseFailures: [String], into log: inout DiagnosticLog
  ) {
    guard let exit = description.exit else { return }
    let failures =
      tests.count { [.failed, .unexpectedPass].contains($0.outcome) } + looseFailures.count
    let errors = tests.count { [.error, .notRun].contains($0.outcome) }
    // A run that is known to be incomplete has told already why its status is what it is.
    if exit != 0, failures + errors == 0, incompleteness.isEmpty {
      incompleteness.append("exit status \(exit), and no test failed")
      log.report(
        .failedRunWithoutFailures,
        "the run in '\(file.path)' ended with status \(exit), and no test of it failed", at: place,
        help: ["look for a crash or a failed build in the tests' console output"])
    } else if exit == 0, failures > 0 {
      log.report(
        .failuresWithExitZero,
        "the run in '\(file.path)' ended with status 0, and \(failures) of its tests failed",
        at: place, help: ["look for a test that calls exit(0)"])
    }
  }
}
