/// Text that was written for a terminal.
enum Terminal {
  /// The text without the escape sequences that colour it or move the cursor.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x1B || $0 == pictured[2] }) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var state = State.text
    for byte in text.utf8 {
      switch state {
      case .text:
        if byte == 0x1B {
          state = .escape
        } else if byte == UInt8(ascii: "["), result.suffix(3).elementsEqual(pictured) {
          result.removeLast(3)
          state = .control
        } else {
          result.append(byte)
        }
      case .escape:
        if byte == UInt8(ascii: "[") {
          state = .control
        } else {
          // Only control sequences are known; anything else is text again.
          state = .text
          result.append(byte)
        }
      case .control:
        if (0x40...0x7E).contains(byte) {
          state = .text
        } else if byte < 0x20 || byte > 0x7E {
          state = .text
          result.append(byte)
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// U+241B, which stands for the escape character in texts that a reader of results has cleaned.
  private static let pictured: [UInt8] = [0xE2, 0x90, 0x9B]

  private enum State {
    case text
    case escape
    case control
  }
}
