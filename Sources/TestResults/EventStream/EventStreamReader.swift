import Diagnostics

/// Reads Swift Testing's event stream, schemas 0, 6.3 and 6.4.
///
/// A test passed only if the stream says so to its end: planned and never begun is
/// not run, begun and never ended is an error, and neither is complete when a line cannot be read.
struct EventStreamReader {
  private let lines: JSONLines
  private let paths: SourcePaths

  /// What each source file is called here: most tests share theirs with their neighbours.
  private var sources: [SourceKey: String] = [:]

  private struct SourceKey: Hashable {
    let fileID: String
    let filePath: String?
  }

  private var timelines: [TestTimeline] = []
  private var ids: [String] = []
  private var positions: [String: Int] = [:]
  private var suites: Set<String> = []
  private var skippedSuites: Set<String> = []
  private var stream = EventStream()
  private var hasEnded = false
  /// Whether another run was begun behind the end of the first.
  private var hasBegunAgain = false
  private var endsWithFailureMark = false
  private var skippedRecords: [String: Int] = [:]
  private var unknownVersions: [String: Int] = [:]
  private var unreadable = CappedReports(.unreadableRecord)

  private init(file: SourceFile, paths: SourcePaths) {
    lines = JSONLines(file: file)
    self.paths = paths
  }

  /// nil, with a report, when the file is no event stream at all.
  static func read(_ file: SourceFile, paths: SourcePaths, into log: inout DiagnosticLog)
    -> EventStream?
  {
    var reader = EventStreamReader(file: file, paths: paths)
    return reader.read(into: &log)
  }

  private mutating func read(into log: inout DiagnosticLog) -> EventStream? {
    let isStream = lines.file.bytes.withUnsafeBufferPointer { read($0, into: &log) }
    return isStream ? finish(into: &log) : nil
  }

  /// Whether its first line looks like one of an event stream.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, into log: inout DiagnosticLog)
    -> Bool
  {
    var isFirst = true
    for line in lines {
      defer { isFirst = false }
      if isFirst, !lines.opensObject(line) {
        log.report(
          .malformedResults,
          "line \(line.number) of '\(lines.file.path)' is not a JSON object; "
            + "an event stream has one on each line",
          at: lines.place(line),
          help: ["write the stream with 'swift test --event-stream-output-path FILE'"])
        return false
      }
      do {
        var cursor = JSONCursor(UnsafeBufferPointer(rebasing: bytes[line.range]))
        apply(try EventRecord(&cursor), line)
      } catch {
        unreadable.report(
          "line \(line.number) of '\(lines.file.path)' cannot be read: \(error.phrase)",
          at: lines.place(line),
          help: ["run the tests again; a line like this is left when a run is cut off"], into: &log)
      }
    }
    return true
  }

  // MARK: - Records

  private mutating func apply(_ record: EventRecord, _ line: JSONLines.Line) {
    switch record {
    case .other(let kind): skippedRecords[kind, default: 0] += 1
    case .test(let test, let version):
      note(version)
      guard test.kind == "function" else {
        suites.insert(test.id)
        return
      }
      if let position = positions[test.id] {
        if timelines[position].test == nil { timelines[position].test = test }
      } else {
        add(test.id, TestTimeline(test: test, line: line.number))
      }
    case .event(let event, let version):
      note(version)
      apply(event, line)
    }
  }

  private mutating func note(_ version: EventRecord.SchemaVersion) {
    if !version.isKnown { unknownVersions[version.text, default: 0] += 1 }
  }

  private mutating func add(_ id: String, _ timeline: TestTimeline) {
    positions[id] = timelines.count
    ids.append(id)
    timelines.append(timeline)
  }

  private mutating func apply(_ event: EventRecord.Event, _ line: JSONLines.Line) {
    switch event.kind {
    case "runStarted":
      stream.started = Timestamp(wallClock: event.instant.since1970)
      hasBegunAgain = hasEnded
      hasEnded = false
    case "runEnded":
      hasEnded = true
      if event.messages.first?.symbol == "fail" { endsWithFailureMark = true }
      stream.ended = Timestamp(wallClock: event.instant.since1970)
    case "issueRecorded" where event.testID.map { positions[$0] == nil } ?? true:
      if event.issue?.fails ?? true {
        let text = event.messages.map(\.text).joined(separator: "\n")
        let owner = event.testID.map { "\(TestIdentifier(id: $0 + "/", name: nil).name): " } ?? ""
        stream.looseFailures.append(ReadText.clean(owner + text))
      }
    case "testStarted", "testEnded", "issueRecorded", "testSkipped", "testCancelled":
      guard let id = event.testID else { return }
      if let position = positions[id] { return timelines[position].apply(event) }
      if suites.contains(id) {
        if event.kind == "testSkipped" { skippedSuites.insert(id) }
        return
      }
      var timeline = TestTimeline(test: nil, line: line.number)
      timeline.apply(event)
      add(id, timeline)
    case "testCaseStarted", "testCaseEnded":
      if let id = event.testID, event.iteration != nil, let position = positions[id] {
        timelines[position].apply(event)
      }
    case "testCaseCancelled", "valueAttached",
      "planStepStarted", "planStepEnded", "iterationStarted", "iterationEnded":
      return
    default:
      skippedRecords[event.kind, default: 0] += 1
    }
  }
}

// MARK: - The end of the file

extension EventStreamReader {
  private mutating func finish(into log: inout DiagnosticLog) -> EventStream {
    let path = lines.file.path
    let file = SourcePlace(path: path)
    unreadable.finish(path: path, into: &log)
    if !skippedSuites.isEmpty {
      for index in ids.indices where isInSkippedSuite(ids[index]) {
        timelines[index].skipWithSuite()
      }
    }
    stream.tests.reserveCapacity(ids.count)
    for index in ids.indices { stream.tests.append(test(at: index)) }
    if !hasEnded {
      let lack =
        hasBegunAgain
        ? "its event stream begins again behind runEnded" : "its event stream has no runEnded"
      stream.incompleteness.append("the run never ended: \(lack)")
      log.report(
        .unfinishedRun, "the run in '\(path)' never ended: \(lack)",
        at: file, help: ["look for a crash in the tests' console output and run them again"])
    }
    if unreadable.count > 0 {
      let lines = unreadable.count == 1 ? "1 line" : "\(unreadable.count) lines"
      stream.incompleteness.append("\(lines) of its event stream cannot be read")
    }
    if stream.tests.isEmpty {
      stream.incompleteness.append("no tests")
      log.report(
        .runWithoutTests, "the run in '\(path)' has no tests", at: file,
        help: ["look for a filter that matches nothing"])
    }
    reportLooseFailures(into: &log)
    reportLostFailure(into: &log)
    reportUnknown(into: &log)
    return stream
  }

  private func isInSkippedSuite(_ id: String) -> Bool {
    var owner = id[...]
    while let cut = owner.lastIndex(of: "/") {
      owner = owner[..<cut]
      if skippedSuites.contains(String(owner)) { return true }
    }
    return false
  }

  private mutating func reportLooseFailures(into log: inout DiagnosticLog) {
    guard let first = stream.looseFailures.first else { return }
    let count = stream.looseFailures.count
    let words = count == 1 ? "1 failure belongs" : "\(count) failures belong"
    stream.incompleteness.append("\(words) to no test")
    log.report(
      .failureWithoutTest,
      "\(words) to no test of the run in '\(lines.file.path)': "
        + "'\(first.split(separator: "\n").first ?? "")'",
      at: SourcePlace(path: lines.file.path),
      help: ["let the test wait for the tasks it starts, so that their issues are its own"])
  }

  /// A run whose end says that it failed, and in which nothing did, has lost what failed.
  private mutating func reportLostFailure(into log: inout DiagnosticLog) {
    let troubled: Set<TestOutcome> = [
      .failed, .error, .flaky, .unexpectedPass, .unknown, .notRun,
    ]
    guard endsWithFailureMark, stream.incompleteness.isEmpty,
      !stream.tests.contains(where: { troubled.contains($0.outcome) })
    else { return }
    stream.incompleteness.append("its end is marked as a failure, and no test failed")
    log.report(
      .failedRunWithoutFailures,
      "the end of the run in '\(lines.file.path)' is marked as a failure, and no test of it failed",
      at: SourcePlace(path: lines.file.path),
      help: ["look for a crash or a failed build in the tests' console output"])
  }

  private func reportUnknown(into log: inout DiagnosticLog) {
    let file = SourcePlace(path: lines.file.path)
    for (version, count) in unknownVersions.sorted(by: { $0.key < $1.key }) {
      log.report(
        .unknownRecords,
        "\(count == 1 ? "1 line has" : "\(count) lines have") schema version '\(version)', "
          + "which is read as if it were 6.3", at: file)
    }
    for (kind, count) in skippedRecords.sorted(by: { $0.key < $1.key }) {
      log.report(
        .unknownRecords,
        "\(count == 1 ? "1 record" : "\(count) records") of unknown kind '\(kind)' "
          + "\(count == 1 ? "was" : "were") skipped", at: file)
    }
    let unplanned = timelines.indices.filter { timelines[$0].test == nil }
    guard let first = unplanned.first else { return }
    log.report(
      .unplannedTest,
      "\(unplanned.count == 1 ? "1 test has" : "\(unplanned.count) tests have") events and no "
        + "record of their own, such as '\(ids[first])'",
      at: SourcePlace(path: lines.file.path, line: timelines[first].line))
  }

  private mutating func path(of location: EventRecord.SourceLocation) -> String {
    let key = SourceKey(fileID: location.fileID, filePath: location.filePath)
    if let known = sources[key] { return known }
    let path = paths.path(fileID: location.fileID, filePath: location.filePath)
    sources[key] = path
    return path
  }

  private mutating func test(at index: Int) -> EventStream.Test {
    let timeline = timelines[index]
    let location = timeline.test?.sourceLocation
    let conclusion = timeline.conclusion
    return EventStream.Test(
      id: ids[index], name: TestIdentifier(id: ids[index], name: timeline.test?.name),
      displayName: timeline.test?.displayName.map(ReadText.clean),
      source: location.map {
        SourcePlace(
          path: path(of: $0), line: max(0, $0.line), column: max(0, $0.column))
      },
      fileID: location?.fileID, place: SourcePlace(path: lines.file.path, line: timeline.line),
      outcome: conclusion.outcome, seconds: conclusion.seconds, messages: conclusion.messages,
      tags: Self.tags(timeline.test.map { $0.tags + $0.bugs } ?? []),
      rules: timeline.test.map { RuleMark.ids(ofBugs: $0.bugs) } ?? [])
  }

  /// Without the dot of `.keyboard` and the quotes of a raw identifier; sorted, because the stream
  /// has them in any order.
  private static func tags(_ tags: [String]) -> [String] {
    tags.map { tag in
      let name = tag.hasPrefix(".") ? tag.dropFirst() : tag[...]
      return ReadText.clean(String(name.filter { $0 != "`" }))
    }.sorted()
  }
}

extension Timestamp {
  /// A wall clock's seconds since 1970, their fraction dropped; nil for a number that is no moment.
  init?(wallClock seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    self.init(secondsSince1970: Int(seconds.rounded(.down)))
  }
}
