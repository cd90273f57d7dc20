import GuideMarkup
import Guides
import Reference
import Templates

/// Every rule that is not Passing or Not testable, worst first, with what one needs to act.
struct FailingPage: Sendable {
  static let pageSize = 200

  private let site: SiteContext
  /// Worst first.
  private let entries: [Entry]

  /// Where a rule is in the reference.
  private struct Entry: Sendable {
    let guide: Int
    let rule: Int
  }

  init(_ site: SiteContext) {
    self.site = site
    var byRank = [[Entry]](repeating: [], count: Verdict.allCases.count)
    for (guide, report) in site.reference.guides.enumerated() {
      for (rule, ruleReport) in report.rules.enumerated() where !ruleReport.verdict.isGreen {
        byRank[ruleReport.verdict.rank].append(Entry(guide: guide, rule: rule))
      }
    }
    entries = byRank.flatMap { $0 }
  }

  /// How many rules there are on all pages.
  var count: Int { entries.count }

  var pageCount: Int { Layout.pageCount(entries.count, each: Self.pageSize) }

  func build(page number: Int) -> (object: TemplateObject, pictures: [Picture]) {
    let linker = Linker(from: .failing(page: number))
    var layout = Layout(site, .failing, linker)
    var pictures: [Picture] = []
    var failures: [TemplateObject] = []
    for entry in entries.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize) {
      failures.append(failure(entry, &layout, &pictures))
    }
    let words = layout.words
    var object = layout.object(heading: words[.failingPage])
    object["summary"] = .text(
      entries.isEmpty ? words[.failingNone] : words.plural(.failingCount, entries.count))
    object["failures"] = .list(of: failures)
    layout.setPager(count: pageCount, current: number, in: &object) { .failing(page: $0) }
    return (object, pictures)
  }

  /// The worst rules that somebody has to act on at once, for the home page.
  func attention(_ limit: Int, _ layout: inout Layout) -> [TemplateObject] {
    var objects: [TemplateObject] = []
    for entry in entries.prefix(limit) {
      let guide = site.reference.guides[entry.guide].guide
      let report = site.reference.guides[entry.guide].rules[entry.rule]
      guard report.verdict.needsAction else { continue }
      let shown = site.guide(guide, in: layout.language)
      var id = HTMLBuffer(capacity: 64)
      id.breakable(report.rule.id)
      objects.append(
        TemplateObject(
          PageNames.attention,
          [
            "verdict": layout.verdict(report.verdict), "id-html": .html(id.bytes),
            "rule-page-link": .url(
              layout.linker.link(
                to: .guide(shown, in: site.sourceLanguage), anchor: report.rule.id)),
            "reason": .text(report.reasons.first?.text),
            "reason-language": .text(layout.isInEnglish ? nil : "en"),
            "guide-title": .text(shown.frontMatter.title),
            "guide-language": .text(shown.language == layout.language ? nil : shown.language),
          ]))
    }
    return objects
  }

  private func failure(_ entry: Entry, _ layout: inout Layout, _ pictures: inout [Picture])
    -> TemplateObject
  {
    let guide = site.reference.guides[entry.guide].guide
    let report = site.reference.guides[entry.guide].rules[entry.rule]
    let route = Route.guide(guide, in: site.sourceLanguage)
    let prose = site.prose(
      layout.interface, file: guide.path, own: route, language: layout.language,
      linker: layout.linker)
    var rules = RuleObjects(layout, prose)
    var object = TemplateObject(PageNames.failure)
    rules.set(report, text: report.rule, in: &object)
    object["rule-page-link"] = .url(layout.linker.link(to: route, anchor: report.rule.id))
    object["guide-title"] = .text(guide.frontMatter.title)
    object["guide-link"] = .url(layout.linker.link(to: route))
    let section = guide.sections.first { $0.anchor == report.rule.section }
    let place = [section?.title.plainText, report.rule.group].compactMap { $0 }
    object["rule-section"] = .text(place.joined(separator: " › "))
    layout = rules.layout
    pictures += rules.pictures
    return object
  }
}
