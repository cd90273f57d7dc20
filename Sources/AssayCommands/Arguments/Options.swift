package import Reference
package import TestResults

/// What the command line asks for, with every default filled in that does not depend on content.
package struct Options: Hashable, Sendable {
  package var content = "content"
  package var templates: String?
  /// In the order given; without any, site.yml's.
  package var results: [ResultPath] = []
  package var output = "public"
  package var baseURL: String?
  package var commit: String?
  package var now: Timestamp?
  package var isStrict = false
  package var policy = CheckPolicy()
  /// What is no option, in order.
  package var operands: [String] = []

  package init() {}
}
