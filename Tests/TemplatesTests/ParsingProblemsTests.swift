import Diagnostics
import DiagnosticsTestSupport
import Templates
import Testing

@Suite("Problems in a template file")
struct ParsingProblemsTests {
  private func problems(_ fixture: MarkedText) -> [Diagnostic] {
    var log = DiagnosticLog()
    _ = Template.parse(fixture.file, name: "page", &log)
    return log.diagnostics
  }

  private func problems(_ text: String) -> [Diagnostic] { problems(MarkedText(text)) }

  // MARK: - Tags

  @Test func pointsAtATagThatNothingCloses() {
    let page = MarkedText("<h1>①{{②title}</h1>\n<p>", path: "page.mustache")
    #expect(
      problems(page) == [
        Diagnostic(
          .unclosedTag, "'{{' opens a tag that nothing closes", at: page.place("①", "②"),
          help: ["end the tag with '}}'"])
      ])
  }

  @Test func readsOnAfterAnUnclosedTagAtTheNextOne() {
    let page = MarkedText("①{{#②a} {{b c}}")
    #expect(problems(page).map(\.code) == [.unclosedTag, .badTagName])
    #expect(problems(page).first?.place == page.place("①", "②"))
  }

  @Test(arguments: [
    ("①{{{②name}}", "{{{", "}}}"), ("①{{!② note", "{{!", "}}"), ("①{{=②<% %>", "{{=", "=}}"),
    ("{{=<% %>=}}①<%②name", "<%", "%>"), ("①{{②", "{{", "}}"), ("a ①{{{②", "{{{", "}}}"),
  ])
  func namesWhatWouldCloseTheTag(fixture: String, opening: String, closing: String) {
    let page = MarkedText(fixture)
    #expect(
      problems(page) == [
        Diagnostic(
          .unclosedTag, "'\(opening)' opens a tag that nothing closes", at: page.place("①", "②"),
          help: ["end the tag with '\(closing)'"])
      ])
  }

  @Test(arguments: [
    "{{①rule id②}}", "{{#①a..b②}}{{/a..b}}", "{{①.a②}}", "{{{①a.②}}}", "{{>①a b②}}",
  ])
  func pointsAtATextThatIsNoName(fixture: String) {
    let page = MarkedText(fixture)
    #expect(
      problems(page) == [
        Diagnostic(
          .badTagName, "'\(page.file.text(in: page.range("①", "②")))' is not a name",
          at: page.place("①", "②"),
          help: ["a name has no spaces; a dotted one has a name on each side of every dot"])
      ])
  }

  @Test(arguments: ["①{{}}②", "①{{  }}②", "①{{&}}②", "①{{{ }}}②", "①{{>}}②"])
  func pointsAtATagWithoutAName(fixture: String) {
    let page = MarkedText(fixture)
    #expect(
      problems(page) == [
        Diagnostic(
          .badTagName, "the tag has no name", at: page.place("①", "②"),
          help: ["name a value as in {{title}}, or take the tag out"])
      ])
  }

  @Test func refusesANameOfMoreThan200Bytes() {
    let page = MarkedText("{{①\(String(repeating: "n", count: 201))②}}")
    #expect(
      problems(page) == [
        Diagnostic(
          .badTagName, "the tag's name is longer than 200 bytes", at: page.place("①", "②"),
          help: ["end the tag after its name"])
      ])
    #expect(problems("{{\(String(repeating: "n", count: 200))}}").isEmpty)
  }

  @Test(arguments: [
    "①{{=<% =}}②", "①{{= a b c =}}②", "①{{==}}②", "①{{=a= b=}}②", "①{{=12345678901234567 b=}}②",
  ])
  func pointsAtDelimitersThatAreNotTwoShortWords(fixture: String) {
    let page = MarkedText(fixture)
    #expect(
      problems(page) == [
        Diagnostic(
          .badDelimiters,
          "delimiters are two words without '=' and at most 16 bytes long each",
          at: page.place("①", "②"), help: ["write them as in {{=<% %>=}}"])
      ])
  }

  @Test(arguments: [
    ("①{{<layout}}②", "<", "inheritance"), ("①{{$title}}②", "$", "inheritance"),
    ("①{{>*name}}②", "*", "a partial whose name is a value"),
  ])
  func namesTheFeatureThatTemplatesDoNotHave(fixture: String, sign: String, feature: String) {
    let page = MarkedText(fixture)
    #expect(
      problems(page) == [
        Diagnostic(
          .unsupportedTag,
          "a tag with '\(sign)' is \(feature), which templates here do not have",
          at: page.place("①", "②"), help: ["include a partial by its name: {{> name}}"])
      ])
  }

  // MARK: - Sections

  @Test func pointsAtASectionThatIsNotClosed() {
    let page = MarkedText("a\n①{{#rules}}②\n{{id}}\n")
    #expect(
      problems(page) == [
        Diagnostic(
          .unclosedSection, "section 'rules' is not closed", at: page.place("①", "②"),
          help: ["end it with {{/rules}}"])
      ])
  }

  @Test func reportsTheInnerSectionThatAnOuterOneEndsBefore() {
    let page = MarkedText("{{#a}}①{{^b}}②x③{{/a}}④")
    #expect(
      problems(page) == [
        Diagnostic(
          .unclosedSection, "section 'b' is not closed", at: page.place("①", "②"),
          notes: [.init("an outer section is closed here", at: page.place("③", "④"))],
          help: ["end it with {{/b}}"])
      ])
  }

  @Test func reportsAMisspelledEndOfASectionOnce() {
    let page = MarkedText("①{{#rules}}②x③{{/rule}}④")
    #expect(
      problems(page) == [
        Diagnostic(
          .mismatchedSectionClose, "'rule' is closed here and the open section is 'rules'",
          at: page.place("③", "④"),
          notes: [.init("'rules' is opened here", at: page.place("①", "②"))],
          help: ["write {{/rules}}"])
      ])
  }

  @Test func leavesAForeignEndOutAndFindsTheRightOneLater() {
    #expect(problems("{{#rules}}{{/title}}{{/rules}}").map(\.code) == [.mismatchedSectionClose])
  }

  @Test func pointsAtAnEndWithoutASection() {
    let page = MarkedText("x ①{{/rules}}②")
    #expect(
      problems(page) == [
        Diagnostic(
          .mismatchedSectionClose, "'rules' is closed here and no section is open",
          at: page.place("①", "②"),
          help: ["take the tag out, or open the section before it with {{#rules}}"])
      ])
  }

  @Test func allowsSections64DeepAndRefusesTheNext() {
    let open = String(repeating: "{{#a}}", count: 64)
    let close = String(repeating: "{{/a}}", count: 64)
    #expect(problems(open + close).isEmpty)
    let page = MarkedText("\(open)①{{#a}}②{{/a}}\(close)")
    #expect(
      problems(page) == [
        Diagnostic(
          .templateTooDeep, "sections stand in each other more than 64 deep",
          at: page.place("①", "②"), help: ["move the inner sections into a partial"])
      ])
  }

  // MARK: - Bytes

  @Test func pointsAtTheFirstByteThatIsNotUTF8() {
    let file = SourceFile(path: "page.mustache", bytes: Array("ab".utf8) + [0xFF, 0x41])
    var log = DiagnosticLog()
    _ = Template.parse(file, name: "page", &log)
    #expect(
      log.diagnostics == [
        Diagnostic(
          .templateNotText, "the template holds bytes that are not UTF-8", at: file.place(2..<3),
          help: ["save the file as UTF-8"])
      ])
  }

  @Test(arguments: [("\u{0}", "00"), ("\u{1B}", "1B"), ("\u{7F}", "7F")])
  func pointsAtTheFirstControlCharacter(character: String, digits: String) {
    let page = MarkedText("a\t\r\n①\(character)②b\(character)")
    #expect(
      problems(page) == [
        Diagnostic(
          .templateNotText, "the template holds the control character U+00\(digits)",
          at: page.place("①", "②"), help: ["take the character out"])
      ])
  }

  // MARK: - Hostile files

  @Test(arguments: ["{{", "{{a ", "{{#a}}", "{{/a}}", "{{=", "{{{", "{{}}", "{{!", "{{>"])
  func reportsAtMost20ProblemsOfAFileThatIsNothingElse(piece: String) {
    let found = problems(String(repeating: piece, count: 20_000))
    #expect((1...20).contains(found.count))
  }

  @Test func readsAnEmptyFileAsAnEmptyTemplate() throws {
    #expect(problems("").isEmpty)
    #expect(try render("", from: Sample.page()).text.isEmpty)
  }
}
