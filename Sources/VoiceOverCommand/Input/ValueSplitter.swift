import Scenarios

/// Cuts a stream of bytes into the texts of single JSON values, without keeping more than one.
///
/// Values may stand one on a line, be spread over lines, follow each other without anything in
/// between, or be the elements of one array. A value that is broken ends, at the latest, where a
/// line begins with another one, so that a mistake costs no more answers than it must.
struct ValueSplitter {
  private var pending: [UInt8] = []
  private var kind = Kind.none
  private var brackets: [UInt8] = []
  private var isInText = false
  private var isEscaped = false
  private var isInArray = false
  private var isAtLineStart = true
  private var lastSignificant: UInt8 = 0
  private var isAtBeginning = true
  private var found: [[UInt8]] = []

  private enum Kind {
    /// Between values.
    case none
    /// In an object or array.
    case bracketed
    /// In a text, a number or a word, which ends with its line.
    case word
    /// In something whose brackets do not match, which ends with its line.
    case broken
  }

  /// The values that end in `bytes`, in order.
  mutating func split(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    found = []
    for byte in bytes {
      take(byte)
      isAtLineStart = byte == UInt8(ascii: "\n")
    }
    return found
  }

  /// What is left at the end of the stream: a value without an end, and complete ones after it.
  mutating func finish() -> [[UInt8]] {
    found = []
    if kind == .bracketed { abandon() } else if kind != .none { end() }
    return found
  }

  /// Ends a value that is broken. A line of it that is a value by itself was not meant to lie inside.
  private mutating func abandon() {
    var broken: [UInt8] = []
    var values: [[UInt8]] = []
    for (index, line) in pending.split(separator: UInt8(ascii: "\n")).enumerated() {
      let text = Array(line)
      if index > 0, line.first == UInt8(ascii: "{"), (try? JSONParser.parse(text)) != nil {
        values.append(text)
      } else if values.isEmpty {
        broken += text + [UInt8(ascii: "\n")]
      }
    }
    end()
    found.removeLast()
    found += [broken] + values
  }

  private mutating func take(_ byte: UInt8) {
    switch kind {
    case .none: begin(byte)
    case .bracketed: goOn(byte)
    case .word:
      let isEnd =
        byte == UInt8(ascii: "\n")
        || (isInArray && !isInText && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")))
      if byte == UInt8(ascii: "\""), !isEscaped { isInText.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      guard isEnd else { return pending.append(byte) }
      end()
      if byte == UInt8(ascii: "]") { isInArray = false }
    case .broken:
      if byte == UInt8(ascii: "\n") { end() } else { pending.append(byte) }
    }
  }

  private mutating func begin(_ byte: UInt8) {
    if isAtBeginning, byte == 0xEF || byte == 0xBB || byte == 0xBF { return }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): return
    case UInt8(ascii: ",") where isInArray: return
    case UInt8(ascii: "]") where isInArray: isInArray = false
    case UInt8(ascii: "[") where !isInArray: isInArray = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      kind = .bracketed
      open(byte)
    default:
      kind = .word
      isInText = byte == UInt8(ascii: "\"")
      pending.append(byte)
    }
    isAtBeginning = false
  }

  private mutating func open(_ byte: UInt8) {
    pending.append(byte)
    brackets.append(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    lastSignificant = byte
  }

  private mutating func goOn(_ byte: UInt8) {
    if isInText {
      // No text of JSON goes over the end of a line.
      if byte == UInt8(ascii: "\n") { return end() }
      pending.append(byte)
      if byte == UInt8(ascii: "\""), !isEscaped { isInText = false }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      return
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if byte == UInt8(ascii: "{"), isAtLineStart, !Self.opensValue(lastSignificant) {
        abandon()
        return begin(byte)
      }
      open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      pending.append(byte)
      guard brackets.popLast() == byte else {
        kind = .broken
        return
      }
      lastSignificant = byte
      if brackets.isEmpty { end() }
    case UInt8(ascii: "\""):
      pending.append(byte)
      isInText = true
      isEscaped = false
      lastSignificant = byte
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      pending.append(byte)
    default:
      pending.append(byte)
      lastSignificant = byte
    }
  }

  private mutating func end() {
    found.append(pending)
    pending = []
    brackets = []
    kind = .none
    isInText = false
    isEscaped = false
  }

  /// Whether a value may stand after `byte`.
  private static func opensValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "{")
  }
}
