import Diagnostics
import GuideMarkup
import Guides
import Pages
import Reference
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
    #expect(page.contains("<span class=\"visually-hidden\">Untested, </span>2</a>"))
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
    let names = Set(Verdict.allCases.map(\.rawValue))
    #expect(
      Markup(page).values(of: "id").filter { names.contains($0) }
        == Verdict.decisionOrder.map(\.rawValue))
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
