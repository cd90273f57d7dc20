import GuideMarkup
import Testing

@testable import Pages

@Suite("Prose")
struct ProseRendererTests {
  private func renderer(allowsRawHTML: Bool = false) -> ProseRenderer {
    ProseRenderer(
      labels: .init(
        table: "Table", code: "Code", footnote: "Note", backToText: "Back to note", done: "Done:",
        toDo: "To do:"),
      allowsRawHTML: allowsRawHTML
    ) { destination in
      switch destination {
      case "slider.md": .local("../slider/index.html")
      case "broken.md": .nowhere
      case let image where image.hasSuffix(".png"): .local("../../images/\(image)")
      default: .external(destination)
      }
    }
  }

  private func html(_ content: Block.Content, allowsRawHTML: Bool = false) -> String {
    var renderer = renderer(allowsRawHTML: allowsRawHTML)
    return String(decoding: renderer.html([Sample.block(content)]), as: UTF8.self)
  }

  private func html(_ content: Inline.Content) -> String {
    var renderer = renderer()
    return String(decoding: renderer.html([Inline(content, range: 0..<0)]), as: UTF8.self)
  }

  @Test func writesAParagraphWithItsMarks() {
    let text = [Sample.text("a < b")]
    #expect(
      html(
        .paragraph([
          Inline(.emphasis(text), range: 0..<0), Inline(.softBreak, range: 0..<0),
          Inline(.strong(text), range: 0..<0), Inline(.lineBreak, range: 0..<0),
          Inline(.strikethrough(text), range: 0..<0), Sample.code("<b>"),
        ]))
        == "<p><em>a &lt; b</em>\n<strong>a &lt; b</strong><br>\n<del>a &lt; b</del>"
        + "<code>&lt;b&gt;</code></p>\n")
  }

  @Test func writesAQuotationWithItsBlocksAndARule() {
    #expect(
      html(.blockQuote([Sample.paragraph("a & b"), Sample.block(.thematicBreak)]))
        == "<blockquote>\n<p>a &amp; b</p>\n<hr>\n</blockquote>\n")
  }

  @Test func writesAListWithinATightItemOnALineOfItsOwn() {
    let inner = List(
      start: nil, isTight: true, items: [List.Item(blocks: [Sample.paragraph("inner")])])
    let item = List.Item(blocks: [Sample.paragraph("outer"), Sample.block(.list(inner))])
    #expect(
      html(.list(List(start: nil, isTight: true, items: [item])))
        == "<ul>\n<li>outer<ul>\n<li>inner</li>\n</ul>\n</li>\n</ul>\n")
  }

  @Test func keepsOneH1WhenADocumentIsShifted() {
    var renderer = renderer()
    renderer.headingShift = 1
    let heading = Sample.block(
      .heading(Heading(level: 1, inlines: [Sample.text("Top")], explicitAnchor: "top")))
    #expect(
      String(decoding: renderer.html([heading]), as: UTF8.self) == "<h2 id=\"top\">Top</h2>\n")
  }

  @Test func putsATableIntoARegionThatKeysCanScroll() {
    let table = Table(
      alignments: [.none, .right], header: [Sample.cell("Name"), Sample.cell("Bit")],
      rows: [Table.Row(cells: [Sample.cell("button"), Sample.cell("0")], range: 0..<0)])
    #expect(
      html(.table(table)) == """
        <div class="scroll" role="region" tabindex="0" aria-label="Table 1: Name"><table>
        <thead><tr><th scope="col">Name</th><th scope="col" class="right">Bit</th></tr></thead>
        <tbody>
        <tr><td>button</td><td class="right">0</td></tr>
        </tbody>
        </table></div>

        """)
  }

  @Test func leavesOutTheBodyOfATableWithoutRows() {
    let table = Table(alignments: [.none], header: [Sample.cell("Name")], rows: [])
    #expect(!html(.table(table)).contains("<tbody>"))
  }

  @Test func namesTheLanguageOfCode() {
    #expect(
      html(.codeBlock(CodeBlock(language: "yaml", code: "a: 1 < 2\n")))
        == "<pre class=\"code\" role=\"group\" tabindex=\"0\" aria-label=\"Code 1, yaml\">"
        + "<code class=\"language-yaml\">a: 1 &lt; 2\n</code></pre>\n")
  }

  @Test func writesATightTaskListWithWords() {
    let items = [
      List.Item(isDone: true, blocks: [Sample.paragraph("one")]),
      List.Item(isDone: false, blocks: [Sample.paragraph("two")]),
    ]
    #expect(
      html(.list(List(start: nil, isTight: true, items: items))) == """
        <ul class="tasks">
        <li><span class="task done">Done:</span> one</li>
        <li><span class="task">To do:</span> two</li>
        </ul>

        """)
  }

  @Test func keepsTheFirstNumberAndTheParagraphsOfALooseList() {
    let items = [List.Item(blocks: [Sample.paragraph("one")])]
    #expect(
      html(.list(List(start: 3, isTight: false, items: items)))
        == "<ol start=\"3\">\n<li><p>one</p>\n</li>\n</ol>\n")
  }

  @Test func tellsLinksOfOtherSitesApart() {
    let words = [Sample.text("there")]
    #expect(
      html(.link(Link(destination: "slider.md", title: "", inlines: words)))
        == "<a href=\"../slider/index.html\">there</a>")
    #expect(
      html(.link(Link(destination: "https://example.org/?a&b", title: "T", inlines: words)))
        == "<a rel=\"external noopener\" href=\"https://example.org/?a&amp;b\" title=\"T\">there</a>"
    )
    #expect(html(.link(Link(destination: "broken.md", title: "", inlines: words))) == "there")
  }

  @Test func asksNoOtherSiteForAnImage() {
    let words = [Sample.text("a switch")]
    #expect(
      html(.image(Image(source: "on.png", title: "", alternative: words)))
        == "<img loading=\"lazy\" decoding=\"async\" src=\"../../images/on.png\" alt=\"a switch\">")
    #expect(
      html(.image(Image(source: "https://example.org/on.gif", title: "", alternative: words)))
        == "a switch")
  }

  @Test func showsRawHTMLAsTextUnlessItIsAllowed() {
    #expect(html(Block.Content.html("<hr>\n")) == "<pre class=\"code\">&lt;hr&gt;\n</pre>\n")
    #expect(html(.html("<hr>\n"), allowsRawHTML: true) == "<hr>\n")
  }

  @Test func leadsFromEachReferenceToItsFootnoteAndBack() {
    var renderer = renderer()
    let reference = Inline(.footnoteReference(1), range: 0..<0)
    let text = renderer.html([reference, reference])
    #expect(
      String(decoding: text, as: UTF8.self)
        == "<sup><a class=\"footnote-reference\" id=\"fnref-1\" href=\"#fn-1\" aria-label=\"Note 1\">1</a></sup>"
        + "<sup><a class=\"footnote-reference\" id=\"fnref-1-2\" href=\"#fn-1\" aria-label=\"Note 1\">1</a></sup>"
    )
    let notes = renderer.html([Footnote(number: 1, blocks: [Sample.paragraph("Words.")])])
    #expect(
      String(decoding: notes, as: UTF8.self) == """
        <ol class="footnotes">
        <li id="fn-1"><p>Words.</p>
        <p> <a class="back" href="#fnref-1" aria-label="Back to note 1">↩</a> <a class="back" href="#fnref-1-2" aria-label="Back to note 1, 2">↩</a></p></li>
        </ol>

        """)
  }

  @Test func stopsAtTheLastHeadingLevel() {
    var renderer = renderer()
    renderer.headingShift = 4
    let heading = Sample.block(.heading(Heading(level: 5, inlines: [Sample.text("Deep")])))
    #expect(String(decoding: renderer.html([heading]), as: UTF8.self) == "<h6>Deep</h6>\n")
  }
}
