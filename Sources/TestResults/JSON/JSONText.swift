/// What stands between the quotes of a JSON string.
enum JSONText {
  /// The text of bytes without escapes.
  static func plain(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, at offset: Int)
    throws(JSONError) -> String
  {
    // Nothing in ASCII can be repaired, and nothing is checked twice.
    if isASCII { return String(decoding: bytes, as: UTF8.self) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformed(at: offset)
    }
    return text
  }

  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) throws(JSONError)
    -> String
  {
    var text = ""
    var trouble: JSONError?
    // No escape is shorter than what it stands for.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { room in
      do throws(JSONError) {
        let count = try unescape(bytes, into: room, at: offset)
        let result = UnsafeBufferPointer(rebasing: room[..<count])
        let isASCII = result.reduce(0, |) < 0x80
        text = try plain(result, isASCII: isASCII, at: offset)
      } catch {
        trouble = error
      }
    }
    if let trouble { throw trouble }
    return text
  }

  /// How many bytes it came to.
  private static func unescape(
    _ bytes: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>,
    at offset: Int
  ) throws(JSONError) -> Int {
    var count = 0
    func keep(_ byte: UInt8) {
      room[count] = byte
      count += 1
    }
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        keep(bytes[index])
        index += 1
        continue
      }
      guard index + 1 < bytes.count else { throw .malformed(at: offset + index) }
      index += 2
      switch bytes[index - 1] {
      case UInt8(ascii: "n"): keep(0x0A)
      case UInt8(ascii: "t"): keep(0x09)
      case UInt8(ascii: "r"): keep(0x0D)
      case UInt8(ascii: "b"): keep(0x08)
      case UInt8(ascii: "f"): keep(0x0C)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): keep(bytes[index - 1])
      case UInt8(ascii: "u"):
        guard let scalar = scalar(bytes, &index) else { throw .malformed(at: offset + index) }
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { keep(byte) }
      default: throw .malformed(at: offset + index - 2)
      }
    }
    return count
  }

  /// The scalar of `\uXXXX`, or of a pair of them; nil for half a pair.
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int)
    -> Unicode.Scalar?
  {
    guard let first = unit(bytes, &index) else { return nil }
    guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    index += 2
    guard let second = unit(bytes, &index), (0xDC00...0xDFFF).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt32(byte - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt32(byte - 0x37)
      default: return nil
      }
      index += 1
    }
    return unit
  }
}
