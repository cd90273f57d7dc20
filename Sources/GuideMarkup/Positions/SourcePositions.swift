/// Finds the bytes in which each inline of one block stands.
///
/// cmark's own columns are not used: they are wrong in too many places (code spans, line breaks,
/// autolinks, escaped pipes, continued lines, titles and tags over several lines). Instead the
/// inlines, asked for in document order, are compared with the block's text one after the other:
/// each must stand exactly where the one before it ended. So every range that is given was read
/// there. Where the comparison fails, the text of a later inline is looked for, and counts if it
/// stands there only once; until then there is no range, and the caller says the block's first line.
///
/// The work is linear in the text: what is read more than once is paid from a fixed allowance.
struct SourcePositions {
  private let source: InlineSource
  private var cursor = 0
  private var isLost = false
  private var allowance: Int

  /// Places where an inline that holds others begins, until it is closed.
  struct Opening {
    fileprivate let start: Int?
    fileprivate let mark: Mark

    /// Whether it is a link whose text is its address, where a backslash is a backslash.
    var isAutolink: Bool {
      switch mark {
      case .angle, .none: true
      case .run, .bracket: false
      }
    }

    fileprivate enum Mark {
      case run(UInt8, count: Int)
      case bracket
      case angle
      case none
    }
  }

  init(_ source: InlineSource) {
    self.source = source
    allowance = 8 * source.bytes.count + 4096
  }

  // MARK: - Inlines that hold no others

  /// A text; `isVerbatim` for the text of an autolink, where a backslash is a backslash.
  mutating func text(_ literal: [UInt8], isVerbatim: Bool = false) -> Range<Int>? {
    if !isLost, let end = match(literal, at: cursor, isVerbatim: isVerbatim) {
      return take(to: end)
    }
    return find(literal)
  }

  mutating func code(_ literal: [UInt8]) -> Range<Int>? {
    guard !isLost, let end = codeEnd(at: cursor) else {
      guard let content = findContent(literal) else { return nil }
      var start = content.lowerBound
      while start > 0, byte(start - 1) == UInt8(ascii: "`") { start -= 1 }
      guard start < content.lowerBound, let end = codeEnd(at: start) else { return lose() }
      isLost = false
      cursor = start
      return take(to: end)
    }
    return take(to: end)
  }

  /// Raw HTML inside running text.
  mutating func html(_ literal: [UInt8]) -> Range<Int>? {
    if !isLost, let end = matchTag(literal) { return take(to: end) }
    return find(literal)
  }

  /// A line end, with the spaces or the backslash before it.
  mutating func lineEnd() -> Range<Int>? {
    guard !isLost else { return nil }
    var end = cursor
    while byte(end) == 0x20 || byte(end) == 0x09 { end += 1 }
    if byte(end) == UInt8(ascii: "\\") { end += 1 }
    guard byte(end) == UInt8(ascii: "\n") else { return lose() }
    return take(to: end + 1)
  }

  mutating func footnoteReference() -> Range<Int>? {
    guard !isLost, byte(cursor) == UInt8(ascii: "["), byte(cursor + 1) == UInt8(ascii: "^"),
      let end = labelEnd(at: cursor)
    else { return lose() }
    return take(to: end)
  }

  // MARK: - Inlines that hold others

  /// Emphasis (1 mark), strong emphasis (2) or strikethrough (1 or 2 tildes).
  mutating func openEmphasis(marks: Int) -> Opening {
    let mark = byte(cursor)
    guard !isLost, let mark, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_"),
      marks == 1 || byte(cursor + 1) == mark
    else { return openNothing() }
    defer { cursor += marks }
    return Opening(start: cursor, mark: .run(mark, count: marks))
  }

  mutating func openStrikethrough() -> Opening {
    guard !isLost, byte(cursor) == UInt8(ascii: "~") else { return openNothing() }
    let count = byte(cursor + 1) == UInt8(ascii: "~") ? 2 : 1
    defer { cursor += count }
    return Opening(start: cursor, mark: .run(UInt8(ascii: "~"), count: count))
  }

  /// A link in brackets, in angle brackets or bare; `isImage` for one behind `!`.
  mutating func openLink(isImage: Bool = false) -> Opening {
    guard !isLost else { return openNothing() }
    let start = cursor
    if isImage {
      guard byte(cursor) == UInt8(ascii: "!"), byte(cursor + 1) == UInt8(ascii: "[") else {
        return openNothing()
      }
      cursor += 2
      return Opening(start: start, mark: .bracket)
    }
    switch byte(cursor) {
    case UInt8(ascii: "["):
      cursor += 1
      return Opening(start: start, mark: .bracket)
    case UInt8(ascii: "<"):
      cursor += 1
      return Opening(start: start, mark: .angle)
    default: return Opening(start: start, mark: .none)
    }
  }

  /// The range from the opening to the place where the inline ends.
  mutating func close(_ opening: Opening) -> Range<Int>? {
    guard !isLost else { return nil }
    switch opening.mark {
    case .run(let mark, let count):
      guard (0..<count).allSatisfy({ byte(cursor + $0) == mark }) else { return lose() }
      cursor += count
    case .bracket:
      guard byte(cursor) == UInt8(ascii: "]"), let end = linkEnd(at: cursor + 1) else {
        return lose()
      }
      cursor = end
    case .angle:
      guard byte(cursor) == UInt8(ascii: ">") else { return lose() }
      cursor += 1
    case .none: break
    }
    return opening.start.map { source.fileRange($0..<cursor) }
  }

  private mutating func openNothing() -> Opening {
    isLost = true
    return Opening(start: nil, mark: .none)
  }

  // MARK: - Definitions

  /// Skips link reference definitions at the start, which cmark takes out of a paragraph, and
  /// gives the range of what is left.
  mutating func skipDefinitions() -> Range<Int> {
    while byte(cursor) == UInt8(ascii: "["), let end = definitionEnd(at: cursor) { cursor = end }
    return source.fileRange(cursor..<source.bytes.count)
  }

  private mutating func definitionEnd(at start: Int) -> Int? {
    guard let label = labelEnd(at: start), byte(label) == UInt8(ascii: ":"),
      let destination = destinationEnd(at: spaceEnd(label + 1)),
      destination > spaceEnd(label + 1)
    else { return nil }
    let titleStart = spaceEnd(destination)
    if titleStart > destination, let title = titleEnd(at: titleStart),
      let end = blankLineRest(at: title)
    {
      return end
    }
    return blankLineRest(at: destination)
  }

  /// The start of the next line when only white space stands before it.
  private func blankLineRest(at start: Int) -> Int? {
    var offset = start
    while byte(offset) == 0x20 || byte(offset) == 0x09 { offset += 1 }
    if offset == source.bytes.count { return offset }
    return byte(offset) == UInt8(ascii: "\n") ? offset + 1 : nil
  }

  // MARK: - Reading

  private func byte(_ offset: Int) -> UInt8? {
    offset < source.bytes.count ? source.bytes[offset] : nil
  }

  private mutating func take(to end: Int) -> Range<Int> {
    defer { cursor = end }
    return source.fileRange(cursor..<end)
  }

  private mutating func lose() -> Range<Int>? {
    isLost = true
    return nil
  }

  private func hasPrefix(_ literal: [UInt8], at start: Int) -> Bool {
    guard start + literal.count <= source.bytes.count else { return false }
    for index in literal.indices where source.bytes[start + index] != literal[index] {
      return false
    }
    return true
  }

  /// Where a text ends that begins at `start`, read with its escapes and entities.
  private func match(_ literal: [UInt8], at start: Int, isVerbatim: Bool) -> Int? {
    var offset = start
    var index = 0
    while index < literal.count {
      guard let found = byte(offset) else { return nil }
      if found == UInt8(ascii: "\\"), !isVerbatim, let next = byte(offset + 1),
        next.isASCIIPunctuation, next == literal[index]
      {
        offset += 2
        index += 1
      } else if found == UInt8(ascii: "&"), let entity = entity(at: offset) {
        guard literal[index...].starts(with: entity.text) else { return nil }
        offset += entity.length
        index += entity.text.count
      } else {
        guard found == literal[index] else { return nil }
        offset += 1
        index += 1
      }
    }
    return offset
  }

  /// Where raw HTML ends that begins at the cursor; indentation of its later lines may be left out
  /// on either side.
  private func matchTag(_ literal: [UInt8]) -> Int? {
    var offset = cursor
    var index = 0
    while index < literal.count {
      guard byte(offset) == literal[index] else { return nil }
      offset += 1
      index += 1
      if literal[index - 1] == UInt8(ascii: "\n") {
        while index < literal.count, literal[index].isMarkdownSpace { index += 1 }
        offset = spaceEnd(offset)
      }
    }
    return offset
  }

  private func entity(at offset: Int) -> (length: Int, text: [UInt8])? {
    // The longest name in HTML's table has 31 letters.
    CommonMarkConverter.entity(source.bytes[(offset + 1)...].prefix(36))
      .map { (length: $0.length + 1, text: $0.text) }
  }

  /// Where the code span that begins at `start` ends.
  private func codeEnd(at start: Int) -> Int? {
    let tick = UInt8(ascii: "`")
    var offset = start
    while byte(offset) == tick { offset += 1 }
    let count = offset - start
    guard count > 0 else { return nil }
    while offset < source.bytes.count {
      guard byte(offset) == tick else {
        offset += 1
        continue
      }
      let run = offset
      while byte(offset) == tick { offset += 1 }
      if offset - run == count { return offset }
    }
    return nil
  }

  /// Where a link ends whose closing bracket stands before `start`: behind its destination, its
  /// label, or at once.
  private mutating func linkEnd(at start: Int) -> Int? {
    if byte(start) == UInt8(ascii: "("), let end = inlineDestinationEnd(at: start) { return end }
    if byte(start) == UInt8(ascii: "["), let end = labelEnd(at: start) { return end }
    return start
  }

  private mutating func inlineDestinationEnd(at start: Int) -> Int? {
    guard let destination = destinationEnd(at: spaceEnd(start + 1)) else { return nil }
    var end = spaceEnd(destination)
    if byte(end) != UInt8(ascii: ")"), end > destination, let title = titleEnd(at: end) {
      end = spaceEnd(title)
    }
    return byte(end) == UInt8(ascii: ")") ? end + 1 : nil
  }

  private func spaceEnd(_ start: Int) -> Int {
    var offset = start
    while let found = byte(offset), found.isMarkdownSpace { offset += 1 }
    return offset
  }

  private mutating func destinationEnd(at start: Int) -> Int? {
    if byte(start) == UInt8(ascii: "<") {
      return end(of: UInt8(ascii: ">"), from: start + 1, crossesLines: false)
    }
    var offset = start
    var depth = 0
    while let found = byte(offset), found > 0x20, found != 0x7F {
      guard pay() else { return nil }
      if found == UInt8(ascii: "\\"), let next = byte(offset + 1), next.isASCIIPunctuation {
        offset += 2
        continue
      }
      if found == UInt8(ascii: "(") { depth += 1 }
      if found == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      offset += 1
    }
    return offset
  }

  private mutating func titleEnd(at start: Int) -> Int? {
    switch byte(start) {
    case UInt8(ascii: "\""): end(of: UInt8(ascii: "\""), from: start + 1, crossesLines: true)
    case UInt8(ascii: "'"): end(of: UInt8(ascii: "'"), from: start + 1, crossesLines: true)
    case UInt8(ascii: "("): end(of: UInt8(ascii: ")"), from: start + 1, crossesLines: true)
    default: nil
    }
  }

  private mutating func labelEnd(at start: Int) -> Int? {
    var offset = start + 1
    while let found = byte(offset), pay() {
      if found == UInt8(ascii: "]") { return offset + 1 }
      if found == UInt8(ascii: "[") { return nil }
      offset += found == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func end(of mark: UInt8, from start: Int, crossesLines: Bool) -> Int? {
    var offset = start
    while let found = byte(offset), pay() {
      if found == mark { return offset + 1 }
      if found == UInt8(ascii: "\n"), !crossesLines { return nil }
      offset += found == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  // MARK: - Looking for a text

  private mutating func pay() -> Bool {
    guard allowance > 0 else { return false }
    allowance -= 1
    return true
  }

  private mutating func find(_ literal: [UInt8]) -> Range<Int>? {
    guard let found = findContent(literal) else { return nil }
    isLost = false
    cursor = found.lowerBound
    return take(to: found.upperBound)
  }

  /// The only place behind the cursor where these bytes stand; nil for short texts, which could
  /// stand there by chance.
  private mutating func findContent(_ literal: [UInt8]) -> Range<Int>? {
    isLost = true
    let rest = source.bytes.count - cursor
    guard literal.count >= 4, rest >= literal.count, allowance >= 2 * rest else { return nil }
    allowance -= 2 * rest
    let head = Array(literal.prefix(64))
    var place: Int?
    for start in cursor...(source.bytes.count - literal.count) where hasPrefix(head, at: start) {
      guard place == nil else { return nil }
      place = start
    }
    guard let place, hasPrefix(literal, at: place) else { return nil }
    return place..<(place + literal.count)
  }
}
