import Diagnostics
import GuideMarkup

/// Reads behaviour tables into rules.
struct RuleTableReader {
  let file: SourceFile
  let name: GuideName
  let prefixes: Set<String>
  /// False when the front matter that would tell them could not be read.
  let knowsPrefixes: Bool
  /// Keys of sources.md; nil when they are unknown and nothing is concluded from their absence.
  let sourceKeys: Set<String>?
  private(set) var rules: [Rule] = []
  private(set) var firstSourceUse: SourcePlace?
  /// In a translation, by rule id: the hash of the text that the row was made from.
  private(set) var sourceHashes: [String: PlacedText] = [:]
  private var firstPlaces: [String: SourcePlace] = [:]
  /// So that a file full of mistakes costs no more than its size.
  private var suggestionsLeft = 20

  private static let statement = ["Rule", "Given", "When", "Then"]
  private static let optional = ["Era", "Status", "Note", "Test"]
  private static let meaningful = Set((statement + ["Source"] + optional).map { $0.lowercased() })
  private static let translated = Set((statement + [SourceTextHash.column]).map { $0.lowercased() })

  init(
    file: SourceFile, name: GuideName, prefixes: [String], knowsPrefixes: Bool,
    sourceKeys: Set<String>?
  ) {
    self.file = file
    self.name = name
    self.prefixes = Set(prefixes)
    self.knowsPrefixes = knowsPrefixes
    self.sourceKeys = sourceKeys
  }

  private var isTranslation: Bool { name.languageTag != nil }

  /// nil when the table is no behaviour table.
  mutating func read(
    _ table: Table, section: String, group: String?, into log: inout DiagnosticLog
  ) -> RuleTable? {
    let columns = TableColumns(table)
    guard columns.has(Self.statement + (isTranslation ? [] : ["Source"])) else {
      refuseNearMiss(columns, table, into: &log)
      return nil
    }
    columns.reportRepeated(
      isTranslation ? Self.translated : Self.meaningful, table, file, into: &log)
    if isTranslation { refuseOtherColumns(columns, table, into: &log) }
    let others = columns.titles.indices.filter {
      !isTranslation && !Self.meaningful.contains(columns.titles[$0].lowercased())
    }
    var ids: [String] = []
    for row in table.rows {
      guard
        let rule = rule(row, columns, others, section: section, group: group, into: &log)
      else { continue }
      if let first = firstPlaces.updateValue(rule.place, forKey: rule.id) {
        firstPlaces[rule.id] = first
        Self.reportDuplicate(rule.id, at: rule.place, first: first, into: &log)
        continue
      }
      ids.append(rule.id)
      rules.append(rule)
      if isTranslation, let hash = text(SourceTextHash.column, row, columns) {
        sourceHashes[rule.id] = PlacedText(text: hash.words, place: hash.place)
      }
    }
    return RuleTable(ruleIDs: ids, otherTitles: others.map { columns.titles[$0] })
  }

  // MARK: - Columns

  /// Refuses a table that misses being a behaviour table by a column: its rules would be lost, and
  /// what is lost is never red.
  private func refuseNearMiss(
    _ columns: TableColumns, _ table: Table, into log: inout DiagnosticLog
  ) {
    let required = Self.statement + (isTranslation ? [] : ["Source"])
    let missing = required.filter { columns.position($0) == nil }
    let allowed = columns.position("Rule") == nil ? 1 : 2
    guard missing.count <= allowed, let header = table.header.first, let last = table.header.last
    else { return }
    let names = missing.map { name in
      "'\(name)'" + (Spelling.nearest(to: name, among: columns.titles).map { " ('\($0)'?)" } ?? "")
    }
    log.report(
      .incompleteRuleTable,
      "the table looks like a behaviour table but has no column \(names.joined(separator: " and "))",
      at: file.place(header.range.lowerBound..<last.range.upperBound),
      help: [
        "a behaviour table has the columns \(required.joined(separator: ", "))",
        "rename two columns of a table that holds no rules",
      ])
  }

  private func refuseOtherColumns(
    _ columns: TableColumns, _ table: Table, into log: inout DiagnosticLog
  ) {
    for (index, title) in columns.titles.enumerated()
    where !Self.translated.contains(title.lowercased()) {
      log.report(
        .columnInTranslation,
        "column '\(title)' comes from '\(name.slug).md', not from a translation",
        at: file.place(table.header[index].range), help: ["remove the column here"])
    }
  }

  // MARK: - Rows

  private mutating func rule(
    _ row: Table.Row, _ columns: TableColumns, _ others: [Int], section: String, group: String?,
    into log: inout DiagnosticLog
  ) -> Rule? {
    guard let cell = columns.cell("Rule", row) else { return nil }
    let id = TableColumns.trimmed(cell.inlines.plainText)
    if id.isEmpty {
      log.report(
        .ruleWithoutID, "this row has no rule id", at: file.place(row.range),
        help: [
          "write an id such as '\(prefixes.min() ?? name.slug).does-something' in its first column"
        ])
      return nil
    }
    let place = file.place(cell.range)
    checkID(id, at: place, into: &log)
    checkStatement(id, row, columns, at: place, into: &log)
    let noSources = isTranslation
    return Rule(
      id: id, given: columns.inlines("Given", row), when: columns.inlines("When", row),
      then: columns.inlines("Then", row),
      sources: noSources ? [] : sources(id, row, columns, at: place, into: &log),
      era: noSources ? nil : era(row, columns, into: &log),
      status: noSources ? nil : status(row, columns, into: &log),
      note: noSources ? [] : columns.inlines("Note", row),
      notTestable: noSources ? nil : notTestable(row, columns, into: &log),
      others: others.compactMap { index in
        index < row.cells.count
          ? .init(title: columns.titles[index], inlines: row.cells[index].inlines) : nil
      },
      section: section, group: group, place: place)
  }

  private func checkID(_ id: String, at place: SourcePlace, into log: inout DiagnosticLog) {
    guard RuleID.isValid(id) else {
      Self.reportBadID(id, at: place, into: &log)
      return
    }
    let prefix = RuleID.prefix(of: id)
    guard knowsPrefixes, !isTranslation, !prefixes.contains(prefix) else { return }
    let known = prefixes.sorted().map { "'\($0)'" }.joined(separator: ", ")
    log.report(
      .foreignRulePrefix,
      "rule '\(id)' begins with '\(prefix)', which is none of this guide's prefixes"
        + Spelling.suggestion(for: prefix, among: prefixes.prefix(100)), at: place,
      help: ["begin it with \(known)", "add '\(prefix)' to 'prefixes' in the front matter"])
  }

  static func reportBadID(_ id: String, at place: SourcePlace, into log: inout DiagnosticLog) {
    if id.utf8.count > RuleID.longest {
      log.report(
        .badRuleID,
        "the rule id has \(id.utf8.count) bytes; the limit is \(RuleID.longest)", at: place)
      return
    }
    let mended = RuleID.mended(id).map { "; did you mean '\($0)'?" } ?? ""
    log.report(
      .badRuleID, "'\(id)' is not a rule id\(mended)", at: place,
      help: [
        "write lower-case words joined by '-', in parts joined by '.': switch.sends-value-changed"
      ])
  }

  private func checkStatement(
    _ id: String, _ row: Table.Row, _ columns: TableColumns, at place: SourcePlace,
    into log: inout DiagnosticLog
  ) {
    for title in Self.statement.dropFirst() {
      guard let cell = columns.cell(title, row),
        TableColumns.trimmed(cell.inlines.plainText).isEmpty,
        !cell.inlines.contains(where: { if case .image = $0.content { true } else { false } })
      else { continue }
      log.report(
        .incompleteRule, "rule '\(id)' has nothing under '\(title)'", at: place,
        help: ["say it in the cell, if only 'always'"])
    }
  }

  static func reportDuplicate(
    _ id: String, at place: SourcePlace, first: SourcePlace, into log: inout DiagnosticLog
  ) {
    log.report(
      .duplicateRule, "rule id '\(id)' is taken", at: place,
      notes: [.init("the first rule with it is here", at: first)],
      help: ["give one of them another id"])
  }

  // MARK: - Cells

  private mutating func sources(
    _ id: String, _ row: Table.Row, _ columns: TableColumns, at place: SourcePlace,
    into log: inout DiagnosticLog
  ) -> [String] {
    guard let cell = columns.cell("Source", row) else { return [] }
    let keys = cell.inlines.plainText.split(separator: ",")
      .map { TableColumns.trimmed(String($0)) }.filter { !$0.isEmpty }
    if keys.isEmpty {
      log.report(
        .ruleWithoutSource, "rule '\(id)' names no source", at: place,
        help: ["put a key of sources.md under 'Source'"])
      return []
    }
    let cellPlace = file.place(cell.range)
    if firstSourceUse == nil { firstSourceUse = cellPlace }
    guard let sourceKeys else { return keys }
    for key in keys where !sourceKeys.contains(key) {
      suggestionsLeft -= 1
      let isFresh = suggestionsLeft >= 0
      SourceKeys.reportUnknown(
        key, known: isFresh ? sourceKeys : [],
        at: isFresh ? self.place(of: key, in: cell) : cellPlace, into: &log)
    }
    return keys
  }

  /// Where a word stands in a cell; the cell where it does not stand there as written.
  private func place(of word: String, in cell: Table.Cell) -> SourcePlace {
    let wanted = Array(word.utf8)
    let bytes = file.bytes[cell.range.clamped(to: 0..<file.bytes.count)]
    var start = bytes.startIndex
    while start + wanted.count <= bytes.endIndex {
      let end = start + wanted.count
      if bytes[start..<end].elementsEqual(wanted),
        start == bytes.startIndex || !isWord(bytes[start - 1]),
        end == bytes.endIndex || !isWord(bytes[end])
      {
        return file.place(start..<end)
      }
      start += 1
    }
    return file.place(cell.range)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: ",") && byte != UInt8(ascii: " ") && byte != UInt8(ascii: "`")
  }

  /// The trimmed text of an optional column and its place; nil where there is none.
  private func text(_ title: String, _ row: Table.Row, _ columns: TableColumns)
    -> (words: String, place: SourcePlace)?
  {
    guard let cell = columns.cell(title, row) else { return nil }
    let words = TableColumns.trimmed(cell.inlines.plainText)
    return words.isEmpty ? nil : (words, file.place(cell.range))
  }

  private func era(
    _ row: Table.Row, _ columns: TableColumns, into log: inout DiagnosticLog
  ) -> Era? {
    guard let text = text("Era", row, columns) else { return nil }
    if let era = Era(text.words) { return era }
    let candidates = Era.names + Era.names.map { $0 + "+" }
    log.report(
      .unknownEra,
      "'\(text.words)' is no era\(Spelling.suggestion(for: text.words, among: candidates))",
      at: text.place,
      help: ["write NAME, NAME+ or NAME-NAME; the names are \(Era.names.joined(separator: ", "))"])
    return nil
  }

  private func status(
    _ row: Table.Row, _ columns: TableColumns, into log: inout DiagnosticLog
  ) -> Rule.Status? {
    guard let text = text("Status", row, columns) else { return nil }
    if let status = Rule.Status(rawValue: text.words) { return status }
    let names = Rule.Status.allCases.map(\.rawValue)
    log.report(
      .unknownStatus,
      "'\(text.words)' is no status of a rule\(Spelling.suggestion(for: text.words, among: names))",
      at: text.place, help: ["leave the cell empty, or write \(names.joined(separator: ", "))"])
    return nil
  }

  private func notTestable(
    _ row: Table.Row, _ columns: TableColumns, into log: inout DiagnosticLog
  ) -> String? {
    guard let text = text("Test", row, columns) else { return nil }
    let mark = "not testable:"
    if text.words.hasPrefix(mark) {
      let reason = TableColumns.trimmed(String(text.words.dropFirst(mark.count)))
      if !reason.isEmpty { return reason }
    }
    log.report(
      .unknownTestNote, "'\(text.words)' is not 'not testable: ' and a reason", at: text.place,
      help: [
        "leave the cell empty where tests are expected",
        "write 'not testable: advice to a designer'",
      ])
    return nil
  }
}
