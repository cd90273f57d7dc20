import Diagnostics
import GuideMarkup
import Guides
import Pages
import Reference
import TestResults
import Testing

@Suite("The site's files")
struct SitePagesTests {
  private func site() throws -> RenderedSite {
    let passing = Sample.rule(
      "switch.sends-value-changed", "a switch", "it is toggled", "one event")
    let failing = Sample.rule(
      "switch.speaks-state", "a switch", "it has focus", "its state is said")
    let guide = Guide(
      kind: .control, slug: "switch", path: "content/controls/switch.md", language: "en",
      frontMatter: FrontMatter(title: "Switch", summary: "Turns one setting on or off."),
      introduction: [],
      sections: [
        Section(
          title: [Sample.text("Behaviour")], anchor: "behaviour", kind: .behaviour,
          parts: [.rules(RuleTable(ruleIDs: [passing.id, failing.id]))])
      ],
      footnotes: [], rules: [passing, failing])
    let report = Sample.guideReport(
      guide,
      [
        Sample.report(passing, .passing, ["its linked test passed"], [Sample.test("a", .passed)]),
        Sample.report(
          failing, .failing, ["its linked test failed"],
          [Sample.test("b", .failed, messages: ["expected “On.”, got “Off.”"])]),
      ])
    return try RenderedSite(Sample.reference([report]))
  }

  @Test func standsWhereTheContractSays() throws {
    #expect(
      try site().files.keys.sorted() == [
        "404.html", "api/controls/switch.json", "api/problems.json", "api/site.json",
        "assets/search/en/d-0.js", "assets/search/en/index.js", "assets/search/en/t-0.js",
        "assets/verdicts.js", "badges/all.json", "badges/all.svg", "badges/switch.json",
        "badges/switch.svg", "changes/index.html", "controls/switch/index.html",
        "coverage/index.html",
        "diagnostics/index.html", "failing/index.html", "glossary/index.html",
        "how-to-read/index.html", "index.html", "llms.txt", "sources/index.html",
      ])
  }

  @Test func aRuleStandsUnderItsID() throws {
    let page = try site().text("controls/switch/index.html")
    #expect(
      page.contains(
        "<tbody id=\"switch.sends-value-changed\" role=\"rowgroup\" data-verdict=\"passing\" "
          + "class=\"rule\">"))
    #expect(
      page.contains(
        "<tbody id=\"switch.speaks-state\" role=\"rowgroup\" data-verdict=\"failing\" "
          + "class=\"rule needs-action\">"))
    #expect(page.contains("href=\"#switch.speaks-state\""))
  }

  @Test func aFailingTestShowsWhatItExpectedAndGot() throws {
    #expect(
      try site().text("controls/switch/index.html").contains("expected “On.”, got “Off.”"))
    #expect(try site().text("failing/index.html").contains("expected “On.”, got “Off.”"))
  }

  @Test func theSameReferenceGivesTheSameBytes() throws {
    let first = try site()
    let second = try site()
    #expect(first.files == second.files)
  }
}
