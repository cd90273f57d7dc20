/// JSON being written: keys keep the order in which they are written, and the bytes depend on
/// nothing else.
///
/// Text is escaped so that the result can also stand in a script: U+2028 and U+2029 are escaped, and
/// so is every `<`.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether a value or key was already written at each open level.
  private var hasItems = [false]

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  // MARK: - Values

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest("{", "}", members)
  }

  mutating func array(_ items: (inout JSONWriter) -> Void) {
    nest("[", "]", items)
  }

  mutating func string(_ text: String) {
    separate()
    quoted(text)
  }

  mutating func number(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// A number with at most six decimals; null where it is not finite, which JSON cannot say.
  mutating func number(_ number: Double) {
    separate()
    let isWritable = number.isFinite && abs(number) < 1e12
    bytes.append(
      contentsOf: (isWritable ? String((number * 1e6).rounded() / 1e6) : "null").utf8)
  }

  /// A number in JSON's own form.
  mutating func number(asWritten text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// A member's key; its value must be written next.
  mutating func key(_ key: String) {
    separate()
    quoted(key)
    bytes.append(UInt8(ascii: ":"))
    hasItems[hasItems.count - 1] = false
  }

  // MARK: - Text

  /// Copies whole runs of bytes that need no escape: most texts are one run.
  private mutating func quoted(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        guard let (escape, length) = Self.escape(utf8, at: index) else {
          index += 1
          continue
        }
        bytes.append(contentsOf: utf8[start..<index])
        bytes.append(contentsOf: escape.utf8)
        index += length
        start = index
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// What is written for the bytes at an index, and how many of them it stands for; nil for a byte
  /// that stands for itself.
  @inline(__always)
  private static func escape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int)
    -> (text: String, length: Int)?
  {
    switch utf8[index] {
    case UInt8(ascii: "\""): ("\\\"", 1)
    case UInt8(ascii: "\\"): ("\\\\", 1)
    case UInt8(ascii: "\n"): ("\\n", 1)
    case UInt8(ascii: "\r"): ("\\r", 1)
    case UInt8(ascii: "\t"): ("\\t", 1)
    case UInt8(ascii: "<"): ("\\u003c", 1)
    case 0x7F: ("\\u007f", 1)
    case let control where control < 0x20:
      ((control < 0x10 ? "\\u000" : "\\u00") + String(control, radix: 16), 1)
    // U+2028 and U+2029.
    case 0xE2
    where index + 2 < utf8.count && utf8[index + 1] == 0x80 && utf8[index + 2] & 0xFE == 0xA8:
      (utf8[index + 2] == 0xA8 ? "\\u2028" : "\\u2029", 3)
    default: nil
    }
  }

  private mutating func separate() {
    let level = hasItems.count - 1
    if hasItems[level] { bytes.append(UInt8(ascii: ",")) }
    hasItems[level] = true
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ inside: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(truncatingIfNeeded: open.value))
    hasItems.append(false)
    inside(&self)
    hasItems.removeLast()
    bytes.append(UInt8(truncatingIfNeeded: close.value))
  }
}
