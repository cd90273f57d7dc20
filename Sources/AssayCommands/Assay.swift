import Diagnostics

/// The program as a function: arguments and a world in, an exit status out.
package enum Assay {
  /// Shown by `assay version` and in everything that names its generator.
  package static let version = "0.1.0"

  /// Runs one command; nothing but the environment's closures touches the world.
  package static func run(_ arguments: [String], in environment: CommandEnvironment) -> ExitStatus {
    do throws(UsageError) {
      return try runCommand(arguments, environment)
    } catch {
      environment.console.errorLine("assay: \(error.message)")
      let command = arguments.first.flatMap { CommandName(rawValue: $0) }
      let more = command.map { "assay help \($0.rawValue) tells its options" }
      environment.console.error("\(more ?? "assay help tells what there is")\n")
      return .wrongUsage
    }
  }

  private static func runCommand(_ arguments: [String], _ environment: CommandEnvironment)
    throws(UsageError) -> ExitStatus
  {
    guard let name = arguments.first, name != "--help", name != "-h" else {
      try HelpCommand.run([], environment)
      return arguments.isEmpty ? .wrongUsage : .done
    }
    guard let command = CommandName(rawValue: name == "--version" ? "version" : name) else {
      throw UsageError(message: unknownCommand(name))
    }
    let rest = Array(arguments.dropFirst())
    let words = rest.prefix { $0 != "--" }
    if words.contains("--help") || words.contains("-h") {
      try HelpCommand.run([command.rawValue], environment)
      return .done
    }
    let options = try ArgumentParser.parse(rest, for: command)
    switch command {
    case .build:
      try refuseOperands(options, of: command)
      return BuildCommand.run(options, environment)
    case .check:
      try refuseOperands(options, of: command)
      return CheckCommand.run(options, environment)
    case .explain:
      return try ExplainCommand.run(options, environment)
    case .results:
      return try ResultsCommand.run(options, environment)
    case .diff:
      return try DiffCommand.run(options, environment)
    case .accept:
      return try AcceptCommand.run(options, environment)
    case .doctor:
      return try DoctorCommand.run(options, environment)
    case .help:
      try HelpCommand.run(options.operands, environment)
      return .done
    case .version:
      try refuseOperands(options, of: command)
      environment.console.out("assay \(version)\n")
      return .done
    }
  }

  static func unknownCommand(_ name: String) -> String {
    let names = CommandName.allCases.map(\.rawValue)
    return "unknown command '\(name)'\(Spelling.suggestion(for: name, among: names))"
  }

  private static func refuseOperands(_ options: Options, of command: CommandName)
    throws(UsageError)
  {
    if let operand = options.operands.first {
      throw UsageError(message: "'\(command.rawValue)' takes no '\(operand)'")
    }
  }
}
