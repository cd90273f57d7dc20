import DiagnosticsTestSupport
import Testing

@testable import Diagnostics

@Suite("TextRenderer")
struct TextRendererTests {
  private let code = DiagnosticCode(
    "some-code", .error, .content, "Explained.", before: "x", after: "y")
  private let poor = DiagnosticCode(
    "poor-code", .warning, .content, "Explained.", before: "x", after: "y")

  @Test func showsTheLineACaretANoteAndTheWayOut() {
    let first = MarkedText("| ①switch.one② | a |\n", path: "first.md")
    let second = MarkedText("title\n| ①switch.one② | b |\n", path: "second.md")
    let diagnostic = Diagnostic(
      code, "rule 'switch.one' stands twice", at: second.place("①", "②"),
      notes: [.init("it first stands here", at: first.place("①", "②"))],
      help: ["give one of them another id"])
    #expect(
      TextRenderer.render(diagnostic) == """
        second.md:2:3: error: rule 'switch.one' stands twice [some-code]
           |
         2 | | switch.one | b |
           |   ^~~~~~~~~~
        first.md:1:3: note: it first stands here
           |
         1 | | switch.one | a |
           |   ^~~~~~~~~~
           = help: give one of them another id

        """)
  }

  @Test func countsAtTheEnd() {
    var log = DiagnosticLog()
    log.report(poor, "thin", at: SourcePlace(path: "b.md", line: 2, column: 1))
    log.report(code, "wrong", at: SourcePlace(path: "a.md"))
    log.report(code, "wrong", at: SourcePlace(path: "a.md"))
    #expect(
      TextRenderer.render(log) == """
        a.md: error: wrong [some-code]
        b.md:2:1: warning: thin [poor-code]
        1 error, 1 warning in 2 files · assay explain some-code

        """)
  }

  @Test func saysNothingWithoutProblems() {
    #expect(TextRenderer.render(DiagnosticLog()) == "")
  }

  @Test func cannotBeSteeredByWhatItPrints() {
    let file = SourceFile(path: "a\u{1B}[2J.md", text: "\u{1B}[31mred\u{202E}\n")
    let diagnostic = Diagnostic(code, "name '\u{7}\n'", at: file.place(0..<3))
    let text = TextRenderer.render(diagnostic)
    #expect(
      text == #"""
        a\u{1b}[2J.md:1:1: error: name '\u{7}\u{a}' [some-code]
           |
         1 | \u{1b}[31mred\u{202e}
           | ^~~~~~~~

        """#)
  }

  @Test func cutsALongLineAroundThePlace() {
    let fixture = MarkedText(
      String(repeating: "a", count: 300) + "①here②" + String(repeating: "b", count: 300))
    let text = TextRenderer.render(Diagnostic(code, "long", at: fixture.place("①", "②")))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].hasPrefix(" 1 | …aaa"))
    #expect(lines[2].hasSuffix("bbb…"))
    #expect(lines[2].count < 130)
    let caret = lines[3].prefix { $0 != "^" }.count
    #expect(lines[2].dropFirst(caret).hasPrefix("here"))
  }

  @Test func putsTheCaretUnderWideCharacters() {
    let fixture = MarkedText("概要 ①x②\n")
    let text = TextRenderer.render(Diagnostic(code, "wide", at: fixture.place("①", "②")))
    #expect(text.contains("\n 1 | 概要 x\n   |      ^\n"))
  }
}
