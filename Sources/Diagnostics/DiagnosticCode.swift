/// The stable name of one kind of problem, with its explanation.
///
/// Codes are kebab-case sentences of the bad thing. They are never derived from type names and
/// never reused. Each stands in one file of Codes/, by what it is about.
package struct DiagnosticCode: Sendable {
  /// Kebab-case; what a message shows in brackets and `assay explain` takes.
  package let name: String
  package let severity: Diagnostic.Severity
  package let trouble: Diagnostic.Trouble
  /// What is wrong and why it matters, in one to three plain sentences.
  package let explanation: String
  /// The smallest input that has the problem; text, shown as it stands.
  package let before: String
  /// The same input mended.
  package let after: String

  init(
    _ name: String, _ severity: Diagnostic.Severity = .error, _ trouble: Diagnostic.Trouble,
    _ explanation: String, before: String, after: String
  ) {
    self.name = name
    self.severity = severity
    self.trouble = trouble
    self.explanation = explanation
    self.before = before
    self.after = after
  }

  /// Every code, sorted by name.
  package static var all: [DiagnosticCode] {
    (files + markup + frontMatter + settings + guides + templates + results + bindings + output
      + words)
      .sorted { $0.name < $1.name }
  }

  /// The code with this name, or nil.
  package static func named(_ name: String) -> DiagnosticCode? {
    all.first { $0.name == name }
  }
}

// MARK: - Identity is the name

extension DiagnosticCode: Hashable {
  package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool {
    left.name == right.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
