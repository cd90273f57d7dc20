import Diagnostics
import Reference

/// `assay check`: the same verdicts as `build`, nothing written; the policy decides.
enum CheckCommand {
  static func run(_ options: Options, _ environment: CommandEnvironment) -> ExitStatus {
    var pipeline = Pipeline(options, environment)
    let site = pipeline.site()
    pipeline.reportUnfinishedBuild()
    let problems = pipeline.log
    environment.console.error(TextRenderer.render(problems))
    guard let reference = site?.reference else { return .problems }
    environment.console.out(Summary.verdicts(of: reference) + "\n")
    let violations = options.policy.violations(in: reference)
    for violation in violations {
      environment.console.out("policy: \(violation.sentence)\n")
      for rule in violation.rules.prefix(shownRules) { environment.console.out("  \(rule)\n") }
      if violation.rules.count > shownRules {
        environment.console.out("  and \(violation.rules.count - shownRules) more\n")
      }
    }
    let isBroken = problems.hasErrors(strict: options.isStrict)
    if violations.isEmpty && !isBroken { environment.console.out("policy: met\n") }
    return violations.isEmpty && !isBroken ? .done : .problems
  }

  /// A list longer than this says how many more there are: the site's failing page has them all.
  private static let shownRules = 20
}
