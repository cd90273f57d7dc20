import Diagnostics
import GuideMarkup
import Guides
import Pages
import Reference
import TestResults

/// Sites that together fill every name that a template may use.
enum NameSites {
  static func problems(_ count: Int) -> [Diagnostic] {
    (0..<count).map { number in
      Diagnostic(
        .unknownWord, "problem \(number)", at: SourcePlace(path: "run.xml", line: 3, column: 1),
        help: ["a way out"])
    }
  }

  /// What all of them fill, found once.
  static func use() throws -> NameUse { try once.get() }

  private static let once = Result { try fill() }

  private static func fill() throws -> NameUse {
    let words = try RepositoryTemplates.allWords()
    var use = NameUse()
    use.add(Sample.everything(settings: settings(["en"])), problems: 101, words: words)
    use.add(documented(), words: words)
    use.add(translated(), words: words)
    use.add(remembered(), words: words)
    use.add(large(), words: words)
    return use
  }

  private static func settings(_ languages: [String]) -> SiteSettings {
    SiteSettings(
      title: "Control reference", baseURL: "https://example.org/", languages: languages,
      sourceURL: "https://example.org/source/{path}#L{line}")
  }

  /// One control with every fact that a rule can have, its neighbours, runs, and pages of words.
  private static func documented() -> Reference {
    let waiver = Waiver(
      rule: "switch.waived", reason: "drawn by the system", owner: "design",
      issue: "https://example.org/issues/12", until: "2027-01-31",
      place: SourcePlace(path: "content/waivers.yml", line: 1, column: 1))
    let other = Rule.OtherCell(title: "Platform", inlines: [Sample.text("phones")])
    let waived = Rule(
      id: "switch.waived", oldIDs: ["switch.old"], given: [Sample.text("a switch")],
      when: [Sample.text("it is tapped")], then: [Sample.text("it flips")],
      sources: ["ui-catalog-switches"], era: Era(first: "ios7", reach: .andLater), status: .choice,
      note: [Sample.text("a note")], others: [other], section: "behaviour", group: "Events",
      place: SourcePlace(path: "content/controls/switch.md", line: 30, column: 3))
    let speech =
      #"{"device":{"language":"de"},"steps":[{"do":"tap"}],"observed":[[{"say":"Aus.","hint":"Zweimal tippen."}]]}"#
    let picture =
      #"{"title":"On","alternative":"A switch that is on","svg":"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 51 31\"><rect width=\"51\" height=\"31\"/></svg>"}"#
    let seen = Sample.rule("switch.seen", "a switch", "it is shown", "it is on")
    let tests = (0..<50).map {
      Sample.test(
        "case \($0)", .passed, messages: [String(repeating: "a long line\n", count: 10_000)],
        evidence: [
          Evidence(rule: "switch.seen", kind: .picture, body: picture),
          Evidence(rule: "switch.seen", kind: .scenario, body: speech),
        ])
    }
    let guide = Guide(
      kind: .control, slug: "switch", path: "content/controls/switch.md", language: "en",
      frontMatter: FrontMatter(
        title: "Switch", summary: "Turns one setting on or off.", className: "UISwitch",
        introduced: "iOS 2.0", deprecated: "since iOS 99", replacedBy: "UIToggle",
        owner: "controls team", similar: ["slider"]),
      introduction: [.block(Sample.paragraph("Words."))],
      sections: [
        Section(
          title: [Sample.text("Behaviour")], anchor: "behaviour", kind: .behaviour,
          parts: [
            .rules(RuleTable(ruleIDs: [waived.id, seen.id], otherTitles: ["Platform"])),
            .configuration(
              ConfigurationTable(rows: [
                .init(
                  property: [Sample.code("isOn")], type: [Sample.code("Bool")],
                  defaultValue: [Sample.code("false")], setIn: [Sample.text("code")],
                  note: [Sample.text("animated")])
              ])),
            .traits(
              TraitTable(rows: [
                .init(
                  trait: [Sample.code("button")], bit: [Sample.text("0")],
                  spoken: [Sample.text("Button.")], note: [Sample.text("alone")])
              ])),
          ])
      ], footnotes: [Footnote(number: 1, blocks: [Sample.paragraph("A note.")])],
      rules: [waived, seen])
    let toggle = Guide(
      kind: .control, slug: "toggle", path: "content/controls/toggle.md", language: "en",
      frontMatter: FrontMatter(title: "Toggle", summary: "A toggle.", className: "UIToggle"),
      introduction: [], sections: [], footnotes: [], rules: [])
    let reports = [
      Sample.report(waived, .knownFailing, ["waived", "it failed"], waiver: waiver),
      RuleReport(
        rule: seen, verdict: .passing, reasons: [Reason("all passed")], tests: tests,
        freshness: .stale),
    ]
    var report = Sample.guideReport(guide, reports)
    report = GuideReport(
      guide: guide, rules: reports, verdict: report.verdict, counts: report.counts,
      freshness: .stale, madeAt: report.madeAt, staleAt: report.staleAt)
    let plain = Sample.reference(
      [Sample.guide("slider", title: "Slider"), report, Sample.guideReport(toggle, [])],
      settings: settings(["en"]), sources: Sample.sources, runs: [Sample.run(), part()])
    let words = MarkupDocument(blocks: [Sample.paragraph("Ours.")])
    return Reference(
      content: Content(
        settings: plain.content.settings, guides: plain.content.guides,
        sources: plain.content.sources, home: words, howToRead: words, glossary: words),
      guides: plain.guides, runs: plain.runs, verdict: plain.verdict, counts: plain.counts,
      freshness: .stale, madeAt: plain.madeAt, staleAt: plain.staleAt)
  }

  /// A run of which something is missing and that a later one superseded.
  private static func part() -> RunReport {
    RunReport(
      run: Run(
        id: "r2", tool: "junit", environment: "phone", commit: "28d0185c3f0a", started: nil,
        ended: Sample.madeAt, incompleteness: ["cut off"],
        shard: Run.Shard(index: 1, count: 4), path: "run.xml", tests: []),
      freshness: .stale, supersededBy: "r3")
  }

  /// A guide of which a part is translated, beside one that is not, in a site with words of its own.
  private static func translated() -> Reference {
    let russian = Guide(
      kind: .control, slug: "switch", path: "content/controls/switch.ru.md", language: "ru",
      frontMatter: FrontMatter(title: "Переключатель", summary: "Включает.", similar: ["slider"]),
      introduction: [], sections: [], footnotes: [], rules: [])
    let plain = Sample.everything(settings: settings(["en", "ru"]))
    let guides = plain.guides.map { report -> GuideReport in
      guard report.guide.slug == "switch" else { return report }
      let guide = report.guide
      return Sample.guideReport(
        Guide(
          kind: guide.kind, slug: guide.slug, path: guide.path, language: guide.language,
          frontMatter: guide.frontMatter, introduction: guide.introduction,
          sections: guide.sections, footnotes: guide.footnotes, rules: guide.rules,
          translations: [russian]), report.rules)
    }
    let failing = Sample.guide("stepper", title: "Stepper", verdicts: [.passing, .failing])
    let found = Sample.reference(
      guides + [failing], settings: settings(["en", "ru"]), sources: Sample.sources)
    let words = MarkupDocument(blocks: [Sample.paragraph("Ours.")])
    return Reference(
      content: Content(
        settings: found.content.settings, guides: found.content.guides,
        sources: found.content.sources, home: words),
      guides: found.guides, runs: found.runs, verdict: found.verdict, counts: found.counts,
      freshness: found.freshness, madeAt: found.madeAt, staleAt: found.staleAt)
  }

  /// A rule with a history, in a site whose own language is not English.
  private static func remembered() -> Reference {
    let commits = ["a", "b", "c"].map { String(repeating: $0, count: 40) }
    let builds = commits.enumerated().map { number, commit in
      History.Build(
        runs: [String(number)], commits: [commit],
        madeAt: Timestamp(secondsSince1970: 1_764_000_000 + number * 86400))
    }
    let story = RuleStory(
      stretches: [
        .init(verdict: .passing, builds: 0..<1), .init(verdict: .failing, builds: 1..<3),
      ], since: builds[1].madeAt, reachesBackToTheStart: true,
      firstBad: .init(bad: builds[1], good: builds[0]), change: .regressed)
    let rule = Sample.rule("switch.rule-1", "a", "b", "c")
    let guide = Guide(
      kind: .control, slug: "switch", path: "content/controls/switch.md", language: "ru",
      frontMatter: FrontMatter(title: "Переключатель", summary: "Включает."), introduction: [],
      sections: [
        Section(
          title: [Sample.text("Поведение")], anchor: "behaviour", kind: .behaviour,
          parts: [.rules(RuleTable(ruleIDs: [rule.id]))])
      ], footnotes: [], rules: [rule])
    let report = RuleReport(
      rule: rule, verdict: .failing, reasons: [Reason("it failed")],
      tests: (0..<50).map { Sample.test("case \($0)", .failed) }, freshness: .stale, story: story)
    let found = Sample.reference(
      [Sample.guideReport(guide, [report])], settings: settings(["ru"]), sources: Sample.sources)
    let changes = Changes(
      since: builds[1].madeAt, commits: [commits[1]],
      all: [
        .init(kind: .regressed, rule: rule.id, before: .passing, after: .failing),
        .init(
          kind: .reworded, rule: rule.id, before: .failing, after: .failing,
          textBefore: "given a", textAfter: "given b"),
      ])
    return Reference(
      content: found.content, guides: found.guides, runs: found.runs, verdict: found.verdict,
      counts: found.counts, freshness: found.freshness, madeAt: found.madeAt,
      staleAt: found.staleAt, history: History(builds: builds), changes: changes)
  }

  /// More guides and failing rules than a page lists.
  private static func large() -> Reference {
    Sample.reference(
      (0..<201).map { Sample.guide("guide-\($0)", title: "g\($0)", verdicts: [.failing]) },
      sources: Sample.sources)
  }
}
