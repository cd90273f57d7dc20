import GuideMarkup
import Guides
import Reference
import Templates

/// The matrix of guides and sections.
struct CoveragePage {
  static let pageSize = 200

  private let site: SiteContext
  /// Found once for all pages.
  private let columns: [Section.Kind?]

  init(_ site: SiteContext) {
    self.site = site
    columns = Self.usedColumns(site.reference.guides)
  }

  var pageCount: Int { Layout.pageCount(site.reference.guides.count, each: Self.pageSize) }

  func build(page number: Int) -> TemplateObject {
    let linker = Linker(from: .coverage(page: number))
    var layout = Layout(site, .coverage, linker)
    let words = layout.words
    let start = (number - 1) * Self.pageSize
    let reports = site.reference.guides.dropFirst(start).prefix(Self.pageSize)
    var rows: [TemplateObject] = []
    for report in reports { rows.append(row(report, &layout)) }
    var object = layout.object(heading: words[.coverage])
    object["columns"] = .list(
      columns.map { kind in
        .text(kind.map { words.named("section-", $0.rawValue) } ?? words[.otherSections])
      })
    object["rows"] = .list(of: rows)
    layout.setPager(count: pageCount, current: number, in: &object) { .coverage(page: $0) }
    return object
  }

  /// The kinds of sections that a guide of the site has, on whichever page it is listed; nil, which
  /// comes last, for rules in sections of other kinds.
  private static func usedColumns(_ guides: [GuideReport]) -> [Section.Kind?] {
    var used = Set<Section.Kind?>()
    for report in guides {
      var kinds: [String: Section.Kind] = [:]
      for section in report.guide.sections {
        guard let kind = section.kind else { continue }
        kinds[section.anchor] = kind
        used.insert(kind)
      }
      if report.rules.contains(where: { kinds[$0.rule.section] == nil }) { used.insert(nil) }
    }
    return Section.Kind.allCases.filter(used.contains) + (used.contains(nil) ? [nil] : [])
  }

  private func row(_ report: GuideReport, _ layout: inout Layout) -> TemplateObject {
    var counts: [Section.Kind?: VerdictCounts] = [:]
    var anchors: [Section.Kind?: String] = [:]
    let kinds = Dictionary(
      report.guide.sections.map { ($0.anchor, $0.kind) }, uniquingKeysWith: { first, _ in first })
    for section in report.guide.sections where anchors[section.kind] == nil {
      anchors[section.kind] = section.anchor
    }
    for rule in report.rules {
      let kind = kinds[rule.rule.section] ?? nil
      counts[kind, default: VerdictCounts()][rule.verdict] += 1
      if kind == nil { anchors[nil] = rule.rule.id }
    }
    let route = Route.guide(report.guide, in: site.sourceLanguage)
    var cells: [TemplateObject] = []
    for kind in columns {
      cells.append(
        cell(counts[kind], isThere: anchors[kind] != nil, route, anchor: anchors[kind], &layout))
    }
    cells.append(cell(report.counts, isThere: true, route, anchor: nil, &layout))
    return TemplateObject(
      PageNames.coverageRow,
      [
        "row-title": .text(report.guide.frontMatter.title),
        "row-link": .url(layout.linker.link(to: route)), "cells": .list(of: cells),
      ])
  }

  private func cell(
    _ counts: VerdictCounts?, isThere: Bool, _ route: Route, anchor: String?,
    _ layout: inout Layout
  ) -> TemplateObject {
    var object = TemplateObject(PageNames.coverageCell, ["is-there": .flag(isThere)])
    guard let counts, counts.total > 0 else { return object }
    // A section of rules that are not testable has no data of its own to lack.
    let verdict = counts[.notTestable] == counts.total ? .notTestable : counts.rollUp
    layout.marks.insert(verdict)
    object["cell-link"] = .url(layout.linker.link(to: route, anchor: anchor))
    object["cell-count"] = .text(String(counts[verdict]))
    object["cell-total"] = .text(String(counts.total))
    object["cell-verdict-name"] = .text(verdict.rawValue)
    object["cell-verdict-title"] = .text(layout.words.title(of: verdict))
    return object
  }
}
