import Diagnostics
import DiagnosticsTestSupport
import GuideMarkup
import Testing

@Suite struct MarkupProblemsTests {
  @Test func reportsAnIDOfOtherCharacters() {
    let text = MarkedText("## How it works ①{#how it}②\n")
    #expect(
      problems(text) == [
        Diagnostic(
          .badHeadingID,
          "the heading's id 'how it' has characters other than letters, digits, '-', '_' and '.'",
          at: text.place("①", "②"), help: ["write it like {#how-it-works}"])
      ])
  }

  @Test func reportsAnEmptyID() {
    let text = MarkedText("Title ①{#}②\n===\n")
    #expect(
      problems(text) == [
        Diagnostic(
          .badHeadingID, "the heading's id is empty", at: text.place("①", "②"),
          help: ["write it like {#how-it-works}"])
      ])
  }

  @Test func reportsADelimiterRowThatDoesNotFitItsHeader() {
    let text = MarkedText("- > | a | b |\n  > ①|---|②\n  > | c | d |\n")
    #expect(
      problems(text) == [
        Diagnostic(
          .brokenTable,
          "the delimiter row has 1 cell, but the line above it 2, so this is no table",
          at: text.place("①", "②"),
          help: ["give both rows the same cells", "write '\\|' for a '|' inside a cell"])
      ])
  }

  @Test func reportsADelimiterRowWithoutAHeader() {
    let text = MarkedText("| a | b |\n\n①|---|:-:|②\n| c | d |\n")
    #expect(
      problems(text) == [
        Diagnostic(
          .brokenTable, "the delimiter row has no header row right above it, so this is no table",
          at: text.place("①", "②"), help: ["put the header row right above it"])
      ])
  }

  @Test func reportsTheCellThatTheHeaderHasNoColumnFor() {
    let text = MarkedText("> | a | b |\n> |---|---|\n> | 1 | 2 | ①three *3*② |\n")
    #expect(
      problems(text) == [
        Diagnostic(
          .cellBeyondHeader,
          "the row has 3 cells, but the table's header has 2; 'three *3*' would be lost",
          at: text.place("①", "②"),
          help: ["add a column to the header", "write '\\|' for a '|' inside a cell"])
      ])
  }

  @Test func reportsCodeThatAPipeTearsApartAndNotTheCellItMakes() {
    let text = MarkedText("| a | b |\n|---|---|\n| ①`x | y`② | z |\n| `ok` | ``x \\| ` `` |\n")
    #expect(
      problems(text) == [
        Diagnostic(
          .codeSplitByPipe, "the '|' in the code ends the table cell", at: text.place("①", "②"),
          help: ["write '\\|' for a '|' inside a cell"])
      ])
  }

  @Test(arguments: [
    ("[a](javascript:alert)", "javascript"), ("[a](JavaScript&colon;alert)", "javascript"),
    ("[a](<java\tscript:x>)", "javascript"), ("[a](&#1;javascript:x)", "javascript"),
    ("[a](java&#10;script:x)", "javascript"), ("<vbscript:x>", "vbscript"),
    ("[a](data:text/html,x)", "data"), ("[a](&#x200B;data:x)", "data"),
  ]) func reportsALinkThatCarriesCode(_ link: String, _ scheme: String) {
    let text = MarkedText("Text ①\(link)② end\n")
    #expect(
      problems(text) == [
        Diagnostic(
          .scriptLink, "the link's address has the scheme '\(scheme)'", at: text.place("①", "②"),
          help: ["link to a file of the site or to an https address"])
      ])
  }

  @Test func reportsAnImageThatCarriesItsContent() {
    let text = MarkedText("①![a][d]②\n\n[d]: data:image/png;base64,AA\n")
    #expect(problems(text).map(\.message) == ["the image's address has the scheme 'data'"])
    #expect(problems(text).map(\.place) == [text.place("①", "②")])
  }

  @Test(arguments: [
    "https://a.b/javascript:x", "a.md#data:x", "mailto:a@b.c", "javascript", "./data:x",
  ])
  func letsOtherAddressesPass(_ address: String) {
    #expect(problems(MarkedText("[a](\(address))\n")).isEmpty)
  }

  @Test func refusesATextOfTwentyMegabytes() {
    let file = SourceFile(path: "big.md", bytes: Array(repeating: 0x61, count: 20_000_000))
    #expect(
      problems(file) == [
        Diagnostic(
          .markupTooLarge, "the text has 20000000 bytes; 2000000 is the limit",
          at: SourcePlace(path: "big.md"),
          help: ["split the file, or keep data out of the content folder"])
      ])
  }

  @Test func refusesAByteZero() {
    let text = MarkedText("a ①\u{0}② b\n")
    #expect(
      problems(text) == [
        Diagnostic(
          .nulInText, "the text holds a byte 0", at: text.place("①", "②"),
          help: ["save the file as UTF-8"])
      ])
  }

  @Test func refusesBytesThatAreNotUTF8() {
    let file = SourceFile(path: "f.md", bytes: Array("é\nab".utf8) + [0xE9, 0x20])
    #expect(
      problems(file) == [
        Diagnostic(
          .textNotUTF8, "the byte 0xE9 is not UTF-8",
          at: file.place(file.bytes.count - 2..<file.bytes.count - 1),
          help: ["save the file as UTF-8"])
      ])
  }

  @Test(arguments: ["> ", "- ", "1. ", ">"]) func refusesALineOfTooManyMarks(_ mark: String) {
    let marks = String(repeating: mark, count: 5000)
    let text = MarkedText("a\n\n①\(marks)x②\n")
    #expect(
      problems(text) == [
        Diagnostic(
          .nestingTooDeep, "the line opens more than 100 quotes and lists inside each other",
          at: text.place("①", "②"), help: ["keep fewer levels"])
      ])
  }

  @Test func reportsNestingThatManyLinesBuild() {
    let lines = (0..<150).map { String(repeating: " ", count: 2 * $0) + "- a" }
    #expect(
      problems(MarkedText(lines.joined(separator: "\n"))).map(\.message) == [
        "quotes, lists or emphasis stand inside each other more than 100 levels deep"
      ])
  }

  @Test func reportsDeepEmphasis() {
    let text = String(repeating: "*a _b ", count: 3000) + String(repeating: "c_ d* ", count: 3000)
    #expect(problems(MarkedText(text)).map(\.code) == [.nestingTooDeep])
  }

  @Test(arguments: ["", "> ", "- ", "1. > "]) func refusesATableOfThreeThousandColumns(
    _ mark: String
  ) {
    let indent = mark == "> " ? mark : String(mark.map { $0 == ">" ? ">" : " " })
    let text = MarkedText(
      mark + String(repeating: "|a", count: 3000) + "|\n" + indent + "①"
        + String(repeating: "|-", count: 3000) + "|②\n"
        + String(repeating: indent + "a\n", count: 3000))
    let found = problems(text)
    #expect(found.map(\.message) == ["the table has 3000 columns; 128 is the limit"])
    #expect(found.map(\.code) == [.tableTooWide])
    #expect(found.first?.place?.line == 2)
    #expect(found.first?.help == ["split the table"])
  }

  @Test func readsATableOfAsManyColumnsAsTheLimitAllows() {
    let text = String(repeating: "|a", count: 128) + "|\n" + String(repeating: "|-", count: 128)
    #expect(problems(MarkedText(text + "|\n")).isEmpty)
  }

  @Test func refusesRowsThatAskForMoreCellsThanTheFileHoldsBytes() {
    let head = String(repeating: "|a", count: 100) + "|\n" + String(repeating: "|-", count: 100)
    // The delimiter row counts as a row, so that the 500th row behind it is one too many.
    let text = MarkedText(
      head + "|\n" + String(repeating: "a\n", count: 499) + "①a②\n"
        + String(repeating: "a\n", count: 9))
    #expect(
      problems(text) == [
        Diagnostic(
          .tableTooLarge, "the file's tables have more than 50000 cells up to this row",
          at: text.place("①", "②"), help: ["split the file"])
      ])
  }

  @Test(arguments: ["-|-\n-|-|-\n", "-|-\n*\n-|-|-\n    >\n"])
  func refusesAParagraphOfDelimiterRows(_ lines: String) {
    let found = problems(MarkedText(String(repeating: lines, count: 20_000)))
    #expect(
      found.map(\.message) == [
        "the paragraph repeats lines like a table's delimiter row too often"
      ])
    #expect(found.map(\.code) == [.slowMarkup])
    #expect(
      found.first?.help == [
        "put a blank line between tables", "put text that is no table into a code block",
      ])
  }

  @Test func refusesAWordOfManyAtSigns() {
    let text = MarkedText("①\(String(repeating: "a@", count: 100_000))②\n")
    #expect(
      problems(text) == [
        Diagnostic(
          .slowMarkup, "a word holds too many '@'", at: text.place("①", "②"),
          help: ["put spaces between them"])
      ])
  }

  @Test func refusesBlankLinesWithoutEndInADeepList() {
    let text = MarkedText(
      String(repeating: "- ", count: 90) + "a\n" + String(repeating: "\n", count: 200_000) + "b")
    let found = problems(text)
    #expect(found.map(\.message) == ["too many blank lines stand in deep lists"])
    #expect(found.map(\.code) == [.slowMarkup])
    #expect(found.first?.help == ["take blank lines out"])
  }

  @Test(arguments: [
    "```\n|---|---|\n| a `b | c` | d | e |\n```\n",
    "    | a |\n    |---|\n    | b | c |\n",
    "```\n- - - - - - - - - - - -\n> > > >\n```\n",
    "| a |\n|---|\n| b |\n\nc | d | e\n", "a\n---\n", "a\n- b\n", "a\n\n---\n\n-- | --x\n",
  ]) func saysNothingAboutWhatIsNoTable(_ text: String) {
    #expect(problems(MarkedText(text)).isEmpty)
  }

  private func problems(_ text: MarkedText) -> [Diagnostic] { problems(text.file) }

  private func problems(_ file: SourceFile) -> [Diagnostic] {
    var log = DiagnosticLog()
    _ = MarkupParser.parse(file, from: 0, into: &log)
    return log.diagnostics
  }
}
