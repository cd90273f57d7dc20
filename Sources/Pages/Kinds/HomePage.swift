import Diagnostics
import GuideMarkup
import Guides
import Reference
import Templates

/// The catalogue: what is wrong with the results, what failed, and every guide with its verdict.
struct HomePage {
  static let problemLimit = 100
  static let attentionLimit = 12

  let site: SiteContext
  let catalogue: Catalogue
  let failing: FailingPage
  let changes: ChangesPage

  /// `number` is 1 for the home page itself.
  func build(page number: Int, in language: String) -> (
    object: TemplateObject, pictures: [Picture]
  ) {
    let reference = site.reference
    let linker = Linker(from: site.catalogue(page: number, in: language))
    var layout = Layout(site, .home, linker, language: language)
    var pictures: [Picture] = []
    var groups: [TemplateObject] = []
    for slice in catalogue.pages[number - 1] { groups.append(group(slice, &layout, &pictures)) }
    let attention = number == 1 ? failing.attention(Self.attentionLimit, &layout) : []
    let canBeStale = reference.freshness == .stale || reference.staleAt != nil
    let badge = layout.badge(
      reference.verdict, reference.counts, madeAt: reference.madeAt, canBeStale: canBeStale)
    var object = layout.object(heading: site.settings.title, isHome: true)
    object["badge"] = badge
    layout.setAge(
      reference.freshness, madeAt: reference.madeAt, staleAt: reference.staleAt, in: &object)
    layout.setRuns(reference.runs, in: &object)
    object["groups"] = .list(of: groups)
    layout.setPager(count: catalogue.pages.count, current: number, in: &object) {
      site.catalogue(page: $0, in: language)
    }
    layout.setLanguages(
      ([site.sourceLanguage] + site.translations(of: .home)).map {
        ($0, site.catalogue(page: number, in: $0))
      }, in: &object)
    let isTranslated = language != site.sourceLanguage
    guard number == 1 else { return (object, pictures) }
    object["snippets"] = layout.snippets(
      badge: "all", name: site.settings.title, page: layout.linker.page)
    setProblems(in: &object, layout)
    if !attention.isEmpty {
      object["has-attention"] = .flag(true)
      object["attention"] = .list(of: attention)
      object["attention-link"] = .url(linker.link(to: .failing(page: 1)))
      object["attention-link-text"] = .text(layout.words.counted(.attentionAll, failing.count))
    }
    if changes.count > 0 {
      object["changes-summary"] = .text(changes.summary(layout.words))
      object["changes-link"] = .url(linker.link(to: .changes(page: 1)))
      object["changes-link-text"] = .text(layout.words.counted(.changesAll, changes.count))
    }
    if let home = reference.content.home {
      object["prose"] = .html(DocumentProse(site, .home, layout).html(home))
      object["prose-language"] = .text(isTranslated ? site.sourceLanguage : nil)
    }
    return (object, pictures)
  }

  private func group(
    _ slice: Catalogue.Slice, _ layout: inout Layout, _ pictures: inout [Picture]
  ) -> TemplateObject {
    let group = catalogue.groups[slice.group]
    var members: [TemplateObject] = []
    for index in group.guides[slice.range] {
      let picture = CataloguePicture.of(site.reference.guides[index])
      if let picture { pictures.append(picture) }
      members.append(member(index, picture, &layout))
    }
    let words = layout.words
    let name = group.name ?? words[group.kind == .topic ? .topics : .controls]
    return TemplateObject(
      PageNames.group,
      [
        "group-name": .text(name), "group-anchor": .text(group.anchor),
        "group-label": .text("\(words[.table]): \(name)"),
        "group-size": .text(String(group.guides.count)), "members": .list(of: members),
      ])
  }

  private func member(_ index: Int, _ picture: Picture?, _ layout: inout Layout) -> TemplateObject {
    let report = site.reference.guides[index]
    let shown = site.guide(report.guide, in: layout.language)
    var object = TemplateObject(
      PageNames.member,
      [
        "member-title": .text(shown.frontMatter.title),
        "member-class": .text(report.guide.frontMatter.className),
        "member-summary": .text(shown.frontMatter.summary),
        "member-language": .text(shown.language == layout.language ? nil : shown.language),
        "member-link": .url(layout.linker.link(to: .guide(shown, in: site.sourceLanguage))),
        "member-counts": .text(layout.countsText(report.counts)),
        "member-anchor": .text(catalogue.anchors[index]),
        "verdict": layout.verdict(report.verdict),
        "is-stale-member": .flag(report.freshness == .stale),
        "member-traits": .list(Self.traits(of: report.guide).map(TemplateValue.text)),
        "member-languages": .list(
          ([report.guide] + report.guide.translations).map { .text($0.language) }),
      ])
    if let picture, let size = picture.size {
      object["member-picture"] = .url(layout.linker.link(to: .picture(picture.hash)))
      object["member-picture-width"] = .text(String(size.width))
      object["member-picture-height"] = .text(String(size.height))
    }
    return object
  }

  /// The traits that a guide's tables name, each once, in their order.
  static func traits(of guide: Guide) -> [String] {
    var seen = Set<String>()
    var traits: [String] = []
    for part in guide.introduction + guide.sections.flatMap(\.parts) {
      guard case .traits(let table) = part else { continue }
      for row in table.rows {
        let name = row.trait.plainText
        if !name.isEmpty, seen.insert(name).inserted { traits.append(name) }
      }
    }
    return traits
  }

  // MARK: - Trouble

  private func setProblems(in object: inout TemplateObject, _ layout: Layout) {
    guard !site.problems.isEmpty else { return }
    object["has-problems"] = .flag(true)
    object["trouble-title"] = .text(layout.words.plural(.problemsTitle, site.problems.count))
    object["problems"] = .list(
      of: site.problems.prefix(HomePage.problemLimit).map { problem($0, layout) })
    if site.problems.count > HomePage.problemLimit {
      object["more-problems"] = .text(
        layout.words.counted(.moreProblems, site.problems.count - HomePage.problemLimit))
    }
  }

  private func problem(_ problem: Diagnostic, _ layout: Layout) -> TemplateObject {
    TemplateObject(
      PageNames.problem,
      [
        "severity": .text(problem.severity.rawValue),
        "severity-word": .text(layout.words.named("severity-", problem.severity.rawValue)),
        "message": .text(problem.message), "problem-place": .text(problem.place?.description),
        "code": .text(problem.code.name),
        "code-link": .url(layout.linker.link(to: .diagnostics, anchor: problem.code.name)),
        "has-help": .flag(!problem.help.isEmpty),
        "help": .list(problem.help.map(TemplateValue.text)),
      ])
  }
}
