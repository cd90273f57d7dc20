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

  private let file: SourceFile
  private let lines: BodyLines

  init(_ file: SourceFile, _ lines: BodyLines) {
    self.file = file
    self.lines = lines
  }

  /// Whether cmark may see the body; when not, one problem was reported.
  func allow(_ log: inout DiagnosticLog) -> Bool {
    var cells = 0
    var columns = 0
    var paragraphBytes = 0
    var bytesReadAgain = 0
    for line in 1...lines.count {
      let range = lines.trimmed(line)
      let prefix = skipMarks(range, line)
      if prefix.isTooDeep {
        log.report(
          .nestingTooDeep,
          "the line opens more than \(Self.depth) quotes and lists inside each other",
          at: file.place(line: file.line(at: range.lowerBound)),
          help: ["keep fewer levels"])
        return false
      }
      if prefix.end == range.upperBound {
        columns = 0
        paragraphBytes = 0
        continue
      }
      let found = trailingDelimiters(range)
      if found > Self.columns {
        log.report(
          .tableTooWide,
          "the table has \(found) columns; \(Self.columns) is the limit",
          at: file.place(line: file.line(at: range.lowerBound)),
          help: ["split the table"])
        return false
      }
      if found > 0 {
        columns = max(columns, found)
        bytesReadAgain += paragraphBytes
        if bytesReadAgain > Self.bytesReadAgain {
          log.report(
            .tooManyDelimiterRows,
            "the paragraph repeats lines like a table's delimiter row too often",
            at: file.place(line: file.line(at: range.lowerBound)),
            help: [
              "put a blank line between tables", "put text that is no table into a code block",
            ])
          return false
        }
      }
      paragraphBytes += range.count + 1
      cells += columns > 1 || found > 0 ? columns : 0
      if cells > Self.cells {
        log.report(
          .tableTooLarge,
          "the file's tables have more than \(Self.cells) cells up to this row",
          at: file.place(line: file.line(at: range.lowerBound)),
          help: ["split the file"])
        return false
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
