import Diagnostics

/// Reads the lines of TAP 12, 13 and 14 into blocks inside of blocks.
///
/// Subtests are told by their indentation alone, four blanks a level, two in the kernel's KTAP:
/// their own headers are comments, and tools disagree on where these stand. A point that is
/// indented by less belongs to the level above. The points of a block belong to the next
/// point outside of it, or to the one before if that opened it with a brace.
struct TAPParser {
  private let file: SourceFile
  /// Open blocks, outermost first.
  private var blocks: [TAPBlock] = [TAPBlock()]
  private(set) var version: Int?
  private(set) var bailOut: (reason: String, line: Int)?
  /// The line of a diagnostic block that nothing closes.
  private(set) var openDiagnostics: Int?
  private(set) var isTooDeep: Int?
  /// Subtests that no point outside of them sums up.
  private(set) var orphans: [TAPBlock] = []

  /// How deep subtests may nest.
  static let depthLimit = 64

  private var diagnostics: OpenDiagnostics?
  /// The level of the point that comments behind it may speak of.
  private var commented: Int?
  /// How many blanks a level is indented by.
  private var unit = 4

  private struct OpenDiagnostics {
    let level: Int
    let indentation: Int
    let line: Int
    var lines: [String] = []
  }

  init(_ file: SourceFile) { self.file = file }

  /// The outermost block.
  mutating func read() -> TAPBlock {
    for number in 1...max(1, file.lineCount) {
      if bailOut != nil || isTooDeep != nil { break }
      var text = file.text(in: file.lineRange(number))[...]
      if number == 1, text.hasPrefix("\u{FEFF}") { text.removeFirst() }
      read(text, number)
    }
    if let open = diagnostics {
      openDiagnostics = open.line
      keepDiagnostics()
    }
    closeBlocks(above: 0, orphaned: true)
    return blocks[0]
  }

  private mutating func read(_ text: Substring, _ number: Int) {
    let indentation = text.prefix { $0 == " " }.count
    let content = text.dropFirst(indentation)
    if continuesDiagnostics(content, indentation) { return }
    if content.isEmpty { return }
    if opensDiagnostics(content, indentation, number) { return }
    let line = TAPLine(content)
    if case .version = line, content.hasPrefix("K") { unit = 2 }
    let level = (indentation + unit - 1) / unit
    if case .noise = line {
      if content == "}", level < blocks.count { closeBraces(level) }
      commented = nil
      return
    }
    if level > Self.depthLimit {
      if case .comment = line { return }
      isTooDeep = number
      return
    }
    apply(line, level, number)
  }

  private mutating func apply(_ line: TAPLine, _ level: Int, _ number: Int) {
    switch line {
    case .noise: return
    case .comment(let words):
      guard commented == level, !words.trimmed.hasPrefix("Subtest") else { return }
      keepComment(words, level)
      return
    case .version(let version):
      if self.version == nil { self.version = version }
    case .bailOut(let reason): bailOut = (reason, number)
    case .plan(let last, let skip):
      open(level)
      blocks[level].add(.init(last: last, skip: skip, line: number))
    case .point(let point):
      open(level)
      let inner = closeBlocks(above: level, orphaned: false)
      blocks[level].add(point, line: number, block: inner)
      commented = point.isOK ? nil : level
      return
    }
    commented = nil
  }

  // MARK: - Levels

  private mutating func open(_ level: Int) {
    while blocks.count <= level { blocks.append(TAPBlock()) }
  }

  /// Takes the open blocks above a level away and puts them into one, their points in order.
  @discardableResult
  private mutating func closeBlocks(above level: Int, orphaned: Bool) -> TAPBlock? {
    var inner: TAPBlock?
    while blocks.count > level + 1 {
      var block = blocks.removeLast()
      if let deeper = inner, !deeper.isEmpty {
        // Points that skip a level have no parent between.
        if block.isEmpty {
          block = deeper
        } else {
          orphans.append(deeper)
        }
      }
      inner = block
    }
    guard let found = inner, !found.isEmpty else { return nil }
    if !orphaned { return found }
    if let last = blocks[level].points.indices.last, blocks[level].points[last].point.opensBlock,
      blocks[level].points[last].block == nil
    {
      blocks[level].points[last].block = found
    } else {
      orphans.append(found)
    }
    return nil
  }

  /// `}` behind the subtests of a point that opened them with `{`.
  private mutating func closeBraces(_ level: Int) { closeBlocks(above: level, orphaned: true) }

  // MARK: - Diagnostics

  private mutating func opensDiagnostics(_ content: Substring, _ indentation: Int, _ number: Int)
    -> Bool
  {
    guard content.trimmed == "---", indentation > 0 else { return false }
    let level = (indentation - 1) / unit
    guard level < blocks.count, !blocks[level].points.isEmpty else { return false }
    diagnostics = OpenDiagnostics(level: level, indentation: indentation, line: number)
    return true
  }

  /// Whether the line belongs to open diagnostics, or closes them.
  private mutating func continuesDiagnostics(_ content: Substring, _ indentation: Int) -> Bool {
    guard let open = diagnostics else { return false }
    if content.trimmed == "...", indentation == open.indentation {
      keepDiagnostics()
      return true
    }
    if content.isEmpty || indentation >= open.indentation {
      let extra = max(0, indentation - open.indentation)
      diagnostics?.lines.append(String(repeating: " ", count: extra) + content)
      return true
    }
    // A test line further out: nothing closed them.
    openDiagnostics = openDiagnostics ?? open.line
    keepDiagnostics()
    return false
  }

  private mutating func keepDiagnostics() {
    guard let open = diagnostics else { return }
    diagnostics = nil
    guard let last = blocks[open.level].points.indices.last else { return }
    for line in open.lines where line.hasPrefix("duration_ms:") {
      let text = String(line.dropFirst(12).trimmed)
      blocks[open.level].points[last].seconds = JUnitDuration.seconds(text).map { $0 / 1_000 }
    }
    let text = open.lines.joined(separator: "\n")
    if !text.isEmpty { blocks[open.level].points[last].messages.append(ReadText.clean(text)) }
  }

  private mutating func keepComment(_ words: Substring, _ level: Int) {
    guard let last = blocks[level].points.indices.last else { return }
    if blocks[level].points[last].messages.count < ReadText.messageLimit {
      blocks[level].points[last].messages.append(ReadText.clean(String(words.trimmed)))
    }
  }
}
