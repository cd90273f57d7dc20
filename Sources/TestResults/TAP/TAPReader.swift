import Diagnostics

/// Reads TAP as a run: versions 12, 13 and 14.
///
/// Every point is a test, those of subtests too, so that rules can bind to them; a file is counted
/// by its outermost points alone, as its own plan does.
struct TAPReader {
  private let file: SourceFile
  private let environment: String
  private var records: [TestRecord] = []
  private var incompleteness: [String] = []
  private var looseFailures: [String] = []
  private var unknown = CappedReports(.unknownOutcome)
  private var contradictions = CappedReports(.contradictoryOutcome)

  private init(_ file: SourceFile, environment: String) {
    self.file = file
    self.environment = environment
  }

  /// How many planned tests without a point become records.
  private static let missingLimit = 1_000

  /// No run, with a report, when the file is not text or nests too deep.
  static func read(_ file: SourceFile, environment: String, into log: inout DiagnosticLog) -> (
    run: Run, counts: ResultCounts
  )? {
    if let invalid = file.firstInvalidUTF8() {
      log.report(
        .malformedResults, "'\(file.path)' holds bytes that are not UTF-8",
        at: file.place(invalid), help: ["write UTF-8"])
      return nil
    }
    var reader = TAPReader(file, environment: environment)
    return reader.read(into: &log)
  }

  private mutating func read(into log: inout DiagnosticLog) -> (run: Run, counts: ResultCounts)? {
    var parser = TAPParser(file)
    let block = parser.read()
    if let line = parser.isTooDeep {
      log.report(
        .deeplyNestedResults, "'\(file.path)' nests subtests deeper than \(TAPParser.depthLimit)",
        at: SourcePlace(path: file.path, line: line))
      return nil
    }
    if let version = parser.version, !(12...14).contains(version) {
      log.report(
        .unknownRecords, "'\(file.path)' is TAP version \(version), which is read as if it were 14",
        at: SourcePlace(path: file.path))
    }
    var counts = ResultCounts()
    for decided in TAPOutcome.outcomes(of: block) { counts.add(decided.outcome) }
    add(block, suite: [], isExpected: false, into: &log)
    let missing = addMissing(block)
    counts.tests += missing
    counts.unknown += missing
    for orphan in parser.orphans { addOrphan(orphan, into: &log) }
    check(block, parser, into: &log)
    unknown.finish(path: file.path, into: &log)
    contradictions.finish(path: file.path, into: &log)
    let run = Run(
      id: ContentHash.hex(file.bytes), origin: .file, tool: "tap", environment: environment,
      incompleteness: incompleteness, path: file.path, tests: records.inOrder(),
      looseFailures: looseFailures)
    return (run, counts)
  }

  // MARK: - Points

  /// - Parameter isExpected: Whether the point that sums the block up was expected to fail.
  private mutating func add(
    _ block: TAPBlock, suite: [String], isExpected: Bool, into log: inout DiagnosticLog
  ) {
    for (entry, decided) in zip(block.points, TAPOutcome.outcomes(of: block)) {
      let place = SourcePlace(path: file.path, line: entry.line)
      let name = entry.name
      if let phrase = decided.notUnderstood {
        unknown.report("test '\(name)' \(phrase); its outcome is unknown", at: place, into: &log)
      }
      if let phrase = decided.contradiction {
        contradictions.report("test '\(name)' \(phrase); the worse counts", at: place, into: &log)
      }
      let outcome =
        isExpected && decided.outcome == .failed ? TestOutcome.expectedFailure : decided.outcome
      var messages = entry.messages
      switch entry.point.directive {
      case .skip(let reason), .todo(let reason):
        if !reason.isEmpty { messages.insert(ReadText.clean(reason), at: 0) }
      case .none: break
      }
      records.append(
        TestRecord(
          suite: suite.joined(separator: "."), name: name, place: place, outcome: outcome,
          seconds: entry.seconds, messages: messages,
          links: RuleMark.ids(in: name).map { RuleLink(rule: $0, origin: .name, place: place) }))
      if let inner = entry.block {
        add(
          inner, suite: suite + [name], isExpected: outcome == .expectedFailure, into: &log)
      }
    }
  }

  /// The planned tests that have no point; how many they are.
  private mutating func addMissing(_ block: TAPBlock) -> Int {
    guard let plan = block.plan else { return 0 }
    for number in block.missingNumbers(limit: Self.missingLimit) {
      records.append(
        TestRecord(
          suite: "", name: "test \(number)", place: SourcePlace(path: file.path, line: plan.line),
          outcome: .notRun, messages: ["planned, and never begun"]))
    }
    return block.missingCount
  }

  /// Subtests that no test sums up: the file is cut off there, or something else wrote them.
  private mutating func addOrphan(_ block: TAPBlock, into log: inout DiagnosticLog) {
    add(block, suite: [], isExpected: false, into: &log)
    let failed = zip(block.points, TAPOutcome.outcomes(of: block))
      .filter { $0.1.outcome == .failed }.map { $0.0 }
    let line = block.points.first?.line ?? block.plan?.line ?? 0
    for entry in failed {
      looseFailures.append(entry.name)
      log.report(
        .failureWithoutTest, "the subtest '\(entry.name)' failed, and no test sums it up",
        at: SourcePlace(path: file.path, line: entry.line),
        help: ["look for a crash in the tests' console output and run them again"])
    }
    incompleteness.append("subtests in line \(line) belong to no test")
    if failed.isEmpty {
      log.report(
        .unfinishedRun, "the subtests in '\(file.path)' belong to no test: the run was cut off",
        at: SourcePlace(path: file.path, line: line),
        help: ["look for a crash in the tests' console output and run them again"])
    }
  }

  // MARK: - The run as a whole

  private mutating func check(
    _ block: TAPBlock, _ parser: TAPParser, into log: inout DiagnosticLog
  ) {
    if let (reason, line) = parser.bailOut {
      let words = reason.isEmpty ? "" : ": \(ReadText.clean(reason))"
      incompleteness.append("it bailed out\(words)")
      log.report(
        .bailedOut, "the run in '\(file.path)' bailed out\(words)",
        at: SourcePlace(path: file.path, line: line),
        help: ["mend what stopped it and run the tests again"])
    } else if let line = parser.openDiagnostics {
      incompleteness.append("it ends inside a diagnostic")
      log.report(
        .unfinishedRun, "the diagnostic in '\(file.path)' is never closed: the run was cut off",
        at: SourcePlace(path: file.path, line: line),
        help: ["look for a crash in the tests' console output and run them again"])
    }
    let faults = block.plan == nil ? ["it has no plan"] : block.faults
    if parser.bailOut == nil, !faults.isEmpty {
      incompleteness += faults
      log.report(
        .planMismatch, "the run in '\(file.path)' is not whole: \(faults.joined(separator: ", "))",
        at: SourcePlace(path: file.path, line: block.plan?.line ?? 0),
        help: ["look for a crash in the tests' console output and run them again"])
    }
    if block.points.isEmpty, faults.isEmpty, parser.bailOut == nil {
      incompleteness.append("no tests")
      let reason = block.plan?.skip.map { ": \(ReadText.clean($0))" } ?? ""
      log.report(
        .runWithoutTests, "the run in '\(file.path)' has no tests\(reason)",
        at: SourcePlace(path: file.path), help: ["look for a filter that matches nothing"])
    }
  }
}
