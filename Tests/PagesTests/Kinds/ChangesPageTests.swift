import Foundation
import Guides
import Reference
import TestResults
import Testing

@testable import Pages

@Suite("What changed, on the pages")
struct ChangesPageTests {
  private static func moment(_ day: Int) -> Timestamp? {
    Timestamp(reading: "2026-03-0\(day)T02:30:00Z")
  }

  private static let history = History(builds: [
    .init(runs: ["1"], commits: [String(repeating: "a", count: 40)], madeAt: moment(1)),
    .init(runs: ["2"], commits: [String(repeating: "b", count: 40)], madeAt: moment(2)),
    .init(runs: ["3"], commits: ["c", "d"], madeAt: moment(3)),
  ])

  private static func site(_ changes: [Changes.Change]?, story: RuleStory? = nil) throws
    -> RenderedSite
  {
    let plain = Sample.guide("switch", title: "Switch")
    var report = Sample.report(
      Sample.rule("switch.rule-1", "a", "b", "c"), .failing, ["it failed"],
      [Sample.test("works", .failed)])
    report = RuleReport(
      rule: report.rule, verdict: report.verdict, reasons: report.reasons, tests: report.tests,
      freshness: report.freshness, story: story)
    let found = Sample.reference([Sample.guideReport(plain.guide, [report])])
    return try RenderedSite(
      Reference(
        content: found.content, guides: found.guides, runs: found.runs, verdict: found.verdict,
        counts: found.counts, freshness: found.freshness, madeAt: found.madeAt,
        staleAt: found.staleAt, history: Self.history,
        changes: changes.map { Changes(since: moment(2), commits: ["b"], all: $0) }))
  }

  @Test func saysThatThereIsNothingToCompareWith() throws {
    let site = try Self.site(nil)
    #expect(
      try site.text("changes/index.html")
        .contains("<p class=\"summary\">There is no earlier build to compare with.</p>"))
    #expect(try !site.text("index.html").contains("class=\"changed\""))
    let same = try Self.site([])
    #expect(
      try same.text("changes/index.html").contains(
        "<p class=\"summary\">Compared with the build before, of 2 Mar 2026, 02:30 UTC. "
          + "Nothing has changed since then.</p>"))
  }

  @Test func listsRegressionsFirstWithBothVerdicts() throws {
    let site = try Self.site([
      .init(kind: .regressed, rule: "switch.rule-1", before: .passing, after: .failing),
      .init(
        kind: .reworded, rule: "switch.rule-1", before: .failing, after: .failing,
        textBefore: "given <a>", textAfter: "given b"),
      .init(
        kind: .removed, rule: "switch.gone", before: .untested, after: nil, textBefore: "given x"),
    ])
    let page = try site.text("changes/index.html")
    let order = ["Regressed <span", "Reworded <span", "Removed <span"].map {
      page.range(of: $0)?.lowerBound
    }
    #expect(!order.contains(nil))
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
    #expect(page.contains("href=\"../controls/switch/index.html#switch.rule-1\""))
    #expect(
      page.contains(
        "Passing</span>\n <span aria-hidden=\"true\">→</span> <span class=\"verdict v-failing\""))
    #expect(page.contains("<del>given &lt;a&gt;</del>"))
    #expect(page.contains("<ins>given b</ins>"))
    #expect(page.contains("<span class=\"rule-id\">switch.<wbr>gone</span>"))
    let home = try site.text("index.html")
    #expect(
      home.contains(
        "<p class=\"changed\">Regressed 1 · Reworded 1 · Removed 1 "
          + "<a href=\"changes/index.html\">What changed since the build before (3)</a></p>"))
  }

  @Test func partsALongList() throws {
    let changes = (0..<401).map {
      Changes.Change(kind: .new, rule: "switch.new-\($0)", before: nil, after: .untested)
    }
    let site = try Self.site(changes)
    #expect(
      try site.text("changes/index.html").components(separatedBy: "<p class=\"change\">").count
        == 201)
    #expect(site.files.keys.count { $0.hasPrefix("changes/") } == 3)
  }

  @Test func tellsTheStoryOfARuleInItsRow() throws {
    let story = RuleStory(
      stretches: [
        .init(verdict: .passing, builds: 0..<1), .init(verdict: .failing, builds: 1..<3),
      ], since: Self.moment(2), reachesBackToTheStart: false,
      firstBad: .init(bad: Self.history.builds[1], good: Self.history.builds[0]),
      change: .regressed)
    let page = try Self.site([], story: story).text("controls/switch/index.html")
    #expect(page.contains("<dt>Decided</dt><dd>4 of 12: A test that speaks for the rule failed"))
    #expect(
      page.contains(
        "<dt>Since</dt><dd><time datetime=\"2026-03-02T02:30:00Z\">2 Mar 2026, 02:30 UTC</time></dd>"
      ))
    #expect(
      page.contains(
        "<dt>First bad</dt><dd><code title=\"\(String(repeating: "b", count: 40))\">bbbbbbbbb</code>"
      ))
    #expect(
      page.contains(
        "<rect class=\"s-passing\" x=\"0\" y=\"9\" width=\"3\" height=\"3\"/>"
          + "<rect class=\"s-failing\" x=\"3\" y=\"0\" width=\"6\" height=\"12\"/></svg> "
          + "3 builds, oldest first: passing 1, failing 2</dd>"))
    let json = try Self.site([], story: story).text("api/controls/switch.json")
    #expect(
      json.contains(
        #""history":[{"verdict":"passing","builds":1,"from":"2026-03-01T02:30:00Z","#
          + #""to":"2026-03-01T02:30:00Z"},{"verdict":"failing","builds":2,"#
          + #""from":"2026-03-02T02:30:00Z","to":"2026-03-03T02:30:00Z"}],"firstBad":{"bad":["#))
  }
}
