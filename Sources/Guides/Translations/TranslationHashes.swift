package import Diagnostics
import GuideMarkup

/// Writes into a translation which texts of the source language it was made from.
package enum TranslationHashes {
  /// The bytes of a translated guide with the hash of each rule's present text in its row; nil when
  /// they are as they were.
  ///
  /// A behaviour table without the column gets it, last. Rows of other rules keep what they have,
  /// and nothing else of the file changes.
  ///
  /// - Parameters:
  ///   - file: a translation without content errors.
  ///   - rules: those of the guide in the source language whose texts the translation now has; all
  ///     of them, or some.
  package static func written(into file: SourceFile, of rules: [Rule]) -> [UInt8]? {
    guard case .found(let block) = FrontMatterBlock.find(in: file) else { return nil }
    var log = DiagnosticLog()
    let document = MarkupParser.parse(file, from: block.body, into: &log)
    let hashes = Dictionary(
      rules.map { ($0.id, SourceTextHash.of($0)) }, uniquingKeysWith: { first, _ in first })
    var edits: [Edit] = []
    for block in document.blocks {
      guard case .table(let table) = block.content else { continue }
      edits += self.edits(table, in: file, hashes)
    }
    return edits.isEmpty ? nil : apply(edits, to: file.bytes)
  }

  /// Bytes that take the place of others.
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits {
      result += bytes[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      offset = edit.range.upperBound
    }
    return result + bytes[offset...]
  }

  // MARK: - One table

  /// In the order of the file.
  private static func edits(
    _ table: Table, in file: SourceFile, _ hashes: [String: String]
  ) -> [Edit] {
    let columns = TableColumns(table)
    guard columns.has(["Rule", "Given", "When", "Then"]) else { return [] }
    let found = table.rows.map { row in
      hashes[TableColumns.trimmed(columns.inlines("Rule", row).plainText)]
    }
    if let position = columns.position(SourceTextHash.column) {
      return zip(table.rows, found).compactMap { row, hash in
        hash.flatMap { edit(row, position, $0, in: file) }
      }
    }
    guard found.contains(where: { $0 != nil }), let header = table.header.first else { return [] }
    let line = file.line(at: header.range.lowerBound)
    var edits = [
      appended(" \(SourceTextHash.column) ", toLine: line, in: file),
      appended("---", toLine: line + 1, in: file),
    ]
    for (row, hash) in zip(table.rows, found) {
      let cells = String(repeating: "  |", count: missing(before: table.header.count, row))
      edits.append(
        appended(
          cells + (hash.map { " \($0) " } ?? "  "), toLine: file.line(at: row.range.lowerBound),
          in: file))
    }
    return edits
  }

  /// nil when the row has the hash already.
  private static func edit(
    _ row: Table.Row, _ position: Int, _ hash: String, in file: SourceFile
  ) -> Edit? {
    guard position < row.cells.count else { return nil }
    let cell = row.cells[position]
    if TableColumns.trimmed(cell.inlines.plainText) == hash { return nil }
    let isLeftOut = missing(before: position + 1, row) > 0
    if isLeftOut {
      let cells = String(repeating: "  |", count: missing(before: position, row))
      return appended(
        "\(cells) \(hash) ", toLine: file.line(at: row.range.lowerBound), in: file)
    }
    guard cell.range.isEmpty else { return Edit(range: cell.range, text: hash) }
    // An empty cell is a point right behind its pipe; of the spaces in it one is kept on each side.
    var end = cell.range.upperBound
    while end < row.range.upperBound, file.bytes[end] == UInt8(ascii: " ") { end += 1 }
    return Edit(range: cell.range.lowerBound..<end, text: " \(hash) ")
  }

  /// How many of the row's first cells its line leaves out.
  private static func missing(before count: Int, _ row: Table.Row) -> Int {
    row.cells.prefix(count).count { $0.range.lowerBound == row.range.upperBound }
  }

  /// A cell behind the last one of a line.
  private static func appended(_ cell: String, toLine line: Int, in file: SourceFile) -> Edit {
    let range = file.lineRange(line)
    var end = range.upperBound
    while end > range.lowerBound, file.bytes[end - 1].isBlank { end -= 1 }
    let before = file.bytes[range.lowerBound..<end]
    let isClosed =
      before.last == UInt8(ascii: "|") && before.dropLast().last != UInt8(ascii: "\\")
    return Edit(range: end..<end, text: isClosed ? cell + "|" : " |" + cell)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
