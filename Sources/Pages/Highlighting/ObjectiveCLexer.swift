/// The tokens of Objective-C, and so of C.
struct ObjectiveCLexer {
  private(set) var scanner: CodeScanner
  /// Whether nothing but spaces stands before the place at hand on its line.
  private var isAtLineStart = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = CodeScanner(bytes) }

  mutating func run() {
    while !scanner.isAtEnd { step() }
  }

  private mutating func step() {
    let byte = scanner.peek()
    let startsLine = isAtLineStart
    isAtLineStart = CodeScanner.isLineEnd(byte) || startsLine && (byte == 0x20 || byte == 0x09)
    switch byte {
    case UInt8(ascii: "/") where scanner.isAt("//"): scanner.lineComment()
    case UInt8(ascii: "/") where scanner.isAt("/*"): scanner.blockComment(nests: false)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): scanner.quoted(from: scanner.index)
    case UInt8(ascii: "@"): at()
    case UInt8(ascii: "#") where startsLine: directive()
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
    if Self.keywords.contains(scanner.text(from: start)) {
      scanner.add(.keyword, from: start)
    } else if CodeScanner.isCapital(scanner.bytes[start]) {
      scanner.add(.type, from: start)
    }
  }

  /// `@"a string"`, `@interface`, or the `@` of a literal, which stays plain.
  private mutating func at() {
    let start = scanner.index
    scanner.advance()
    if scanner.peek() == UInt8(ascii: "\"") {
      scanner.quoted(from: start)
    } else {
      scanner.skip(while: CodeScanner.isWordByte)
      if scanner.index > start + 1 { scanner.add(.attribute, from: start) }
    }
  }

  /// `#import <UIKit/UIKit.h>`
  private mutating func directive() {
    let start = scanner.index
    scanner.advance()
    scanner.skip { $0 == 0x20 || $0 == 0x09 }
    scanner.skip(while: CodeScanner.isWordByte)
    let isImport = ["import", "include"].contains {
      scanner.text(from: start).hasSuffix($0)
    }
    scanner.add(.attribute, from: start)
    guard isImport else { return }
    scanner.skip { $0 == 0x20 || $0 == 0x09 }
    guard scanner.peek() == UInt8(ascii: "<") else { return }
    let name = scanner.index
    scanner.skip { $0 != UInt8(ascii: ">") && !CodeScanner.isLineEnd($0) }
    if scanner.peek() == UInt8(ascii: ">") { scanner.advance() }
    scanner.add(.string, from: name)
  }

  private static let keywords: Set<String> = [
    "BOOL", "NO", "NULL", "Nil", "YES", "__block", "__strong", "__weak", "assign", "atomic",
    "auto", "break", "bycopy", "byref", "case", "char", "const", "continue", "copy", "default",
    "do", "double", "else", "enum", "extern", "false", "float", "for", "getter", "goto", "id",
    "if", "in", "inline", "inout", "instancetype", "int", "long", "nil", "nonatomic", "nonnull",
    "nullable", "oneway", "out", "readonly", "readwrite", "register", "restrict", "retain",
    "return", "self", "setter", "short", "signed", "sizeof", "static", "strong", "struct", "super",
    "switch", "true", "typedef", "union", "unsigned", "void", "volatile", "weak", "while",
  ]
}
