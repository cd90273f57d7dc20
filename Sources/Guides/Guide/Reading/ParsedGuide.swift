package import Diagnostics

/// One guide as its own file tells it, before it is held against the other files.
package struct ParsedGuide: Sendable {
  package let name: GuideName
  /// Without translations, old ids and, for a translation, without what the source language says.
  package var guide: Guide
  /// Every anchor of its own text: headings, then rule ids and aliases.
  package let anchors: Set<String>
  package let links: [MarkupLink]
  package let similar: [PlacedText]
  package let aliases: [PlacedAlias]
  /// For a translation, by rule id: the hash of the text that its row was made from, where it has
  /// one.
  package let sourceHashes: [String: PlacedText]
  /// The first place that names a source; nil when none does.
  package let firstSourceUse: SourcePlace?
  /// False after a problem that leaves some of its ids or anchors unknown, so that nothing is
  /// concluded from their absence.
  package let isComplete: Bool

  /// An old rule id and the id that took its place.
  package struct PlacedAlias: Hashable, Sendable {
    package let old: PlacedText
    package let new: PlacedText

    package init(old: PlacedText, new: PlacedText) {
      self.old = old
      self.new = new
    }
  }
}

/// A link or an image as a text names it.
package struct MarkupLink: Hashable, Sendable {
  package let destination: String
  package let isImage: Bool
  package let place: SourcePlace

  package init(destination: String, isImage: Bool, place: SourcePlace) {
    self.destination = destination
    self.isImage = isImage
    self.place = place
  }
}
