package import Diagnostics

/// Reads a file of templates/strings: one `key: "text"` on a line, comments after `#`.
///
/// The form is the part of YAML that a flat list of words needs, so that any editor colours it.
package struct WordsParser {
  private let file: SourceFile

  package init(_ file: SourceFile) { self.file = file }

  /// The words of the file, with a diagnostic for every line that is none.
  package func parse(_ log: inout DiagnosticLog) -> [Word: String] {
    var texts: [Word: String] = [:]
    for number in 1...file.lineCount {
      let range = file.lineRange(number)
      var line = file.text(in: range)[...]
      if number == 1, line.unicodeScalars.first == "\u{FEFF}" { line = line.dropFirst() }
      line = WordsParser.trimmed(line)
      if line.isEmpty || line.first == "#" { continue }
      guard let colon = line.firstIndex(of: ":"),
        let text = WordsParser.text(WordsParser.trimmed(line[line.index(after: colon)...]))
      else {
        log.report(
          .malformedWord, "the line is not 'key: \"text\"'", at: file.place(range),
          help: ["put the text in double quotes, with \\\" for a quote in it"])
        continue
      }
      let key = String(WordsParser.trimmed(line[..<colon]))
      guard let word = Word(rawValue: key) else {
        let names = Word.allCases.map(\.rawValue)
        log.report(
          .unknownWord,
          "the interface has no word '\(key)'" + Spelling.suggestion(for: key, among: names),
          at: file.place(range))
        continue
      }
      if texts.updateValue(text, forKey: word) != nil {
        log.report(.malformedWord, "the word '\(key)' stands twice", at: file.place(range))
      }
    }
    return texts
  }

  /// A double-quoted, single-quoted or plain text; nil where it does not end as it began.
  private static func text(_ value: Substring) -> String? {
    guard let quote = value.first else { return nil }
    guard quote == "\"" || quote == "'" else {
      return value.range(ofComment: " #").map { String(trimmed(value[..<$0])) } ?? String(value)
    }
    var text = ""
    var index = value.index(after: value.startIndex)
    while index < value.endIndex {
      let character = value[index]
      index = value.index(after: index)
      if character == quote {
        let rest = trimmed(value[index...])
        return rest.isEmpty || rest.first == "#" ? text : nil
      }
      if character == "\\", quote == "\"", index < value.endIndex {
        text.append(value[index] == "n" ? "\n" : value[index])
        index = value.index(after: index)
      } else {
        text.append(character)
      }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }
}

extension Substring {
  fileprivate func range(ofComment mark: String) -> Index? { firstRange(of: mark)?.lowerBound }
}
