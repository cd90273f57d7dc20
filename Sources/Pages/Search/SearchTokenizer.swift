/// Parts texts into the words that a reader may look for.
///
/// Words are in small letters. A name in camel case is found as a whole and by each of its parts, so
/// that "tint" finds `onTintColor`; Chinese, Japanese and Korean, which are written without spaces,
/// are found by each character and each pair of neighbours. It works on bytes, and makes no text of
/// a word: most words of a site were met before.
struct SearchTokenizer {
  /// How many characters of a word count: nobody types more.
  static let longest = 40

  typealias Word = UnsafeBufferPointer<UInt8>

  /// The word at hand in UTF-8 and small letters.
  private var word: [UInt8] = []
  private var length = 0
  /// Where its parts begin, but for the first.
  private var cuts: [Int] = []
  private var partStart = 0
  private var previous = Kind.other
  /// Where its last character begins.
  private var lastStart = 0
  /// The character before, where it is one of those that make pairs.
  private var ideograph: [UInt8] = []

  /// Calls `body` for each word, in order; a word that stands twice comes twice. What it is given
  /// is valid during the call alone.
  mutating func words(of text: String, _ body: (Word) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          if !ideograph.isEmpty { ideograph.removeAll(keepingCapacity: true) }
          take(ascii: byte, body)
          index += 1
        } else {
          index += take(bytes, at: index, body)
        }
      }
    }
    endWord(body)
    ideograph.removeAll(keepingCapacity: true)
  }

  // MARK: - Characters

  private enum Kind {
    case upper
    case lower
    case digit
    case other
  }

  private mutating func take(ascii byte: UInt8, _ body: (Word) -> Void) {
    switch byte {
    case 0x61...0x7A: append(.lower) { $0.append(byte) }
    case 0x41...0x5A: append(.upper) { $0.append(byte | 0x20) }
    case 0x30...0x39: append(.digit) { $0.append(byte) }
    default: endWord(body)
    }
  }

  /// Takes a character of several bytes and tells how many.
  private mutating func take(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ body: (Word) -> Void
  ) -> Int {
    let count = bytes[index] >= 0xF0 ? 4 : bytes[index] >= 0xE0 ? 3 : 2
    let character = UnsafeBufferPointer(rebasing: bytes[index..<min(index + count, bytes.count)])
    var value = UInt32(bytes[index]) & (0xFF >> UInt32(count + 1))
    for byte in character.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
    if Self.isIdeograph(value) {
      endWord(body)
      body(character)
      if !ideograph.isEmpty {
        let pair = ideograph + character
        pair.withUnsafeBufferPointer(body)
      }
      ideograph = Array(character)
      return count
    }
    if !ideograph.isEmpty { ideograph.removeAll(keepingCapacity: true) }
    guard let scalar = Unicode.Scalar(value) else { return count }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      append(.upper) { $0 += scalar.properties.lowercaseMapping.utf8 }
    case .lowercaseLetter, .otherLetter, .modifierLetter:
      append(.lower) { $0 += character }
    case .decimalNumber: append(.digit) { $0 += character }
    case .nonspacingMark, .spacingMark: if !word.isEmpty { word += character }
    default: endWord(body)
    }
    return count
  }

  private static func isIdeograph(_ value: UInt32) -> Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  // MARK: - Words

  @inline(__always)
  private mutating func append(_ kind: Kind, _ write: (inout [UInt8]) -> Void) {
    guard length < Self.longest else { return }
    if kind == .upper && previous != .upper || (kind == .digit) != (previous == .digit) {
      // A capital behind a small letter or digit begins a part, and so does a digit.
      cut(at: word.count)
    } else if kind == .lower && previous == .upper {
      // "UISwitch": its last capital belongs to what follows.
      cut(at: lastStart)
    }
    lastStart = word.count
    write(&word)
    length += 1
    previous = kind
  }

  private mutating func cut(at place: Int) {
    guard place > partStart else { return }
    cuts.append(place)
    partStart = place
  }

  private mutating func endWord(_ body: (Word) -> Void) {
    previous = .other
    guard !word.isEmpty else { return }
    word.withUnsafeBufferPointer { bytes in
      body(bytes)
      guard !cuts.isEmpty else { return }
      var start = 0
      for end in cuts + [bytes.count] {
        let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
        // A single letter or digit is no word of its own.
        if part.count(where: { $0 & 0xC0 != 0x80 }) > 1 { body(part) }
        start = end
      }
    }
    word.removeAll(keepingCapacity: true)
    cuts.removeAll(keepingCapacity: true)
    length = 0
    partStart = 0
    lastStart = 0
  }
}
