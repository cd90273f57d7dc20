/// Text that was written for a terminal.
enum Terminal {
  /// The text without the escape sequences that colour it or move the cursor.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var state = State.text
    for byte in text.utf8 {
      switch state {
      case .text:
        if byte == 0x1B { state = .escape } else { result.append(byte) }
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

  private enum State {
    case text
    case escape
    case control
  }
}
