import Diagnostics

/// Gathers the cases of one JUnit file into a run.
final class JUnitGathering {
  private let file: SourceFile
  private let paths: SourcePaths
  private var records: [TestRecord] = []
  /// What is known of each record's case beside it, in the same order.
  private var origins: [Origin] = []
  private var troubled: [(line: Int, outcome: JUnitOutcome, name: String)] = []
  private var skipped = 0

  private struct Origin {
    /// The suite it stands in, by number in the file.
    let owner: Int?
    /// Which attempt it is, where the file marks each.
    var attempt: Int?
  }

  init(file: SourceFile, paths: SourcePaths) {
    self.file = file
    self.paths = paths
  }

  func add(_ test: JUnitCase) {
    let decided = JUnitOutcome(test)
    if decided.outcome == .skipped { skipped += 1 }
    if decided.notUnderstood != nil || decided.contradiction != nil {
      troubled.append((test.line, decided, test.name ?? ""))
    }
    let record = record(test, decided.outcome)
    if let attempt = test.attempt, attempt > 1, let last = records.last,
      let origin = origins.last, origin.attempt == attempt - 1, origin.owner == test.owner,
      last.key == record.key
    {
      records[records.count - 1] = Self.fold(last, record)
      origins[origins.count - 1].attempt = attempt
    } else {
      records.append(record)
      origins.append(Origin(owner: test.owner, attempt: test.attempt))
    }
  }

  private func record(_ test: JUnitCase, _ outcome: TestOutcome) -> TestRecord {
    let place = SourcePlace(path: file.path, line: test.line)
    let source = test.file.map {
      SourcePlace(path: ReadText.clean(paths.path(file: $0)), line: max(0, test.fileLine ?? 0))
    }
    let name = test.name ?? ""
    let links: [RuleLink]
    let marks = RuleMark.ids(in: name)
    if test.rules.isEmpty, marks.isEmpty {
      links = []
    } else {
      var found = RuleLinks()
      for rule in test.rules {
        found.add(RuleLink(rule: rule, origin: .property, place: source ?? place))
      }
      for rule in marks { found.add(RuleLink(rule: rule, origin: .name, place: source ?? place)) }
      links = found.all
    }
    return TestRecord(
      suite: test.suite, name: name, source: source, place: place, outcome: outcome,
      seconds: test.seconds, messages: test.messages, links: links, tags: test.tags)
  }

  /// The last attempt that ran decides; a pass after a failure is flaky, and what was not
  /// understood once stays so.
  private static func outcome(_ first: TestOutcome, _ last: TestOutcome) -> TestOutcome {
    switch (first, last) {
    case (.skipped, _), (.cancelled, _), (.notRun, _): last
    case (_, .skipped), (_, .cancelled), (_, .notRun): first
    case (.unknown, .passed), (.passed, .passed): first
    case (_, .passed): .flaky
    default: last
    }
  }

  private static func fold(_ first: TestRecord, _ last: TestRecord) -> TestRecord {
    return TestRecord(
      suite: first.suite, name: first.name, source: last.source ?? first.source,
      place: first.place, outcome: outcome(first.outcome, last.outcome), seconds: last.seconds,
      messages: first.messages + last.messages.filter { !first.messages.contains($0) },
      links: RuleLinks(first.links + last.links).all,
      tags: first.tags + last.tags.filter { !first.tags.contains($0) })
  }

  // MARK: - The run

  func run(
    _ summary: JUnitSummary, environment: String, place: (Int) -> SourcePlace,
    into log: inout DiagnosticLog
  ) -> Run {
    reportTroubled(place, into: &log)
    var check = JUnitClaimsCheck(summary: summary, skipped: skipped, path: file.path)
    check.check(place, into: &log)
    let order = records.order()
    reportDisagreements(order, summary, into: &log)
    return Run(
      id: ContentHash.hex(file.bytes), origin: .file, tool: "junit", environment: environment,
      started: summary.started, ended: summary.ended, incompleteness: check.incompleteness,
      path: file.path, tests: order.map { records[$0] },
      looseFailures: check.looseFailures)
  }

  private func reportTroubled(_ place: (Int) -> SourcePlace, into log: inout DiagnosticLog) {
    var unknown = CappedReports(.unknownOutcome)
    var contradictions = CappedReports(.contradictoryOutcome)
    for (line, decided, name) in troubled {
      if let phrase = decided.notUnderstood {
        unknown.report(
          "test '\(name)' \(phrase); its outcome is unknown", at: place(line),
          help: ["only failure, error, skipped and the known words of status= are understood"],
          into: &log)
      }
      if let phrase = decided.contradiction {
        contradictions.report(
          "test '\(name)' \(phrase); the worse counts", at: place(line), into: &log)
      }
    }
    unknown.finish(path: file.path, into: &log)
    contradictions.finish(path: file.path, into: &log)
  }

  /// The same test of the same suite twice, with two outcomes. Equal names are neighbours in
  /// `order`, earlier lines first.
  private func reportDisagreements(
    _ order: [Int], _ summary: JUnitSummary, into log: inout DiagnosticLog
  ) {
    var reports = CappedReports(.repeatedTestDisagrees)
    // The first test of the present name in each suite of its own.
    var first: [Int: Int] = [:]
    var previous: Int?
    // Those that agree with an earlier test of their name.
    var repeated: (count: Int, record: TestRecord?) = (0, nil)
    for index in order {
      let record = records[index]
      if let previous,
        records[previous].name != record.name
          || records[previous].suite != record.suite
      {
        first.removeAll(keepingCapacity: true)
      }
      previous = index
      let suite = origins[index].owner.map { summary.suites[$0].identity } ?? -1
      guard let earlier = first[suite].map({ records[$0] }) else {
        first[suite] = index
        continue
      }
      guard earlier.outcome != record.outcome else {
        repeated = (repeated.count + 1, repeated.record ?? record)
        continue
      }
      reports.report(
        "test '\(record.key)' stands twice in '\(file.path)', \(earlier.outcome.rawValue) in line "
          + "\(earlier.place.line) and \(record.outcome.rawValue) in line \(record.place.line)",
        at: record.place, help: ["give each its own name, such as its parameters"], into: &log)
    }
    reports.finish(path: file.path, into: &log)
    // Swift's own writer leaves the types out that tell overloads apart.
    guard let record = repeated.record, !record.name.isEmpty, !summary.isFromSwift else { return }
    let words =
      repeated.count == 1 ? "1 test shares its name" : "\(repeated.count) tests share a name"
    log.report(
      .repeatedTest, "\(words) with an earlier one in '\(file.path)', such as '\(record.key)'",
      at: record.place, help: ["give each its own name, such as its parameters"])
  }
}
