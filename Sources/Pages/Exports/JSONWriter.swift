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
    bytes += Array(String(number).utf8)
  }

  /// A number with at most six decimals; null where it is not finite, which JSON cannot say.
  mutating func number(_ number: Double) {
    separate()
    let isWritable = number.isFinite && abs(number) < 1e12
    bytes += Array((isWritable ? String((number * 1e6).rounded() / 1e6) : "null").utf8)
  }

  /// A number in JSON's own form.
  mutating func number(asWritten text: String) {
    separate()
    bytes += Array(text.utf8)
  }

  mutating func bool(_ value: Bool) {
    separate()
    bytes += Array((value ? "true" : "false").utf8)
  }

  mutating func null() {
    separate()
    bytes += Array("null".utf8)
  }

  /// A member's key; its value must be written next.
  mutating func key(_ key: String) {
    separate()
    quoted(key)
    bytes.append(UInt8(ascii: ":"))
    hasItems[hasItems.count - 1] = false
  }

  // MARK: - Text

  private mutating func quoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += Array("\\\"".utf8)
      case "\\": bytes += Array("\\\\".utf8)
      case "\n": bytes += Array("\\n".utf8)
      case "\r": bytes += Array("\\r".utf8)
      case "\t": bytes += Array("\\t".utf8)
      case "\u{0}"..."\u{1F}", "<", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        bytes += Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.count)
        bytes += Array(digits.utf8)
      default: bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
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
