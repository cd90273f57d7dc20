import Diagnostics

/// accepted.yml: the texts of rules that somebody said the tests check.
package enum AcceptedTexts {
  /// Inside content/.
  package static let fileName = "accepted.yml"

  /// The file's bytes: one rule a line, sorted by id, each text in quotation marks.
  package static func bytes(of texts: [String: String]) -> [UInt8] {
    var lines = [
      "# The texts of rules that the tests check. 'assay accept' writes this file; a rule whose text",
      "# is another one since is Suspect until somebody looks at its tests and accepts it again.",
    ]
    for (id, text) in texts.sorted(by: { $0.key < $1.key }) {
      // JSON's escapes are YAML's as well.
      lines.append("\(id): \(JSONText.quoted(text))")
    }
    if texts.isEmpty { lines.append("{}") }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
