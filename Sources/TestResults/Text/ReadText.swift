/// Text that came out of a result file, made fit to be kept and shown.
///
/// It stays text: nothing in it is read as markup. Only its length and its control characters are
/// seen to, because neither HTML nor a terminal has a place for them.
enum ReadText {
  /// How much of one text is kept, in UTF-8 bytes.
  static let limit = 65_536
  /// How many messages of one test are kept.
  static let messageLimit = 50

  /// The text with LF line ends, control characters as their pictures (`␛`), and at most `limit`
  /// bytes of it; what was cut is said in its last line.
  static func clean(_ text: String) -> String {
    var text = text
    return text.withUTF8 { clean($0, dropped: 0) } ?? text
  }

  static func clean(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    clean(bytes, dropped: 0) ?? String(decoding: bytes, as: UTF8.self)
  }

  /// The same for bytes that were already cut while they were read; `dropped` says by how much.
  static func clean(_ bytes: [UInt8], dropped: Int) -> String {
    bytes.withUnsafeBufferPointer {
      clean($0, dropped: dropped) ?? String(decoding: $0, as: UTF8.self)
    }
  }

  /// nil when the text is fit as it stands.
  private static func clean(_ bytes: UnsafeBufferPointer<UInt8>, dropped: Int) -> String? {
    guard dropped > 0 || bytes.count > limit || bytes.contains(where: isControl) else { return nil }
    var kept: [UInt8] = []
    kept.reserveCapacity(min(bytes.count, limit) + 64)
    let end = boundary(in: bytes, atMost: limit)
    for index in 0..<end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\r") {
        let isFollowedByLineFeed = index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if !isFollowedByLineFeed { kept.append(0x0A) }
      } else if isControl(byte) {
        // U+2400 and up picture the control characters: E2 90 80 + their number.
        kept += [0xE2, 0x90, byte == 0x7F ? 0xA1 : 0x80 + byte]
      } else {
        kept.append(byte)
      }
    }
    var text = String(decoding: kept, as: UTF8.self)
    let total = bytes.count + dropped
    if end < total { text += "\n[cut: \(end) of \(total) bytes are shown]" }
    return text
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte == 0x7F || (byte < 0x20 && byte != 0x09 && byte != 0x0A)
  }

  /// The last place up to `limit` where no scalar is cut in two.
  private static func boundary(in bytes: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> Int {
    guard bytes.count > limit else { return bytes.count }
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}
