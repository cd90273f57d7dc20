import TestResults
import Testing

@testable import Pages

@Suite("Dates and numbers")
struct DateTextTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (1_796_072_706, "2026-11-30T21:05:06Z"), (Int.max, "9999-12-31T23:59:59Z"),
    (Int.min, "0001-01-01T00:00:00Z"),
  ])
  func areISO8601(seconds: Int, text: String) {
    #expect(DateText.iso(Timestamp(secondsSince1970: seconds)) == text)
  }

  @Test func areInTheReadersWords() throws {
    let words = try RepositoryTemplates.english()
    #expect(
      DateText.dateAndTime(Timestamp(secondsSince1970: 951_782_399), words)
        == "28 Feb 2000, 23:59 UTC")
  }

  @Test(arguments: [
    ("en", "28 Feb 2000, 23:59 UTC", "31 Jan 2027", "2 tests", "0.012 s"),
    ("ru", "28 февраля 2000 г., 23:59 UTC", "31 января 2027 г.", "2 теста", "0,012 с"),
    ("zh-Hans", "2000年2月28日 23:59（UTC）", "2027年1月31日", "2 个测试", "0.012 秒"),
  ])
  func areInTheReadersForm(
    language: String, moment: String, day: String, count: String, seconds: String
  ) throws {
    let words = try #require(
      RepositoryTemplates.allWords().first { $0.language == language })
    #expect(DateText.dateAndTime(Timestamp(secondsSince1970: 951_782_399), words) == moment)
    #expect(DateText.date("2027-01-31", words) == day)
    #expect(words.plural(.tests, 2) == count)
    let number = RuleObjects.decimal(0.0123, mark: words[.decimalMark])
    #expect(words.filled(.seconds, ["n": number]) == seconds)
  }

  @Test(arguments: ["", "2027", "2027-13-01", "2027-00-01", "some day", "2027-01-31T00:00"])
  func stayAsTheyAreWhereTheyAreNoDays(text: String) throws {
    #expect(DateText.date(text, try RepositoryTemplates.english()) == text)
  }

  @Test(arguments: [
    ("en", [1, 2, 0], "one other other"),
    ("ru", [1, 21, 2, 5, 11, 112], "one one few many many many"),
    ("zh-Hans", [1, 2], "other other"), ("fr", [0, 1, 2], "one one other"),
    ("pl", [1, 21, 22, 12], "one many few many"), ("cs", [1, 3, 5], "one few other"),
  ])
  func takeThePluralOfTheirLanguage(language: String, numbers: [Int], forms: String) {
    let rule = PluralRule(language: language)
    #expect(numbers.map { "\(rule.category(of: $0))" }.joined(separator: " ") == forms)
  }

  @Test(arguments: [
    (0.0, "0"), (0.0001, "0.001"), (0.0123, "0.012"), (1.5, "1.5"), (61.0, "61"), (-3, "0"),
  ])
  func ofSecondsHaveAtMostThreeDecimals(seconds: Double, text: String) {
    #expect(RuleObjects.decimal(seconds, mark: ".") == text)
  }
}
