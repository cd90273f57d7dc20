/// A duration as JUnit files write it.
enum JUnitDuration {
  /// Longer ones, in seconds, are no durations of tests: thirty years.
  static let limit = 1e9

  /// The seconds; nil for anything but a plain number from 0 to `limit`, with blanks around it at
  /// most. A comma is refused: nobody can say whether it parts thousands or fractions.
  static func seconds(_ text: String) -> Double? {
    var bytes = text.utf8[...]
    while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    var rest = bytes
    let whole = digits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = digits(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard digits(&rest) > 0 else { return nil }
    }
    guard rest.isEmpty, let seconds = Double(Substring(bytes)), seconds <= limit else { return nil }
    return seconds
  }

  private static func digits(_ bytes: inout Substring.UTF8View) -> Int {
    var count = 0
    while let first = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      bytes.removeFirst()
      count += 1
    }
    return count
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
