import Diagnostics

/// The one pass over all guides once each has been read: holds them against each other and puts
/// the content together.
struct ContentAssembly {
  private var sources: [ParsedGuide]
  private let translations: [String: [ParsedGuide]]
  private let pages: StandalonePages
  private let folder: ContentFolder
  private let links: ContentLinks
  private var rules: RuleIndex
  private var images: Set<String> = []

  init(
    _ parsed: [ParsedGuide], _ pages: StandalonePages, folder: ContentFolder, listing: [String],
    into log: inout DiagnosticLog
  ) {
    var sources = parsed.filter { $0.name.languageTag == nil }
    sources.sort { ($0.name.kind.folder, $0.name.slug) < ($1.name.kind.folder, $1.name.slug) }
    rules = RuleIndex(&sources, into: &log)
    self.sources = sources
    translations = Dictionary(
      grouping: parsed.filter { $0.name.languageTag != nil }, by: \.name.slug)
    self.pages = pages
    self.folder = folder
    links = Self.links(sources, translations, pages, folder, listing)
  }

  private static func links(
    _ sources: [ParsedGuide], _ translations: [String: [ParsedGuide]], _ pages: StandalonePages,
    _ folder: ContentFolder, _ listing: [String]
  ) -> ContentLinks {
    var documents: [String: ContentLinks.Document] = [:]
    func add(_ guide: ParsedGuide, _ anchors: Set<String>, isComplete: Bool, isDraft: Bool) {
      documents[guide.name.path] = .init(
        owner: .guide(guide.name.kind, slug: guide.name.slug, language: guide.guide.language),
        anchors: isComplete ? anchors : nil, isDraft: isDraft)
    }
    for source in sources {
      let isDraft = source.guide.frontMatter.isDraft
      add(source, source.anchors, isComplete: source.isComplete, isDraft: isDraft)
      for translation in translations[source.name.slug] ?? [] {
        add(
          translation, TranslationCheck.anchors(of: translation, source: source),
          isComplete: source.isComplete && translation.isComplete, isDraft: isDraft)
      }
    }
    for (page, anchors) in pages.anchors {
      documents[page.fileName] = .init(
        owner: .page(page), anchors: Set(anchors), isDraft: false)
    }
    return ContentLinks(
      folder: folder, documents: documents,
      files: Set(listing.filter { documents[$0] == nil }), pageAnchors: pages.anchors)
  }

  // MARK: - Checks

  mutating func checkGuides(_ settings: SettingsReader.Result?, into log: inout DiagnosticLog) {
    var linkCheck = LinkCheck(links)
    var slugCheck = SlugCheck(sources)
    var translationCheck = TranslationCheck()
    for source in sources {
      let isDraft = source.guide.frontMatter.isDraft
      slugCheck.checkSimilar(source, into: &log)
      linkCheck.check(source.links, in: source.name.path, isDraft: isDraft, into: &log)
      for translation in translations[source.name.slug] ?? [] {
        translationCheck.check(translation, of: source, into: &log)
        linkCheck.check(
          translation.links, in: translation.name.path, isDraft: isDraft, into: &log)
      }
    }
    for page in StandalonePage.allCases {
      linkCheck.check(
        pages.links[page] ?? [], in: page.fileName, isDraft: false, into: &log)
    }
    for slug in settings?.groupedSlugs ?? [] { slugCheck.check(slug, isDraft: false, into: &log) }
    images = linkCheck.images
    OutputPaths.checkImages(images.sorted(), in: folder, into: &log)
    if !pages.hasSourcesFile, let use = sources.compactMap(\.firstSourceUse).min() {
      log.report(
        .missingSourcesFile, "sources are named, but the content folder has no 'sources.md'",
        at: use, help: ["write one, with '## KEY' for each source"])
    }
  }

  // MARK: - The content

  mutating func content(
    _ settings: SiteSettings?, _ lists: RuleLists, into log: inout DiagnosticLog
  ) -> Content {
    let settings = settings ?? SiteSettings(title: SettingsReader.fallbackTitle)
    let accepted = accepted(lists.accepted, into: &log)
    var oldIDs: [String: [String]] = [:]
    for alias in sources.flatMap(\.aliases) where rules.successors[alias.old.text] == alias.new.text
    {
      oldIDs[alias.new.text, default: []].append(alias.old.text)
    }
    let guides = sources.filter { !$0.guide.frontMatter.isDraft }
      .map { published($0, settings, oldIDs) }
    return Content(
      settings: settings, guides: guides.sorted(by: Self.precedes), sources: pages.sources,
      waivers: lists.waivers, bindings: lists.bindings, acceptedTexts: accepted,
      home: pages.documents[.home], howToRead: pages.documents[.howToRead],
      glossary: pages.documents[.glossary], images: images.sorted(), links: links)
  }

  /// By live id; the text under a live id wins over one under its old id.
  private mutating func accepted(
    _ list: [(rule: PlacedText, text: String)]?, into log: inout DiagnosticLog
  ) -> [String: String]? {
    guard let list else { return nil }
    var texts: [String: String] = [:]
    for (rule, text) in list {
      guard
        let id = rules.resolve(rule.text, .acceptedUnknownRule, at: rule.place, into: &log)
      else { continue }
      if id == rule.text || texts[id] == nil { texts[id] = text }
    }
    return texts
  }

  private func published(
    _ parsed: ParsedGuide, _ settings: SiteSettings, _ oldIDs: [String: [String]]
  ) -> Guide {
    let guide = parsed.guide
    let translations = (translations[guide.slug] ?? []).map(\.guide)
    let positions = Dictionary(
      settings.languages.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    return Guide(
      kind: guide.kind, slug: guide.slug, path: guide.path, language: guide.language,
      frontMatter: guide.frontMatter, introduction: guide.introduction, sections: guide.sections,
      footnotes: guide.footnotes,
      rules: oldIDs.isEmpty
        ? guide.rules : guide.rules.map { $0.with(oldIDs: oldIDs[$0.id] ?? []) },
      translations: translations.sorted {
        (positions[$0.language] ?? .max, $0.language) < (
          positions[$1.language] ?? .max, $1.language
        )
      })
  }

  private static func precedes(_ left: Guide, _ right: Guide) -> Bool {
    func key(_ guide: Guide) -> (String, Int, String, String) {
      let matter = guide.frontMatter
      return (guide.kind.folder, matter.order ?? .max, matter.title.lowercased(), guide.slug)
    }
    return key(left) < key(right)
  }
}

extension Rule {
  fileprivate func with(oldIDs: [String]) -> Rule {
    if oldIDs.isEmpty { return self }
    return Rule(
      id: id, oldIDs: oldIDs, given: given, when: when, then: then, sources: sources, era: era,
      status: status, note: note, notTestable: notTestable, others: others, section: section,
      group: group, place: place)
  }
}
