import Guides

/// Which sections a guide's page shows, in which language and in which order.
struct SectionPlan {
  enum Entry {
    /// A section of the page's language, and the one of the source language that it stands for.
    case own(Section, source: Section?)
    /// A section that the page's language lacks.
    case fallback(Section)
  }

  let entries: [Entry]

  var hasFallbacks: Bool {
    entries.contains { if case .fallback = $0 { true } else { false } }
  }

  /// Every section of `shown`, and those of `source` that it lacks where they stand there: behind
  /// the section that they follow. Beside a guide that shares none with `source` they come last.
  init(_ shown: Guide, of source: Guide) {
    guard shown.language != source.language else {
      entries = shown.sections.map { .own($0, source: $0) }
      return
    }
    let counterparts = Counterparts(source)
    let translated = Set(shown.sections.compactMap { counterparts.of($0)?.anchor })
    var leading: [Section] = []
    var following: [String: [Section]] = [:]
    var last: String?
    for section in source.sections {
      if translated.contains(section.anchor) {
        last = section.anchor
      } else if let last {
        following[last, default: []].append(section)
      } else {
        leading.append(section)
      }
    }
    var entries: [Entry] = translated.isEmpty ? [] : leading.map(Entry.fallback)
    for section in shown.sections {
      let counterpart = counterparts.of(section)
      entries.append(.own(section, source: counterpart))
      // The first of two sections that stand for the same one has what follows it.
      let next = counterpart.flatMap { following.removeValue(forKey: $0.anchor) } ?? []
      entries += next.map(Entry.fallback)
    }
    if translated.isEmpty { entries += leading.map(Entry.fallback) }
    self.entries = entries
  }

  /// Finds the section of the source language that a translated one stands for.
  private struct Counterparts {
    private let byKind: [Section.Kind: Section]
    private let byAnchor: [String: Section]

    init(_ source: Guide) {
      byKind = Dictionary(
        source.sections.compactMap { section in section.kind.map { ($0, section) } },
        uniquingKeysWith: { first, _ in first })
      byAnchor = Dictionary(
        source.sections.map { ($0.anchor, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func of(_ section: Section) -> Section? {
      section.kind.map { byKind[$0] } ?? byAnchor[section.anchor]
    }
  }
}
