/// The tokens of JSON, with the comments that some files have.
struct JSONLexer {
  private(set) var scanner: CodeScanner

  init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = CodeScanner(bytes) }

  mutating func run() {
    while !scanner.isAtEnd { step() }
  }

  private mutating func step() {
    let byte = scanner.peek()
    switch byte {
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "/") where scanner.isAt("//"): scanner.lineComment()
    case UInt8(ascii: "/") where scanner.isAt("/*"): scanner.blockComment(nests: false)
    case UInt8(ascii: "-") where CodeScanner.isDigit(scanner.peek(1)):
      scanner.number()
    default:
      if CodeScanner.isDigit(byte) {
        scanner.number()
      } else if CodeScanner.isWordByte(byte) {
        word()
      } else {
        scanner.advance()
      }
    }
  }

  private mutating func word() {
    let start = scanner.index
    scanner.skip(while: CodeScanner.isWordByte)
    if ["true", "false", "null"].contains(scanner.text(from: start)) {
      scanner.add(.keyword, from: start)
    }
  }

  /// A string that a colon follows is the key of a member.
  private mutating func string() {
    let start = scanner.index
    scanner.quoted(from: start)
    var offset = 0
    while [0x20, 0x09, 0x0A, 0x0D].contains(scanner.peek(offset)) { offset += 1 }
    if scanner.peek(offset) == UInt8(ascii: ":") { scanner.retag(.type) }
  }
}
