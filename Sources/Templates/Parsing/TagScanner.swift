/// Finds tags in a template's bytes. Every byte is looked at a bounded number of times.
struct TagScanner {
  let bytes: [UInt8]
  /// What opens and closes a tag; two braces each until a tag says otherwise.
  var open = Array("{{".utf8)
  var close = Array("}}".utf8)

  /// A delimiter longer than this is refused, so that looking for it stays cheap.
  static let longestDelimiter = 16

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A tag as it stands in the file.
  struct Tag {
    let sigil: Sigil
    /// What stands between sigil and closing delimiter, with its spaces.
    let content: Range<Int>
    /// With its delimiters.
    let range: Range<Int>
  }

  enum Sigil {
    case none, ampersand, triple, section, inverted, close, partial, comment, delimiters
    /// A tag of an optional module of the specification: inheritance.
    case unsupported(UInt8)
  }

  enum Found {
    case tag(Tag)
    /// Nothing closes the tag; reading can go on at `resume`, nil for the end of the file.
    case unclosed(opening: Range<Int>, closer: [UInt8], resume: Int?)
  }

  /// The offset of the next opening delimiter.
  func nextTag(from position: Int) -> Int? { find(open, from: position, upTo: bytes.count) }

  /// The tag whose opening delimiter stands at `start`.
  func tag(at start: Int) -> Found {
    let inside = start + open.count
    let first = inside < bytes.count ? bytes[inside] : 0
    switch first {
    case UInt8(ascii: "!"):
      guard let end = find(close, from: inside + 1, upTo: bytes.count) else {
        return .unclosed(opening: start..<inside + 1, closer: close, resume: nil)
      }
      return .tag(tag(.comment, start, inside + 1, end, close))
    case UInt8(ascii: "="):
      let closer = [first] + close
      let limit = inside + 4 * Self.longestDelimiter + closer.count
      guard let end = find(closer, from: inside + 1, upTo: min(limit, bytes.count)) else {
        return .unclosed(opening: start..<inside + 1, closer: closer, resume: inside)
      }
      return .tag(tag(.delimiters, start, inside + 1, end, closer))
    case UInt8(ascii: "{"):
      return named(.triple, start, inside + 1, closer: [UInt8(ascii: "}")] + close)
    default:
      let sigil = Self.sigil(first)
      if case .none = sigil { return named(sigil, start, inside, closer: close) }
      return named(sigil, start, inside + 1, closer: close)
    }
  }

  private static func sigil(_ byte: UInt8) -> Sigil {
    switch byte {
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"), UInt8(ascii: "$"): .unsupported(byte)
    default: .none
    }
  }

  /// A tag with a name in it: one whose closing delimiter comes before the next opening one.
  private func named(_ sigil: Sigil, _ start: Int, _ content: Int, closer: [UInt8]) -> Found {
    var index = min(content, bytes.count)
    while index < bytes.count {
      if stands(closer, at: index) { return .tag(tag(sigil, start, content, index, closer)) }
      if stands(open, at: index) {
        return .unclosed(opening: start..<content, closer: closer, resume: index)
      }
      index += 1
    }
    return .unclosed(opening: start..<min(content, bytes.count), closer: closer, resume: nil)
  }

  private func tag(_ sigil: Sigil, _ start: Int, _ content: Int, _ end: Int, _ closer: [UInt8])
    -> Tag
  {
    Tag(sigil: sigil, content: content..<end, range: start..<end + closer.count)
  }

  private func find(_ needle: [UInt8], from start: Int, upTo limit: Int) -> Int? {
    var index = start
    while index < limit {
      if bytes[index] == needle[0], stands(needle, at: index) { return index }
      index += 1
    }
    return nil
  }

  private func stands(_ needle: [UInt8], at index: Int) -> Bool {
    guard index + needle.count <= bytes.count else { return false }
    for offset in needle.indices where bytes[index + offset] != needle[offset] { return false }
    return true
  }
}

// MARK: - Lines

extension TagScanner {
  /// The whole lines that a tag stands on, with their last line end, if nothing but white space
  /// stands beside it; `floor` is the end of the tag before it.
  func lines(of tag: Range<Int>, floor: Int, fileStart: Int) -> Range<Int>? {
    var start = tag.lowerBound
    while start > floor, isBlank(bytes[start - 1]) { start -= 1 }
    guard start == fileStart || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    var end = tag.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    if end == bytes.count { return start..<end }
    let lineEnd = lineEndLength(at: end)
    return lineEnd > 0 ? start..<end + lineEnd : nil
  }

  /// 1 for LF, 2 for CR LF, 0 where no line ends.
  func lineEndLength(at index: Int) -> Int {
    if bytes[index] == UInt8(ascii: "\n") { return 1 }
    let isPair =
      bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
      && bytes[index + 1] == UInt8(ascii: "\n")
    return isPair ? 2 : 0
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
