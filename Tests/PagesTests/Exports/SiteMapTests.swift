import Guides
import Reference
import Testing

@testable import Pages

@Suite("What other programs read")
struct SiteMapTests {
  private static func reference(base: String?) -> Reference {
    Sample.reference(
      [Sample.guide("switch", title: "Switch [new]", verdicts: [.passing, .failing])],
      settings: SiteSettings(title: "Controls & more", baseURL: base))
  }

  @Test func listsEveryPageWhereTheAddressIsKnown() throws {
    let site = try RenderedSite(Self.reference(base: "https://example.org/a&b/"))
    let map = try site.text("sitemap.xml")
    #expect(
      map.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/a&amp;b/</loc></url>
        <url><loc>https://example.org/a&amp;b/controls/switch/</loc></url>

        """))
    for page in ["coverage", "failing", "changes", "sources", "glossary", "how-to-read"] {
      #expect(map.contains("<loc>https://example.org/a&amp;b/\(page)/</loc>"))
    }
    #expect(try RenderedSite(Self.reference(base: nil)).files["sitemap.xml"] == nil)
  }

  @Test func partsALongList() throws {
    let site = SiteContext(
      Self.reference(base: "https://example.org/"), problems: [],
      words: [try RepositoryTemplates.english()], generator: "assay")
    let files = try #require(SiteMap(site)).files(limit: 3)
    #expect(
      files.map(\.path) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"])
    var bytes: [UInt8] = []
    if case .bytes(let found) = files[3].content { bytes = found }
    let index = String(decoding: bytes, as: UTF8.self)
    #expect(index.contains("<sitemap><loc>https://example.org/sitemap-3.xml</loc></sitemap>"))
  }

  @Test func tellsALanguageModelWhatThereIs() throws {
    let text = try RenderedSite(Self.reference(base: nil)).text("llms.txt")
    #expect(text.hasPrefix("# Controls & more\n\n> A component reference"))
    #expect(
      text.contains(
        "- [Switch (new)](controls/switch/index.html): What a switch is. (failing 1 · passing 1/2)\n"
      ))
    #expect(text.contains("- [Index](api/site.json): every guide and rule with its verdict.\n"))
  }
}
