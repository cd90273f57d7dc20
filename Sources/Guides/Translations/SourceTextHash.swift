import GuideMarkup

/// The short hash of a rule's text in the source language, as a translated row carries it.
enum SourceTextHash {
  /// The title of the column that holds it.
  static let column = "Hash"

  /// Eight lower-case hexadecimal digits, the same on every machine: FNV-1a of 64 bits, folded.
  ///
  /// It notices that a text has changed; it does not withstand somebody who wants it not to.
  static func of(_ rule: Rule) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in rule.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
