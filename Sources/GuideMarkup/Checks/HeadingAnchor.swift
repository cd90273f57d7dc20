import Diagnostics

/// The `{#id}` at the end of a heading, which fixes the heading's address.
enum HeadingAnchor {
  /// The heading without a final `{#id}`, and the id.
  ///
  /// An id that is empty or has other characters than letters, digits, `-`, `_` and `.` is
  /// reported and taken off too, because its author meant no text.
  static func split(
    _ inlines: [Inline], in file: SourceFile, _ log: inout DiagnosticLog
  ) -> (inlines: [Inline], id: String?) {
    guard let last = inlines.last, case .text(let text) = last.content, text.hasSuffix("}"),
      let mark = lastMark(text)
    else { return (inlines, nil) }
    let written = text[mark...]
    let place = last.range.upperBound - written.utf8.count..<last.range.upperBound
    guard place.lowerBound >= last.range.lowerBound,
      file.bytes[place].elementsEqual(written.utf8),
      place.lowerBound == 0 || file.bytes[place.lowerBound - 1] != UInt8(ascii: "\\")
    else { return (inlines, nil) }
    let id = String(written.dropFirst(2).dropLast())
    let isGood = !id.isEmpty && id.unicodeScalars.allSatisfy(isAllowed)
    if !isGood {
      log.report(
        .badHeadingID,
        id.isEmpty
          ? "the heading's id is empty"
          : "the heading's id '\(id)' has characters other than letters, digits, '-', '_' and '.'",
        at: file.place(place), help: ["write it like {#how-it-works}"])
    }
    let words = text[..<mark]
    let kept = Substring(words.utf8.dropLast(trailingSpaces(words)))
    var rest = Array(inlines.dropLast())
    if !kept.isEmpty {
      let end = place.lowerBound - trailingSpaces(words)
      rest.append(Inline(.text(String(kept)), range: last.range.lowerBound..<end))
    }
    return (rest, isGood ? id : nil)
  }

  /// Where the last `{#` stands.
  private static func lastMark(_ text: String) -> String.Index? {
    let bytes = text.utf8
    guard let brace = bytes.lastIndex(of: UInt8(ascii: "{")) else { return nil }
    let next = bytes.index(after: brace)
    return next < bytes.endIndex && bytes[next] == UInt8(ascii: "#") ? brace : nil
  }

  private static func trailingSpaces(_ text: Substring) -> Int {
    text.utf8.reversed().prefix { $0.isMarkdownSpace }.count
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      true
    default: scalar == "-" || scalar == "_" || scalar == "."
    }
  }
}
