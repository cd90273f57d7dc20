import Diagnostics
import GuideMarkup
import Guides
import Reference
import Templates

/// The catalogue: every guide with its verdict, and what is wrong with the results.
struct HomePage {
  static let problemLimit = 100

  let site: SiteContext
  let catalogue: Catalogue

  /// `number` is 1 for the home page itself.
  func build(page number: Int) -> TemplateObject {
    let reference = site.reference
    let linker = Linker(from: .catalogue(page: number))
    var layout = Layout(site, .home, linker)
    let groups = catalogue.pages[number - 1].map { group($0, &layout) }
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
      .catalogue(page: $0)
    }
    guard number == 1 else { return object }
    setProblems(in: &object, layout)
    if let home = reference.content.home {
      object["prose"] = .html(DocumentProse(site, .home, layout).html(home))
    }
    return object
  }

  private func group(_ slice: Catalogue.Slice, _ layout: inout Layout) -> TemplateObject {
    let group = catalogue.groups[slice.group]
    var members: [TemplateObject] = []
    for index in group.guides[slice.range] { members.append(member(index, &layout)) }
    return TemplateObject(
      PageNames.group,
      [
        "group-name": .text(group.name), "group-anchor": .text(group.anchor),
        "group-label": .text("\(layout.words[.table]): \(group.name)"),
        "group-size": .text(String(group.guides.count)), "members": .list(of: members),
      ])
  }

  private func member(_ index: Int, _ layout: inout Layout) -> TemplateObject {
    let report = site.reference.guides[index]
    let front = report.guide.frontMatter
    return TemplateObject(
      PageNames.member,
      [
        "member-title": .text(front.title), "member-class": .text(front.className),
        "member-summary": .text(front.summary),
        "member-link": .url(layout.linker.link(to: .guide(report.guide, in: site.sourceLanguage))),
        "member-counts": .text(
          layout.countsText(report.counts, after: report.verdict == .passing ? .passing : nil)),
        "member-anchor": .text(catalogue.anchors[index]),
        "verdict": layout.verdict(report.verdict),
        "is-stale-member": .flag(report.freshness == .stale),
      ])
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
