/// One option of the command line: its name, what it takes and what it means.
///
/// The table of all of them is what parses arguments, prints help and finds the nearest name of a
/// misspelled one.
struct Option: Hashable, Sendable {
  /// With its dashes.
  let name: String
  let takes: Takes
  /// One line for the help text, without a full stop.
  let meaning: String
  let commands: Set<CommandName>

  enum Takes: Hashable, Sendable {
    case nothing
    /// One value, named as in the help text.
    case one(String)
    /// Every argument up to the next option; at least one.
    case many(String)
  }

  /// The name with what it takes, as the help text shows it.
  var usage: String {
    switch takes {
    case .nothing: name
    case .one(let value): "\(name) \(value)"
    case .many(let value): "\(name) \(value)…"
    }
  }
}

/// What assay can do.
enum CommandName: String, Hashable, Sendable, CaseIterable {
  case build
  case check
  case explain
  case results
  case diff
  case accept
  case doctor
  case help
  case version
}

// MARK: - The table

extension Option {
  /// What reads content and results.
  private static let reading: Set<CommandName> = [.build, .check, .explain, .accept]

  static let all: [Option] = [
    Option(
      name: "--content", takes: .one("DIR"), meaning: "guides and settings (default: content)",
      commands: reading),
    Option(
      name: "--templates", takes: .one("DIR"),
      meaning: "templates that win, file by file, over the project's and the installed ones",
      commands: reading),
    Option(
      name: "--results", takes: .many("PATH"),
      meaning: "result files, folders or globs (default: 'results' of site.yml)", commands: reading),
    Option(
      name: "--environment", takes: .many("NAME=PATH"),
      meaning: "results that were made in the environment NAME", commands: reading),
    Option(
      name: "--history", takes: .one("FILE"),
      meaning:
        "what earlier builds found; build rewrites it (default: api/history.jsonl of the site)",
      commands: reading),
    Option(
      name: "--output", takes: .one("DIR"), meaning: "where the site stands (default: public)",
      commands: reading),
    Option(
      name: "--base-url", takes: .one("URL"),
      meaning: "where the site will be published (default: 'base-url' of site.yml)",
      commands: reading),
    Option(
      name: "--commit", takes: .one("SHA"),
      meaning: "the commit that results must be of to be fresh (default: git's)",
      commands: reading.union([.doctor])),
    Option(
      name: "--now", takes: .one("TIME"),
      meaning:
        "the moment that decides staleness and expiry (default: SOURCE_DATE_EPOCH or the clock)",
      commands: reading.union([.doctor])),
    Option(
      name: "--strict", takes: .nothing, meaning: "warnings are errors",
      commands: reading),
    Option(
      name: "--format", takes: .one("FORMAT"),
      meaning: "how problems are told: text, json (JSON Lines) or github (annotations)",
      commands: reading),
    Option(
      name: "--format", takes: .one("FORMAT"),
      meaning: "text, or json: one object a file on one line", commands: [.results]),
    Option(
      name: "--format", takes: .one("FORMAT"), meaning: "text, markdown or json",
      commands: [.diff]),
    Option(
      name: "--require", takes: .one("POLICY"),
      meaning:
        "no-failing (default: no Failing, Error, Unexpected pass or No data) or all-passing",
      commands: [.check]),
    Option(
      name: "--max-untested", takes: .one("N"), meaning: "fail when more rules are Untested",
      commands: [.check]),
    Option(
      name: "--min-results", takes: .one("N"), meaning: "fail when fewer tests were read",
      commands: [.check]),
    Option(
      name: "--summary", takes: .one("FILE"),
      meaning: "write what was found as Markdown, for a pull request or a job's summary",
      commands: [.check]),
    Option(
      name: "--junit", takes: .one("FILE"),
      meaning: "write the rules as JUnit XML, so that CI shows them as tests", commands: [.check]),
    Option(
      name: "--list-unbound", takes: .nothing,
      meaning: "list the tests that speak for no rule", commands: [.check]),
  ]
}
