/// Reads JSON text value by value, from its first byte to its last, and builds no tree.
///
/// It takes exactly what RFC 8259 has: no trailing commas, no NaN, no lone surrogates, no control
/// characters and nothing but UTF-8 in strings. The bytes must outlive it.
struct JSONCursor {
  /// How deep values may nest.
  static let depthLimit = 512

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// What a value is, by its first byte.
  enum Kind {
    case object
    case array
    case string
    case number
    case bool
    case null
  }

  /// The kind of the value that comes next.
  mutating func kind() throws(JSONError) -> Kind {
    skipBlanks()
    guard index < bytes.count else { throw .cutOff }
    switch bytes[index] {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    default: throw .malformed(at: index)
    }
  }

  /// Nothing but blanks may be left.
  mutating func end() throws(JSONError) {
    skipBlanks()
    guard index == bytes.count else { throw .malformed(at: index) }
  }

  // MARK: - Objects and arrays

  /// Hands on each key; the closure must take its value, or skip it.
  mutating func object(
    _ member: (_ key: JSONKey, _ cursor: inout JSONCursor) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try kind() == .object else { throw .wrongType("") }
    try enter()
    if try closes(with: UInt8(ascii: "}")) { return }
    while true {
      skipBlanks()
      let key = try key()
      skipBlanks()
      try take(UInt8(ascii: ":"))
      do { try member(key, &self) } catch { throw error.inside(key.text) }
      if try !continues(until: UInt8(ascii: "}")) { return }
    }
  }

  /// Hands on each element; the closure must take it, or skip it.
  mutating func array(_ element: (_ cursor: inout JSONCursor) throws(JSONError) -> Void)
    throws(JSONError)
  {
    guard try kind() == .array else { throw .wrongType("") }
    try enter()
    if try closes(with: UInt8(ascii: "]")) { return }
    while true {
      try element(&self)
      if try !continues(until: UInt8(ascii: "]")) { return }
    }
  }

  private mutating func enter() throws(JSONError) {
    guard depth < Self.depthLimit else { throw .tooDeep }
    depth += 1
    index += 1
  }

  private mutating func closes(with byte: UInt8) throws(JSONError) -> Bool {
    skipBlanks()
    guard index < bytes.count else { throw .cutOff }
    guard bytes[index] == byte else { return false }
    index += 1
    depth -= 1
    return true
  }

  private mutating func continues(until byte: UInt8) throws(JSONError) -> Bool {
    if try closes(with: byte) { return false }
    try take(UInt8(ascii: ","))
    return true
  }

  private mutating func take(_ byte: UInt8) throws(JSONError) {
    guard index < bytes.count else { throw .cutOff }
    guard bytes[index] == byte else { throw .malformed(at: index) }
    index += 1
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  // MARK: - Plain values

  mutating func bool() throws(JSONError) -> Bool {
    guard try kind() == .bool else { throw .wrongType("") }
    if bytes[index] == UInt8(ascii: "t") {
      try word("true")
      return true
    }
    try word("false")
    return false
  }

  mutating func number() throws(JSONError) -> Double {
    guard try kind() == .number else { throw .wrongType("") }
    return try JSONNumber.read(bytes, &index)
  }

  mutating func integer() throws(JSONError) -> Int {
    guard let integer = Int(exactly: try number()) else { throw .wrongType("") }
    return integer
  }

  mutating func string() throws(JSONError) -> String {
    guard try kind() == .string else { throw .wrongType("") }
    let (range, isPlain, isASCII) = try stringParts()
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    guard isPlain else { return try JSONText.unescaped(slice, at: range.lowerBound) }
    return try JSONText.plain(slice, isASCII: isASCII, at: range.lowerBound)
  }

  /// Goes behind a value; what is passed over must be JSON too.
  mutating func skip() throws(JSONError) {
    switch try kind() {
    case .object: try object { (_, cursor) throws(JSONError) in try cursor.skip() }
    case .array: try array { (cursor) throws(JSONError) in try cursor.skip() }
    case .string:
      let (range, isPlain, isASCII) = try stringParts()
      if isPlain, isASCII { return }
      let slice = UnsafeBufferPointer(rebasing: bytes[range])
      if isPlain {
        _ = try JSONText.plain(slice, isASCII: isASCII, at: range.lowerBound)
      } else {
        _ = try JSONText.unescaped(slice, at: range.lowerBound)
      }
    case .number: _ = try number()
    case .bool: _ = try bool()
    case .null: try word("null")
    }
  }

  private mutating func word(_ word: StaticString) throws(JSONError) {
    for offset in 0..<word.utf8CodeUnitCount {
      guard index < bytes.count else { throw .cutOff }
      guard bytes[index] == word.utf8Start[offset] else { throw .malformed(at: index) }
      index += 1
    }
  }

  private mutating func key() throws(JSONError) -> JSONKey {
    guard index < bytes.count else { throw .cutOff }
    guard bytes[index] == UInt8(ascii: "\"") else { throw .malformed(at: index) }
    let (range, isPlain, _) = try stringParts()
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    return JSONKey(
      bytes: slice,
      decoded: isPlain ? nil : try JSONText.unescaped(slice, at: range.lowerBound))
  }

  /// Goes behind a string; what stands between its quotes, whether it has no escapes, and whether
  /// all of it is ASCII.
  private mutating func stringParts() throws(JSONError) -> (
    Range<Int>, isPlain: Bool, isASCII: Bool
  ) {
    let start = index + 1
    var end = start
    var isPlain = true
    var bits: UInt8 = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        index = end + 1
        return (start..<end, isPlain, bits < 0x80)
      }
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        end += 2
        continue
      }
      if byte < 0x20 {
        index = end
        throw .malformed(at: end)
      }
      bits |= byte
      end += 1
    }
    index = bytes.count
    throw .cutOff
  }
}

// MARK: - Values that may be anything

extension JSONCursor {
  /// The next value if it is a string; nil for one of another type, which is passed over.
  mutating func anyString() throws(JSONError) -> String? {
    if try kind() == .string { return try string() }
    try skip()
    return nil
  }

  /// The next value if it is a number; nil for one of another type, which is passed over.
  mutating func anyNumber() throws(JSONError) -> Double? {
    if try kind() == .number { return try number() }
    try skip()
    return nil
  }

  /// The strings of the next value: itself, or those in an array.
  mutating func anyStrings() throws(JSONError) -> [String] {
    guard try kind() == .array else { return try anyString().map { [$0] } ?? [] }
    var strings: [String] = []
    try array { (cursor) throws(JSONError) in
      if let string = try cursor.anyString() { strings.append(string) }
    }
    return strings
  }
}
