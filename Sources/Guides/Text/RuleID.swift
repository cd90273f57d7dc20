/// The grammar of rule ids: slugs that dots join, at least two of them.
package enum RuleID {
  /// In bytes.
  package static let longest = 120

  /// Whether a text follows the grammar.
  package static func isValid(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    var dots = 0
    var isInWord = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        isInWord = true
      case UInt8(ascii: "-") where isInWord: isInWord = false
      case UInt8(ascii: ".") where isInWord:
        isInWord = false
        dots += 1
      default: return false
      }
    }
    return isInWord && dots > 0
  }

  /// What stands before the first dot.
  package static func prefix(of id: String) -> String {
    String(id.prefix { $0 != "." })
  }

  /// The id that somebody meant who wrote capitals, spaces or underscores; nil for none.
  static func mended(_ text: String) -> String? {
    var words: [String] = []
    for part in text.lowercased().split(separator: ".") {
      words.append(part.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: "-"))
    }
    let mended = words.joined(separator: ".")
    return mended != text && isValid(mended) ? mended : nil
  }
}
