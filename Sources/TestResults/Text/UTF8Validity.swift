/// Finds the first bytes of a stream that are not UTF-8.
struct UTF8Validity {
  /// How many bytes of the present scalar were taken; at an invalid byte, of the one before it.
  private(set) var begun = 0
  private var missing = 0
  /// What the next byte may be.
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// - Returns: Whether this byte cannot stand where it does.
  mutating func take(_ byte: UInt8) -> Bool {
    if missing > 0 {
      guard next.contains(byte) else { return true }
      missing -= 1
      begun = missing == 0 ? 0 : begun + 1
      next = 0x80...0xBF
      return false
    }
    switch byte {
    case 0..<0x80: return false
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default: return true
    }
    begun = 1
    switch byte {
    case 0xE0: next = 0xA0...0xBF
    case 0xED: next = 0x80...0x9F
    case 0xF0: next = 0x90...0xBF
    case 0xF4: next = 0x80...0x8F
    default: next = 0x80...0xBF
    }
    return false
  }
}
