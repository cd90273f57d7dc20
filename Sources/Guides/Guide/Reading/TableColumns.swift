import Diagnostics
import GuideMarkup

/// The columns of a table by their titles, whatever their order and their case.
struct TableColumns {
  /// The position of each title, in lower case; the first where one stands twice.
  private let positions: [String: Int]
  /// In the order of the table.
  let titles: [String]

  init(_ table: Table) {
    titles = table.header.map { Self.trimmed($0.inlines.plainText) }
    positions = Dictionary(
      titles.enumerated().map { ($0.element.lowercased(), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  func position(_ title: String) -> Int? { positions[title.lowercased()] }

  func has(_ required: [String]) -> Bool { required.allSatisfy { position($0) != nil } }

  /// The cell under a title; nil where the table has no such column.
  func cell(_ title: String, _ row: Table.Row) -> Table.Cell? {
    guard let position = position(title), position < row.cells.count else { return nil }
    return row.cells[position]
  }

  func inlines(_ title: String, _ row: Table.Row) -> [Inline] {
    cell(title, row)?.inlines ?? []
  }

  /// Reports a title of `meaningful` columns that stands twice: one of the two would be lost.
  func reportRepeated(
    _ meaningful: Set<String>, _ table: Table, _ file: SourceFile, into log: inout DiagnosticLog
  ) {
    for (index, title) in titles.enumerated() {
      guard let first = position(title), first != index, meaningful.contains(title.lowercased())
      else { continue }
      log.report(
        .duplicateColumn, "column '\(title)' stands twice",
        at: file.place(table.header[index].range),
        notes: [.init("the first is here", at: file.place(table.header[first].range))])
    }
  }

  /// The text without the white space around it.
  static func trimmed(_ text: String) -> String {
    if let first = text.utf8.first, let last = text.utf8.last, isMark(first), isMark(last) {
      return text
    }
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }

  /// A printable ASCII byte: by far the most common end of a cell.
  private static func isMark(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
}
