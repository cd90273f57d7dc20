/// A duration as JUnit files write it.
enum JUnitDuration {
  /// Longer ones, in seconds, are no durations of tests: thirty years.
  static let limit = 1e9

  /// The seconds; nil for anything but a plain number from 0 to `limit`, with blanks around it at
  /// most. A comma is refused: nobody can say whether it parts thousands or fractions.
  static func seconds(_ text: String) -> Double? {
    var text = text
    guard let range = text.withUTF8(number) else { return nil }
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(start, offsetBy: range.count)
    guard let seconds = Double(text[start..<end]), seconds <= limit else { return nil }
    return seconds
  }

  /// Where the plain number stands that is all of the text but blanks; nil when there is none.
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var index = 0
    var end = bytes.count
    while index < end, isBlank(bytes[index]) { index += 1 }
    while end > index, isBlank(bytes[end - 1]) { end -= 1 }
    let start = index
    func skipDigits() -> Int {
      let first = index
      while index < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
        index += 1
      }
      return index - first
    }
    var digits = skipDigits()
    if index < end, bytes[index] == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
        index += 1
      }
      guard skipDigits() > 0 else { return nil }
    }
    return index == end ? start..<end : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
