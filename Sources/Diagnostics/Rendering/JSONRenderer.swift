/// Renders diagnostics as JSON Lines: one object a line, for programs.
///
/// The keys are `severity` (error, warning), `code`, `message`, and where they are known `file`,
/// `line`, `column`, `endLine` and `endColumn` (1-based; columns in UTF-8 bytes, the end column
/// behind the last byte); then `notes`, objects with `message` and a place of their own, and
/// `help`, texts. Keys are only ever added.
package enum JSONRenderer {
  /// One problem; ends in a line feed.
  package static func render(_ diagnostic: Diagnostic) -> String {
    var members = [
      "\"severity\":\(JSONText.quoted(diagnostic.severity.rawValue))",
      "\"code\":\(JSONText.quoted(diagnostic.code.name))",
      "\"message\":\(JSONText.quoted(diagnostic.message))",
    ]
    members += place(diagnostic.place)
    let notes = diagnostic.notes.map { note in
      let members = ["\"message\":\(JSONText.quoted(note.message))"] + place(note.place)
      return "{\(members.joined(separator: ","))}"
    }
    members.append("\"notes\":[\(notes.joined(separator: ","))]")
    members.append("\"help\":\(JSONText.list(diagnostic.help))")
    return "{\(members.joined(separator: ","))}\n"
  }

  private static func place(_ place: SourcePlace?) -> [String] {
    guard let place else { return [] }
    var members = ["\"file\":\(JSONText.quoted(place.path))"]
    guard place.line > 0 else { return members }
    members.append("\"line\":\(place.line)")
    guard place.column > 0 else { return members }
    members.append("\"column\":\(place.column)")
    members.append("\"endLine\":\(place.endLine)")
    members.append("\"endColumn\":\(place.endColumn)")
    return members
  }
}
