import Diagnostics
import Guides

/// Every rule of the content by its id and by the ids that it once had.
struct RuleIndex {
  /// In the order of the guides and their rules.
  let rules: [Rule]
  private let byID: [String: Int]
  /// Made when the first unknown id turns up.
  private var speller: RuleSpeller?

  init(_ guides: [Guide]) {
    rules = guides.flatMap(\.rules)
    var byID: [String: Int] = [:]
    byID.reserveCapacity(rules.count)
    // An id in use goes before one that was given up; of two equal ones the first counts, and
    // whoever reads the guides reports the other.
    for (index, rule) in rules.enumerated() where byID[rule.id] == nil { byID[rule.id] = index }
    for (index, rule) in rules.enumerated() {
      for old in rule.oldIDs where byID[old] == nil { byID[old] = index }
    }
    self.byID = byID
  }

  /// The index in `rules` of the rule that has, or once had, this id.
  subscript(id: String) -> Int? { byID[id] }

  /// The end of a message about an unknown id, and a note where the nearest rule stands.
  mutating func suggestion(for id: String) -> (words: String, notes: [Diagnostic.Note]) {
    var speller = speller ?? RuleSpeller(rules.lazy.map(\.id))
    self.speller = nil
    let nearest = speller.nearest(to: id)
    self.speller = speller
    guard let nearest, let index = byID[nearest] else { return ("", []) }
    return (
      "; did you mean '\(nearest)'?",
      [Diagnostic.Note("rule '\(nearest)' stands here", at: rules[index].place)]
    )
  }
}
