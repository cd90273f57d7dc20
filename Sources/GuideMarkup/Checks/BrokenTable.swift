import Diagnostics

/// A paragraph that its author meant as a table.
enum BrokenTable {
  /// Reports the first delimiter row among a paragraph's lines, given without what belongs to the
  /// quotes and lists around them: the lines are no table, so its columns do not fit the header's.
  static func report(_ lines: [Range<Int>], in file: SourceFile, _ log: inout DiagnosticLog) {
    for (index, line) in lines.enumerated() {
      guard let columns = delimiterColumns(line, file.bytes) else { continue }
      if index == 0 {
        log.report(
          .brokenTable, "the delimiter row has no header row right above it, so this is no table",
          at: file.place(line), help: ["put the header row right above it"])
      } else {
        let cells = TableRowSplitter.cells(of: lines[index - 1], in: file.bytes).count
        log.report(
          .brokenTable,
          "the delimiter row has \(counted(columns)), but the line above it \(cells), so this is no "
            + "table",
          at: file.place(line),
          help: ["give both rows the same cells", "write '\\|' for a '|' inside a cell"])
      }
      return
    }
  }

  /// The columns of a delimiter row that has a pipe.
  private static func delimiterColumns(_ line: Range<Int>, _ bytes: [UInt8]) -> Int? {
    guard let first = bytes[line].first,
      first == UInt8(ascii: "|") || first == UInt8(ascii: "-") || first == UInt8(ascii: ":"),
      bytes[line].contains(UInt8(ascii: "|"))
    else { return nil }
    return TableRowSplitter.delimiterColumns(line, in: bytes)
  }

  private static func counted(_ cells: Int) -> String { cells == 1 ? "1 cell" : "\(cells) cells" }
}
