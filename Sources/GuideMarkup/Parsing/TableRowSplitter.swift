/// Cuts a table row into cells at the same places as cmark does.
///
/// Every `|` ends a cell unless a backslash stands right before it; backticks do not protect it.
enum TableRowSplitter {
  struct Cell: Equatable {
    /// Without the white space around it; an empty cell is a point behind the pipe before it.
    let range: Range<Int>
  }

  /// The cells of the row that these bytes of a file hold, from left to right.
  static func cells(of row: Range<Int>, in bytes: [UInt8]) -> [Cell] {
    var cells: [Cell] = []
    var offset = row.lowerBound
    let end = row.upperBound
    while offset < end, bytes[offset].isMarkdownSpace { offset += 1 }
    if offset < end, bytes[offset] == UInt8(ascii: "|") { offset += 1 }
    while true {
      let start = offset
      while offset < end, bytes[offset] != UInt8(ascii: "|") {
        let isEscape =
          bytes[offset] == UInt8(ascii: "\\") && offset + 1 < end
          && bytes[offset + 1] == UInt8(ascii: "|")
        offset += isEscape ? 2 : 1
      }
      let trimmed = trim(start..<offset, bytes)
      if offset == end {
        // What follows the last pipe is a cell only if it holds something.
        if !trimmed.isEmpty { cells.append(Cell(range: trimmed)) }
        return cells
      }
      cells.append(Cell(range: trimmed))
      offset += 1
    }
  }

  private static func trim(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isMarkdownSpace { start += 1 }
    if start == end { return range.lowerBound..<range.lowerBound }
    while end > start, bytes[end - 1].isMarkdownSpace { end -= 1 }
    return start..<end
  }

  /// How many columns a delimiter row has, or nil when the bytes are no delimiter row.
  static func delimiterColumns(_ row: Range<Int>, in bytes: [UInt8]) -> Int? {
    let cells = cells(of: row, in: bytes)
    guard !cells.isEmpty else { return nil }
    return cells.allSatisfy({ isDelimiter($0.range, bytes) }) ? cells.count : nil
  }

  /// `-`, `:--`, `--:` or `:-:` with any number of dashes.
  static func isDelimiter(_ cell: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var start = cell.lowerBound
    var end = cell.upperBound
    if start < end, bytes[start] == UInt8(ascii: ":") { start += 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
    return start < end && bytes[start..<end].allSatisfy { $0 == UInt8(ascii: "-") }
  }
}
