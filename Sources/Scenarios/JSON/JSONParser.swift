/// Reads JSON values from UTF-8 text, one after the other.
///
/// Bytes that are not UTF-8 are read as U+FFFD, and so is half of a surrogate pair. Whatever the
/// input, reading ends with a value or an error, in time linear in the length of the text.
public struct JSONParser {
  /// How deep arrays and objects may lie in each other.
  public static let depthLimit = 512

  private let bytes: [UInt8]
  private var position = 0

  /// A parser at the beginning of `bytes`; a byte order mark is passed over.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The one value that `text` consists of.
  public static func parse(_ text: String) throws(JSONError) -> JSON {
    try parse(Array(text.utf8))
  }

  /// The one value that `bytes` consist of.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var parser = JSONParser(bytes)
    guard let value = try parser.next() else {
      throw JSONError("there is no value", at: bytes.count)
    }
    parser.skipSpace()
    guard parser.position == bytes.count else {
      throw JSONError("there is something after the value", at: parser.position)
    }
    return value
  }

  /// The next value, or `nil` at the end of the text.
  public mutating func next() throws(JSONError) -> JSON? {
    skipSpace()
    guard position < bytes.count else { return nil }
    return try value(depth: 0)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B) {
      position += 1
    }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    skipSpace()
    guard let byte = current else { throw JSONError("the text ends in a value", at: position) }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw JSONError("a value cannot begin here", at: position)
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    let start = position
    for index in 0..<text.utf8CodeUnitCount {
      guard current == text.utf8Start[index] else {
        throw JSONError("a value cannot begin here", at: start)
      }
      position += 1
    }
    return value
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    try open(depth: depth)
    var elements: [JSON] = []
    while try !close(UInt8(ascii: "]"), isFirst: elements.isEmpty) {
      elements.append(try value(depth: depth))
    }
    return .array(elements)
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    try open(depth: depth)
    var members: [JSON.Member] = []
    while try !close(UInt8(ascii: "}"), isFirst: members.isEmpty) {
      skipSpace()
      guard current == UInt8(ascii: "\"") else {
        throw JSONError("the name of a member should be here", at: position)
      }
      let name = try string()
      skipSpace()
      guard current == UInt8(ascii: ":") else {
        throw JSONError("a colon should be here", at: position)
      }
      position += 1
      members.append(JSON.Member(name, try value(depth: depth)))
    }
    return .object(members)
  }

  private mutating func open(depth: Int) throws(JSONError) {
    guard depth <= Self.depthLimit else {
      throw JSONError("more than \(Self.depthLimit) values lie in each other", at: position)
    }
    position += 1
  }

  /// Passes the closing bracket, or the comma before a further element.
  private mutating func close(_ bracket: UInt8, isFirst: Bool) throws(JSONError) -> Bool {
    skipSpace()
    if current == bracket {
      position += 1
      return true
    }
    if isFirst, current != nil { return false }
    guard current == UInt8(ascii: ",") else {
      throw JSONError(
        current == nil ? "the text ends in a value" : "a comma or the end should be here",
        at: position)
    }
    position += 1
    return false
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    var decimal = JSONDecimal()
    if current == UInt8(ascii: "-") {
      decimal.isNegative = true
      position += 1
    }
    let whole = digits { decimal.append(digit: $0) }
    guard whole.count > 0, whole.count == 1 || bytes[whole.start] != UInt8(ascii: "0") else {
      throw JSONError("a number is written wrongly", at: start)
    }
    if current == UInt8(ascii: ".") {
      position += 1
      guard digits({ decimal.append(fractionDigit: $0) }).count > 0 else {
        throw JSONError("a number is written wrongly", at: start)
      }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      let isNegative = current == UInt8(ascii: "-")
      if isNegative || current == UInt8(ascii: "+") { position += 1 }
      var exponent = 0
      guard digits({ exponent = min(exponent * 10 + Int($0), 100_000) }).count > 0 else {
        throw JSONError("a number is written wrongly", at: start)
      }
      decimal.exponent += isNegative ? -exponent : exponent
    }
    guard let value = decimal.value else { throw JSONError("a number is too large", at: start) }
    return value
  }

  private mutating func digits(_ body: (UInt64) -> Void) -> (start: Int, count: Int) {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      body(UInt64(byte - UInt8(ascii: "0")))
      position += 1
    }
    return (start, position - start)
  }
}

// MARK: - Texts

extension JSONParser {
  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        try escape(into: &text)
      case 0..<0x20:
        throw JSONError("a control character stands in a text", at: position)
      default:
        text.append(byte)
        position += 1
      }
    }
    throw JSONError("a text has no end", at: start)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = current else { throw JSONError("a text has no end", at: position) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): append(try scalar(), to: &text)
    default: throw JSONError("there is no such escape", at: position - 2)
    }
  }

  private mutating func scalar() throws(JSONError) -> UInt32 {
    let unit = try codeUnit()
    guard unit >= 0xD800, unit < 0xE000 else { return unit }
    let afterFirst = position
    guard unit < 0xDC00, current == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { return 0xFFFD }
    position += 2
    let second = try codeUnit()
    guard second >= 0xDC00, second < 0xE000 else {
      position = afterFirst
      return 0xFFFD
    }
    return 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Self.hexadecimal(byte) else {
        throw JSONError("four hexadecimal digits should be here", at: position)
      }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private func append(_ scalar: UInt32, to text: inout [UInt8]) {
    let character = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    text.append(contentsOf: UTF8.encode(character) ?? UTF8.encodedReplacementCharacter)
  }
}
