import Diagnostics

/// Gathers the cases of one JUnit file into a run.
final class JUnitGathering {
  private let file: SourceFile
  private let paths: SourcePaths
  private let place: (_ line: Int) -> SourcePlace
  private var records: [TestRecord] = []
  /// What is known of each record's case beside it, in the same order.
  private var origins: [Origin] = []
  private var troubles = JUnitTroubles()
  /// The attempts of the last record, when there are several.
  private var attempts: JUnitAttempts?
  private var skipped = 0

  private struct Origin {
    /// The suite it stands in, by number in the file.
    let owner: Int?
    /// Of that suite.
    let identity: Int
    /// Which attempt it is, where the file marks each.
    var attempt: Int?
  }

  init(file: SourceFile, paths: SourcePaths, place: @escaping (_ line: Int) -> SourcePlace) {
    self.file = file
    self.place = place
    self.paths = paths
  }

  func add(_ test: JUnitCase) {
    let decided = JUnitOutcome(test)
    if decided.outcome == .skipped { skipped += 1 }
    if decided.notUnderstood != nil || decided.contradiction != nil {
      troubles.add(test, decided, place: place)
    }
    let record = record(test, decided.outcome)
    if let attempt = test.attempt, attempt > 1, let last = records.last,
      let origin = origins.last, origin.attempt == attempt - 1, origin.owner == test.owner,
      last.key == record.key
    {
      if attempts == nil { attempts = JUnitAttempts(last) }
      attempts?.add(record)
      origins[origins.count - 1].attempt = attempt
    } else {
      joinAttempts()
      records.append(record)
      origins.append(Origin(owner: test.owner, identity: test.identity, attempt: test.attempt))
    }
  }

  private func joinAttempts() {
    guard let attempts else { return }
    records[records.count - 1] = attempts.record
    self.attempts = nil
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

  // MARK: - The run

  func run(_ summary: JUnitSummary, environment: String, into log: inout DiagnosticLog) -> Run {
    joinAttempts()
    troubles.finish(path: file.path)
    log.append(contentsOf: troubles.log)
    var check = JUnitClaimsCheck(summary: summary, skipped: skipped, path: file.path)
    check.check(place, into: &log)
    let order = records.order()
    reportDisagreements(order, summary, into: &log)
    origins = []
    records.arrange(order)
    defer { records = [] }
    return Run(
      id: ContentHash.hex(file.bytes), origin: .file, tool: "junit", environment: environment,
      started: summary.started, ended: summary.ended, incompleteness: check.incompleteness,
      path: file.path, tests: records,
      looseFailures: check.looseFailures)
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
      let suite = origins[index].identity
      guard let earlier = first[suite].map({ records[$0] }) else {
        first[suite] = index
        continue
      }
      guard earlier.outcome != record.outcome else {
        repeated = (repeated.count + 1, repeated.record ?? record)
        continue
      }
      reports.report(
        JUnitTroubles.disagreement(
          record.key, (earlier.outcome, earlier.place.line), (record.outcome, record.place.line),
          path: file.path),
        at: record.place, help: JUnitTroubles.ownNames, into: &log)
    }
    reports.finish(path: file.path, into: &log)
    // Swift's own writer leaves the types out that tell overloads apart.
    guard let record = repeated.record, !record.name.isEmpty, !summary.isFromSwift else { return }
    log.report(
      .repeatedTest,
      JUnitTroubles.repetition(repeated.count, first: record.key, path: file.path),
      at: record.place, help: JUnitTroubles.ownNames)
  }
}
