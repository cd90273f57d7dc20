import Diagnostics
@testable import Guides
import Testing

@Suite("Front matter")
struct FrontMatterTests {
  private static let mistakes = [
    Mistake(
      "none", ["controls/switch.md": "①## Behaviour②\n"],
      "controls/switch.md ①②: error: the guide does not begin with front matter [missing-front-matter]"
    ),
    Mistake(
      "a blank line before it", ["controls/switch.md": "①②\n---\ntitle: a\nsummary: b\n---\n"],
      "controls/switch.md ①: error: the guide does not begin with front matter [missing-front-matter]"
    ),
    Mistake(
      "never closed", ["controls/switch.md": "①---②\ntitle: a\n\n## Behaviour\n"],
      "controls/switch.md ①②: error: the front matter that opens here is never closed [unclosed-front-matter]"
    ),
    Mistake(
      "one line alone", ["controls/switch.md": "①---②"],
      "controls/switch.md ①②: error: the front matter that opens here is never closed [unclosed-front-matter]"
    ),
    Mistake(
      "a misspelt key", ["controls/switch.md": "---\n①tilte②: a\ntitle: a\nsummary: b\n---\n"],
      "controls/switch.md ①②: error: unknown key 'tilte' in the front matter; did you mean 'title'? [unknown-key]"
    ),
    Mistake(
      "no summary", ["controls/switch.md": "---\n①title: a②\n---\n"],
      "controls/switch.md ①②: error: the front matter has no 'summary' [missing-key]"),
    Mistake(
      "a misspelt key alone is one mistake",
      ["controls/switch.md": "---\n①tilte②: a\nsummary: b\n---\n"],
      "controls/switch.md ①②: error: unknown key 'tilte' in the front matter; did you mean 'title'? [unknown-key]"
    ),
    Mistake(
      "an order that is no number", ["controls/switch.md": guide("", "order: ①first②\n")],
      "controls/switch.md ①②: error: 'order' must be a whole number from -1000000 to 1000000 [wrong-kind]"
    ),
    Mistake(
      "a bad prefix", ["controls/switch.md": guide("", "prefixes: [switch, ①Switch②]\n")],
      "controls/switch.md ①②: error: 'Switch' cannot be the first part of a rule id [bad-prefix]"),
    Mistake(
      "an unknown source", ["controls/switch.md": guide("", "sources: [①ui-catalogue②]\n")],
      "controls/switch.md ①②: error: sources.md has no source 'ui-catalogue'; did you mean 'ui-catalog'? [unknown-source]"
    ),
    Mistake(
      "a similar guide that does not exist",
      ["controls/switch.md": guide("", "similar: [①slidr②]\n"), "controls/slider.md": guide("")],
      "controls/switch.md ①②: error: no guide has the slug 'slidr'; did you mean 'slider'? [unknown-guide]"
    ),
    Mistake(
      "a guide similar to itself", ["controls/switch.md": guide("", "similar: [①switch②]\n")],
      "controls/switch.md ①②: error: a guide is not similar to itself [unknown-guide]"),
    Mistake(
      "a similar guide that is a draft",
      [
        "controls/switch.md": guide("", "similar: [①slider②]\n"),
        "controls/slider.md": guide("", "draft: true\n"),
      ],
      "controls/switch.md ①②: error: 'slider' is a draft, which is not published [link-to-draft]"),
    Mistake(
      "an old id that is none", ["controls/switch.md": guide("", "aliases: {①Old②: switch.a}\n")],
      "controls/switch.md ①②: error: 'Old' is not a rule id [bad-rule-id]"),
    Mistake(
      "an old id of an unknown rule",
      [
        "controls/switch.md": guide(
          rules("| switch.flips | a | b | c | ui-catalog | | | | |"),
          "aliases: {switch.old: ①switch.flip②}\n")
      ],
      "controls/switch.md ①②: error: no guide has a rule 'switch.flip'; did you mean 'switch.flips'? [alias-to-unknown-rule]"
    ),
    Mistake(
      "an old id that is alive",
      [
        "controls/switch.md": guide(
          rules(
            "| ③switch.flips④ | a | b | c | ui-catalog | | | | |",
            "| switch.turns | a | b | c | ui-catalog | | | | |"),
          "aliases: {①switch.flips②: switch.turns}\n")
      ],
      "controls/switch.md ①②: error: 'switch.flips' is the id of a rule and an old id at once [alias-of-live-rule] (the rule is here: controls/switch.md ③④)"
    ),
    Mistake(
      "an old id that two guides have",
      [
        "controls/slider.md": guide(
          rules("| slider.moves | a | b | c | ui-catalog | | | | |"),
          "aliases: {①switch.old②: slider.moves}\n"),
        "controls/switch.md": guide(
          rules("| switch.flips | a | b | c | ui-catalog | | | | |"),
          "aliases: {①switch.old②: switch.flips}\n"),
      ],
      "controls/switch.md ①②: error: old id 'switch.old' leads to two rules [duplicate-alias] (the first is here: controls/slider.md ①②)"
    ),
    Mistake(
      "a key of the source language in a translation",
      [
        "site.yml": "title: a\nlanguages: [en, ru]\n", "controls/switch.md": guide(""),
        "controls/switch.ru.md": guide("", "①class②: UISwitch\n"),
      ],
      "controls/switch.ru.md ①②: error: key 'class' comes from 'switch.md', not from a translation [misplaced-key]"
    ),
    Mistake(
      "in a page that is no guide", ["glossary.md": "①---②\ntitle: a\n---\n## Trait\n"],
      "glossary.md ①②: error: only guides have front matter [unexpected-front-matter]"),
  ]

  @Test(arguments: mistakes) func tellsAMistake(_ mistake: Mistake) {
    #expect(MarkedSite(mistake.files).problems == mistake.told)
  }

  @Test func endsAtALineOfThreeDashesAndNowhereElse() throws {
    let site = MarkedSite([
      "controls/switch.md":
        "---\ntitle: \"a --- b\"\nsummary: |\n  ---- \n  --- not the end\nx-note: '----'\n---  \ntext\n"
    ])
    #expect(site.problems == [])
    #expect(site.content?.guides.first?.frontMatter.title == "a --- b")
  }

  @Test func readsEveryKey() throws {
    let site = MarkedSite([
      "controls/sheet.md": """
      ---
      title: Action sheet
      summary: Asks for a choice.
      class: UIActionSheet
      introduced: iOS 2.0
      deprecated: iOS 8.3
      replaced-by: UIAlertController
      owner: controls team
      similar: []
      sources: [ui-catalog]
      prefixes: [sheet, action-sheet]
      order: 3
      draft: false
      ---
      """
    ])
    #expect(site.problems == [])
    #expect(
      site.content?.guides.first?.frontMatter
        == FrontMatter(
          title: "Action sheet", summary: "Asks for a choice.", className: "UIActionSheet",
          introduced: "iOS 2.0", deprecated: "iOS 8.3", replacedBy: "UIAlertController",
          owner: "controls team", sources: ["ui-catalog"], prefixes: ["sheet", "action-sheet"],
          order: 3))
  }

  @Test func doesNotBlameOthersForAGuideWhoseFrontMatterIsBroken() {
    let site = MarkedSite([
      "controls/slider.md": guide(
        "[a](switch.md#nowhere)", "aliases: {slider.old: switch.unknown}\nsimilar: [switch]\n"),
      "controls/switch.md": "---\ntitle: [\n---\n"
        + rules("| other.a | a | b | c | ui-catalog | | | | |"),
    ])
    #expect(site.problems.count == 1)
    #expect(site.problems.first?.contains("[yaml-syntax]") == true)
  }
}
