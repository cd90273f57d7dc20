import Diagnostics
import Reference
import TestResults

/// Turns the words of a command line into options.
struct ArgumentParser {
  /// Parses everything after the command's name.
  ///
  /// A value may stand in its own argument or after `=`. `--` ends the options.
  static func parse(_ arguments: [String], for command: CommandName) throws(UsageError) -> Options {
    var parser = ArgumentParser(arguments: arguments, command: command)
    try parser.parse()
    return parser.options
  }

  private let arguments: [String]
  private let command: CommandName
  private var next = 0
  private var options = Options()

  private init(arguments: [String], command: CommandName) {
    self.arguments = arguments
    self.command = command
  }

  private mutating func parse() throws(UsageError) {
    while next < arguments.count {
      let argument = arguments[next]
      next += 1
      if argument == "--" {
        options.operands += arguments[next...]
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        options.operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try option(named: String(parts[0]))
      try set(option, inline: parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  private func option(named name: String) throws(UsageError) -> Option {
    let named = Option.all.filter { $0.name == name }
    if let option = named.first(where: { $0.commands.contains(command) }) { return option }
    guard named.isEmpty else {
      throw UsageError(message: "'\(name)' is no option of '\(command.rawValue)'")
    }
    do {
      let names = Option.all.filter { $0.commands.contains(command) }.map(\.name)
      throw UsageError(
        message: "unknown option '\(name)'\(Spelling.suggestion(for: name, among: names))")
    }
  }

  private mutating func set(_ option: Option, inline: String?) throws(UsageError) {
    switch option.takes {
    case .nothing:
      guard inline == nil else { throw UsageError(message: "'\(option.name)' takes no value") }
      try apply(option, "")
    case .one:
      try apply(option, try value(of: option, inline: inline))
    case .many:
      try apply(option, try value(of: option, inline: inline))
      while inline == nil, next < arguments.count, !arguments[next].hasPrefix("-") {
        try apply(option, try value(of: option, inline: nil))
      }
    }
  }

  private mutating func value(of option: Option, inline: String?) throws(UsageError) -> String {
    let value: String
    if let inline {
      value = inline
    } else {
      guard next < arguments.count, !arguments[next].hasPrefix("--") else {
        throw UsageError(message: "'\(option.name)' needs a value: \(option.usage)")
      }
      next += 1
      value = arguments[next - 1]
    }
    guard !value.isEmpty else {
      throw UsageError(message: "'\(option.name)' takes no empty value: \(option.usage)")
    }
    return value
  }

  private mutating func apply(_ option: Option, _ value: String) throws(UsageError) {
    switch option.name {
    case "--content": options.content = value
    case "--templates": options.templates = value
    case "--results": options.results.append(ResultPath(value))
    case "--environment": options.results.append(try environment(value))
    case "--output": options.output = value
    case "--base-url": options.baseURL = try baseURL(value)
    case "--commit": options.commit = value
    case "--now": options.now = try moment(value, of: option.name)
    case "--strict": options.isStrict = true
    case "--history": options.history = value
    case "--summary": options.summary = value
    case "--junit": options.junit = value
    case "--list-unbound": options.listsUnbound = true
    case "--format" where command == .diff: options.diffFormat = try choice(value, option)
    case "--format":
      options.format = try choice(value, option)
      if command == .results, options.format == .github {
        throw UsageError(message: "'--format' takes text or json here, not '\(value)'")
      }
    case "--require": options.policy.requirement = try requirement(value)
    case "--max-untested": options.policy.maxUntested = try count(value, of: option.name)
    case "--min-results": options.policy.minResults = try count(value, of: option.name)
    default: preconditionFailure("the option '\(option.name)' has no meaning")
    }
  }

  // MARK: - Values

  private func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ value: String, _ option: Option
  ) throws(UsageError) -> Value {
    if let choice = Value(rawValue: value) { return choice }
    let names = Value.allCases.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    throw UsageError(message: "'\(option.name)' takes \(list), not '\(value)'")
  }

  private func environment(_ value: String) throws(UsageError) -> ResultPath {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw UsageError(message: "'--environment' takes NAME=PATH, not '\(value)'")
    }
    return ResultPath(String(parts[1]), environment: String(parts[0]))
  }

  private func baseURL(_ value: String) throws(UsageError) -> String {
    guard value.hasPrefix("https://") || value.hasPrefix("http://") else {
      throw UsageError(message: "'--base-url' takes an http or https address, not '\(value)'")
    }
    return value.hasSuffix("/") ? value : value + "/"
  }

  private func moment(_ value: String, of name: String) throws(UsageError) -> Timestamp {
    guard let moment = Timestamp(reading: value) else {
      throw UsageError(
        message: "'\(name)' takes a time such as 2026-03-01T12:00:00Z, not '\(value)'")
    }
    return moment
  }

  private func requirement(_ value: String) throws(UsageError) -> CheckPolicy.Requirement {
    guard let requirement = CheckPolicy.Requirement(rawValue: value) else {
      throw UsageError(message: "'--require' takes no-failing or all-passing, not '\(value)'")
    }
    return requirement
  }

  private func count(_ value: String, of name: String) throws(UsageError) -> Int {
    guard let count = Int(value), count >= 0 else {
      throw UsageError(message: "'\(name)' takes a whole number, not '\(value)'")
    }
    return count
  }
}
