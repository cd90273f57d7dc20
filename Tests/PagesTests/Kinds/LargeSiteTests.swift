import Guides
import Reference
import Testing

@testable import Pages

@Suite("A large site")
struct LargeSiteTests {
  private static func site(_ count: Int, verdicts: [Verdict] = [.passing]) throws -> RenderedSite {
    let letters = Array("abcdefghij")
    return try RenderedSite(
      Sample.reference(
        (0..<count).map { index in
          let letter = letters[index % letters.count]
          return Sample.guide("\(letter)-\(index)", title: "\(letter)\(index)", verdicts: verdicts)
        }, sources: Sample.sources))
  }

  @Test func listsTwoHundredGuidesAPage() throws {
    let site = try Self.site(401)
    #expect(
      site.files.keys.filter { $0.hasPrefix("catalogue/") || $0.hasPrefix("coverage/") }.sorted()
        == [
          "catalogue/2/index.html", "catalogue/3/index.html", "coverage/2/index.html",
          "coverage/3/index.html", "coverage/index.html",
        ])
    #expect(try site.text("index.html").contains("href=\"catalogue/3/index.html\""))
  }

  @Test func showsOnlyTheLettersAndTheNeighboursInItsSidebar() throws {
    let site = try Self.site(2000)
    let page = Markup(try site.text("controls/b-1001/index.html"))
    let members = page.values(of: "data-guide")
    #expect(members.count == 100)
    #expect(members.contains("b-1001") && members.allSatisfy { $0.hasPrefix("b-") })
    #expect(
      page.values(of: "href").contains("../../catalogue/9/index.html#controls-I"))
    #expect(
      Markup(try site.text("catalogue/9/index.html")).values(of: "id").contains("controls-I"))
  }

  @Test func marksThePageItselfInItsSidebar() throws {
    for count in [3, 150] {
      let page = Markup(try Self.site(count).text("controls/c-2/index.html"))
      let current = page.tags.filter {
        $0.attributes["data-guide"] != nil && $0.attributes["aria-current"] == "page"
      }
      #expect(current.map { $0.attributes["data-guide"] } == ["c-2"])
    }
  }

  @Test func listsTwoHundredFailingRulesAPageWorstFirst() throws {
    let site = try Self.site(150, verdicts: [.untested, .failing])
    #expect(site.files["failing/2/index.html"] != nil)
    #expect(site.files["failing/3/index.html"] == nil)
    let first = Markup(try site.text("failing/index.html")).values(of: "id")
      .filter { $0.contains(".rule-") }
    #expect(first.count == 200)
    #expect(first.prefix(150).allSatisfy { $0.hasSuffix("rule-2") })
    #expect(first.dropFirst(150).allSatisfy { $0.hasSuffix("rule-1") })
  }
}
