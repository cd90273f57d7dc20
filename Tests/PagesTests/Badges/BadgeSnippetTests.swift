import Guides
import Reference
import Testing

@testable import Pages

@Suite("Snippets of badges")
struct BadgeSnippetTests {
  @Test func haveWholeAddressesWhereTheSitesOwnIsKnown() {
    let snippets = BadgeSnippets(
      badge: "switch", name: "Switch",
      page: .guide(.control, "switch", language: "en", sourceLanguage: "en"),
      base: "https://example.org/reference/")
    #expect(snippets.address == "https://example.org/reference/badges/switch.svg")
    #expect(
      snippets.markdown
        == "[![Switch](https://example.org/reference/badges/switch.svg)](https://example.org/reference/controls/switch/)"
    )
    #expect(
      snippets.html
        == "<a href=\"https://example.org/reference/controls/switch/\"><img src=\"https://example.org/reference/badges/switch.svg\" alt=\"Switch\"></a>"
    )
    #expect(
      snippets.shields
        == "https://img.shields.io/endpoint?url=https%3A%2F%2Fexample.org%2Freference%2Fbadges%2Fswitch.json"
    )
  }

  @Test func beginAtTheSitesRootWhereItIsNot() {
    let snippets = BadgeSnippets(badge: "all", name: "Site", page: .home, base: nil)
    #expect(snippets.address == "badges/all.svg")
    #expect(snippets.markdown == "[![Site](badges/all.svg)](index.html)")
    #expect(snippets.shields == nil)
  }

  @Test func keepATitleFromBecomingMarkup() {
    let snippets = BadgeSnippets(
      badge: "a", name: "x](y) <b> \"q\" & `c`", page: .home, base: nil)
    #expect(
      snippets.markdown
        == "[![x\\]\\(y\\) &lt;b&gt; \"q\" &amp; \\`c\\`](badges/a.svg)](index.html)")
    #expect(
      snippets.html
        == "<a href=\"index.html\"><img src=\"badges/a.svg\" alt=\"x](y) &lt;b&gt; &quot;q&quot; &amp; `c`\"></a>"
    )
  }

  @Test func standOnTheGuideAndOnHome() throws {
    let settings = SiteSettings(title: "Control reference", baseURL: "https://example.org/")
    let site = try RenderedSite(Sample.everything(settings: settings))
    for (path, badge) in [("index.html", "all"), ("controls/switch/index.html", "switch")] {
      let page = try site.text(path)
      #expect(page.contains("<dd><code>https://example.org/badges/\(badge).svg</code></dd>"))
      #expect(page.contains("<dt>shields.io</dt>"))
      #expect(!page.contains("snippets-note"))
    }
    #expect(
      try RenderedSite(Sample.everything()).text("index.html").contains("class=\"snippets-note\""))
  }
}
