import GuideMarkup

/// Reads the tables of properties and of traits.
enum PropertyTables {
  /// nil when the table has no Property and Type.
  static func configuration(_ table: Table) -> ConfigurationTable? {
    let columns = TableColumns(table)
    guard columns.has(["Property", "Type"]),
      columns.titles.allSatisfy({
        ["property", "type", "default", "set in", "note"].contains($0.lowercased())
      })
    else { return nil }
    return ConfigurationTable(
      rows: table.rows.map { row in
        .init(
          property: columns.inlines("Property", row), type: columns.inlines("Type", row),
          defaultValue: columns.inlines("Default", row), setIn: columns.inlines("Set in", row),
          note: columns.inlines("Note", row))
      })
  }

  /// nil when the table has no Trait.
  static func traits(_ table: Table) -> TraitTable? {
    let columns = TableColumns(table)
    guard columns.has(["Trait"]),
      columns.titles.allSatisfy({ ["trait", "bit", "spoken", "note"].contains($0.lowercased()) })
    else { return nil }
    return TraitTable(
      rows: table.rows.map { row in
        .init(
          trait: columns.inlines("Trait", row), bit: columns.inlines("Bit", row),
          spoken: columns.inlines("Spoken", row), note: columns.inlines("Note", row))
      })
  }
}
