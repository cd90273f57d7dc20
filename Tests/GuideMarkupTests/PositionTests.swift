import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import GuideMarkup

/// Places where cmark's own columns are wrong, and shapes that could lead the comparison astray.
@Suite struct PositionTests {
  @Test(arguments: [
    // A code span has its backticks, also when it runs over lines or holds backticks.
    ("a `b` c", ["p ‹a `b` c›", "  text ‹a ›", "  code ‹`b`›", "  text ‹ c›"]),
    ("`` ` `` a", ["p ‹`` ` `` a›", "  code ‹`` ` ``›", "  text ‹ a›"]),
    (
      "> `a\n> b` c",
      [
        "quote ‹> `a⏎> b` c›", "  p ‹`a⏎> b` c›", "    code ‹`a⏎> b`›", "    text ‹ c›",
      ]
    ),
    // Line ends have places, and so has what follows on an indented line.
    (
      "a\n   *b*\\\nc",
      [
        "p ‹a⏎   *b*\\⏎c›", "  text ‹a›", "  soft ‹⏎›", "  em ‹*b*›", "    text ‹b›",
        "  break ‹\\⏎›", "  text ‹c›",
      ]
    ),
    // All kinds of autolinks, and the text behind them.
    (
      "a https://b.c d@e.fg <https://h.i> www.j.kl *m*",
      [
        "p ‹a https://b.c d@e.fg <https://h.i> www.j.kl *m*›", "  text ‹a ›",
        "  link ‹https://b.c›", "    text ‹https://b.c›", "  text ‹ ›", "  link ‹d@e.fg›",
        "    text ‹d@e.fg›", "  text ‹ ›", "  link ‹<https://h.i>›", "    text ‹https://h.i›",
        "  text ‹ ›", "  link ‹www.j.kl›", "    text ‹www.j.kl›", "  text ‹ ›", "  em ‹*m*›",
        "    text ‹m›",
      ]
    ),
    // A destination and a title over lines, a tag over lines.
    (
      "[a](<b c>\n'd\ne') <f\n  g> *h*",
      [
        "p ‹[a](<b c>⏎'d⏎e') <f⏎  g> *h*›", "  link ‹[a](<b c>⏎'d⏎e')›", "    text ‹a›",
        "  text ‹ ›", "  tag ‹<f⏎  g>›", "  text ‹ ›", "  em ‹*h*›", "    text ‹h›",
      ]
    ),
    // Reference links, and definitions that cmark takes out of the paragraph.
    (
      "[a]: /b 'c\nd'\n[e]: <f>\n[a] [g][a] ![e][] *h*",
      [
        "p ‹[a] [g][a] ![e][] *h*›", "  link ‹[a]›", "    text ‹a›", "  text ‹ ›",
        "  link ‹[g][a]›", "    text ‹g›", "  text ‹ ›", "  image ‹![e][]›", "    text ‹e›",
        "  text ‹ ›", "  em ‹*h*›", "    text ‹h›",
      ]
    ),
    // Entities and escapes are longer in the file than in the text.
    (
      "&amp; &NotEqualTilde; \\* *a*",
      [
        "p ‹&amp; &NotEqualTilde; \\* *a*›", "  text ‹&amp; &NotEqualTilde; \\* ›", "  em ‹*a*›",
        "    text ‹a›",
      ]
    ),
    // Letters of more than one byte.
    (
      "日本 *é* `я`",
      [
        "p ‹日本 *é* `я`›", "  text ‹日本 ›", "  em ‹*é*›", "    text ‹é›", "  text ‹ ›",
        "  code ‹`я`›",
      ]
    ),
    // Marks inside marks, and marks that stay text.
    (
      "***a** b* **c ~~d~~",
      [
        "p ‹***a** b* **c ~~d~~›", "  em ‹***a** b*›", "    strong ‹**a**›", "      text ‹a›",
        "    text ‹ b›", "  text ‹ **c ›", "  del ‹~~d~~›", "    text ‹d›",
      ]
    ),
    // A lazy line has fewer quote marks.
    (
      "> > a *b*\nc *d*",
      [
        "quote ‹> > a *b*⏎c *d*›", "  quote ‹> a *b*⏎c *d*›", "    p ‹a *b*⏎c *d*›",
        "      text ‹a ›", "      em ‹*b*›", "        text ‹b›", "      soft ‹⏎›",
        "      text ‹c ›", "      em ‹*d*›", "        text ‹d›",
      ]
    ),
    // Headings of both kinds.
    (
      "## a *b* {#c} ##", ["h2 #c ‹## a *b* {#c} ##›", "  text ‹a ›", "  em ‹*b*›", "    text ‹b›"]
    ),
    (
      "#a\n*b*\n===",
      [
        "h1 ‹#a⏎*b*⏎===›", "  text ‹#a›", "  soft ‹⏎›", "  em ‹*b*›", "    text ‹b›",
      ]
    ),
    ("# a \\{#b}", ["h1 ‹# a \\{#b}›", "  text ‹a \\{#b}›"]),
    ("# {#b}", ["h1 #b ‹# {#b}›"]),
    ("# Über {#über-1_a.b}", ["h1 #über-1_a.b ‹# Über {#über-1_a.b}›", "  text ‹Über›"]),
    // Footnotes.
    (
      "a[^b] c\n\n[^b]: d *e*",
      [
        "p ‹a[^b] c›", "  text ‹a›", "  ref 1 ‹[^b]›", "  text ‹ c›", "footnote 1", "  p ‹d *e*›",
        "    text ‹d ›", "    em ‹*e*›", "      text ‹e›",
      ]
    ),
    // Blocks that hold text as it stands.
    (
      "- ```x\n  a\n  ```\n\n  <hr>\n- ***",
      [
        "ul loose ‹- ```x⏎  a⏎  ```⏎⏎  <hr>⏎- ***›", "  li", "    pre[x] ‹```x⏎  a⏎  ```›",
        "    html ‹<hr>›", "  li", "    hr ‹***›",
      ]
    ),
  ]) func standWhereTheFileHasThem(_ text: String, _ outline: [String]) {
    #expect(Outline.of(text) == outline)
  }

  @Test(arguments: [
    // An escaped pipe in text and in code.
    (
      "| a |\n|---|\n| b \\| *c* `d \\| e` f |",
      [
        "table none ‹| a |⏎|---|⏎| b \\| *c* `d \\| e` f |›", "  header cell ‹a›", "    text ‹a›",
        "  row ‹| b \\| *c* `d \\| e` f |›", "     cell ‹b \\| *c* `d \\| e` f›",
        "      text ‹b \\| ›", "      em ‹*c*›", "        text ‹c›", "      text ‹ ›",
        "      code ‹`d \\| e`›", "      text ‹ f›",
      ]
    ),
    // Rows without outer pipes, empty cells, and cells that were left out.
    (
      "a|b\n-|-\n |c\n*d*",
      [
        "table none none ‹a|b⏎-|-⏎ |c⏎*d*›", "  header cell ‹a›", "    text ‹a›",
        "  header cell ‹b›", "    text ‹b›", "  row ‹|c›", "     cell ‹c›", "      text ‹c›",
        "     cell ‹›", "  row ‹*d*›", "     cell ‹*d*›", "      em ‹*d*›", "        text ‹d›",
        "     cell ‹›",
      ]
    ),
    // A paragraph right above the table, in a quote in a list.
    (
      "- > x *y*\n  > z\n  > | a |\n  > |---|\n  > | [b](c.md) |",
      [
        "ul ‹- > x *y*⏎  > z⏎  > | a |⏎  > |---|⏎  > | [b](c.md) |›", "  li",
        "    quote ‹> x *y*⏎  > z⏎  > | a |⏎  > |---|⏎  > | [b](c.md) |›", "      p ‹x *y*⏎  > z›",
        "        text ‹x ›", "        em ‹*y*›", "          text ‹y›", "        soft ‹⏎›",
        "        text ‹z›", "      table none ‹| a |⏎  > |---|⏎  > | [b](c.md) |›",
        "        header cell ‹a›", "          text ‹a›", "        row ‹| [b](c.md) |›",
        "           cell ‹[b](c.md)›", "            link ‹[b](c.md)›", "              text ‹b›",
      ]
    ),
    // A table that is an item's first block.
    (
      "1. | a |\n   |---|\n   | b |",
      [
        "ol 1 ‹1. | a |⏎   |---|⏎   | b |›", "  li", "    table none ‹| a |⏎   |---|⏎   | b |›",
        "      header cell ‹a›", "        text ‹a›", "      row ‹| b |›", "         cell ‹b›",
        "          text ‹b›",
      ]
    ),
  ]) func ofTableCellsAreExact(_ text: String, _ outline: [String]) {
    #expect(Outline.of(text) == outline)
  }

  @Test func anEmptyCellIsAPointBehindThePipeBeforeIt() throws {
    let text = MarkedText("| a | b |\n|---|---|\n| x |①② |\n")
    var log = DiagnosticLog()
    let document = MarkupParser.parse(text.file, from: 0, into: &log)
    guard case .table(let table) = document.blocks.first?.content else {
      Issue.record("no table")
      return
    }
    #expect(try #require(table.rows.first).cells[1].range == text.range("①", "②"))
  }

  @Test func aCellThatWasLeftOutIsAPointAtTheEndOfItsRow() throws {
    let text = MarkedText("| a | b |\n|---|---|\n| x |①②\n")
    var log = DiagnosticLog()
    let document = MarkupParser.parse(text.file, from: 0, into: &log)
    guard case .table(let table) = document.blocks.first?.content else {
      Issue.record("no table")
      return
    }
    #expect(try #require(table.rows.first).cells[1].range == text.range("①", "②"))
  }

  // MARK: - When the text does not match

  @Test func areNoneAfterAMismatchUntilATextIsFoundThatStandsThereOnce() {
    var positions = positions("a ??? word *b* word again")
    #expect(positions.text(Array("a ".utf8)) == 0..<2)
    #expect(positions.text(Array("!".utf8)) == nil)
    #expect(positions.text(Array("b".utf8)) == nil)
    #expect(positions.text(Array("word".utf8)) == nil)
    #expect(positions.text(Array(" again".utf8)) == 19..<25)
  }

  @Test(arguments: ["Switch", "Über", "Назначение", "用途", "Straße \u{1F600}"])
  func keepNoSpaceBeforeAHeadingsID(_ title: String) {
    let file = SourceFile(path: "f.md", text: "## \(title) \t {#id}\n")
    var log = DiagnosticLog()
    guard
      case .heading(let heading) = MarkupParser.parse(file, from: 0, into: &log).blocks.first?
        .content
    else {
      Issue.record("there is no heading")
      return
    }
    #expect(heading.inlines.plainText == title)
    #expect(heading.explicitAnchor == "id")
  }

  @Test func fallBackToTheBlocksFirstLine() {
    // The quote mark behind four spaces is text, which no look at the line alone can tell.
    let outline = Outline.of("> a\n    > *b*\n\nc")
    #expect(
      outline == [
        "quote ‹> a⏎    > *b*›", "  p ‹a⏎    > *b*›", "    text ‹a›", "    soft ‹⏎›",
        "    text ‹a›", "    em ‹a›", "      text ‹a›", "p ‹c›", "  text ‹c›",
      ])
  }

  private func positions(_ text: String) -> SourcePositions {
    var source = InlineSource()
    source.append(0..<text.utf8.count, of: Array(text.utf8))
    return SourcePositions(source)
  }
}

@Suite struct RandomTextTests {
  /// Shapes of Markdown that, joined at random, make texts that nobody would think of.
  private static let pieces = [
    "a", "b c", " ", "    ", "\n", "\n\n", "\n> ", "\n- ", "\n1. ", "\n  ", "*", "**", "_", "~~",
    "`", "``", "[", "]", "](", ")", "<", ">", "|", "\\|", "\\", "\n|-|-|\n", "\n|-|\n", "| a | b |",
    "&amp;", "&copy", "![", "[x]", "\n[x]: /u 't'\n", "[^n]", "\n[^n]: note\n", "https://a.b/c",
    "x@y.zz", "<a href='b'>", "<b\n c>", "\n\n```s\n", "\n# ", "\n===\n", "{#id}", "é", "日本",
    "\t", "\r\n", "- [ ] ", "\n<div>\n", "#",
  ]

  @Test(arguments: 1...20) func holdsItsTextsWhereItsRangesSay(_ seed: UInt64) {
    var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<50 {
      let text = (0..<random.next(40)).map { _ in Self.pieces[random.next(Self.pieces.count)] }
        .joined()
      let file = SourceFile(path: "f.md", text: text)
      var log = DiagnosticLog()
      let document = MarkupParser.parse(file, from: 0, into: &log)
      var lines: Set<String> = []
      document.forEachBlock {
        let whole = file.text(in: $0.range)
        lines.insert(String(whole.prefix { !$0.isNewline }).trimmed)
        if case .table(let table) = $0.content {
          for row in table.rows { lines.insert(file.text(in: row.range)) }
        }
      }
      document.forEachInline {
        guard case .text(let words) = $0.content else { return }
        let there = file.text(in: $0.range)
        // Escapes and entities are longer in the file; the rest is the same or the first line.
        if there.contains("\\") || there.contains("&") { return }
        #expect(there == words || lines.contains(there), "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: 1...10) func isTheSameTreeBehindFrontMatter(_ seed: UInt64) {
    var random = Random(state: seed &* 0xD134_2543_DE82_EF95)
    for _ in 0..<30 {
      let text = (0..<random.next(40)).map { _ in Self.pieces[random.next(Self.pieces.count)] }
        .joined()
      let front = "---\ntitle: x\n---\n"
      #expect(Outline.of(front + text, from: front.utf8.count) == Outline.of(text))
    }
  }

  /// A small generator with a fixed sequence for each seed.
  private struct Random {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
