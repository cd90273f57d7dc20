import Diagnostics
import Guides
import Reference

/// `assay explain`: why a rule has its verdict, or what a diagnostic code means.
enum ExplainCommand {
  static func run(_ options: Options, _ environment: CommandEnvironment) throws(UsageError)
    -> ExitStatus
  {
    guard options.operands.count == 1, let name = options.operands.first else {
      throw UsageError(message: "'explain' takes a rule's id or a diagnostic's code")
    }
    if let code = DiagnosticCode.named(name) {
      environment.console.out(text(for: code))
      return .done
    }
    var pipeline = Pipeline(options, environment)
    let reference = pipeline.reference()
    pipeline.reportUnfinishedBuild()
    guard let reference else {
      environment.console.error(options.format.render(pipeline.log))
      return .problems
    }
    guard let report = reference.rule(named: name) else {
      let names =
        reference.guides.flatMap { $0.rules.map(\.rule.id) } + DiagnosticCode.all.map(\.name)
      throw UsageError(
        message:
          "no rule and no diagnostic code is named '\(name)'"
          + Spelling.suggestion(for: name, among: names))
    }
    environment.console.lines(RuleExplanation.text(for: report, in: reference))
    if pipeline.log.hasErrors(strict: options.isStrict) {
      environment.console.error(options.format.render(pipeline.log))
      return .problems
    }
    return .done
  }

  private static func text(for code: DiagnosticCode) -> String {
    let fate =
      switch (code.severity, code.trouble) {
      case (.warning, _): "a warning: the site is written; with --strict it is an error"
      case (.error, .content):
        "a problem of content: nothing is written, the last good site stays whole"
      case (.error, .results): "a problem of results: the site is written and says so"
      case (.error, .machine): "a problem of the machine: nothing is written"
      }
    return """
      \(code.name) (\(code.severity.rawValue))
      \(fate)

      \(code.explanation)

      Before:

      \(indented(code.before))

      After:

      \(indented(code.after))

      """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
