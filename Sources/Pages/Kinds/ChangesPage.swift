import Guides
import Reference
import Templates

/// What became of rules since the build before, regressions first.
struct ChangesPage: Sendable {
  static let pageSize = 200

  private let site: SiteContext
  private let changes: [Changes.Change]
  /// Where the rules that changed are in the reference.
  private let places: [String: (guide: Int, rule: Int)]

  init(_ site: SiteContext) {
    self.site = site
    changes = site.reference.changes?.all ?? []
    let changed = Set(changes.map(\.rule))
    var places: [String: (guide: Int, rule: Int)] = [:]
    if !changed.isEmpty {
      for (guide, report) in site.reference.guides.enumerated() {
        for (rule, ruleReport) in report.rules.enumerated()
        where changed.contains(ruleReport.rule.id) {
          places[ruleReport.rule.id] = (guide, rule)
        }
      }
    }
    self.places = places
  }

  /// How many changes there are on all pages.
  var count: Int { changes.count }

  var pageCount: Int { Layout.pageCount(changes.count, each: Self.pageSize) }

  /// `Regressed 1 · Fixed 2`; empty for none.
  func summary(_ words: Words) -> String {
    Changes.Kind.allCases.compactMap { kind in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(words.named("change-", kind.rawValue)) \(count)"
    }.joined(separator: " · ")
  }

  func build(page number: Int) -> TemplateObject {
    let linker = Linker(from: .changes(page: number))
    var layout = Layout(site, .changes, linker)
    let shown = changes.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize)
    var groups: [TemplateObject] = []
    for kind in Changes.Kind.allCases {
      let members = shown.filter { $0.kind == kind }
      guard !members.isEmpty else { continue }
      let objects = members.map { entry($0, &layout) }
      groups.append(
        TemplateObject(
          PageNames.changeGroup,
          [
            "change-title": .text(layout.words.named("change-", kind.rawValue)),
            "change-anchor": .text("change_\(kind.rawValue)"),
            "change-kind": .text(kind.rawValue),
            "change-count": .text(String(changes.count { $0.kind == kind })),
            "changes": .list(of: objects),
          ]))
    }
    var object = layout.object(heading: layout.words[.changes])
    object["summary"] = .text(introduction(layout.words))
    object["change-groups"] = .list(of: groups)
    layout.setPager(count: pageCount, current: number, in: &object) { .changes(page: $0) }
    return object
  }

  private func introduction(_ words: Words) -> String {
    guard let found = site.reference.changes else { return words[.changesFirst] }
    let since =
      found.since.map { words.filled(.changesSince, ["date": DateText.dateAndTime($0, words)]) }
      ?? words[.changesSinceUnknown]
    return "\(since) \(found.all.isEmpty ? words[.changesNone] : summary(words))"
  }

  private func entry(_ change: Changes.Change, _ layout: inout Layout) -> TemplateObject {
    var id = HTMLBuffer(capacity: 64)
    id.breakable(change.rule)
    var object = TemplateObject(
      PageNames.change,
      [
        "id-html": .html(id.bytes), "text-before": .text(change.textBefore),
        "text-after": .text(change.kind == .reworded ? change.textAfter : nil),
      ])
    if let place = places[change.rule] {
      let guide = site.reference.guides[place.guide].guide
      object["rule-page-link"] = .url(
        layout.linker.link(
          to: .guide(guide, in: site.sourceLanguage), anchor: change.rule))
      object["guide-title"] = .text(guide.frontMatter.title)
    }
    let isSame = change.before == change.after
    if let before = change.before, !isSame { object["before"] = verdict(before, &layout) }
    if let after = change.after { object["after"] = verdict(after, &layout) }
    return object
  }

  private func verdict(_ verdict: Verdict, _ layout: inout Layout) -> TemplateValue {
    .object(TemplateObject(PageNames.changeVerdict, ["verdict": layout.verdict(verdict)]))
  }
}
