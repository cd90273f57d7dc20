package import GuideMarkup

/// A table of the properties that configure a control.
package struct ConfigurationTable: Hashable, Sendable {
  package let rows: [Row]

  package init(rows: [Row]) { self.rows = rows }

  /// Each cell is empty where its column is missing.
  package struct Row: Hashable, Sendable {
    package let property: [Inline]
    package let type: [Inline]
    package let defaultValue: [Inline]
    /// Where it can be set: in code, in Interface Builder.
    package let setIn: [Inline]
    package let note: [Inline]

    package init(
      property: [Inline], type: [Inline], defaultValue: [Inline], setIn: [Inline], note: [Inline]
    ) {
      self.property = property
      self.type = type
      self.defaultValue = defaultValue
      self.setIn = setIn
      self.note = note
    }
  }
}

/// A table of accessibility traits.
package struct TraitTable: Hashable, Sendable {
  package let rows: [Row]

  package init(rows: [Row]) { self.rows = rows }

  /// Each cell is empty where its column is missing.
  package struct Row: Hashable, Sendable {
    package let trait: [Inline]
    package let bit: [Inline]
    package let spoken: [Inline]
    package let note: [Inline]

    package init(trait: [Inline], bit: [Inline], spoken: [Inline], note: [Inline]) {
      self.trait = trait
      self.bit = bit
      self.spoken = spoken
      self.note = note
    }
  }
}
