import Diagnostics
import Pages
import Reference
import Site
import TestResults

/// `assay check`: the same verdicts as `build`, and no site; the policy decides.
enum CheckCommand {
  static func run(_ options: Options, _ environment: CommandEnvironment) -> ExitStatus {
    var pipeline = Pipeline(options, environment)
    let site = pipeline.site()
    pipeline.reportUnfinishedBuild()
    guard let reference = site?.reference else {
      environment.console.error(options.format.render(pipeline.log))
      return .problems
    }
    let violations = options.policy.violations(in: reference)
    let gate = CheckSummary.Gate(
      violations: violations, hasProblems: pipeline.log.hasErrors(strict: options.isStrict))
    writeFiles(reference, gate, options, into: &pipeline.log)
    environment.console.error(options.format.render(pipeline.log))
    environment.console.out(Summary.verdicts(of: reference) + "\n")
    for violation in violations {
      environment.console.line("policy: \(violation.sentence)")
      list(violation.rules, environment)
    }
    let allowsUntested = options.policy.requirement.allows(.untested)
    let isToldAlready = violations.contains { $0.demand == .maxUntested }
    if allowsUntested, !isToldAlready, reference.counts[.untested] > 0 {
      environment.console.out("untested: no test speaks for these rules\n")
      list(reference.ids(of: .untested), environment)
    }
    if options.listsUnbound { listUnbound(reference, environment) }
    let isBroken = pipeline.log.hasErrors(strict: options.isStrict)
    if violations.isEmpty && !isBroken { environment.console.out("policy: met\n") }
    return violations.isEmpty && !isBroken ? .done : .problems
  }

  private static func writeFiles(
    _ reference: Reference, _ gate: CheckSummary.Gate, _ options: Options,
    into log: inout DiagnosticLog
  ) {
    if let path = options.summary {
      let text = CheckSummary.markdown(of: reference, gate: gate)
      FileOutput.write(Array(text.utf8), to: path, into: &log)
    }
    if let path = options.junit {
      FileOutput.write(RulesJUnit(reference).bytes, to: path, into: &log)
    }
  }

  /// A list longer than this says how many more there are: the site's failing page has them all.
  private static let shownRules = 20

  private static func list(_ lines: [String], _ environment: CommandEnvironment) {
    for line in lines.prefix(shownRules) { environment.console.line("  \(line)") }
    if lines.count > shownRules {
      environment.console.out("  and \(lines.count - shownRules) more\n")
    }
  }

  /// All of them: whoever asks wants to see each.
  private static func listUnbound(_ reference: Reference, _ environment: CommandEnvironment) {
    let tests = reference.unboundTests
    environment.console.out(
      tests.isEmpty
        ? "unbound: every test speaks for a rule\n"
        : "unbound: \(tests.count) test\(tests.count == 1 ? " speaks" : "s speak") for no rule\n")
    for test in tests {
      environment.console.line("  \(test.place.description): \(test.key)")
    }
  }
}
