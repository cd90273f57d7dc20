/// Which titles name a known section.
enum SectionTitles {
  /// The kind of a section by its explicit anchor or else by its English title, in either
  /// spelling; nil for one of the author's own.
  static func kind(title: String, explicitAnchor: String?) -> Section.Kind? {
    if let explicitAnchor { return byAnchor(explicitAnchor) }
    return byAnchor(Anchor.from(title))
  }

  private static func byAnchor(_ anchor: String) -> Section.Kind? {
    switch anchor {
    case "behavior": .behaviour
    case "internationalization": .internationalisation
    default: Section.Kind(rawValue: anchor)
    }
  }
}
