/// `assay help`: what there is, or what one command takes.
enum HelpCommand {
  static func run(_ operands: [String], _ environment: CommandEnvironment) throws(UsageError) {
    guard let name = operands.first else { return environment.console.out(overview) }
    guard name != TemplatesHelp.topic else {
      return environment.console.out(TemplatesHelp.text(environment))
    }
    guard let command = CommandName(rawValue: name) else {
      throw UsageError(message: Assay.unknownCommand(name))
    }
    environment.console.out(text(for: command))
  }

  static let overview = """
    Assay publishes a component reference in which every statement about behaviour carries the
    verdict of the tests that check it.

    assay build    \(summary(.build))
    assay check    \(summary(.check))
    assay explain  \(summary(.explain))
    assay results  \(summary(.results))
    assay diff     \(summary(.diff))
    assay accept   \(summary(.accept))
    assay doctor   \(summary(.doctor))
    assay help     \(summary(.help))
    assay version  \(summary(.version))

    assay help COMMAND tells a command's options, and assay help templates every file of the
    templates with every name that it may use.

    Exit status: 0 done, 1 problems or the policy is not met, 2 wrong usage, 70 a bug in Assay.

    """

  private static func summary(_ command: CommandName) -> String {
    switch command {
    case .build: "write the site"
    case .check: "the same without writing; the policy decides the exit status"
    case .explain: "why a rule has its verdict, or what a diagnostic code means"
    case .results: "what a reader makes of each file of results"
    case .diff: "what became of every rule between two sites"
    case .accept: "say that the tests check the rules' texts as they stand"
    case .doctor: "whether a published site is stale or incomplete"
    case .help: "this text, one command's, or that on templates"
    case .version: "the version"
    }
  }

  private static func text(for command: CommandName) -> String {
    let operands =
      switch command {
      case .build, .check: " [OPTION…]"
      case .explain: " RULE-ID | DIAGNOSTIC-CODE [OPTION…]"
      case .results: " PATH… [OPTION…]"
      case .diff: " OLD NEW [OPTION…]"
      case .accept: " [RULE-ID…] [OPTION…]"
      case .doctor: " FOLDER [OPTION…]"
      case .help: " [COMMAND | templates]"
      case .version: ""
      }
    var text = "assay \(command.rawValue)\(operands)\n\n  \(summary(command))\n"
    let options = Option.all.filter { $0.commands.contains(command) }
    let width = options.map(\.usage.count).max() ?? 0
    if !options.isEmpty { text += "\n" }
    for option in options {
      let padding = String(repeating: " ", count: width - option.usage.count)
      text += "  \(option.usage)\(padding)  \(option.meaning)\n"
    }
    return text
  }
}
