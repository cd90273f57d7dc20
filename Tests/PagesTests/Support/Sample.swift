import Diagnostics
import GuideMarkup
import Guides
import Reference
import TestResults

/// A small reference made by hand, with every verdict and every kind of content in it.
enum Sample {
  static func text(_ words: String) -> Inline { Inline(.text(words), range: 0..<0) }

  static func code(_ words: String) -> Inline { Inline(.code(words), range: 0..<0) }

  static func block(_ content: Block.Content) -> Block { Block(content, range: 0..<0) }

  static func paragraph(_ words: String) -> Block { block(.paragraph([text(words)])) }

  static func cell(_ words: String) -> Table.Cell {
    Table.Cell(inlines: [text(words)], range: 0..<0)
  }

  static func table(_ header: [String], _ rows: [[String]]) -> Block {
    block(
      .table(
        Table(
          alignments: header.map { _ in .none }, header: header.map(cell),
          rows: rows.map { Table.Row(cells: $0.map(cell), range: 0..<0) })))
  }

  static let madeAt = Timestamp(secondsSince1970: 1_764_475_506)
  static let staleAt = Timestamp(secondsSince1970: 1_764_475_506 + 36 * 3600)

  static func rule(
    _ id: String, _ given: String, _ when: String, _ then: String, section: String = "behaviour",
    group: String? = "Events", oldIDs: [String] = [], era: Era? = nil,
    status: Rule.Status? = nil, note: [Inline] = [], notTestable: String? = nil
  ) -> Rule {
    Rule(
      id: id, oldIDs: oldIDs, given: [text(given)], when: [text(when)], then: [text(then)],
      sources: ["ui-catalog-switches"], era: era, status: status, note: note,
      notTestable: notTestable, section: section, group: group,
      place: SourcePlace(path: "content/controls/switch.md", line: 30, column: 3))
  }

  static func test(
    _ name: String, suite: String = "Switch", _ outcome: TestOutcome, messages: [String] = [],
    evidence: [Evidence] = []
  ) -> LinkedTest {
    LinkedTest(
      test: TestRecord(
        suite: suite, name: name + "()", displayName: name,
        source: SourcePlace(
          path: "Tests/ConformanceTests/Controls/SwitchConformanceTests.swift", line: 42, column: 4),
        place: SourcePlace(path: ".build/conformance/linux/events.jsonl", line: 12),
        outcome: outcome, seconds: 0.0123, messages: messages, evidence: evidence),
      run: 0, environment: "linux", link: .evidence)
  }

  static func report(
    _ rule: Rule, _ verdict: Verdict, _ reasons: [String], _ tests: [LinkedTest] = [],
    waiver: Waiver? = nil
  ) -> RuleReport {
    RuleReport(
      rule: rule, verdict: verdict, reasons: reasons.map(Reason.init), tests: tests,
      freshness: tests.isEmpty ? .unknown : .fresh, waiver: waiver,
      isWaiverInForce: waiver != nil)
  }

  static func run(_ environment: String = "linux", commit: String? = "28d0185c3f0a")
    -> RunReport
  {
    RunReport(
      run: Run(
        id: "r1", tool: "swift-testing", environment: environment, commit: commit,
        started: madeAt, ended: madeAt, path: ".build/conformance/linux", tests: []),
      freshness: .fresh)
  }

  static func guideReport(_ guide: Guide, _ rules: [RuleReport]) -> GuideReport {
    var counts = VerdictCounts()
    for rule in rules { counts[rule.verdict] += 1 }
    return GuideReport(
      guide: guide, rules: rules, verdict: counts.rollUp, counts: counts, freshness: .fresh,
      madeAt: madeAt, staleAt: staleAt)
  }

  static func reference(
    _ guides: [GuideReport], settings: SiteSettings = SiteSettings(title: "Control reference"),
    sources: [Source] = [], runs: [RunReport] = [run()]
  ) -> Reference {
    var counts = VerdictCounts()
    for guide in guides { counts += guide.counts }
    return Reference(
      content: Content(settings: settings, guides: guides.map(\.guide), sources: sources),
      guides: guides, runs: runs, verdict: counts.rollUp, counts: counts, freshness: .fresh,
      madeAt: madeAt, staleAt: staleAt)
  }
}
