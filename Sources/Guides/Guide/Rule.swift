package import Diagnostics
package import GuideMarkup

/// One testable statement: a row of a behaviour table.
package struct Rule: Hashable, Sendable {
  /// Unique over the site; also its anchor on the page.
  package let id: String
  /// Ids it once had, in the order of the guide's `aliases`.
  package let oldIDs: [String]
  package let given: [Inline]
  package let when: [Inline]
  package let then: [Inline]
  /// Keys of sources.md.
  package let sources: [String]
  package let era: Era?
  package let status: Status?
  /// Empty for none.
  package let note: [Inline]
  /// Why no test can speak for it; nil when tests are expected.
  package let notTestable: String?
  /// Cells of columns that have no meaning here, in the order of the table.
  package let others: [OtherCell]
  /// The anchor of the section it stands in; empty before the first section.
  package let section: String
  /// The plain text of the nearest H3 above its table; nil for none.
  package let group: String?
  /// Where its id stands.
  package let place: SourcePlace

  package init(
    id: String, oldIDs: [String] = [], given: [Inline], when: [Inline], then: [Inline],
    sources: [String], era: Era? = nil, status: Status? = nil, note: [Inline] = [],
    notTestable: String? = nil, others: [OtherCell] = [], section: String, group: String? = nil,
    place: SourcePlace
  ) {
    self.id = id
    self.oldIDs = oldIDs
    self.given = given
    self.when = when
    self.then = then
    self.sources = sources
    self.era = era
    self.status = status
    self.note = note
    self.notTestable = notTestable
    self.others = others
    self.section = section
    self.group = group
    self.place = place
  }

  /// The statement as one line of plain text: what is compared when a rule is accepted.
  package var text: String {
    "given \(given.plainText) / when \(when.plainText) / then \(then.plainText)"
  }

  /// How the rule stands to its source.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// The source's text is garbled here; this is the restored reading.
    case restored
    /// True for another era, or contradicted by what the platform does.
    case contradicted
    /// Neither stated nor verified: the project's own choice.
    case choice
  }

  /// A cell of a column that has no meaning here.
  package struct OtherCell: Hashable, Sendable {
    package let title: String
    package let inlines: [Inline]

    package init(title: String, inlines: [Inline]) {
      self.title = title
      self.inlines = inlines
    }
  }
}

/// The eras in which a rule holds: one, one and all later ones, or a range.
package struct Era: Hashable, Sendable {
  package let first: String
  package let reach: Reach

  package init(first: String, reach: Reach) {
    self.first = first
    self.reach = reach
  }

  /// How far it reaches.
  package enum Reach: Hashable, Sendable {
    case only
    case andLater
    /// Inclusive.
    case through(String)
  }

  /// As written in a guide: `ios7`, `ios7+` or `ios7-ios9`.
  package var description: String {
    switch reach {
    case .only: first
    case .andLater: first + "+"
    case .through(let last): "\(first)-\(last)"
    }
  }
}

/// A behaviour table: its rules and the titles of its other columns.
package struct RuleTable: Hashable, Sendable {
  /// In the order of the rows; each also stands in the guide's `rules`.
  package let ruleIDs: [String]
  /// The titles of columns that have no meaning here, in the order of the table.
  package let otherTitles: [String]

  package init(ruleIDs: [String], otherTitles: [String] = []) {
    self.ruleIDs = ruleIDs
    self.otherTitles = otherTitles
  }
}
