import Diagnostics
package import Inputs
import TestResults

/// Everything a command needs of the world outside, as values and closures.
///
/// Tests give their own; `live` is the process's.
package struct CommandEnvironment: Sendable {
  package var files: InputFiles
  /// Environment variables.
  package var variables: [String: String]
  /// Seconds since 1970.
  package var clock: @Sendable () -> Int
  /// Seconds of a clock that never goes backwards.
  package var stopwatch: @Sendable () -> Double
  /// The commit that is checked out in the repository that holds a folder; nil when unknown.
  package var commit: @Sendable (_ folder: String) -> String?
  /// The executable's own path with links resolved; nil when unknown.
  package var executable: String?
  package var console: Console

  package init(
    files: InputFiles, variables: [String: String], clock: @escaping @Sendable () -> Int,
    stopwatch: @escaping @Sendable () -> Double, commit: @escaping @Sendable (String) -> String?,
    executable: String?, console: Console
  ) {
    self.files = files
    self.variables = variables
    self.clock = clock
    self.stopwatch = stopwatch
    self.commit = commit
    self.executable = executable
    self.console = console
  }
}

extension CommandEnvironment {
  /// The moment that decides age and expiry.
  func now(_ options: Options) -> Timestamp {
    if let now = options.now { return now }
    let fixed = variables["SOURCE_DATE_EPOCH"].flatMap { Int($0) }
    return Timestamp(secondsSince1970: fixed ?? clock())
  }
}

/// Where a command's words go.
package struct Console: Sendable {
  /// What was asked for: the summary, help, an explanation.
  package var out: @Sendable (String) -> Void
  /// Problems and progress.
  package var error: @Sendable (String) -> Void
  /// Whether a person watches `error`, so that progress can be shown in place.
  package var isTerminal: Bool

  package init(
    out: @escaping @Sendable (String) -> Void, error: @escaping @Sendable (String) -> Void,
    isTerminal: Bool
  ) {
    self.out = out
    self.error = error
    self.isTerminal = isTerminal
  }
}

extension Console {
  /// One line of what was asked for. Names of files, rules and tests are in it as they are: what of
  /// them could steer a terminal is written as escapes.
  func line(_ text: String) { out(TextRenderer.visible(text) + "\n") }

  /// One line of trouble, in the same way.
  func errorLine(_ text: String) { error(TextRenderer.visible(text) + "\n") }

  /// A text of several lines, in the same way.
  func lines(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    out(lines.map { TextRenderer.visible(String($0)) }.joined(separator: "\n"))
  }
}

/// How a command ended, as the process's exit status.
package enum ExitStatus: Int32, Hashable, Sendable {
  case done = 0
  /// Problems were found, or the policy is not met.
  case problems = 1
  case wrongUsage = 2
  /// A bug in Assay.
  case bug = 70
}
