import Diagnostics
import TestResults

/// `assay results`: what a reader makes of each file; nothing is joined.
enum ResultsCommand {
  static func run(_ options: Options, _ environment: CommandEnvironment) throws(UsageError)
    -> ExitStatus
  {
    guard !options.operands.isEmpty else {
      throw UsageError(message: "'results' takes files, folders or globs")
    }
    var log = DiagnosticLog()
    let inspections = ResultInspector.inspect(
      options.operands.map { ResultPath($0) }, files: environment.files, into: &log)
    for inspection in inspections {
      environment.console.out(
        options.format == .json ? json(inspection) : text(inspection))
    }
    if options.format == .text { environment.console.error(TextRenderer.render(log)) }
    return inspections.contains { $0.verdict == .refuse } ? .problems : .done
  }

  /// `results.xml: junit-xml, 3 tests: 2 passed, 1 failed; warn: …`
  private static func text(_ inspection: ResultInspection) -> String {
    let counts = inspection.counts
    let all = [
      (counts.passed, "passed"), (counts.failed, "failed"), (counts.errored, "in error"),
      (counts.skipped, "skipped"), (counts.known, "known to fail"), (counts.unknown, "unknown"),
      (counts.flaky, "flaky"), (inspection.suiteErrors, "outside of any test"),
    ]
    let present = all.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    var line = "\(inspection.file): \(inspection.format)"
    if inspection.verdict != .refuse && inspection.verdict != .notApplicable {
      line += ", \(counts.tests) test\(counts.tests == 1 ? "" : "s")"
      if !present.isEmpty { line += ": " + present }
    }
    return TextRenderer.visible("\(line); \(inspection.verdictText)") + "\n"
  }

  private static func json(_ inspection: ResultInspection) -> String {
    let counts = inspection.counts
    let members: [(String, String)] = [
      ("file", JSONText.quoted(inspection.file)), ("format", JSONText.quoted(inspection.format)),
      ("tests", "\(counts.tests)"), ("passed", "\(counts.passed)"),
      ("failed", "\(counts.failed)"), ("errored", "\(counts.errored)"),
      ("skipped", "\(counts.skipped)"), ("known", "\(counts.known)"),
      ("unknown", "\(counts.unknown)"), ("flaky", "\(counts.flaky)"),
      ("suite_errors", "\(inspection.suiteErrors)"),
      ("verdict", JSONText.quoted(inspection.verdictText)),
    ]
    return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}\n"
  }
}
