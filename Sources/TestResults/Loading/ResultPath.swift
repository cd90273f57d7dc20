/// Where results are looked for: a file, a folder or a pattern.
package struct ResultPath: Hashable, Sendable {
  /// As a person typed it. `*` and `?` stand for parts of one name, `**` for any folders.
  package let text: String
  /// The environment of the foreign files found there; nil for `default`.
  package let environment: String?

  package init(_ text: String, environment: String? = nil) {
    self.text = text
    self.environment = environment
  }
}
