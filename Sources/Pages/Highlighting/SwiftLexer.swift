/// The tokens of Swift.
struct SwiftLexer {
  private(set) var scanner: CodeScanner
  /// The strings around the place at hand, outermost first: interpolations hold code.
  private var strings: [Literal] = []

  /// Whether the next word names a function, which may be called `set`.
  private var isFunctionName = false

  /// A search for the end of a regular expression that found none: nor would a later one on its line.
  private var unended: (pounds: Int, lineEnd: Int)?

  private struct Literal {
    /// How many `#` stand before its quotes.
    let pounds: Int
    let isMultiline: Bool
    /// How many round brackets are open in the interpolation at hand.
    var openBrackets = 0
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = CodeScanner(bytes) }

  mutating func run() {
    while !scanner.isAtEnd { step() }
  }

  private mutating func step() {
    let byte = scanner.peek()
    switch byte {
    case UInt8(ascii: "/") where scanner.isAt("//"): scanner.lineComment()
    case UInt8(ascii: "/") where scanner.isAt("/*"): scanner.blockComment(nests: true)
    case UInt8(ascii: "/") where beginsRegex: regex(pounds: 0)
    case UInt8(ascii: "\""): beginString(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "@"): attribute(1)
    case UInt8(ascii: "`"):
      scanner.advance()
      scanner.skip(while: CodeScanner.isWordByte)
      if scanner.peek() == UInt8(ascii: "`") { scanner.advance() }
    case UInt8(ascii: "("):
      if !strings.isEmpty { strings[strings.count - 1].openBrackets += 1 }
      scanner.advance()
    case UInt8(ascii: ")"): closeBracket()
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

  // MARK: - Words

  private mutating func word() {
    let start = scanner.index
    let isMember = scanner.peek(-1) == UInt8(ascii: ".") && scanner.peek(-2) != UInt8(ascii: ".")
    scanner.skip(while: CodeScanner.isWordByte)
    let word = scanner.text(from: start)
    let isName = isMember || isFunctionName || isLabel(word)
    isFunctionName = word == "func"
    if !isName, Self.keywords.contains(word) {
      scanner.add(.keyword, from: start)
    } else if CodeScanner.isCapital(scanner.bytes[start]) {
      scanner.add(.type, from: start)
    }
  }

  /// `for:` names an argument; `default:` and `case nil:` do not.
  private func isLabel(_ word: String) -> Bool {
    scanner.peek() == UInt8(ascii: ":")
      && !["default", "nil", "true", "false", "self"].contains(word)
  }

  private mutating func attribute(_ prefix: Int) {
    let start = scanner.index
    scanner.advance(prefix)
    scanner.skip(while: CodeScanner.isWordByte)
    if scanner.index > start + prefix { scanner.add(.attribute, from: start) }
  }

  /// `#selector`, or the beginning of `#"a string"#`.
  private mutating func pound() {
    var pounds = 1
    while scanner.peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if scanner.peek(pounds) == UInt8(ascii: "\"") {
      beginString(pounds: pounds)
    } else if scanner.peek(pounds) == UInt8(ascii: "/") {
      regex(pounds: pounds)
    } else {
      attribute(pounds)
    }
  }

  // MARK: - Regular expressions

  /// Whether a slash is where a value begins, and not an operator.
  private var beginsRegex: Bool {
    let next = scanner.peek(1)
    guard next != 0x20, next != 0x09, next != UInt8(ascii: "="), !CodeScanner.isLineEnd(next) else {
      return false
    }
    var offset = -1
    while scanner.peek(offset) == 0x20 { offset -= 1 }
    let before = scanner.peek(offset)
    return before == 0 || CodeScanner.isLineEnd(before) || "(,=:[{!&|?".utf8.contains(before)
  }

  /// Up to its end on the same line; without one it is an operator.
  private mutating func regex(pounds: Int) {
    let start = scanner.index
    var offset = pounds + 1
    if let unended, unended.pounds == pounds, start < unended.lineEnd {
      return scanner.advance(offset)
    }
    while true {
      let byte = scanner.peek(offset)
      if scanner.index + offset >= scanner.bytes.count || CodeScanner.isLineEnd(byte) {
        unended = (pounds, scanner.index + offset)
        return scanner.advance(pounds + 1)
      }
      if byte == UInt8(ascii: "/"), havePounds(pounds, at: offset + 1) { break }
      offset +=
        byte == UInt8(ascii: "\\") && !CodeScanner.isLineEnd(scanner.peek(offset + 1)) ? 2 : 1
    }
    scanner.advance(offset + 1 + pounds)
    scanner.add(.string, from: start)
  }

  // MARK: - Strings

  private mutating func beginString(pounds: Int) {
    let start = scanner.index
    scanner.advance(pounds)
    let isMultiline = scanner.isAt("\"\"\"")
    scanner.advance(isMultiline ? 3 : 1)
    strings.append(Literal(pounds: pounds, isMultiline: isMultiline))
    goThroughString(from: start)
  }

  /// A bracket, or the end of an interpolation, behind which its string goes on.
  private mutating func closeBracket() {
    guard let literal = strings.last, literal.openBrackets == 0 else {
      if !strings.isEmpty { strings[strings.count - 1].openBrackets -= 1 }
      return scanner.advance()
    }
    let start = scanner.index
    scanner.advance()
    goThroughString(from: start)
  }

  /// Up to the end of the innermost string or its next interpolation.
  private mutating func goThroughString(from start: Int) {
    guard let literal = strings.last else { return }
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      if byte == UInt8(ascii: "\"") && isEnd(of: literal) {
        scanner.advance((literal.isMultiline ? 3 : 1) + literal.pounds)
        strings.removeLast()
        break
      }
      if byte == UInt8(ascii: "\\"), havePounds(literal.pounds, at: 1) {
        if scanner.peek(1 + literal.pounds) == UInt8(ascii: "(") {
          scanner.advance(2 + literal.pounds)
          return scanner.add(.string, from: start)
        }
        let isLineEnd = CodeScanner.isLineEnd(scanner.peek(1 + literal.pounds))
        scanner.advance(1 + literal.pounds + (isLineEnd ? 0 : 1))
        scanner.alignToCharacter()
        continue
      }
      if !literal.isMultiline, CodeScanner.isLineEnd(byte) {
        // It was not ended: nor are those on its line that it stands in.
        while strings.last?.isMultiline == false { strings.removeLast() }
        break
      }
      scanner.advance()
    }
    scanner.add(.string, from: start)
  }

  private func isEnd(of literal: Literal) -> Bool {
    literal.isMultiline
      ? scanner.isAt("\"\"\"") && havePounds(literal.pounds, at: 3)
      : havePounds(literal.pounds, at: 1)
  }

  private func havePounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { scanner.peek(offset + $0) == UInt8(ascii: "#") }
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
    "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit",
    "didSet", "do", "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init",
    "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated",
    "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
    "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows",
    "return", "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
    "willSet",
  ]
}
