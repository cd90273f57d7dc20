import Diagnostics
import GuideMarkup
@testable import Guides
import Inputs
import Testing

private let languages = "title: a\nlanguages: [en, ru]\n"

private let english = guide(
  "Words.\n\n## Purpose\n\nWords.\n\n"
    + rules(
      "| switch.flips | a | b | c | ui-catalog | | | | |",
      "| switch.glows | d | e | f | ui-catalog | | | | |")
    + "\n## Layout\n\nWords.\n")

/// A translation's behaviour table in its own section.
private func russianRules(_ titles: String, _ rows: String...) -> String {
  let delimiters = titles.split(separator: "|").map { _ in "---" }.joined(separator: "|")
  return "## Поведение {#behaviour}\n\n| \(titles) |\n|\(delimiters)|\n"
    + rows.joined(separator: "\n") + "\n"
}

@Suite("What a translation lacks")
struct TranslationCheckTests {
  private func problems(_ russian: String, _ english: String = english) -> [String] {
    MarkedSite([
      "site.yml": languages, "controls/switch.md": english, "controls/switch.ru.md": russian,
    ]).problems
  }

  @Test func isToldByNameAndNumber() {
    #expect(
      problems(guide(russianRules("Rule | Given | When | Then", "| switch.flips | а | б | в |")))
        == [
          "controls/switch.ru.md: warning: 1 of 2 rules of 'switch.md' is not translated: 'switch.glows' [untranslated-rules]",
          "controls/switch.ru.md: warning: 2 of 3 sections of 'switch.md' are not translated: 'Purpose' and 'Layout' [untranslated-sections]",
        ])
  }

  @Test func isToldInOneMessageHoweverMuchItIs() {
    let rows = (1...40).map { "| switch.n\($0) | a | b | c | ui-catalog | | | | |" }
    let source = guide(rules(rows.joined(separator: "\n")))
    #expect(
      problems(guide("## Поведение {#behaviour}\n"), source) == [
        "controls/switch.ru.md: warning: 40 of 40 rules of 'switch.md' are not translated: 'switch.n1', 'switch.n2', 'switch.n3', 'switch.n4', 'switch.n5' and 35 more [untranslated-rules]"
      ])
  }

  @Test func isNothingWhereAllIsTranslated() {
    #expect(
      problems(
        guide(
          "## Назначение {#purpose}\n"
            + russianRules(
              "Rule | Given | When | Then", "| switch.flips | а | б | в |",
              "| switch.glows | г | д | е |") + "## Расположение {#layout}\n")) == [])
  }
}

@Suite("The hash of a translated row")
struct TranslationHashTests {
  private func hash(_ given: String, _ when: String, _ then: String) -> String {
    func text(_ words: String) -> [Inline] { [Inline(.text(words), range: 0..<0)] }
    return SourceTextHash.of(
      Rule(
        id: "switch.flips", given: text(given), when: text(when), then: text(then), sources: [],
        section: "", place: SourcePlace(path: "a")))
  }

  @Test func isEightDigitsThatDependOnTheTextAlone() {
    // Worked out by hand with another program.
    #expect(hash("a", "b", "c") == "a3a52eac")
    #expect(hash("d", "e", "f") == "05558b7d")
    #expect(hash("a", "b", "d") != hash("a", "b", "c"))
  }

  private func site(_ rows: String...) -> MarkedSite {
    MarkedSite([
      "site.yml": languages,
      "controls/switch.md": guide(
        rules(
          "| ②switch.flips③ | a | b | c | ui-catalog | | | | |",
          "| switch.glows | d | e | f | ui-catalog | | | | |")),
      "controls/switch.ru.md": guide(
        russianRules("Rule | Given | When | Then | Hash", rows.joined(separator: "\n"))),
    ])
  }

  @Test func tellsThatTheSourceTextChangedSince() {
    let site = site(
      "| switch.flips | а | б | в | ⑤00000000⑥ |", "| switch.glows | г | д | е | 05558b7d |")
    #expect(
      site.problems == [
        "controls/switch.ru.md ⑤⑥: warning: the text of 'switch.flips' changed after it was translated [outdated-translation] (it now says: given a / when b / then c: controls/switch.md ②③)"
      ])
  }

  @Test func isNotMissedWhereThereIsNone() {
    #expect(
      site("| switch.flips | а | б | в | |", "| switch.glows | г | д | е |").problems == [])
  }

  @Test func tellsTheRestOfManyByTheirNumber() {
    func rows(_ row: (Int) -> String) -> String { (1...23).map(row).joined(separator: "\n") }
    let site = MarkedSite([
      "site.yml": languages,
      "controls/switch.md": guide(
        rules(rows { "| switch.n\($0) | a | b | c | ui-catalog | | | | |" })),
      "controls/switch.ru.md": guide(
        russianRules(
          "Rule | Given | When | Then | Hash", rows { "| switch.n\($0) | а | б | в | 0 |" })),
    ])
    #expect(site.problems.count == 21)
    #expect(
      site.problems.contains(
        "controls/switch.ru.md: warning: the texts of 3 more rules of 'switch.md' changed after they were translated [outdated-translation]"
      ))
  }

  // MARK: - Writing

  private func written(_ body: String, only ids: Set<String>? = nil) throws -> String? {
    let source = try #require(
      MarkedSite(["site.yml": languages, "controls/switch.md": english]).content?.guides.first)
    let file = SourceFile(path: "content/controls/switch.ru.md", text: guide(body))
    let rules = source.rules.filter { ids?.contains($0.id) ?? true }
    return TranslationHashes.written(into: file, of: rules).map {
      String(String(decoding: $0, as: UTF8.self).dropFirst(guide("").count))
    }
  }

  @Test func isWrittenIntoItsColumnAndNowhereElse() throws {
    let table = "\r\n| Hash | Rule | Given | When | Then |\r\n|---|---|---|---|---|\r\n"
    #expect(
      try written(
        "a  \r\n" + table + "| 00000000 | `switch.flips` | а | б | в |\r\n"
          + "|| switch.glows | г | д | е |  \r\n| x | switch.none | г | д | е |\r\n\r\nb")
        == "a  \r\n" + table + "| a3a52eac | `switch.flips` | а | б | в |\r\n"
        + "| 05558b7d | switch.glows | г | д | е |  \r\n| x | switch.none | г | д | е |\r\n\r\nb")
  }

  @Test func getsAColumnWhereThereIsNone() throws {
    #expect(
      try written(
        "| Rule | Given | When | Then |\n|---|---|---|---|  \n| switch.flips | а | б | в |\n"
          + "| switch.glows | г\n| switch.none | г | д | е \\|\n\n| a | b |\n|---|---|\n| c | d |")
        == "| Rule | Given | When | Then | Hash |\n|---|---|---|---|---|  \n"
        + "| switch.flips | а | б | в | a3a52eac |\n| switch.glows | г |  |  | 05558b7d \n"
        + "| switch.none | г | д | е \\| |  \n\n| a | b |\n|---|---|\n| c | d |")
  }

  @Test func isWrittenBehindCellsThatARowLeavesOut() throws {
    #expect(
      try written(
        "Rule | Given | When | Then | Hash\n---|---|---|---|---\nswitch.flips | а | б | в\n"
          + "| switch.glows | г | д |\n")
        == "Rule | Given | When | Then | Hash\n---|---|---|---|---\n"
        + "switch.flips | а | б | в | a3a52eac \n| switch.glows | г | д |  | 05558b7d |\n")
  }

  @Test func isWrittenForTheNamedRulesAlone() throws {
    #expect(
      try written(
        "| Rule | Given | When | Then | Hash |\n|---|---|---|---|---|\n"
          + "| switch.flips | а | б | в | 0 |\n| switch.glows | г | д | е | 0 |\n",
        only: ["switch.glows"])
        == "| Rule | Given | When | Then | Hash |\n|---|---|---|---|---|\n"
        + "| switch.flips | а | б | в | 0 |\n| switch.glows | г | д | е | 05558b7d |\n")
  }

  @Test func leavesAFileAloneThatHasItAlready() throws {
    #expect(
      try written(
        "| Rule | Given | When | Then | Hash |\n|---|---|---|---|---|\n"
          + "| switch.flips | а | б | в | a3a52eac |\n") == nil)
    #expect(try written("No table.\n") == nil)
    #expect(
      TranslationHashes.written(into: SourceFile(path: "a.md", text: "no front matter"), of: [])
        == nil)
  }
}
