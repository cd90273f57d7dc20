import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import GuideMarkup

@Suite struct MarkupParserTests {
  @Test func givesRangesInTheWholeFile() {
    let text = MarkedText("---\ntitle: x\n---\n①A `b`② c\n")
    var log = DiagnosticLog()
    let document = MarkupParser.parse(
      text.file, from: text.range("①", "②").lowerBound, into: &log)
    #expect(
      Outline.of(document, in: text.file) == [
        "p ‹A `b` c›", "  text ‹A ›", "  code ‹`b`›", "  text ‹ c›",
      ])
    #expect(log.isEmpty)
  }

  @Test(arguments: ["", "\n\n", "   \n\t\n", "[x]: /unused\n", "\u{FEFF}"])
  func givesNoBlocksForATextThatShowsNothing(_ text: String) {
    #expect(read(text).blocks.isEmpty)
  }

  @Test func skipsAByteOrderMark() {
    #expect(Outline.of("\u{FEFF}# A\n") == ["h1 ‹# A›", "  text ‹A›"])
  }

  @Test func readsOffsetsOutsideTheFileAsItsEnds() {
    let file = SourceFile(path: "f.md", text: "a")
    var log = DiagnosticLog()
    #expect(MarkupParser.parse(file, from: 99, into: &log).blocks.isEmpty)
    #expect(MarkupParser.parse(file, from: -1, into: &log).blocks.count == 1)
  }

  @Test func decodesEntitiesAndEscapes() {
    #expect(read("&amp; &#x41; \\* &bogus;").blocks.first?.text == "& A * &bogus;")
  }

  @Test func tellsTasksFromOtherItems() {
    guard case .list(let list) = read("- [ ] a\n- [x] b\n- c\n").blocks.first?.content else {
      Issue.record("no list")
      return
    }
    #expect(list.items.map(\.isDone) == [false, true, nil])
    #expect(list.isTight)
    #expect(list.start == nil)
  }

  @Test func keepsTheFirstNumberOfANumberedListAndItsLooseness() {
    guard case .list(let list) = read("7. a\n\n8. b\n").blocks.first?.content else {
      Issue.record("no list")
      return
    }
    #expect(list.start == 7)
    #expect(!list.isTight)
  }

  @Test func fillsShortRowsAndKeepsAlignments() throws {
    guard
      case .table(let table) = read("| a | b | c | d |\n|---|:--|:-:|--:|\n| x |\n").blocks.first?
        .content
    else {
      Issue.record("no table")
      return
    }
    #expect(table.alignments == [.none, .left, .center, .right])
    let row = try #require(table.rows.first)
    #expect(row.cells.map(\.inlines.plainText) == ["x", "", "", ""])
  }

  @Test func numbersFootnotesByTheirFirstReferenceAndDropsUnusedOnes() {
    let document = read("A[^z] B[^a] C[^z]\n\n[^a]: first\n[^z]: last\n[^n]: unused\n")
    #expect(document.footnotes.map(\.number) == [1, 2])
    #expect(document.footnotes.map { $0.blocks.first?.text } == ["last", "first"])
    var references: [Int] = []
    document.forEachInline {
      if case .footnoteReference(let number) = $0.content { references.append(number) }
    }
    #expect(references == [1, 2, 1])
  }

  @Test(arguments: ["one  \ntwo", "one\\\ntwo"]) func keepsHardBreaks(_ text: String) {
    guard case .paragraph(let inlines) = read(text).blocks.first?.content else {
      Issue.record("no paragraph")
      return
    }
    #expect(inlines.map(\.content) == [.text("one"), .lineBreak, .text("two")])
  }

  @Test func keepsTheFirstWordBehindAFenceAsLanguage() {
    let code = CodeBlock(language: "swift", code: "let a = 1\n")
    #expect(read("```swift title\nlet a = 1\n```\n").blocks.map(\.content) == [.codeBlock(code)])
  }

  @Test(arguments: ["\r\n", "\r"]) func readsOtherLineEndsAsLineFeeds(_ lineEnd: String) {
    let text =
      "# A\n\nb `c\nd`\ne <x\ny> f\n\n```\ng\nh\n```\n\n<div>\ni\n</div>\n\n| j |\n|---|\n| k |\n"
    let other = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
    #expect(read(other).blocks.map(\.content.kind) == read(text).blocks.map(\.content.kind))
    #expect(Outline.of(other).count == Outline.of(text).count)
    #expect(read(other).blocks[1].text == read(text).blocks[1].text)
    #expect(read(other).blocks[2].content == read(text).blocks[2].content)
    #expect(read(other).blocks[3].content == read(text).blocks[3].content)
  }

  @Test func listsLinksImagesHeadingsAndRawHTMLInReadingOrder() {
    let document = read(
      """
      # A [b](c.md)

      > ## D

      | x <i>y</i> |
      |---|
      | [e](f.md) ![g](h.png) |

      <hr>

      - [^1] i

      [^1]: [j](k.md)
      """)
    #expect(document.links.map(\.link.destination) == ["c.md", "f.md", "k.md"])
    #expect(document.images.map(\.image.source) == ["h.png"])
    #expect(document.headings.map(\.heading.level) == [1, 2])
    #expect(document.rawHTML.count == 3)
  }

  private func read(_ text: String) -> MarkupDocument {
    var log = DiagnosticLog()
    let document = MarkupParser.parse(
      SourceFile(path: "f.md", text: text), from: 0, into: &log)
    #expect(log.isEmpty)
    return document
  }
}

extension Block {
  /// The plain text of a paragraph or heading.
  fileprivate var text: String? {
    switch content {
    case .paragraph(let inlines): inlines.plainText
    case .heading(let heading): heading.inlines.plainText
    default: nil
    }
  }
}

extension Block.Content {
  fileprivate var kind: String { String("\(self)".prefix { $0 != "(" }) }
}
