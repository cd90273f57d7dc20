/// A text from a result file as far as a page shows it.
struct RecordedText: Equatable {
  /// More bytes than this are cut; the JSON of the guide has all.
  static let byteLimit = 32_768

  /// A text of more lines or more bytes scrolls within a box of its own.
  private static let lineLimit = 16
  private static let shortByteLimit = 2_000

  /// What is shown: without a terminal's escape sequences, and whole characters only.
  let text: String
  let isCut: Bool
  /// Whether it is too long to stand at its full height, and so has to take the focus to be
  /// scrolled by keys.
  let isLong: Bool

  init(_ recorded: String) {
    let plain = Terminal.plain(recorded)
    isCut = plain.utf8.count > Self.byteLimit
    text = isCut ? Self.start(of: plain) : plain
    isLong =
      text.utf8.count > Self.shortByteLimit
      || text.utf8.count { $0 == UInt8(ascii: "\n") } >= Self.lineLimit
  }

  /// As many whole scalars as fit the limit.
  private static func start(of text: String) -> String {
    var end = text.utf8.index(text.utf8.startIndex, offsetBy: byteLimit)
    while text.utf8[end] & 0xC0 == 0x80 { end = text.utf8.index(before: end) }
    return String(text.unicodeScalars[..<end])
  }
}
