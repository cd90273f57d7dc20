/// How problems are told.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// For a person at a terminal.
  case text
  /// For programs: JSON Lines.
  case json
  /// For GitHub's workflows: annotations.
  case github

  /// All problems of a log, sorted and without repetitions; empty when there are none.
  package func render(_ log: DiagnosticLog) -> String {
    switch self {
    case .text: TextRenderer.render(log)
    case .json: log.diagnostics.map(JSONRenderer.render).joined()
    case .github: log.diagnostics.map(GitHubRenderer.render).joined()
    }
  }
}
