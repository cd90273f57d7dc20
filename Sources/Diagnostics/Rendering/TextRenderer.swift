/// Renders diagnostics as a person at a terminal reads them.
///
/// The first line has the form that editors and CI systems understand:
/// `file:line:column: error: message [code]`. The excerpt and a caret follow, then notes in the
/// same form, then the ways out.
package enum TextRenderer {
  /// One problem; ends in a line feed.
  package static func render(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.map { "\(visible($0.description)): " } ?? ""
    var text =
      "\(place)\(diagnostic.severity.rawValue): \(visible(diagnostic.message)) "
      + "[\(diagnostic.code.name)]\n"
    text += excerpt(diagnostic.place)
    for note in diagnostic.notes {
      let place = note.place.map { "\(visible($0.description)): " } ?? ""
      text += "\(place)note: \(visible(note.message))\n"
      text += excerpt(note.place)
    }
    for way in diagnostic.help { text += "   = help: \(visible(way))\n" }
    return text
  }

  /// All of them, then one line that counts them; empty when there are none.
  package static func render(_ log: DiagnosticLog) -> String {
    let diagnostics = log.diagnostics
    guard !diagnostics.isEmpty else { return "" }
    return diagnostics.map(render).joined() + summary(diagnostics) + "\n"
  }

  /// `2 errors, 1 warning in 3 files · assay explain CODE tells more`
  static func summary(_ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    let files = Set(diagnostics.compactMap { $0.place?.path }).count
    let counts = [counted(errors, "error"), counted(warnings, "warning")].compactMap { $0 }
    let places = files == 0 ? "" : " in \(files) file\(files == 1 ? "" : "s")"
    return "\(counts.joined(separator: ", "))\(places) · assay explain \(diagnostics[0].code.name)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: - The excerpt

  /// A line longer than this is cut around the place, so that one bad row stays readable.
  private static let width = 110

  private static func excerpt(_ place: SourcePlace?) -> String {
    guard let place, place.line > 0, let line = place.excerpt else { return "" }
    let number = String(place.line)
    let gutter = String(repeating: " ", count: number.utf8.count)
    let shown = window(line, place)
    var text = " \(gutter) |\n \(number) | \(shown.text)\n"
    if place.column > 0 {
      let carets = "^" + String(repeating: "~", count: max(0, shown.marked - 1))
      text += " \(gutter) | \(String(repeating: " ", count: shown.before))\(carets)\n"
    }
    return text
  }

  /// The part of a line that is shown, with how many columns stand before the mark and under it.
  private static func window(_ line: String, _ place: SourcePlace)
    -> (text: String, before: Int, marked: Int)
  {
    let bytes = Array(line.utf8)
    let start = min(max(place.column - 1, 0), bytes.count)
    let end =
      place.endLine == place.line ? min(max(place.endColumn - 1, start), bytes.count) : bytes.count
    var before = visible(String(decoding: bytes[..<start], as: UTF8.self))
    var marked = visible(String(decoding: bytes[start..<end], as: UTF8.self))
    var after = visible(String(decoding: bytes[end...], as: UTF8.self))
    if columns(before) > width / 2 { before = "…" + suffix(before, width / 2) }
    if columns(marked) > width / 2 { marked = prefix(marked, width / 2) + "…" }
    let room = max(0, width - columns(before) - columns(marked))
    if columns(after) > room { after = prefix(after, room) + "…" }
    return (before + marked + after, columns(before), columns(marked))
  }

  private static func prefix(_ text: String, _ count: Int) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
  }

  private static func suffix(_ text: String, _ count: Int) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.suffix(count)))
  }

  /// Terminal columns: East Asian wide characters and emoji take two, combining marks none.
  private static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: 0
      default: 1
      }
    }
  }

  /// Text that cannot steer a terminal: control and bidirectional formatting characters are
  /// written as escapes, a tab as a space.
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        shown += " "
      } else if isHidden(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
