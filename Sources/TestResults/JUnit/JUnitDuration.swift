/// A duration as JUnit files write it.
enum JUnitDuration {
  /// Longer ones, in seconds, are no durations of tests: thirty years.
  static let limit = 1e9

  /// The seconds; nil for anything but a plain number from 0 to `limit`, with blanks around it at
  /// most. A comma is refused: nobody can say whether it parts thousands or fractions.
  static func seconds(_ text: String) -> Double? {
    var text = text
    return text.withUTF8(seconds)
  }

  static func seconds(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    if let seconds = shortSeconds(text) { return seconds }
    guard let range = number(text) else { return nil }
    let digits = String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
    guard let seconds = Double(digits), seconds <= limit else { return nil }
    return seconds
  }

  /// The powers of ten that go with as many digits after a point.
  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// A number like 0.25, which nearly all are; nil for any that takes more care. Both parts of the
  /// division are exact, so that it rounds as reading the digits would.
  private static func shortSeconds(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard (1...10).contains(text.count) else { return nil }
    var number = 0
    var digits = 0
    var point: Int?
    for byte in text {
      if byte &- UInt8(ascii: "0") < 10 {
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
      } else if byte == UInt8(ascii: "."), point == nil {
        point = digits
      } else {
        return nil
      }
    }
    // Ten digits without a point may be more than the limit.
    guard digits > 0, digits < 10 else { return nil }
    return Double(number) / powers[digits - (point ?? digits)]
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
