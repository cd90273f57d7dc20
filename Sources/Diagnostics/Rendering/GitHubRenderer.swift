/// Renders diagnostics as workflow commands, which GitHub shows beside the lines of a change.
package enum GitHubRenderer {
  /// One problem as one line; ends in a line feed.
  package static func render(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let place = diagnostic.place {
      properties.append("file=\(property(place.path))")
      if place.line > 0 { properties.append("line=\(place.line)") }
      if place.line > 0, place.column > 0 {
        properties.append("col=\(place.column)")
        if place.endLine > place.line { properties.append("endLine=\(place.endLine)") }
        if place.endLine == place.line, place.endColumn > place.column {
          properties.append("endColumn=\(place.endColumn)")
        }
      }
    }
    properties.append("title=\(property(diagnostic.code.name))")
    let text = ([diagnostic.message] + diagnostic.help.map { "help: \($0)" })
      .joined(separator: "\n")
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(data(text))\n"
  }

  private static func data(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped += TextRenderer.visible(String(scalar))
      }
    }
    return escaped
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
