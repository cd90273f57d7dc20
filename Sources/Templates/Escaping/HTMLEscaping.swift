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
    var written = 0
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      guard isSpecial(byte) else {
        index += 1
        continue
      }
      var length = 1
      var replacement: StaticString = "\u{FFFD}"
      switch byte {
      case UInt8(ascii: "&"): replacement = "&amp;"
      case UInt8(ascii: "<"): replacement = "&lt;"
      case UInt8(ascii: ">"): replacement = "&gt;"
      case UInt8(ascii: "\""): replacement = "&quot;"
      case UInt8(ascii: "'"): replacement = "&#39;"
      case UInt8(ascii: "\r"):
        replacement = "\n"
        if index + 1 < utf8.count, utf8[index + 1] == UInt8(ascii: "\n") { length = 2 }
      case firstByteOfC1Controls:
        guard index + 1 < utf8.count, utf8[index + 1] < 0xA0 else {
          index += 1
          continue
        }
        length = 2
      default: break
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[written..<index]))
      output.append(
        contentsOf: UnsafeBufferPointer(
          start: replacement.utf8Start, count: replacement.utf8CodeUnitCount))
      index += length
      written = index
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[written...]))
  }

  /// `text`, escaped; for the few places that hold a string anyway.
  package static func escaped(_ text: String) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    append(text, to: &output)
    return output
  }

  /// U+0080 to U+009F are this byte and one below 0xA0.
  private static let firstByteOfC1Controls: UInt8 = 0xC2

  /// The bytes below 64 that cannot stand as they are, one bit each: the controls but tab and LF,
  /// and the five characters of markup.
  private static let specialBelow64: UInt64 =
    0xFFFF_FFFF & ~(1 << 9) & ~(1 << 10) | 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62

  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 64
      ? specialBelow64 >> UInt64(byte) & 1 == 1
      : byte == 0x7F || byte == firstByteOfC1Controls
  }
}
