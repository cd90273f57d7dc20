import Diagnostics
@testable import Guides
import Testing

@Suite("Links and images")
struct LinkTests {
  private static func site(_ body: String, _ others: [String: String] = [:]) -> [String: String] {
    var files = [
      "controls/switch.md": guide(body), "controls/slider.md": guide("## Events\n"),
      "topics/voiceover.md": guide(""), "images/a b.png": "png", "data.csv": "1",
      "glossary.md": "## Trait\n",
    ]
    files.merge(others) { $1 }
    return files
  }

  private static let mistakes = [
    Mistake(
      "a misspelt file", site("①[a](slidr.md)②"),
      "controls/switch.md ①②: error: link 'slidr.md' leads nowhere; did you mean 'slider.md'? [broken-link]"
    ),
    Mistake(
      "the wrong folder", site("①[a](voiceover.md)②"),
      "controls/switch.md ①②: error: link 'voiceover.md' leads nowhere; did you mean '../topics/voiceover.md'? [broken-link]"
    ),
    Mistake(
      "a folder", site("①[a](../topics/)②"),
      "controls/switch.md ①②: error: link '../topics/' leads nowhere [broken-link]"),
    Mistake(
      "an unknown anchor of another guide", site("①[a](slider.md#event)②"),
      "controls/switch.md ①②: error: 'slider.md' has no anchor 'event'; did you mean 'events'? [broken-anchor]"
    ),
    Mistake(
      "an unknown anchor of its own page", site("①[a](#nowhere)②"),
      "controls/switch.md ①②: error: this page has no anchor 'nowhere' [broken-anchor]"),
    Mistake(
      "no destination", site("①[a]()②"),
      "controls/switch.md ①②: error: the link has no destination [broken-link]"),
    Mistake(
      "a path from a root", site("①[a](/controls/slider.md)②"),
      "controls/switch.md ①②: error: link '/controls/slider.md' begins at a root that the site does not know [link-outside-content]"
    ),
    Mistake(
      "a path out of the folder", site("①[a](../../secret.md)②"),
      "controls/switch.md ①②: error: link '../../secret.md' leads out of the content folder [link-outside-content]"
    ),
    Mistake(
      "an escaped path out of the folder", site("①![a](%2e%2e/%2E%2E/etc/passwd)②"),
      "controls/switch.md ①②: error: image '%2e%2e/%2E%2E/etc/passwd' leads out of the content folder [link-outside-content]"
    ),
    Mistake(
      "a percent sign alone", site("①[a](50%.md)②"),
      "controls/switch.md ①②: error: link '50%.md' has a '%' that begins no character [broken-link]"
    ),
    Mistake(
      "a NUL in disguise", site("①[a](slider.md%00)②"),
      "controls/switch.md ①②: error: link 'slider.md%00' has a '%' that begins no character [broken-link]"
    ),
    Mistake(
      "a scheme that is not shown", site("①[a](file:///etc/passwd)②"),
      "controls/switch.md ①②: error: the link has the scheme 'file:' [unknown-scheme]"),
    Mistake(
      "a link to a draft",
      site("①[a](slider.md)②", ["controls/slider.md": guide("", "draft: true\n")]),
      "controls/switch.md ①②: error: link 'slider.md' leads to a draft, which is not published [link-to-draft]"
    ),
    Mistake(
      "a file that is not published", site("①[a](../data.csv)②"),
      "controls/switch.md ①②: error: link '../data.csv' leads to a file that is not published [broken-link]"
    ),
    Mistake(
      "a missing image", site("①![a](../images/ab.png)②"),
      "controls/switch.md ①②: error: no image '../images/ab.png' exists; did you mean '../images/a b.png'? [missing-image]"
    ),
    Mistake(
      "an image of another kind", site("①![a](../data.csv)②"),
      "controls/switch.md ①②: error: '../data.csv' is no image that a browser shows [unknown-image-type]"
    ),
    Mistake(
      "a guide as an image", site("①![a](slider.md)②"),
      "controls/switch.md ①②: error: 'slider.md' is no image that a browser shows [unknown-image-type]"
    ),
    Mistake(
      "an image of another site", site("①![a](https://example.org/a.png)②"),
      "controls/switch.md ①②: error: image 'https://example.org/a.png' would be served by another site [external-image]"
    ),
    Mistake(
      "two images that differ by case",
      site("![a](A.png) ![a](a.png)", ["controls/A.png": "1", "controls/a.png": "2"]),
      "controls/a.png: error: 'content/controls/a.png' and 'content/controls/A.png' are one file where case does not count [colliding-outputs] (the other is here: controls/A.png)"
    ),
    Mistake(
      "raw HTML in a line", site("Tap ①<b>②twice."),
      "controls/switch.md ①②: error: raw HTML stands in the text, and site.yml does not allow it [raw-html]"
    ),
    Mistake(
      "broken links in a table, a footnote and a page",
      site(
        "| A |\n|---|\n| ①[a](x.md)② |\n\nText[^1].\n\n[^1]: ③[b](y.md)④\n",
        ["glossary.md": "①[c](z.md)②\n"]),
      "controls/switch.md ①②: error: link 'x.md' leads nowhere [broken-link]",
      "controls/switch.md ③④: error: link 'y.md' leads nowhere [broken-link]",
      "glossary.md ①②: error: link 'z.md' leads nowhere [broken-link]"),
  ]

  @Test(arguments: mistakes) func tellAMistake(_ mistake: Mistake) {
    #expect(MarkedSite(mistake.files).problems == mistake.told)
  }

  @Test(arguments: [
    ("https://example.org/", LinkTarget.external("https://example.org/")),
    ("mailto:a@example.org", .external("mailto:a@example.org")),
    ("slider.md", .guide(kind: .control, slug: "slider", language: "en", anchor: nil)),
    ("./slider.md#", .guide(kind: .control, slug: "slider", language: "en", anchor: nil)),
    ("slider.md#events", .guide(kind: .control, slug: "slider", language: "en", anchor: "events")),
    (
      "../topics/voiceover.md", .guide(kind: .topic, slug: "voiceover", language: "en", anchor: nil)
    ),
    ("../glossary.md#trait", .page(.glossary, anchor: "trait")),
    ("../sources.md#ui-catalog", .page(.sources, anchor: "ui-catalog")),
    ("../images/a%20b.png", .image("images/a b.png")),
    ("#purpose", .samePage(anchor: "purpose")),
  ])
  func leadWhereTheyLead(destination: String, target: LinkTarget) throws {
    let site = MarkedSite(Self.site("## Purpose\n"))
    let content = try #require(site.content)
    let path = try #require(content.guides.first { $0.slug == "switch" }?.path)
    #expect(content.links.resolve(destination, from: path) == target)
  }

  @Test func leadToAnchorsInEveryScript() throws {
    let site = MarkedSite(
      Self.site("## Обзор\n\n[a](#%D0%BE%D0%B1%D0%B7%D0%BE%D1%80) [b](#обзор)\n"))
    #expect(site.problems == [])
  }

  @Test func leadFromAPageThatIsNoGuide() throws {
    let content = try #require(MarkedSite(Self.site("")).content)
    let target = content.links.resolve(
      "controls/slider.md", from: content.links.path(of: .glossary))
    #expect(target == .guide(kind: .control, slug: "slider", language: "en", anchor: nil))
    #expect(content.links.anchors(of: .glossary) == ["trait"])
    #expect(content.links.resolve("nowhere.md", from: "content/glossary.md") == nil)
  }

  @Test func mayLeadFromADraftToADraft() {
    let site = MarkedSite([
      "controls/a.md": guide("[b](b.md)", "draft: true\n"),
      "controls/b.md": guide("", "draft: true\n"),
    ])
    #expect(site.problems == [])
    #expect(site.content?.guides == [])
  }

  @Test func publishOnlyImagesThatAreShown() {
    let site = MarkedSite(
      Self.site(
        "![a](<../images/a b.png>) ![a](s.svg)",
        ["controls/s.svg": "<svg/>", "controls/t.png": "1"]))
    #expect(site.problems == [])
    #expect(site.content?.images == ["controls/s.svg", "images/a b.png"])
  }

  @Test func mayHoldRawHTMLWhereItIsAllowed() {
    let site = MarkedSite(
      Self.site("Tap <b>twice</b>.", ["site.yml": "title: a\nallow-raw-html: true\n"]))
    #expect(site.problems == [])
  }
}
