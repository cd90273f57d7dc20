package import GuideMarkup

/// What stands under one H2 of a guide.
package struct Section: Hashable, Sendable {
  package let title: [Inline]
  /// Unique on the page.
  package let anchor: String
  /// Which of the known sections it is; nil for one of the author's own.
  package let kind: Kind?
  package let parts: [Part]

  package init(title: [Inline], anchor: String, kind: Kind?, parts: [Part]) {
    self.title = title
    self.anchor = anchor
    self.kind = kind
    self.parts = parts
  }

  /// The sections that every guide may have, in their usual order; the columns of the coverage
  /// matrix.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case purpose
    case implementation
    case configuration
    case content
    case behaviour
    case appearance
    case layout
    case accessibility
    case internationalisation
    case debugging
    case similarElements = "similar-elements"
  }
}

/// One piece of a guide's text; tables whose columns mean something are read into values.
package indirect enum Part: Hashable, Sendable {
  /// A block with no meaning beyond its text.
  case block(Block)
  /// A heading below H2.
  case heading(PartHeading)
  case rules(RuleTable)
  case configuration(ConfigurationTable)
  case traits(TraitTable)
}

/// A heading inside a section.
package struct PartHeading: Hashable, Sendable {
  /// 3 to 6.
  package let level: Int
  package let inlines: [Inline]
  /// Unique on the page.
  package let anchor: String

  package init(level: Int, inlines: [Inline], anchor: String) {
    self.level = level
    self.inlines = inlines
    self.anchor = anchor
  }
}
