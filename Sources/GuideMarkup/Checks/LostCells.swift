import Diagnostics

/// Cells of a table row that Markdown would drop or tear apart without a word.
enum LostCells {
  /// Reports the first cell beyond the header, or the code that a pipe tears apart: one problem
  /// a row.
  static func report(
    _ cells: [Range<Int>], columns: Int, row: Range<Int>, in file: SourceFile,
    _ log: inout DiagnosticLog
  ) {
    if let torn = tornCode(cells, in: file.bytes) {
      log.report(
        .codeSplitByPipe, "the '|' in the code ends the table cell", at: file.place(torn),
        help: ["write '\\|' for a '|' inside a cell"])
    } else if cells.count > columns {
      log.report(
        .cellBeyondHeader,
        "the row has \(cells.count) cells, but the table's header has \(columns); "
          + "'\(file.text(in: cells[columns]))' would be lost",
        at: file.place(cells[columns].isEmpty ? row : cells[columns]),
        help: ["add a column to the header", "write '\\|' for a '|' inside a cell"])
    }
  }

  /// From backticks that are not closed in their cell to those in a later cell that would close
  /// them.
  private static func tornCode(_ cells: [Range<Int>], in bytes: [UInt8]) -> Range<Int>? {
    var open: [Int: Int] = [:]
    for cell in cells {
      guard bytes[cell].contains(UInt8(ascii: "`")) else { continue }
      var unclosed: [(start: Int, length: Int)] = []
      for run in runs(cell, bytes) {
        if let match = unclosed.lastIndex(where: { $0.length == run.count }) {
          unclosed.removeSubrange(match...)
        } else if let start = open[run.count], unclosed.isEmpty {
          return start..<run.upperBound
        } else {
          unclosed.append((run.lowerBound, run.count))
        }
      }
      for run in unclosed { open[run.length] = run.start }
    }
    return nil
  }

  /// The runs of backticks in a cell, without one that a backslash escapes.
  private static func runs(_ cell: Range<Int>, _ bytes: [UInt8]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var offset = cell.lowerBound
    while offset < cell.upperBound {
      guard bytes[offset] == UInt8(ascii: "`") else {
        offset += 1
        continue
      }
      let start = offset
      while offset < cell.upperBound, bytes[offset] == UInt8(ascii: "`") { offset += 1 }
      runs.append(start..<offset)
    }
    return runs
  }
}
