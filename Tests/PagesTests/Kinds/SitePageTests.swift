import Diagnostics
import GuideMarkup
import Guides
import Pages
import Reference
import TestResults
import Testing

@Suite("The site's own pages")
struct SitePageTests {
  @Test func homeTellsProblemsBeforeTheCatalogue() throws {
    let page = try RenderedSite(
      Sample.everything(),
      problems: [
        Diagnostic(
          .unknownWord, "a problem", at: SourcePlace(path: "run.xml", line: 3, column: 7),
          help: ["a way out"])
      ]
    ).text("index.html")
    let problem = try #require(page.firstRange(of: "1 problem with the results"))
    let catalogue = try #require(page.firstRange(of: "class=\"catalogue\""))
    #expect(problem.lowerBound < catalogue.lowerBound)
    #expect(page.contains("<code class=\"place\">run.xml:3:7</code>"))
    #expect(page.contains("<a href=\"diagnostics/index.html#unknown-word\">"))
    #expect(page.contains("<bdi>a way out</bdi>"))
  }

  @Test func homeTellsWhatFailedBeforeTheCatalogueWithTheWordsOfTheBadge() throws {
    let page = try RenderedSite(
      Sample.reference([Sample.guide("switch", verdicts: [.passing, .untested, .failing])])
    ).text("index.html")
    let attention = try #require(page.firstRange(of: "Needs attention"))
    let catalogue = try #require(page.firstRange(of: "class=\"catalogue\""))
    #expect(attention.lowerBound < catalogue.lowerBound)
    let listed = page[attention.lowerBound..<catalogue.lowerBound]
    #expect(listed.contains("href=\"controls/switch/index.html#switch.rule-3\""))
    // Untested is no news: it stands on the page that the section leads to.
    #expect(!listed.contains("switch.rule-2"))
    #expect(
      listed.contains("<a href=\"failing/index.html\">Every rule that is not passing (2)</a>"))
    #expect(
      page.contains("<p class=\"badge-counts\">failing 1 · untested 1 · passing 1/3</p>"))
  }

  @Test func homeHasNoListOfFailuresWhenNothingFails() throws {
    let page = try RenderedSite(
      Sample.reference([Sample.guide("switch", verdicts: [.passing, .untested])]))
    #expect(try !page.text("index.html").contains("Needs attention"))
  }

  @Test func homeListsAtMostTwelveFailures() throws {
    let verdicts = [Verdict](repeating: .failing, count: 30)
    let page = try RenderedSite(Sample.reference([Sample.guide("switch", verdicts: verdicts)]))
      .text("index.html")
    #expect(page.matches(of: /class="rule-id"/).count == 12)
    #expect(page.contains("Every rule that is not passing (30)"))
  }

  @Test func homeShowsAPictureThatAPassingTestRecorded() throws {
    let svg =
      #"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 51 31\"><rect width=\"5\" height=\"5\"/></svg>"#
    let refused = Evidence(rule: "switch.rule-1", kind: .picture, body: #"{"svg":"<p>"}"#)
    let shown = Evidence(rule: "switch.rule-1", kind: .picture, body: "{\"svg\":\"\(svg)\"}")
    let plain = Sample.guide("switch")
    for (evidence, isShown) in [([refused, shown], true), ([refused], false), ([], false)] {
      let report = Sample.report(
        plain.rules[0].rule, .passing, ["a reason"],
        [Sample.test("works", .passed, evidence: evidence)])
      let site = try RenderedSite(Sample.reference([Sample.guideReport(plain.guide, [report])]))
      let images = Markup(try site.text("index.html")).tags.filter { $0.name == "img" }
      #expect(images.count == (isShown ? 1 : 0))
      #expect(images.allSatisfy { site.files[$0.attributes["src"] ?? ""] != nil })
      #expect(
        images.allSatisfy { $0.attributes["width"] == "51" && $0.attributes["height"] == "31" })
    }
  }

  @Test func headingsOfAGuideCannotTakeTheIDsOfTheFrame() throws {
    let plain = Sample.guide("switch").guide
    let titles = ["main", "sidebar", "sidebar-title", "runs", "trouble", "notes", "attention"]
    let guide = Guide(
      kind: .control, slug: "switch", path: plain.path, language: "en",
      frontMatter: plain.frontMatter, introduction: [],
      sections: titles.map {
        Section(title: [Sample.text($0)], anchor: $0, kind: nil, parts: [])
      },
      footnotes: [Footnote(number: 1, blocks: [Sample.paragraph("A note.")])], rules: [])
    let ids = Markup(
      try RenderedSite(Sample.reference([Sample.guideReport(guide, [])]))
        .text("controls/switch/index.html")
    ).values(of: "id")
    #expect(Set(ids).count == ids.count)
    #expect(Set(titles).isSubset(of: ids))
  }

  @Test func homeSaysThatThereIsNoRun() throws {
    let none = try RenderedSite(Sample.reference([Sample.guide("switch")], runs: []))
    #expect(try none.text("index.html").contains("No run of tests was read"))
    let some = try RenderedSite(Sample.reference([Sample.guide("switch")]))
    #expect(try !some.text("index.html").contains("No run of tests was read"))
  }

  @Test func homeGroupsGuidesAsTheSettingsSayAndTheRestByFolder() throws {
    let settings = SiteSettings(
      title: "Site", groups: [.init(name: "Inputs", slugs: ["slider", "nowhere"])])
    let page = try RenderedSite(Sample.everything(settings: settings)).text("index.html")
    let headings = page.matches(of: /<h2 id="([^"]*)">([^<]*) </).map {
      "\($0.output.1) \($0.output.2)"
    }
    #expect(headings == ["group-1 Inputs", "controls Controls", "topics Topics"])
  }

  @Test func coverageCountsTheRulesOfASectionUnderTheirWorstVerdict() throws {
    let page = try RenderedSite(
      Sample.reference([Sample.guide("switch", verdicts: [.passing, .untested])])
    ).text("coverage/index.html")
    #expect(
      page.contains(
        "<a href=\"../controls/switch/index.html#behaviour\" class=\"verdict v-untested\">"))
    #expect(
      page.contains(
        "<span class=\"visually-hidden\">Untested: </span>1<span class=\"of\">/2</span></a>"))
  }

  @Test func coverageHasOnlyTheSectionsThatSomeGuideHas() throws {
    let page = try RenderedSite(Sample.reference([Sample.guide("switch")])).text(
      "coverage/index.html")
    let headers = page.matches(of: /<th scope="col">([^<]*)</).map { String($0.output.1) }
    #expect(headers == ["Guide", "Behaviour", "All rules"])
  }

  @Test func homeCarriesWhatItsGuidesAreFilteredBy() throws {
    let page = try RenderedSite(Sample.everything()).text("index.html")
    #expect(
      page.contains(
        "<li data-verdict=\"failing\" data-verdict-title=\"Failing\" data-traits=\"button|\" data-languages=\"en|"
      ))
  }

  @Test func failingSaysWhenNothingIs() throws {
    let page = try RenderedSite(Sample.reference([Sample.guide("switch")])).text(
      "failing/index.html")
    #expect(page.contains("Every rule is passing or not testable."))
  }

  @Test func diagnosticsExplainsEveryCode() throws {
    let page = try RenderedSite(Sample.everything()).text("diagnostics/index.html")
    let ids = Set(Markup(page).values(of: "id"))
    #expect(DiagnosticCode.all.filter { !ids.contains($0.name) }.map(\.name) == [])
  }

  @Test func howToReadExplainsEveryVerdictInTheOrderOfDecision() throws {
    let page = try RenderedSite(Sample.everything()).text("how-to-read/index.html")
    #expect(
      Markup(page).values(of: "id").filter { $0.hasPrefix("verdict_") }
        == Verdict.decisionOrder.map { "verdict_\($0.rawValue)" })
  }

  @Test func theMissingPageLinksFromTheSitesAddressWhereItIsKnown() throws {
    let known = try RenderedSite(
      Sample.reference([], settings: SiteSettings(title: "Site", baseURL: "https://example.org/r/"))
    )
    #expect(
      try known.text("404.html").contains("href=\"https://example.org/r/assets/site.css\""))
    let unknown = try RenderedSite(Sample.reference([]))
    #expect(try unknown.text("404.html").contains("href=\"assets/site.css\""))
  }

  @Test func aSiteWithoutGuidesIsWhole() throws {
    let site = try RenderedSite(Sample.reference([], runs: []))
    #expect(site.files["index.html"] != nil && site.files["coverage/index.html"] != nil)
    #expect(try site.text("badges/all.json").contains("\"message\":\"no data\""))
  }
}
