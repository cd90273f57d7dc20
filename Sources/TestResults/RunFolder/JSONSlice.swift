/// Finds a value inside JSON text without reading it, so that it can be kept exactly as written.
enum JSONSlice {
  /// The bytes of the first value with this key in an object; nil when it has no such key.
  ///
  /// - Parameter object: The bytes of one JSON object that a decoder has accepted. In other text
  ///   the answer means nothing, and nothing outside it is touched.
  static func value(of key: String, in object: ArraySlice<UInt8>) -> Range<Int>? {
    let wanted = Array(key.utf8)
    var cursor = Cursor(bytes: object)
    guard cursor.skip(to: UInt8(ascii: "{")) else { return nil }
    while cursor.skip(to: UInt8(ascii: "\"")) {
      cursor.index -= 1
      let name = cursor.string()
      guard cursor.skip(to: UInt8(ascii: ":")) else { return nil }
      let value = cursor.value()
      if object[name].elementsEqual(wanted) { return value }
    }
    return nil
  }

  private struct Cursor {
    let bytes: ArraySlice<UInt8>
    var index: Int

    init(bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      index = bytes.startIndex
    }

    /// Goes behind the next such byte.
    mutating func skip(to byte: UInt8) -> Bool {
      guard let found = bytes[index...].firstIndex(of: byte) else { return false }
      index = found + 1
      return true
    }

    /// Goes behind a string and gives what stands between its quotes.
    mutating func string() -> Range<Int> {
      index += 1
      let start = index
      while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index, bytes.endIndex)
      let range = start..<index
      index = min(index + 1, bytes.endIndex)
      return range
    }

    /// Goes behind any value and gives its bytes without the blanks around it.
    mutating func value() -> Range<Int> {
      while index < bytes.endIndex, Self.isBlank(bytes[index]) { index += 1 }
      let start = index
      var depth = 0
      while index < bytes.endIndex {
        switch bytes[index] {
        case UInt8(ascii: "\""):
          _ = string()
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return trimmed(start) }
          depth -= 1
        case UInt8(ascii: ","):
          if depth == 0 { return trimmed(start) }
        default: break
        }
        index += 1
      }
      return trimmed(start)
    }

    private func trimmed(_ start: Int) -> Range<Int> {
      var end = index
      while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
      return start..<end
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
  }
}
