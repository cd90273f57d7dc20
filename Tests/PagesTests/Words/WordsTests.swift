import Diagnostics
import DiagnosticsTestSupport
import Pages
import Testing

@Suite("The interface's words")
struct WordsTests {
  private func parse(_ fixture: MarkedText) -> (texts: [Word: String], problems: [Diagnostic]) {
    var log = DiagnosticLog()
    let texts = WordsParser(fixture.file).parse(&log)
    return (texts, log.diagnostics)
  }

  @Test func areReadFromQuotedAndPlainTexts() {
    let fixture = MarkedText(
      """
      # Deutsch
      rule: "Regel"  # a comment
      given: 'Gegeben'
      when: Wenn
      then: "„Dann“: \\"so\\""
      """, path: "templates/strings/de.yml")
    let (texts, problems) = parse(fixture)
    #expect(problems == [])
    #expect(
      texts == [.rule: "Regel", .given: "Gegeben", .when: "Wenn", .then: "„Dann“: \"so\""])
  }

  @Test func reportALineThatIsNoWord() {
    let fixture = MarkedText(
      "rule: \"Rule\"\n①verdict: \"Verdict②", path: "templates/strings/en.yml")
    #expect(
      parse(fixture).problems == [
        Diagnostic(
          .malformedWord, "the line is not 'key: \"text\"'", at: fixture.place("①", "②"),
          help: ["put the text in double quotes, with \\\" for a quote in it"])
      ])
  }

  @Test func reportAWordThatStandsTwice() {
    let fixture = MarkedText("rule: \"Rule\"\n①rule: \"Regel\"②", path: "templates/strings/en.yml")
    #expect(
      parse(fixture).problems == [
        Diagnostic(.malformedWord, "the word 'rule' stands twice", at: fixture.place("①", "②"))
      ])
  }

  @Test func reportAKeyThatTheInterfaceDoesNotUse() {
    let fixture = MarkedText("①verdct: \"Verdict\"②", path: "templates/strings/en.yml")
    #expect(
      parse(fixture).problems == [
        Diagnostic(
          .unknownWord, "the interface has no word 'verdct'; did you mean 'verdict'?",
          at: fixture.place("①", "②"))
      ])
  }

  @Test func areAllThereInEnglish() throws {
    var log = DiagnosticLog()
    let texts = WordsParser(try RepositoryTemplates.file("strings/en.yml")).parse(&log)
    #expect(log.isEmpty)
    // English has two plural forms; the others belong to other languages.
    let due = Word.allCases.filter {
      !$0.rawValue.hasSuffix("-few") && !$0.rawValue.hasSuffix("-many")
    }
    #expect(due.filter { texts[$0] == nil } == [])
  }

  @Test func fallBackToAnotherLanguageWordByWord() {
    let english = Words(language: "en", texts: [.rule: "Rule", .given: "Given"])
    let german = Words(language: "de", texts: [.rule: "Regel"], fallback: english)
    #expect(german[.rule] == "Regel")
    #expect(german[.given] == "Given")
  }
}
