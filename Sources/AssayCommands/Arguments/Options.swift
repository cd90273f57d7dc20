package import Diagnostics
package import Reference
package import TestResults

/// What the command line asks for, with every default filled in that does not depend on content.
package struct Options: Hashable, Sendable {
  package var content = "content"
  package var templates: String?
  /// In the order given; without any, site.yml's.
  package var results: [ResultPath] = []
  package var output = "public"
  /// Where the history is read and kept; nil for the site's own.
  package var history: String?
  package var baseURL: String?
  package var commit: String?
  package var now: Timestamp?
  package var isStrict = false
  package var format = DiagnosticFormat.text
  /// What `diff` writes.
  package var diffFormat = DiffFormat.text
  /// Where `check` writes a summary in Markdown.
  package var summary: String?
  /// Where `check` writes the rules as JUnit XML.
  package var junit: String?
  /// Whether `check` lists the tests that speak for no rule.
  package var listsUnbound = false
  package var policy = CheckPolicy()
  /// What is no option, in order.
  package var operands: [String] = []

  package init() {}
}

/// How the differences of two sites are told.
package enum DiffFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case markdown
  case json
}
