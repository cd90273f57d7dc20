import Diagnostics
import FoundationEssentials

/// Reads evidence.jsonl. It never says how a test ended: outcomes come from the event stream alone.
struct EvidenceReader {
  private let lines: JSONLines
  private let decoder = JSONDecoder()
  private var evidence = EvidenceFile()
  private var unreadable = CappedReports(.unreadableRecord)
  private var withoutRule = CappedReports(.evidenceWithoutRule)
  private var withoutTest = CappedReports(.evidenceWithoutTest)
  private var unknownKinds = CappedReports(.unknownEvidenceKind)
  private var withoutBody = CappedReports(.evidenceWithoutBody)

  private init(file: SourceFile) { lines = JSONLines(file: file) }

  static func read(_ file: SourceFile, into log: inout DiagnosticLog) -> EvidenceFile {
    var reader = EvidenceReader(file: file)
    for line in reader.lines { reader.read(line, into: &log) }
    for reports in [
      reader.unreadable, reader.withoutRule, reader.withoutTest, reader.unknownKinds,
      reader.withoutBody,
    ] {
      reports.finish(path: file.path, into: &log)
    }
    return reader.evidence
  }

  private mutating func read(_ line: JSONLines.Line, into log: inout DiagnosticLog) {
    let record: EvidenceLine
    do {
      record = try decoder.decode(EvidenceLine.self, from: lines.data(line))
    } catch {
      unreadable.report(
        "line \(line.number) of '\(lines.file.path)' cannot be read: "
          + "it is not a JSON object with an 'ev'",
        at: lines.place(line), help: ["run the tests again; each line is written at once"],
        into: &log)
      evidence.lostLines += 1
      return
    }
    switch record.ev {
    case "plan": plan(record, line, into: &log)
    case "evidence": observe(record, line, into: &log)
    case "run": if let id = record.id, !evidence.runIDs.contains(id) { evidence.runIDs.append(id) }
    // A test's begin and end stand in the event stream; other words are of later writers.
    default: return
    }
  }

  private mutating func plan(
    _ record: EvidenceLine, _ line: JSONLines.Line, into log: inout DiagnosticLog
  ) {
    guard let rule = rule(record, line, into: &log) else {
      evidence.lostLines += 1
      return
    }
    guard let test = record.test, !test.isEmpty else {
      evidence.lostLines += 1
      reportWithoutTest("a plan", rule, line, into: &log)
      return
    }
    evidence.plans.append(
      .init(
        rule: rule, test: test, file: record.file, line: max(0, record.line ?? 0),
        column: max(0, record.column ?? 0),
        place: SourcePlace(path: lines.file.path, line: line.number)))
  }

  private mutating func observe(
    _ record: EvidenceLine, _ line: JSONLines.Line, into log: inout DiagnosticLog
  ) {
    guard let rule = rule(record, line, into: &log) else { return }
    let observed = observed(record, rule, line, into: &log)
    guard let test = record.test, !test.isEmpty else {
      evidence.loose.append(observed)
      reportWithoutTest("evidence", rule, line, into: &log)
      return
    }
    evidence.observations.append(
      .init(
        evidence: observed, test: test,
        place: SourcePlace(path: lines.file.path, line: line.number)))
  }

  private mutating func observed(
    _ record: EvidenceLine, _ rule: String, _ line: JSONLines.Line, into log: inout DiagnosticLog
  ) -> Evidence {
    let body = JSONSlice.value(of: "body", in: lines.file.bytes[line.range])
    let kind = record.kind.flatMap(Evidence.Kind.init)
    if kind == nil {
      unknownKinds.report(
        "evidence for rule '\(rule)' has "
          + (record.kind.map { "the unknown kind '\($0)'" } ?? "no kind")
          + " and is shown as text",
        at: lines.place(line),
        help: ["kinds are \(Evidence.Kind.allCases.map(\.rawValue).joined(separator: ", "))"],
        into: &log)
    }
    guard let body else {
      withoutBody.report(
        "evidence for rule '\(rule)' has no body; its whole line is shown as text",
        at: lines.place(line), help: ["write \"body\": {…}"], into: &log)
      return Evidence(rule: rule, kind: .text, body: text(line.range))
    }
    return Evidence(rule: rule, kind: kind ?? .text, body: text(body))
  }

  private func text(_ range: Range<Int>) -> String { lines.file.text(in: range) }

  private mutating func rule(
    _ record: EvidenceLine, _ line: JSONLines.Line, into log: inout DiagnosticLog
  ) -> String? {
    if let rule = record.rule, !rule.isEmpty { return rule }
    withoutRule.report(
      "\(record.ev == "plan" ? "a plan" : "evidence") names no rule", at: lines.place(line),
      help: ["write \"rule\": \"id\""], into: &log)
    return nil
  }

  private mutating func reportWithoutTest(
    _ what: String, _ rule: String, _ line: JSONLines.Line, into log: inout DiagnosticLog
  ) {
    withoutTest.report(
      "\(what) for rule '\(rule)' names no test and does not count", at: lines.place(line),
      help: ["write \"test\": \"id\" with the test's id in the event stream"], into: &log)
  }
}
