import GuideMarkup
import Guides
import Reference
import Templates
import TestResults

/// A control's or a topic's page, in one language.
struct GuidePage {
  private let site: SiteContext
  private let report: GuideReport
  /// The guide in the page's language.
  private let shown: Guide
  private let sidebar: Sidebar
  private let plan: SectionPlan
  /// nil on a page in the source language.
  private let rows: RowPlan?
  private var rules: RuleObjects
  /// By id: where a rule is in `report.rules`.
  private let indices: [String: Int]
  /// By id: the rule's words in the page's language.
  private let texts: [String: Rule]

  init(_ site: SiteContext, _ report: GuideReport, shown: Guide, sidebar: Sidebar) {
    self.site = site
    self.report = report
    self.shown = shown
    self.sidebar = sidebar
    plan = SectionPlan(shown, of: report.guide)
    rows = isTranslation(shown, report.guide) ? RowPlan(shown, of: report.guide) : nil
    let linker = Linker(from: .guide(shown, in: site.sourceLanguage))
    let layout = Layout(site, .guide, linker, language: shown.language)
    let prose = site.prose(
      layout.interface, file: shown.path, own: linker.page, language: shown.language,
      linker: linker)
    rules = RuleObjects(layout, prose)
    indices = Dictionary(
      report.rules.enumerated().map { ($1.rule.id, $0) }, uniquingKeysWith: { first, _ in first })
    texts =
      isTranslation(shown, report.guide)
      ? Dictionary(shown.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }) : [:]
  }

  private var words: Words { rules.layout.words }
  private var linker: Linker { rules.layout.linker }
  private var isTranslated: Bool { isTranslation(shown, report.guide) }

  /// The page and the pictures that it shows.
  mutating func build() -> (object: TemplateObject, pictures: [Picture]) {
    let glance =
      shown.kind == .control ? rules.glance(report, language: shown.language) : .absent
    let introduction = shownIntroduction()
    let sections = shownSections()
    let footnotes = rules.prose.html(shown.footnotes)
    let canBeStale = report.freshness == .stale || report.staleAt != nil
    let badge = rules.layout.badge(
      report.verdict, report.counts, madeAt: report.madeAt, canBeStale: canBeStale)
    let contents = sections.map(contentsEntry)
    var object = rules.layout.object(
      heading: shown.frontMatter.title,
      way: [
        (words[shown.kind == .control ? .controls : .topics], rules.layout.home)
      ])
    object["badge"] = badge
    object["sidebar"] = .object(sidebar.object(for: shown.slug, linker: linker))
    let neighbours = sidebar.neighbours(of: shown.slug)
    object["has-neighbours"] = .flag(neighbours.previous != nil || neighbours.next != nil)
    object["previous"] = .object(neighbours.previous)
    object["next"] = .object(neighbours.next)
    object["snippets"] = rules.layout.snippets(
      badge: report.guide.slug, name: shown.frontMatter.title, page: linker.page)
    rules.layout.setAge(
      report.freshness, madeAt: report.madeAt, staleAt: report.staleAt, in: &object)
    rules.layout.setRuns(runs, in: &object)
    // Content folder, kind and file: where the content folder lies is no matter of the site.
    object["generated-from"] = .text(
      shown.path.split(separator: "/").suffix(3).joined(separator: "/"))
    object["summary"] = .text(shown.frontMatter.summary)
    object["description"] = .text(shown.frontMatter.summary)
    setAbout(in: &object)
    rules.layout.setLanguages(
      ([report.guide] + report.guide.translations).map {
        ($0.language, .guide($0, in: site.sourceLanguage))
      }, in: &object)
    if hasFallbacks {
      object["fallback-note"] = .text(
        words.filled(.fallbackNote, ["language": LanguageName.own(report.guide.language)]))
    }
    object["glance"] = glance
    object["has-contents"] = .flag(!contents.isEmpty)
    object["contents"] = .list(of: contents)
    object["introduction"] = .list(of: introduction)
    object["sections"] = .list(of: sections.map(\.object))
    if !footnotes.isEmpty { object["footnotes"] = .html(footnotes) }
    return (object, rules.pictures)
  }

  /// The runs that hold a test of the guide; where no test is linked, every run that counts.
  private var runs: [RunReport] {
    var used = Set<Int>()
    for rule in report.rules { for test in rule.tests { used.insert(test.run) } }
    return site.reference.runs.enumerated()
      .filter { used.isEmpty ? $1.supersededBy == nil : used.contains($0) }
      .map(\.element)
  }

  /// Whether something is shown in the source language because the translation lacks it.
  private var hasFallbacks: Bool {
    guard isTranslated else { return false }
    return showsSourceIntroduction || plan.hasFallbacks
      || report.rules.contains { texts[$0.rule.id] == nil }
  }

  // MARK: - About the guide

  private func setAbout(in object: inout TemplateObject) {
    let front = report.guide.frontMatter
    object["class-name"] = .text(front.className)
    object["introduced"] = .text(front.introduced)
    object["deprecated"] = .text(front.deprecated)
    object["replaced-by"] = .text(front.replacedBy)
    if let name = front.replacedBy, let index = site.classIndices[name] {
      let guide = site.reference.guides[index].guide
      object["replacement-link"] = .url(linker.link(to: site.route(to: guide, in: shown.language)))
    }
    object["owner"] = .text(front.owner)
    let similar = front.similar.compactMap { slug -> TemplateObject? in
      guard let index = site.guideIndices[slug] else { return nil }
      let guide = site.reference.guides[index].guide
      let title = guide.translations.first { $0.language == shown.language } ?? guide
      return TemplateObject(
        PageNames.similar,
        [
          "similar-title": .text(title.frontMatter.title),
          "similar-language": .text(title.language == shown.language ? nil : title.language),
          "similar-link": .url(linker.link(to: site.route(to: guide, in: shown.language))),
        ])
    }
    object["has-similar"] = .flag(!similar.isEmpty)
    object["similar"] = .list(of: similar)
    object["has-about"] = .flag(
      front.introduced != nil || front.owner != nil || !similar.isEmpty)
  }

  // MARK: - Sections

  private struct ShownSection {
    let object: TemplateObject
    let title: String
    let anchor: String
    let counts: VerdictCounts
  }

  private var showsSourceIntroduction: Bool {
    isTranslated && shown.introduction.isEmpty && !report.guide.introduction.isEmpty
  }

  private mutating func shownIntroduction() -> [TemplateObject] {
    guard showsSourceIntroduction else { return parts(shown.introduction, subject: "") }
    // The page has the translation's footnotes: numbers of others would lead to the wrong ones.
    rules.prose.hasFootnotes = false
    defer { rules.prose.hasFootnotes = true }
    return parts(
      report.guide.introduction.compactMap(withoutTranslatedRules), subject: "",
      language: report.guide.language)
  }

  private mutating func shownSections() -> [ShownSection] {
    var counts: [String: VerdictCounts] = [:]
    for rule in report.rules {
      counts[rule.rule.section, default: VerdictCounts()][rule.verdict] += 1
    }
    return plan.entries.map { entry in
      switch entry {
      case .fallback(let section):
        return sourceSection(section, counts: counts[section.anchor])
      case .own(let section, let source):
        var parts = parts(section.parts, subject: section.title.plainText)
        let rest = source.flatMap { rows?.unplaced(in: $0) } ?? []
        if !rest.isEmpty {
          parts.append(fallbackTable(rest, subject: section.title.plainText))
        }
        return shownSection(
          section, language: nil, parts: parts,
          counts: source.flatMap { counts[$0.anchor] } ?? VerdictCounts())
      }
    }
  }

  private mutating func sourceSection(_ section: Section, counts: VerdictCounts?) -> ShownSection {
    rules.prose.hasFootnotes = false
    defer { rules.prose.hasFootnotes = true }
    let parts = parts(
      section.parts.compactMap(withoutTranslatedRules), subject: section.title.plainText,
      language: report.guide.language)
    return shownSection(
      section, language: report.guide.language, parts: parts, counts: counts ?? VerdictCounts())
  }

  /// A part of the source language without the rules that the translation shows elsewhere; nil for
  /// a table that has no others.
  private func withoutTranslatedRules(_ part: Part) -> Part? {
    guard case .rules(let table) = part else { return part }
    let ids = table.ruleIDs.filter { rows?.isPlaced($0) != true }
    guard !ids.isEmpty else { return nil }
    return .rules(RuleTable(ruleIDs: ids, otherTitles: table.otherTitles))
  }

  private mutating func shownSection(
    _ section: Section, language: String?, parts: [TemplateObject], counts: VerdictCounts
  ) -> ShownSection {
    let object = TemplateObject(
      PageNames.section,
      [
        "section-title": .html(rules.prose.html(section.title)), "anchor": .text(section.anchor),
        "anchor-link": .url(Linker.fragment(section.anchor)),
        "section-language": .text(language), "parts": .list(of: parts),
      ])
    return ShownSection(
      object: object, title: section.title.plainText, anchor: section.anchor, counts: counts)
  }

  private func contentsEntry(_ section: ShownSection) -> TemplateObject {
    var object = TemplateObject(
      PageNames.contentsEntry,
      ["entry": .text(section.title), "entry-link": .url(Linker.fragment(section.anchor))])
    if let worst = section.counts.present.first, !worst.verdict.isGreen {
      object["verdict"] = rules.layout.interface.verdict(worst.verdict)
      object["entry-count"] = .text(String(worst.count))
    }
    return object
  }

  // MARK: - Parts

  /// Neighbouring blocks become one piece of prose; `language` is given where it is not the page's.
  private mutating func parts(_ parts: [Part], subject: String, language: String? = nil)
    -> [TemplateObject]
  {
    var objects: [TemplateObject] = []
    var html = HTMLBuffer()
    var subject = subject
    for part in parts {
      let table: (name: String, value: TemplateValue)
      switch part {
      case .block(let block):
        rules.prose.write(block, to: &html)
        continue
      case .heading(let heading):
        if heading.level == 3 { subject = heading.inlines.plainText }
        write(heading, to: &html)
        continue
      case .rules(let rules): table = ("rule-table", .object(ruleTable(rules, subject: subject)))
      case .configuration(let rows):
        table = ("configuration", .object(configuration(rows, subject: subject)))
      case .traits(let rows): table = ("traits", .object(traits(rows, subject: subject)))
      }
      flush(&html, to: &objects)
      objects.append(TemplateObject(PageNames.part, [:]).with(table.name, table.value))
    }
    flush(&html, to: &objects)
    guard let language else { return objects }
    return objects.map { $0.with("part-language", .text(language)) }
  }

  private func flush(_ html: inout HTMLBuffer, to objects: inout [TemplateObject]) {
    guard !html.isEmpty else { return }
    objects.append(TemplateObject(PageNames.part, ["prose": .html(html.bytes)]))
    html = HTMLBuffer()
  }

  private mutating func write(_ heading: PartHeading, to html: inout HTMLBuffer) {
    let level = min(max(heading.level, 3), 6)
    html.markup("<h")
    html.number(level)
    html.markup(" id=\"")
    html.text(heading.anchor)
    html.markup("\"><a class=\"permalink\" href=\"")
    html.url(Linker.fragment(heading.anchor))
    html.markup("\">")
    rules.prose.write(heading.inlines, to: &html)
    html.markup("</a></h")
    html.number(level)
    html.markup(">\n")
  }

  private mutating func ruleTable(_ table: RuleTable, subject: String) -> TemplateObject {
    let reports = shownRows(of: table).compactMap { id in indices[id].map { report.rules[$0] } }
    return ruleTable(reports, otherTitles: table.otherTitles, subject: subject)
  }

  private func shownRows(of table: RuleTable) -> [String] {
    rows?.rows(of: table) ?? table.ruleIDs
  }

  /// Rows that a translation lacks, in the source language.
  private mutating func fallbackTable(_ ids: [String], subject: String) -> TemplateObject {
    let reports = ids.compactMap { id in indices[id].map { report.rules[$0] } }
    return TemplateObject(
      PageNames.part,
      ["rule-table": .object(ruleTable(reports, otherTitles: [], subject: subject))])
  }

  private mutating func ruleTable(
    _ reports: [RuleReport], otherTitles: [String], subject: String
  ) -> TemplateObject {
    let label = rules.prose.nextTableLabel(subject)
    var counts = VerdictCounts()
    var first: [Verdict: String] = [:]
    for report in reports {
      counts[report.verdict] += 1
      if first[report.verdict] == nil { first[report.verdict] = report.rule.id }
    }
    return TemplateObject(
      PageNames.ruleTable,
      [
        "label": .text(label), "columns": .text(String(5 + otherTitles.count)),
        "other-titles": .list(otherTitles.map(TemplateValue.text)),
        "counts": .list(
          of: counts.present.map { verdict, count in
            TemplateObject(
              PageNames.count,
              [
                "count-verdict-name": .text(verdict.rawValue),
                "count-title": .text(words.title(of: verdict)), "count": .text(String(count)),
                "first-link": .url(Linker.fragment(first[verdict] ?? "")),
              ])
          }),
        "is-unsorted": .flag(
          zip(reports, reports.dropFirst()).contains { $0.verdict.rank > $1.verdict.rank }),
        "rules": .list(of: reports.map { row($0, columns: otherTitles) }),
      ])
  }

  private mutating func row(_ report: RuleReport, columns: [String]) -> TemplateObject {
    var object = TemplateObject(PageNames.rule)
    let text = texts[report.rule.id]
    rules.set(report, text: text ?? report.rule, in: &object)
    if isTranslated, text == nil { object["row-language"] = .text(self.report.guide.language) }
    if !report.rule.oldIDs.isEmpty {
      object["old-ids"] = .list(report.rule.oldIDs.map(TemplateValue.text))
    }
    if !columns.isEmpty {
      let cells = columns.map { title in
        let cell = report.rule.others.first { $0.title == title }
        return TemplateValue.html(cell.map { rules.prose.html($0.inlines) } ?? [])
      }
      object["other-cells"] = .list(cells)
    }
    return object
  }

  private mutating func configuration(_ table: ConfigurationTable, subject: String)
    -> TemplateObject
  {
    TemplateObject(
      PageNames.configuration,
      [
        "label": .text(rules.prose.nextTableLabel(subject)),
        "has-default": .flag(table.rows.contains { !$0.defaultValue.isEmpty }),
        "has-set-in": .flag(table.rows.contains { !$0.setIn.isEmpty }),
        "has-note": .flag(table.rows.contains { !$0.note.isEmpty }),
        "properties": .list(
          of: table.rows.map { row in
            TemplateObject(
              PageNames.property,
              [
                "property": .html(rules.prose.html(row.property)),
                "type": .html(rules.prose.html(row.type)),
                "default": .html(rules.prose.html(row.defaultValue)),
                "set-in": .html(rules.prose.html(row.setIn)),
                "property-note": .html(rules.prose.html(row.note)),
              ])
          }),
      ])
  }

  private mutating func traits(_ table: TraitTable, subject: String) -> TemplateObject {
    TemplateObject(
      PageNames.traits,
      [
        "label": .text(rules.prose.nextTableLabel(subject)),
        "has-bit": .flag(table.rows.contains { !$0.bit.isEmpty }),
        "has-spoken": .flag(table.rows.contains { !$0.spoken.isEmpty }),
        "has-note": .flag(table.rows.contains { !$0.note.isEmpty }),
        "traits-list": .list(
          of: table.rows.map { row in
            TemplateObject(
              PageNames.trait,
              [
                "trait": .html(rules.prose.html(row.trait)),
                "bit": .html(rules.prose.html(row.bit)),
                "spoken": .html(rules.prose.html(row.spoken)),
                "trait-note": .html(rules.prose.html(row.note)),
              ])
          }),
      ])
  }
}

private func isTranslation(_ shown: Guide, _ guide: Guide) -> Bool {
  shown.language != guide.language
}

extension TemplateObject {
  fileprivate func with(_ name: String, _ value: TemplateValue) -> TemplateObject {
    var object = self
    object[name] = value
    return object
  }
}
