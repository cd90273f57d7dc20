import Diagnostics
import GuideMarkup
import Guides
import Reference
import TestResults
import Testing

@testable import Pages

@Suite("A guide's page")
struct GuidePageTests {
  private func page(_ report: GuideReport, settings: SiteSettings = SiteSettings(title: "Site"))
    throws -> String
  {
    try RenderedSite(Sample.reference([report], settings: settings, sources: Sample.sources))
      .text("\(report.guide.kind.folder)/\(report.guide.slug)/index.html")
  }

  @Test(arguments: Verdict.allCases) func showsTheVerdictInShapeWordAndColour(verdict: Verdict)
    throws
  {
    let page = try page(Sample.guide("switch", verdicts: [verdict]))
    let title = try RepositoryTemplates.english().title(of: verdict)
    #expect(
      page.contains(
        "<span class=\"verdict v-\(verdict.rawValue)\"><svg class=\"mark\" aria-hidden=\"true\">"
          + "<use href=\"#mark-\(verdict.rawValue)\"></use></svg>\(title)</span>"))
  }

  @Test func leadsFromEachCountToTheFirstSuchRule() throws {
    let page = try page(Sample.guide("switch", verdicts: [.passing, .failing, .failing]))
    #expect(
      page.contains(
        "<a href=\"#switch.rule-2\" data-verdict=\"failing\" class=\"verdict v-failing\">"))
    #expect(page.contains("Failing <span class=\"n\">2</span>"))
  }

  @Test func marksASectionWithRulesThatAreNotPassing() throws {
    let bad = try page(Sample.guide("switch", verdicts: [.passing, .untested]))
    #expect(
      bad.contains("<a href=\"#behaviour\">Behaviour</a> <span class=\"verdict v-untested\">"))
    let good = try page(Sample.guide("switch", verdicts: [.passing, .notTestable]))
    #expect(good.contains("<a href=\"#behaviour\">Behaviour</a></li>"))
  }

  @Test func letsKeysScrollALongMessageAndCutsAnEndlessOne() throws {
    func page(_ message: String) throws -> String {
      let guide = Sample.guide("switch", verdicts: [.failing])
      let test = Sample.test("a", .failed, messages: [message])
      let rules = guide.rules.map { Sample.report($0.rule, .failing, ["it failed"], [test]) }
      return try self.page(Sample.guideReport(guide.guide, rules))
    }
    #expect(try page("short").contains(#"<pre class="message" dir="auto">short</pre>"#))
    let long = try page(String(repeating: "x", count: 40_000))
    #expect(
      long.contains(
        #"<pre class="message long" dir="auto" role="group" tabindex="0" aria-label="failed: Switch › a">x"#
      ))
    #expect(long.contains("Cut here; the whole is in the JSON of this page."))
  }

  @Test func saysThatItIsStaleWithoutAScript() throws {
    let fresh = Sample.guide("switch")
    let stale = GuideReport(
      guide: fresh.guide, rules: fresh.rules, verdict: fresh.verdict, counts: fresh.counts,
      freshness: .stale, madeAt: fresh.madeAt, staleAt: fresh.staleAt)
    #expect(try page(fresh).contains("dir=\"ltr\">"))
    #expect(try page(fresh).contains("<p class=\"stale-note\">"))
    let page = try page(stale)
    #expect(page.contains("<p class=\"stale-note\">"))
    #expect(page.contains("<html lang=\"en\" dir=\"ltr\" class=\"is-stale\">"))
  }

  @Test func carriesItsAgeForTheScript() throws {
    let page = try page(Sample.guide("switch"))
    #expect(page.contains("<meta name=\"assay:made-at\" content=\"2025-11-30T04:05:06Z\">"))
    #expect(page.contains("<meta name=\"assay:stale-at\" content=\"2025-12-01T16:05:06Z\">"))
  }

  @Test func linksATestToItsSourceOnlyWhereAPatternIsKnown() throws {
    let report = Sample.guide("switch", verdicts: [.failing])
    let place = "Tests/ConformanceTests/Controls/SwitchConformanceTests.swift"
    #expect(try page(report).contains("<p class=\"place\"><code>\(place):42:4</code></p>"))
    let settings = SiteSettings(title: "Site", sourceURL: "https://example.org/{path}#L{line}")
    #expect(
      try page(report, settings: settings).contains("href=\"https://example.org/\(place)#L42\""))
  }

  @Test func hasCanonicalLinksOnlyWhereTheAddressIsKnown() throws {
    let report = Sample.guide("switch")
    #expect(try !page(report).contains("rel=\"canonical\""))
    #expect(
      try page(report, settings: SiteSettings(title: "Site", baseURL: "https://example.org/r/"))
        .contains("<link rel=\"canonical\" href=\"https://example.org/r/controls/switch/\">"))
  }

  @Test func leadsFromADeprecatedClassToTheGuideOfTodays() throws {
    let old = Guide(
      kind: .control, slug: "action-sheet", path: "content/controls/action-sheet.md",
      language: "en",
      frontMatter: FrontMatter(
        title: "Action sheet", summary: "S.", className: "UIActionSheet", deprecated: "iOS 8.3",
        replacedBy: "UIAlertController"),
      introduction: [], sections: [], footnotes: [], rules: [])
    let today = Guide(
      kind: .control, slug: "alert", path: "content/controls/alert.md", language: "en",
      frontMatter: FrontMatter(title: "Alert", summary: "S.", className: "UIAlertController"),
      introduction: [], sections: [], footnotes: [], rules: [])
    let site = try RenderedSite(
      Sample.reference([Sample.guideReport(old, []), Sample.guideReport(today, [])]))
    #expect(
      try site.text("controls/action-sheet/index.html").contains(
        "<strong>Deprecated.</strong> iOS 8.3. Use instead: <a href=\"../../controls/alert/index.html\">"
          + "<code>UIAlertController</code></a>"))
  }

  @Test func showsAWaiverWithOwnerAndDateOrSaysThatTheyLack() throws {
    func page(_ waiver: Waiver) throws -> String {
      let report = Sample.guide("switch")
      let rule = Sample.report(report.guide.rules[0], .knownFailing, ["why"], waiver: waiver)
      return try self.page(Sample.guideReport(report.guide, [rule]))
    }
    let place = SourcePlace(path: "content/waivers.yml")
    let full = try page(
      Waiver(
        rule: "switch.rule-1", reason: "no drag yet", owner: "us", issue: "https://example.org/12",
        until: "2027-01-31", place: place))
    #expect(
      full.contains(
        "<bdi>no drag yet</bdi> · Owner <bdi>us</bdi> · until <time datetime=\"2027-01-31\">31 Jan 2027</time>"
      ))
    let bare = try page(
      Waiver(
        rule: "switch.rule-1", reason: "no drag yet", owner: nil, issue: nil, until: nil,
        place: place))
    #expect(bare.contains("<bdi>no drag yet</bdi> · without an owner · without an end"))
  }
}

@Suite("A translated page")
struct TranslationTests {
  private func site() throws -> RenderedSite {
    let rules = [
      Sample.rule(
        "switch.rule-1", "переключатель", "его трогают", "он меняется", section: "поведение")
    ]
    let russian = Guide(
      kind: .control, slug: "switch", path: "content/controls/switch.ru.md", language: "ru",
      frontMatter: FrontMatter(title: "Переключатель", summary: "Включает и выключает."),
      introduction: [],
      sections: [
        Section(
          title: [Sample.text("Поведение")], anchor: "поведение", kind: .behaviour,
          parts: [.rules(RuleTable(ruleIDs: ["switch.rule-1"]))])
      ],
      footnotes: [], rules: rules)
    let source = Sample.guide(
      "switch", title: "Switch", verdicts: [.passing, .passing], translations: [russian])
    return try RenderedSite(
      Sample.reference(
        [source, Sample.guide("slider", title: "Slider")],
        settings: SiteSettings(
          title: "Site", baseURL: "https://example.org/", languages: ["en", "ru"]),
        sources: Sample.sources))
  }

  @Test func standsInItsLanguagesFolderAndSaysItsLanguage() throws {
    let page = try site().text("ru/controls/switch/index.html")
    #expect(page.contains("<html lang=\"ru\" dir=\"ltr\">"))
    #expect(page.contains("\">переключатель</td>"))
  }

  @Test func showsTheRowsThatItLacksInTheSourceLanguageAndSaysSo() throws {
    let page = try site().text("ru/controls/switch/index.html")
    let rows = page.split(separator: "<tbody id=").map(String.init)
    let missing = try #require(rows.first { $0.hasPrefix("\"switch.rule-2\"") })
    #expect(missing.contains(" lang=\"en\">it is "))
    let there = try #require(rows.first { $0.hasPrefix("\"switch.rule-1\"") })
    #expect(there.contains("\">переключатель</td>"))
    #expect(page.contains("are shown in English."))
    #expect(try !site().text("controls/switch/index.html").contains("are shown in"))
  }

  @Test func leadsToTheOtherLanguages() throws {
    let russian = try site().text("ru/controls/switch/index.html")
    let english = try site().text("controls/switch/index.html")
    #expect(
      russian.contains(
        "<a href=\"../../../controls/switch/index.html\" hreflang=\"en\" lang=\"en\">"))
    #expect(
      english.contains(
        "<a href=\"../../ru/controls/switch/index.html\" hreflang=\"ru\" lang=\"ru\">русский</a>"))
    #expect(
      english.contains(
        "<link rel=\"alternate\" hreflang=\"ru\" href=\"https://example.org/ru/controls/switch/\">")
    )
  }

  @Test func showsARuleOnceWhereverTheTranslationPutsIt() throws {
    let source = Sample.guide("switch", verdicts: [.passing, .passing])
    let reference = Inline(.footnoteReference(1), range: 0..<0)
    let english = Guide(
      kind: .control, slug: "switch", path: "content/controls/switch.md", language: "en",
      frontMatter: source.guide.frontMatter, introduction: [],
      sections: source.guide.sections + [
        Section(
          title: [Sample.text("More")], anchor: "more", kind: nil,
          parts: [.block(Sample.block(.paragraph([Sample.text("Words"), reference])))])
      ],
      footnotes: [Footnote(number: 1, blocks: [Sample.paragraph("A note.")])],
      rules: source.guide.rules,
      translations: [
        Guide(
          kind: .control, slug: "switch", path: "content/controls/switch.ru.md", language: "ru",
          frontMatter: source.guide.frontMatter, introduction: [],
          // No section of the interface's words: it stands for none of the source language.
          sections: [
            Section(
              title: [Sample.text("Иное")], anchor: "иное", kind: nil,
              parts: [.rules(RuleTable(ruleIDs: ["switch.rule-1"]))])
          ],
          footnotes: [],
          rules: [
            Sample.rule("switch.rule-1", "переключатель", "его трогают", "он меняется")
          ])
      ])
    let page = Markup(
      try RenderedSite(
        Sample.reference(
          [Sample.guideReport(english, source.rules)],
          settings: SiteSettings(title: "Site", languages: ["en", "ru"]))
      ).text("ru/controls/switch/index.html"))
    let ids = page.values(of: "id")
    #expect(ids.filter { $0.hasPrefix("switch.rule-") } == ["switch.rule-1", "switch.rule-2"])
    // The note is of the source language, and the page has the translation's notes alone.
    #expect(!page.values(of: "href").contains { $0.hasPrefix("#fn") })
  }

  @Test func listsItsNeighboursWhereverTheyStand() throws {
    let page = try site().text("ru/controls/switch/index.html")
    #expect(
      page.contains(
        "<a href=\"../../../ru/controls/switch/index.html\" data-guide=\"switch\" aria-current=\"page\">Переключатель</a>"
      ))
    #expect(
      page.contains(
        "<a href=\"../../../controls/slider/index.html\" data-guide=\"slider\" lang=\"en\" hreflang=\"en\">Slider</a>"
      ))
  }

  @Test func leadsToTheGuidesBeforeAndAfter() throws {
    let site = try RenderedSite(
      Sample.reference(["a", "b", "c"].map { Sample.guide($0, title: "Guide \($0)") }))
    func neighbours(_ slug: String) throws -> [String] {
      try site.text("controls/\(slug)/index.html")
        .matches(of: /<a rel="(\w+)" href="([^"]+)">([^<]+)</)
        .map { "\($0.output.1) \($0.output.2) \($0.output.3)" }
    }
    #expect(try neighbours("a") == ["next ../../controls/b/index.html Guide b"])
    #expect(
      try neighbours("b") == [
        "prev ../../controls/a/index.html Guide a", "next ../../controls/c/index.html Guide c",
      ])
    #expect(try neighbours("c") == ["prev ../../controls/b/index.html Guide b"])
    let alone = try RenderedSite(Sample.reference([Sample.guide("a")]))
      .text("controls/a/index.html")
    #expect(!alone.contains("class=\"neighbours\""))
  }

  @Test func readsTheThemeAfterTheProductsOwnStyles() throws {
    let page = try site().text("controls/switch/index.html")
    let styles = page.matches(of: /<link rel="stylesheet" href="([^"]+)">/).map(\.output.1)
    #expect(styles == ["../../assets/site.css", "../../assets/theme.css"])
  }
}
