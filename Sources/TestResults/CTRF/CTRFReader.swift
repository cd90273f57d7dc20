import Diagnostics

/// Reads a CTRF JSON report as a run.
struct CTRFReader {
  let file: SourceFile
  let paths: SourcePaths
  let environment: String

  /// How much of a tool's name is kept, in characters.
  private static let toolLimit = 200

  /// nil, with a report, when the file is not a whole CTRF report.
  func read(into log: inout DiagnosticLog) -> Run? {
    let report: CTRFReport
    do {
      report = try file.bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in
        let hasMark = bytes.count >= 3 && bytes.prefix(3).elementsEqual([0xEF, 0xBB, 0xBF])
        var cursor = JSONCursor(UnsafeBufferPointer(rebasing: bytes[(hasMark ? 3 : 0)...]))
        return try CTRFReport(&cursor)
      }
    } catch {
      refuse(error, into: &log)
      return nil
    }
    guard let tests = report.tests else {
      log.report(
        .malformedResults, "'\(file.path)' is no CTRF report: it has no 'results.tests'",
        at: SourcePlace(path: file.path), help: ["run the tests again, to their end"])
      return nil
    }
    if let version = report.specVersion, !version.hasPrefix("0."), !version.hasPrefix("1.") {
      log.report(
        .unknownRecords,
        "'\(file.path)' has the CTRF version '\(ReadText.clean(version))', "
          + "which is read as if it were 1.0", at: SourcePlace(path: file.path))
    }
    let times = times(report.summary, into: &log)
    let records = records(tests, into: &log)
    var check = CTRFSummaryCheck(path: file.path)
    check.check(report.summary, records, into: &log)
    let tool = report.tool.map { ReadText.clean(String($0.prefix(Self.toolLimit))) } ?? "ctrf"
    return Run(
      id: ContentHash.hex(file.bytes), origin: .file, tool: tool.isEmpty ? "ctrf" : tool,
      environment: environment, commit: report.commit.flatMap { $0.isEmpty ? nil : $0 },
      started: times.started, ended: times.ended, incompleteness: check.incompleteness,
      path: file.path, tests: records.inOrder())
  }

  private func refuse(_ error: JSONError, into log: inout DiagnosticLog) {
    switch error {
    case .cutOff:
      log.report(
        .cutOffResults, "'\(file.path)' ends inside its JSON: the test run did not finish",
        at: file.place(line: file.lineCount),
        help: ["look for a crash in the tests' console output and run them again"])
    case .malformed(let offset):
      let mark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      log.report(
        .malformedResults, "'\(file.path)' is not JSON",
        at: file.place(offset + mark..<offset + mark),
        help: ["mend the tool that writes it; none of the file counts"])
    default:
      log.report(
        .malformedResults, "'\(file.path)' is no CTRF report: \(error.phrase)",
        at: SourcePlace(path: file.path),
        help: ["mend the tool that writes it; none of the file counts"])
    }
  }

  // MARK: - Times

  private func times(_ summary: CTRFReport.Summary?, into log: inout DiagnosticLog) -> (
    started: Timestamp?, ended: Timestamp?
  ) {
    guard let start = summary?.start, let stop = summary?.stop, start != 0 || stop != 0 else {
      return (nil, nil)
    }
    guard stop >= start, start > 0, let started = Timestamp(wallClock: start / 1_000),
      let ended = Timestamp(wallClock: stop / 1_000)
    else {
      log.report(
        .unreadableTimestamp, "the start and stop of '\(file.path)' are no span of time",
        at: SourcePlace(path: file.path), help: ["write both as milliseconds since 1970"])
      return (nil, nil)
    }
    return (started, ended)
  }

  // MARK: - Tests

  private func records(_ tests: [CTRFReport.Test], into log: inout DiagnosticLog) -> [TestRecord] {
    var unknown = CappedReports(.unknownOutcome)
    var contradictions = CappedReports(.contradictoryOutcome)
    var durations = CappedReports(.unreadableDuration)
    var nameless = CappedReports(.namelessTest)
    var repeated = CappedReports(.repeatedTestDisagrees)
    var first: [[String]: TestRecord] = [:]
    var records: [TestRecord] = []
    records.reserveCapacity(tests.count)
    for test in tests {
      let decided = CTRFOutcome(test)
      let record = record(test, decided.outcome)
      records.append(record)
      if let phrase = decided.notUnderstood {
        unknown.report(
          "test '\(record.name)' \(phrase); its outcome is unknown", at: record.place,
          help: ["only passed, failed, skipped and pending are understood"], into: &log)
      }
      if let phrase = decided.contradiction {
        contradictions.report(
          "test '\(record.name)' \(phrase); the worse counts", at: record.place, into: &log)
      }
      if test.hasUnreadableDuration {
        durations.report(
          "the duration of test '\(record.name)' is no number of milliseconds", at: record.place,
          help: ["write milliseconds, like 250"], into: &log)
      }
      if record.name.isEmpty {
        nameless.report(
          "a test has no name", at: record.place,
          help: ["give it a name, so that rules can bind to it"], into: &log)
      }
      let identity = [record.suite, record.name] + test.variant
      guard let earlier = first[identity] else {
        first[identity] = record
        continue
      }
      guard earlier.outcome != record.outcome else { continue }
      repeated.report(
        "test '\(record.key)' stands twice in '\(file.path)', \(earlier.outcome.rawValue) in line "
          + "\(earlier.place.line) and \(record.outcome.rawValue) in line \(record.place.line)",
        at: record.place, help: ["give each its own name, such as its parameters"], into: &log)
    }
    for reports in [unknown, contradictions, durations, nameless, repeated] {
      reports.finish(path: file.path, into: &log)
    }
    return records
  }

  private func record(_ test: CTRFReport.Test, _ outcome: TestOutcome) -> TestRecord {
    let place = SourcePlace(path: file.path, line: file.line(at: test.offset))
    let source = test.filePath.flatMap { path in
      path.isEmpty
        ? nil
        : SourcePlace(path: ReadText.clean(paths.path(file: path)), line: max(0, test.line ?? 0))
    }
    let name = ReadText.clean(test.name ?? "")
    var links = RuleLinks()
    for rule in test.rules {
      links.add(RuleLink(rule: ReadText.clean(rule), origin: .property, place: source ?? place))
    }
    for rule in RuleMark.ids(in: name) {
      links.add(RuleLink(rule: rule, origin: .name, place: source ?? place))
    }
    var messages = test.attemptMessages.prefix(ReadText.messageLimit).map(ReadText.clean)
    for text in [test.message, test.trace].compactMap({ $0 }) where !text.isEmpty {
      let text = ReadText.clean(text)
      // A trace nearly always begins with the message.
      if let last = messages.last, text.hasPrefix(last) || text.contains("\(last)\n") {
        messages.removeLast()
      }
      messages.append(text)
    }
    return TestRecord(
      suite: test.suites.map(ReadText.clean).joined(separator: "."), name: name, source: source,
      place: place, outcome: outcome, seconds: test.duration.map { $0 / 1_000 },
      messages: messages, links: links.all, tags: test.tags.map(ReadText.clean))
  }
}
