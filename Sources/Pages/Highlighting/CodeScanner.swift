/// Goes through code byte by byte, and collects what is found.
///
/// Every step moves on, so that any code takes time in proportion to its length.
struct CodeScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0
  private(set) var tokens: [CodeToken] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  /// The byte at an offset from the place at hand; 0 beyond the code.
  func peek(_ offset: Int = 0) -> UInt8 {
    let place = index + offset
    return bytes.indices.contains(place) ? bytes[place] : 0
  }

  func isAt(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  mutating func advance(_ count: Int = 1) { index = min(index + count, bytes.count) }

  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while index < bytes.count, isWanted(bytes[index]) { index += 1 }
  }

  /// Ends a token that began at `start`; nothing for an empty one.
  mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    guard start < index else { return }
    tokens.append(CodeToken(range: start..<index, kind: kind))
  }

  /// Gives the last token another kind.
  mutating func retag(_ kind: CodeToken.Kind) {
    guard let last = tokens.popLast() else { return }
    tokens.append(CodeToken(range: last.range, kind: kind))
  }

  func text(from start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
  }

  // MARK: - What languages share

  mutating func lineComment() {
    let start = index
    skip { !Self.isLineEnd($0) }
    add(.comment, from: start)
  }

  /// A comment up to its end or that of the code; `/*` within counts where comments nest.
  mutating func blockComment(nests: Bool) {
    let start = index
    var depth = 0
    while !isAtEnd {
      if isAt("*/") {
        advance(2)
        depth -= 1
        if depth <= 0 { break }
      } else if isAt("/*"), depth == 0 || nests {
        advance(2)
        depth += 1
      } else {
        advance()
      }
    }
    add(.comment, from: start)
  }

  /// A number, from its sign on, with whatever letters and digits belong to it: `0xFF_FF`, `1.5e-3`, `10.0f`.
  mutating func number() {
    let start = index
    if peek() == UInt8(ascii: "-") { advance() }
    while !isAtEnd {
      let byte = peek()
      if Self.isWordByte(byte) {
        let isExponent = byte | 0x20 == UInt8(ascii: "e") || byte | 0x20 == UInt8(ascii: "p")
        advance()
        let isSigned = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-")
        if isExponent, isSigned, Self.isDigit(peek(1)) { advance() }
      } else if byte == UInt8(ascii: "."), Self.isDigit(peek(1)) {
        advance()
      } else {
        break
      }
    }
    add(.number, from: start)
  }

  /// A string between quotes on one line, in which a backslash escapes.
  mutating func quoted(from start: Int) {
    let quote = peek()
    advance()
    while !isAtEnd, !Self.isLineEnd(peek()) {
      let byte = peek()
      // A line's end is never escaped: what is not ended ends with it.
      advance(byte == UInt8(ascii: "\\") && !Self.isLineEnd(peek(1)) ? 2 : 1)
      if byte == quote { break }
    }
    alignToCharacter()
    add(.string, from: start)
  }

  /// Moves on to where a character begins: an escape may have ended within one.
  mutating func alignToCharacter() { skip { $0 & 0xC0 == 0x80 } }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  /// Letters, digits, `_`, `$`, and every byte of a character that is not ASCII.
  static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }
}
