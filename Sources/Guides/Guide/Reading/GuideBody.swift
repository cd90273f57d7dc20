import Diagnostics
import GuideMarkup

/// Turns a guide's blocks into its sections and rules.
struct GuideBody {
  private let file: SourceFile
  private let name: GuideName
  private let matter: FrontMatterReader.Result
  private let context: GuideReader.Context
  private let isComplete: Bool
  private var anchors: AnchorTable
  private var tables: RuleTableReader
  private(set) var log = DiagnosticLog()

  private var introduction: [Part] = []
  private var sections: [Section] = []
  /// The section that is being read; nil before the first H2.
  private var title: (inlines: [Inline], anchor: String, kind: Section.Kind?)?
  private var parts: [Part] = []
  private var group: String?
  private var lastLevel = 1

  init(
    _ file: SourceFile, as name: GuideName, _ matter: FrontMatterReader.Result,
    in context: GuideReader.Context, isComplete: Bool
  ) {
    self.file = file
    self.name = name
    self.matter = matter
    self.context = context
    self.isComplete = isComplete
    anchors = AnchorTable(file)
    tables = RuleTableReader(
      file: file, name: name, prefixes: matter.frontMatter.prefixes,
      knowsPrefixes: matter.isComplete, sourceKeys: context.sourceKeys)
  }

  mutating func read(_ document: MarkupDocument) -> ParsedGuide {
    for block in document.blocks { take(block) }
    finishSection()
    checkSources()
    takeRuleAnchors()
    var walk = MarkupWalk(file, allowsRawHTML: context.settings?.allowsRawHTML ?? true)
    walk.visit(document)
    log.append(contentsOf: walk.log)
    let guide = Guide(
      kind: name.kind, slug: name.slug, path: file.path,
      language: name.languageTag ?? context.settings?.languages.first ?? "en",
      frontMatter: matter.frontMatter, introduction: introduction, sections: sections,
      footnotes: document.footnotes, rules: tables.rules)
    return ParsedGuide(
      name: name, guide: guide, anchors: Set(anchors.places.keys), links: walk.links,
      similar: matter.similar, aliases: matter.aliases, sourceHashes: tables.sourceHashes,
      firstSourceUse: matter.sources.first?.place ?? tables.firstSourceUse, isComplete: isComplete)
  }

  // MARK: - Blocks

  private mutating func take(_ block: Block) {
    switch block.content {
    case .heading(let heading): take(heading, at: block.range)
    case .table(let table): parts.append(part(of: table) ?? .block(block))
    default: parts.append(.block(block))
    }
  }

  private mutating func take(_ heading: Heading, at range: Range<Int>) {
    if heading.level == 1 {
      log.report(
        .levelOneHeading, "a heading of level 1 stands in the text", at: file.place(range),
        help: ["the title stands in the front matter; sections begin with '##'"])
      return
    }
    if heading.level > lastLevel + 1 {
      log.report(
        .skippedHeadingLevel,
        "a heading of level \(heading.level) follows one of level \(lastLevel)",
        at: file.place(range),
        help: ["begin it with \(String(repeating: "#", count: lastLevel + 1))"])
    }
    lastLevel = heading.level
    let anchor = anchors.anchor(of: heading, at: range, into: &log)
    if heading.level == 2 {
      finishSection()
      let kind = SectionTitles.kind(
        title: heading.inlines.plainText, explicitAnchor: heading.explicitAnchor)
      title = (heading.inlines, anchor, kind)
      return
    }
    if heading.level == 3 { group = heading.inlines.plainText }
    parts.append(
      .heading(PartHeading(level: heading.level, inlines: heading.inlines, anchor: anchor)))
  }

  private mutating func finishSection() {
    if let title {
      sections.append(
        Section(title: title.inlines, anchor: title.anchor, kind: title.kind, parts: parts))
    } else {
      introduction = parts
    }
    title = nil
    parts = []
    group = nil
  }

  private mutating func part(of table: Table) -> Part? {
    if let configuration = PropertyTables.configuration(table) {
      return .configuration(configuration)
    }
    if let traits = PropertyTables.traits(table) { return .traits(traits) }
    return tables.read(table, section: title?.anchor ?? "", group: group, into: &log).map(
      Part.rules)
  }

  // MARK: - Checks of this file alone

  private mutating func checkSources() {
    guard let known = context.sourceKeys else { return }
    for (index, source) in matter.sources.enumerated() where !known.contains(source.text) {
      SourceKeys.reportUnknown(
        source.text, known: index < 20 ? known : [], at: source.place, into: &log)
    }
  }

  /// Rules and old ids are anchors too.
  private mutating func takeRuleAnchors() {
    for rule in tables.rules {
      anchors.take(rule.id, at: rule.place, what: "rule", into: &log)
    }
    let live = Set(tables.rules.map(\.id))
    // An old id that is also a live one, or that leads to another guide, is no anchor here.
    for alias in matter.aliases
    where !live.contains(alias.old.text) && live.contains(alias.new.text) {
      anchors.take(alias.old.text, at: alias.old.place, what: "old id", into: &log)
    }
  }
}
