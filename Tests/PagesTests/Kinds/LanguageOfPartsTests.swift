import Diagnostics
import GuideMarkup
import Guides
import Reference
import Templates
import Testing

@testable import Pages

@Suite("What a translated page shows in the source language")
struct LanguageOfPartsTests {
  private static func section(_ title: String, _ anchor: String, _ parts: [Part] = []) -> Section {
    Section(
      title: [Sample.text(title)], anchor: anchor, kind: Section.Kind(rawValue: anchor),
      parts: parts)
  }

  private static func guide(
    _ language: String, introduction: [Part] = [], _ sections: [Section], _ rules: [Rule] = [],
    translations: [Guide] = []
  ) -> Guide {
    let ending = language == "en" ? "" : ".\(language)"
    return Guide(
      kind: .control, slug: "switch", path: "content/controls/switch\(ending).md",
      language: language, frontMatter: FrontMatter(title: "Switch", summary: "S."),
      introduction: introduction, sections: sections, footnotes: [], rules: rules,
      translations: translations)
  }

  /// The page in Russian.
  private func page(_ source: Guide, _ reports: [RuleReport] = []) throws -> String {
    try RenderedSite(
      Sample.reference(
        [Sample.guideReport(source, reports)],
        settings: SiteSettings(title: "Site", languages: ["en", "ru"])),
      words: RepositoryTemplates.allWords()
    ).text("ru/controls/switch/index.html")
  }

  @Test func standsWhereItStandsThere() throws {
    let russian = Self.guide(
      "ru",
      [
        Self.section("Внешний вид", "appearance"), Self.section("Ещё", "ещё"),
        Self.section("Реализация", "implementation"),
      ])
    let english = Self.guide(
      "en",
      [
        Self.section("Purpose", "purpose"), Self.section("Implementation", "implementation"),
        Self.section("Configuration", "configuration"), Self.section("Own", "own"),
        Self.section("Appearance", "appearance"), Self.section("Layout", "layout"),
      ], translations: [russian])
    let ids = Markup(try page(english)).values(of: "id")
      .filter { !$0.hasPrefix("page_") && !$0.hasPrefix("mark-") }
    #expect(
      ids == [
        "purpose", "appearance", "layout", "ещё", "implementation", "configuration", "own",
      ])
  }

  @Test func saysItsLanguageAndTheInterfaceKeepsItsOwn() throws {
    let rule = Sample.rule(
      "switch.rule-1", "a switch", "it is tapped", "it flips", section: "layout",
      note: [Sample.text("a note")])
    let configuration = ConfigurationTable(rows: [
      .init(
        property: [Sample.text("isOn")], type: [Sample.text("Bool")], defaultValue: [], setIn: [],
        note: [])
    ])
    let english = Self.guide(
      "en", introduction: [.block(Sample.paragraph("First words."))],
      [
        Self.section(
          "Layout", "layout",
          [
            .block(Sample.paragraph("More words.")), .rules(RuleTable(ruleIDs: [rule.id])),
            .configuration(configuration),
          ])
      ], [rule], translations: [Self.guide("ru", [])])
    let page = try page(
      english, [Sample.report(rule, .failing, ["it failed", "and so"])])
    #expect(page.contains("<div lang=\"en\">\n<p>First words.</p>\n"))
    #expect(page.contains("<section aria-labelledby=\"layout\">\n<h2 id=\"layout\" lang=\"en\">"))
    #expect(page.contains("<div lang=\"en\">\n<p>More words.</p>\n"))
    #expect(page.contains("<th scope=\"col\" role=\"columnheader\">Дано</th>"))
    #expect(page.contains(" data-label=\"Дано\" lang=\"en\">a switch</td>"))
    #expect(page.contains("</svg>Не проходит</span>"))
    #expect(page.contains("<summary><bdi lang=\"en\">it failed</bdi></summary>"))
    #expect(page.contains("<p class=\"why\">Связанный с правилом тест не прошёл"))
    #expect(page.contains("<li><bdi lang=\"en\">and so</bdi></li>"))
    #expect(page.contains("<dt>Примечание</dt><dd lang=\"en\">a note</dd>"))
    #expect(page.contains("<th scope=\"col\">Свойство</th>"))
    #expect(page.contains("<tbody lang=\"en\">\n<tr><th scope=\"row\">isOn</th>"))
    #expect(
      page.contains("Часть этой страницы ещё не переведена и показана на другом языке: English."))
  }

  @Test func hasARowAmongThoseOfItsGroup() throws {
    func rule(_ number: Int, _ group: String, _ section: String = "behaviour") -> Rule {
      Sample.rule("switch.n\(number)", "a", "b", "c", section: section, group: group)
    }
    let rules = [
      rule(1, "Events"), rule(2, "Events"), rule(3, "Events"), rule(4, "Events"),
      rule(5, "Toggling"), rule(6, "Events", "layout"), rule(7, "Events", "layout"),
    ]
    let russian = Self.guide(
      "ru",
      [
        Self.section(
          "Поведение", "behaviour",
          [.rules(RuleTable(ruleIDs: ["switch.n4", "switch.n2"]))]),
        Self.section(
          "Расположение", "layout", [.rules(RuleTable(ruleIDs: ["switch.n7", "switch.none"]))]),
      ], [rules[3], rules[1], rules[6]])
    let english = Self.guide(
      "en",
      [
        Self.section("Behaviour", "behaviour", [.rules(RuleTable(ruleIDs: rules.map(\.id)))]),
        Self.section("Layout", "layout"),
      ], rules, translations: [russian])
    let page = try page(english, rules.map { Sample.report($0, .passing, ["a reason"]) })
    #expect(
      Markup(page).values(of: "id").filter { $0.hasPrefix("switch.") || $0 == "layout" }
        == [
          "switch.n4", "switch.n1", "switch.n2", "switch.n3", "switch.n5", "layout", "switch.n6",
          "switch.n7",
        ])
  }

  @Test func isNothingWhereTheTranslationIsWhole() throws {
    let russian = Self.guide(
      "ru", introduction: [.block(Sample.paragraph("Слова."))],
      [Self.section("Расположение", "layout")])
    let page = try page(
      Self.guide(
        "en", introduction: [.block(Sample.paragraph("Words."))],
        [Self.section("Layout", "layout")], translations: [russian]))
    #expect(page.contains("<p>Слова.</p>"))
    #expect(!page.contains("Words."))
    #expect(!page.contains("lang=\"en\">\n"))
    #expect(!page.contains("ещё не переведена"))
  }
}

@Suite("Pages of the interface's words")
struct WordPagesInLanguagesTests {
  private func site(
    languages: [String] = ["en", "ru", "zh-Hans"], words: [Words]? = nil,
    howToRead: MarkupDocument? = nil
  ) throws -> RenderedSite {
    let report = Sample.guide("switch")
    let settings = SiteSettings(
      title: "Site", baseURL: "https://example.org/", languages: languages)
    let reference = Reference(
      content: Content(settings: settings, guides: [report.guide], howToRead: howToRead),
      guides: [report], runs: [], verdict: report.verdict, counts: report.counts,
      freshness: .fresh, madeAt: nil, staleAt: nil)
    return try RenderedSite(reference, words: words ?? RepositoryTemplates.allWords())
  }

  @Test func standInEveryLanguageOfTheSite() throws {
    let site = try site()
    let russian = try site.text("ru/how-to-read/index.html")
    #expect(russian.contains("<html lang=\"ru\" dir=\"ltr\">"))
    #expect(russian.contains("<h1>Как это читать</h1>"))
    #expect(russian.contains("Прошли все связанные с правилом тесты"))
    #expect(
      russian.contains(
        "<a href=\"../../zh-hans/how-to-read/index.html\" hreflang=\"zh-Hans\" lang=\"zh-Hans\">简体中文</a>"
      ))
    #expect(
      russian.contains(
        "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://example.org/how-to-read/\">")
    )
    #expect(try site.text("zh-hans/glossary/index.html").contains("<h1>术语表</h1>"))
    #expect(
      try site.text("how-to-read/index.html").contains("href=\"../ru/how-to-read/index.html\""))
  }

  @Test func listTheGuidesOfTheSiteInEveryLanguage() throws {
    let russian = Guide(
      kind: .control, slug: "switch", path: "content/controls/switch.ru.md", language: "ru",
      frontMatter: FrontMatter(title: "Переключатель", summary: "Включает и выключает."),
      introduction: [], sections: [], footnotes: [], rules: [])
    let site = try RenderedSite(
      Sample.reference(
        [
          Sample.guide("switch", verdicts: [.failing], translations: [russian]),
          Sample.guide("slider", title: "Slider"),
        ], settings: SiteSettings(title: "Site", languages: ["en", "ru"])),
      words: RepositoryTemplates.allWords())
    let home = try site.text("ru/index.html")
    #expect(home.contains("<html lang=\"ru\" dir=\"ltr\""))
    #expect(home.contains("<h2 id=\"controls\">Элементы управления <span"))
    #expect(home.contains("<h3><a href=\"../ru/controls/switch/index.html\">Переключатель</a>"))
    #expect(home.contains("<p>Включает и выключает.</p>"))
    #expect(
      home.contains(
        "<h3><a href=\"../controls/slider/index.html\" lang=\"en\" hreflang=\"en\">Slider</a>"))
    #expect(home.contains("<p lang=\"en\">What a slider is.</p>"))
    #expect(home.contains("<a href=\"../coverage/index.html\" hreflang=\"en\">Покрытие</a>"))
    #expect(
      home.contains(
        "<bdi>Переключатель</bdi>: <bdi lang=\"en\">a reason</bdi>"))
    #expect(
      try site.text("index.html").contains(
        "<a href=\"ru/index.html\" hreflang=\"ru\" lang=\"ru\">русский</a>"))
    let guide = try site.text("ru/controls/switch/index.html")
    #expect(guide.contains("<a class=\"site-title\" href=\"../../../ru/index.html\">"))
    #expect(guide.contains("<li><a href=\"../../../ru/index.html\">Элементы управления</a></li>"))
  }

  @Test func leadToEachOtherInOneLanguage() throws {
    let page = try site().text("ru/glossary/index.html")
    #expect(page.contains("<a href=\"../../ru/how-to-read/index.html\">Как это читать</a>"))
    #expect(page.contains("<a href=\"../../coverage/index.html\" hreflang=\"en\">Покрытие</a>"))
  }

  @Test func standInTheSourceLanguageAloneWhereWordsAreMissingOrTheProjectsOwn() throws {
    let own = try site(howToRead: MarkupDocument(blocks: [Sample.paragraph("Ours.")]))
    #expect(own.files["ru/how-to-read/index.html"] == nil)
    #expect(own.files["ru/glossary/index.html"] != nil)
    #expect(
      try own.text("ru/glossary/index.html").contains("href=\"../../how-to-read/index.html\""))
    let english = try site(words: [RepositoryTemplates.english()])
    #expect(!english.files.keys.contains { $0.hasPrefix("ru/") })
    #expect(try !english.text("glossary/index.html").contains("class=\"languages\""))
    let one = try site(languages: ["en"])
    #expect(!one.files.keys.contains { $0.hasPrefix("ru/") })
  }
}
