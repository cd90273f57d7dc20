import Diagnostics
import DiagnosticsTestSupport
@testable import Pages
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

  /// Each language with the plural forms of its grammar.
  @Test(arguments: [
    ("en", ["one", "other"]), ("ru", ["one", "few", "many", "other"]), ("zh-Hans", ["other"]),
  ])
  func areAllThereAndNoOthers(language: String, forms: [String]) throws {
    let plurals: [PluralWord] = [.tests, .rules, .failingCount, .problemsTitle, .builds]
    let counted = Set(
      plurals.flatMap { word in
        [PluralRule.Category.one, .few, .many, .other].map { word.word($0) }
      })
    let due = Word.allCases.filter { word in
      !counted.contains(word) || forms.contains { word.rawValue.hasSuffix("-\($0)") }
    }
    let texts = try RepositoryTemplates.texts(language)
    #expect(Set(texts.keys).subtracting(due) == [])
    #expect(due.filter { texts[$0]?.isEmpty ?? true } == [])
  }

  @Test(arguments: ["ru", "zh-Hans"]) func keepThePlaceholdersOfEnglish(language: String) throws {
    let english = try RepositoryTemplates.texts("en")
    func names(_ text: String) -> [String] {
      text.matches(of: /\{\w+\}/).map { String($0.output) }.sorted()
    }
    for (word, text) in try RepositoryTemplates.texts(language) {
      guard let model = english[word] else { continue }
      #expect(names(text) == names(model), "'\(word.rawValue)' of \(language)")
    }
  }

  @Test func fallBackToAnotherLanguageWordByWord() {
    let english = Words(language: "en", texts: [.rule: "Rule", .given: "Given"])
    let german = Words(language: "de", texts: [.rule: "Regel"], fallback: english)
    #expect(german[.rule] == "Regel")
    #expect(german[.given] == "Given")
  }
}
