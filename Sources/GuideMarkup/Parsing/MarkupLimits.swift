import Diagnostics

/// What is refused before cmark sees a text, because cmark would take time or memory out of all
/// proportion to it.
///
/// The scan knows lines only, not blocks, so that no arrangement of quotes, lists and fences can
/// hide anything from it; the limits are far beyond what stands in a guide, even inside code.
struct MarkupLimits {
  /// The largest Markdown body, in bytes.
  static let bytes = 2_000_000
  /// The widest table; cmark 0.29.0.gfm.6 needs half a minute for 3,000 columns in 18 KB.
  static let columns = 128
  /// The cells of all tables of a file, those that fill up short rows included: about 30 MB.
  static let cells = 50_000
  /// How deep blocks may stand in blocks, and inlines in inlines.
  static let depth = 100
  /// The column up to which list marks are followed; each level takes at least two columns.
  static let markColumn = 400
  /// How many bytes cmark may read again because a line could be a delimiter row but is none.
  static let bytesReadAgain = 100_000_000
  /// How many bytes cmark may read again at the `@` of words that could be mail addresses.
  static let mailBytesReadAgain = 1_000_000_000
  /// How many levels of lists the blank lines inside them may be carried through, all together.
  static let blankLevels = 5_000_000

  private let file: SourceFile
  private let lines: BodyLines

  // What the lines so far add up to.
  private var cells = 0
  private var bytesReadAgain = 0
  private var mailBytesReadAgain = 0
  private var blankLevels = 0

  // What the lines since the last blank one add up to.
  private var columns = 0
  private var paragraphBytes = 0
  /// How many levels the last line with text can have opened.
  private var levels = 0

  init(_ file: SourceFile, _ lines: BodyLines) {
    self.file = file
    self.lines = lines
  }

  /// Whether cmark may see the body; when not, one problem was reported.
  mutating func allow(_ log: inout DiagnosticLog) -> Bool {
    for line in 1...lines.count {
      guard let excess = excess(line) else { continue }
      log.report(
        excess.code, excess.message, at: file.place(lines.trimmed(line)), help: excess.help)
      return false
    }
    return true
  }

  /// A limit that a line exceeds.
  private struct Excess {
    let code: DiagnosticCode
    let message: String
    let help: [String]
  }

  private mutating func excess(_ line: Int) -> Excess? {
    let range = lines.trimmed(line)
    let marks = skipMarks(range, line)
    if marks.isTooDeep {
      return Excess(
        code: .nestingTooDeep,
        message: "the line opens more than \(Self.depth) quotes and lists inside each other",
        help: ["keep fewer levels"])
    }
    if isBlank(line) { return excessOfBlanks() }
    levels = (marks.end - lines.range(line).lowerBound) / 2
    return excessOfTables(range) ?? excessOfMail(range)
  }

  private mutating func excessOfBlanks() -> Excess? {
    columns = 0
    paragraphBytes = 0
    blankLevels += levels
    guard blankLevels > Self.blankLevels else { return nil }
    return Excess(
      code: .slowMarkup, message: "too many blank lines stand in deep lists",
      help: ["take blank lines out"])
  }

  private mutating func excessOfTables(_ row: Range<Int>) -> Excess? {
    let found = trailingDelimiters(row)
    if found > Self.columns {
      return Excess(
        code: .tableTooWide,
        message: "the table has \(found) columns; \(Self.columns) is the limit",
        help: ["split the table"])
    }
    if found > 0 {
      columns = max(columns, found)
      bytesReadAgain += paragraphBytes
      if bytesReadAgain > Self.bytesReadAgain {
        return Excess(
          code: .slowMarkup,
          message: "the paragraph repeats lines like a table's delimiter row too often",
          help: ["put a blank line between tables", "put text that is no table into a code block"])
      }
    }
    paragraphBytes += row.count + 1
    cells += columns
    guard cells > Self.cells else { return nil }
    return Excess(
      code: .tableTooLarge,
      message: "the file's tables have more than \(Self.cells) cells up to this row",
      help: ["split the file"])
  }

  private mutating func excessOfMail(_ line: Range<Int>) -> Excess? {
    let bytes = lines.bytes
    guard bytes[line].contains(UInt8(ascii: "@")) else { return nil }
    var signs = 0
    var start = line.lowerBound
    for offset in line {
      if bytes[offset] == UInt8(ascii: "@") { signs += 1 }
      if bytes[offset].isMarkdownSpace || offset + 1 == line.upperBound {
        mailBytesReadAgain += signs * (offset - start)
        signs = 0
        start = offset
      }
    }
    guard mailBytesReadAgain > Self.mailBytesReadAgain else { return nil }
    return Excess(
      code: .slowMarkup, message: "a word holds too many '@'", help: ["put spaces between them"])
  }

  /// Whether the line ends every paragraph: it is empty, or has quote marks alone.
  ///
  /// A mark behind four spaces can be text, and an empty list item cannot end a paragraph.
  private func isBlank(_ line: Int) -> Bool {
    let bytes = lines.bytes
    var spaces = 0
    for offset in lines.range(line) {
      switch bytes[offset] {
      case UInt8(ascii: ">") where spaces < 4:
        spaces = 0
      case UInt8(ascii: " "): spaces += 1
      case UInt8(ascii: "\t"): spaces += 4
      default: return lines.trimmed(line).isEmpty
      }
    }
    return true
  }

  /// Skips quote and list marks at the start of a line.
  private func skipMarks(_ range: Range<Int>, _ line: Int) -> (end: Int, isTooDeep: Bool) {
    let bytes = lines.bytes
    let lineStart = lines.range(line).lowerBound
    var offset = range.lowerBound
    var marks = 0
    var lastListMark = lineStart
    while offset < range.upperBound {
      var next = offset
      if bytes[offset] == UInt8(ascii: ">") {
        next += 1
      } else {
        if bytes[offset].isASCIIDigit {
          while next < range.upperBound, next - offset < 10, bytes[next].isASCIIDigit { next += 1 }
          guard next < range.upperBound,
            bytes[next] == UInt8(ascii: ".") || bytes[next] == UInt8(ascii: ")")
          else { break }
        } else {
          guard
            bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+")
              || bytes[offset] == UInt8(ascii: "*")
          else { break }
        }
        next += 1
        guard next >= range.upperBound || bytes[next].isMarkdownSpace else { break }
        lastListMark = offset
      }
      marks += 1
      while next < range.upperBound, bytes[next].isMarkdownSpace { next += 1 }
      offset = next
    }
    let isTooDeep = marks > Self.depth || lastListMark - lineStart > Self.markColumn
    return (offset, isTooDeep)
  }

  /// How many cells at the end of the line are those of a delimiter row; 0 for no such row.
  private func trailingDelimiters(_ range: Range<Int>) -> Int {
    let bytes = lines.bytes
    var end = range.upperBound
    var hasPipe = false
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "|") {
      end -= 1
      hasPipe = true
    }
    var count = 0
    while true {
      var start = end
      while start > range.lowerBound, bytes[start - 1] != UInt8(ascii: "|") {
        let byte = bytes[start - 1]
        guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte.isMarkdownSpace else {
          break
        }
        start -= 1
      }
      guard TableRowSplitter.isDelimiter(lines.trim(start..<end), bytes) else { break }
      count += 1
      guard start > range.lowerBound, bytes[start - 1] == UInt8(ascii: "|") else { break }
      hasPipe = true
      end = start - 1
    }
    return hasPipe ? count : 0
  }
}
