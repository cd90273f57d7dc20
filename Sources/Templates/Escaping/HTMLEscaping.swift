/// Writes text so that HTML reads it as the same text: in elements and in quoted attributes.
///
/// `&`, `<`, `>`, `"` and `'` become character references. What HTML forbids in a document is not
/// let through: a line end CR LF or CR becomes LF, and every other control character but tab and
/// LF (U+0000 to U+001F and U+007F to U+009F) becomes U+FFFD. Characters that steer the direction of
/// writing are text and stay.
///
/// An attribute must be quoted: a space in the text would end an unquoted one.
package enum HTMLEscaping {
  /// Appends `text` to `output`, escaped.
  package static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &output) }
  }

  /// Appends `text` to `output`, escaped.
  package static func append(_ text: Substring, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &output) }
  }

  /// Appends bytes that are already known to be UTF-8 to `output`, escaped.
  package static func append(_ utf8: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    forEachPiece(of: utf8) { output.append(contentsOf: UnsafeBufferPointer(start: $0, count: $1)) }
  }

  /// `text`, escaped; for the few places that hold a string anyway.
  package static func escaped(_ text: String) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    append(text, to: &output)
    return output
  }

  /// Calls `body` with the pieces that the escaped text consists of, in order.
  @inline(__always)
  static func forEachPiece(
    of utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<UInt8>, Int) -> Void
  ) {
    guard let bytes = utf8.baseAddress else { return }
    let count = utf8.count
    var written = 0
    var index = nextSpecial(bytes, from: 0, upTo: count)
    while index < count {
      let next: UInt8? = index + 1 < count ? bytes[index + 1] : nil
      if let special = replacement(of: bytes[index], before: next) {
        if index > written { body(bytes + written, index - written) }
        body(special.text.utf8Start, special.text.utf8CodeUnitCount)
        index += special.length
        written = index
      } else {
        index += 1
      }
      index = nextSpecial(bytes, from: index, upTo: count)
    }
    if count > written { body(bytes + written, count - written) }
  }

  /// What stands for a special byte, and how many bytes it stands for; nil for one that may stay.
  private static func replacement(of byte: UInt8, before next: UInt8?)
    -> (text: StaticString, length: Int)?
  {
    switch byte {
    case UInt8(ascii: "&"): ("&amp;", 1)
    case UInt8(ascii: "<"): ("&lt;", 1)
    case UInt8(ascii: ">"): ("&gt;", 1)
    case UInt8(ascii: "\""): ("&quot;", 1)
    case UInt8(ascii: "'"): ("&#39;", 1)
    case UInt8(ascii: "\r"): ("\n", next == UInt8(ascii: "\n") ? 2 : 1)
    case firstByteOfC1Controls: next.map { $0 < 0xA0 } == true ? ("\u{FFFD}", 2) : nil
    default: ("\u{FFFD}", 1)
    }
  }
}

// MARK: - Finding special bytes

extension HTMLEscaping {
  /// U+0080 to U+009F are this byte and one below 0xA0.
  private static var firstByteOfC1Controls: UInt8 { 0xC2 }

  /// The offset of the next byte that may need a replacement, or `end`.
  @inline(__always)
  private static func nextSpecial(_ bytes: UnsafePointer<UInt8>, from start: Int, upTo end: Int)
    -> Int
  {
    let words = UnsafeRawPointer(bytes)
    var index = start
    while index &+ 8 <= end {
      let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if mayHoldSpecial(word) {
        let wordEnd = index &+ 8
        while index < wordEnd {
          if isSpecial(bytes[index]) { return index }
          index &+= 1
        }
      } else {
        index &+= 8
      }
    }
    while index < end, !isSpecial(bytes[index]) { index &+= 1 }
    return index
  }

  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    // One bit for each special byte below 64: controls but tab and LF, and " & ' < >.
    let specials: UInt64 =
      0xFFFF_FFFF & ~(1 << 9) & ~(1 << 10) | 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62
    let bits = byte < 64 ? specials : 0
    return (bits &>> UInt64(byte)) & 1 == 1 || byte == 0x7F || byte == firstByteOfC1Controls
  }

  /// Whether one of eight bytes is special; also true for some words with a tab or line feed.
  @inline(__always)
  private static func mayHoldSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let belowSpace = (word &- ones &* 0x20) & ~word
    let quotation = zeroes(word ^ ones &* 0x22)
    let ampersandOrApostrophe = zeroes((word | ones) ^ ones &* 0x27)
    let angles = zeroes((word | ones &* 2) ^ ones &* 0x3E)
    let delete = zeroes(word ^ ones &* 0x7F)
    let c1Controls = zeroes(word ^ ones &* UInt64(firstByteOfC1Controls))
    let found = belowSpace | quotation | ampersandOrApostrophe | angles | delete | c1Controls
    return found & (ones &* 0x80) != 0
  }

  /// The high bit of a byte is set if it is zero; above a zero byte some more may be set.
  @inline(__always)
  private static func zeroes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word
  }
}
