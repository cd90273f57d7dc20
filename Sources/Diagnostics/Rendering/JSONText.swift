/// Text as JSON has it.
package enum JSONText {
  /// The text in quotation marks; control characters, U+2028 and U+2029 are escaped.
  package static func quoted(_ text: String) -> String {
    // Most texts are ids and plain words.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      return "\"\(text)\""
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ", "\u{2028}", "\u{2029}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The texts as an array.
  package static func list(_ texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ","))]"
  }
}
