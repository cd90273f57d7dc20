import Guides

/// Where a translated page shows the rows that the translation lacks: among those of the same group
/// of the source language, in their order there; the rows of a group without a translated row have
/// no such place.
struct RowPlan {
  /// By the id of a translated row: that row with the untranslated ones around it.
  private let runs: [String: [String]]
  /// By the anchor of a section of the source language: its rows without a place.
  private let unplaced: [String: [String]]
  private let placed: Set<String>

  init(_ shown: Guide, of source: Guide) {
    let translated = Set(shown.rules.map(\.id))
    var runs: [String: [String]] = [:]
    var unplaced: [String: [String]] = [:]
    var placed = translated
    var rest = source.rules[...]
    while let first = rest.first {
      let group = rest.prefix { $0.section == first.section && $0.group == first.group }
      rest = rest.dropFirst(group.count)
      guard let start = group.firstIndex(where: { translated.contains($0.id) }) else {
        unplaced[first.section, default: []] += group.map(\.id)
        continue
      }
      placed.formUnion(group.map(\.id))
      var owner = group[start].id
      runs[owner] = group[..<start].map(\.id)
      for rule in group[start...] {
        if translated.contains(rule.id) { owner = rule.id }
        runs[owner, default: []].append(rule.id)
      }
    }
    self.runs = runs
    self.unplaced = unplaced
    self.placed = placed
  }

  /// The rows of a translated table and those that have their place among them.
  func rows(of table: RuleTable) -> [String] { table.ruleIDs.flatMap { runs[$0] ?? [$0] } }

  /// Whether a translated table shows the row.
  func isPlaced(_ id: String) -> Bool { placed.contains(id) }

  /// The rows of a section of the source language that have no place in a translated table.
  func unplaced(in section: Section) -> [String] { unplaced[section.anchor] ?? [] }
}
