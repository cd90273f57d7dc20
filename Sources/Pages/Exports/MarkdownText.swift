/// Text that is put into Markdown and stays text.
package enum MarkdownText {
  /// As plain words: every character that Markdown or HTML could read is escaped, and lines become
  /// spaces.
  package static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", ".", "!", "|", "~",
        ":",
        "@":
        plain += "\\\(scalar)"
      case "<": plain += "&lt;"
      case ">": plain += "&gt;"
      case "&": plain += "&amp;"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        plain += " "
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// As code of a table's cell: only for ids, which hold nothing that would end it.
  package static func code(_ id: String) -> String {
    let isPlain = id.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
    }
    return isPlain ? "`\(id)`" : plain(id)
  }
}
