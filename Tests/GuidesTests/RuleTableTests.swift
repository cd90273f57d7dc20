import Diagnostics
@testable import Guides
import Testing

@Suite("Behaviour tables")
struct RuleTableTests {
  private static let good = "| `switch.flips` | a | b | c | ui-catalog | | | | |"
  private static let long = "switch." + String(repeating: "a", count: 114)

  private static let mistakes = [
    Mistake(
      "a row without an id",
      ["controls/switch.md": guide(rules("①| | a | b | c | ui-catalog | | | | |②"))],
      "controls/switch.md ①②: error: this row has no rule id [rule-without-id]"),
    Mistake(
      "an id with capitals",
      [
        "controls/switch.md": guide(
          rules("| ①`switch.Flips_On Tap`② | a | b | c | ui-catalog | | | | |"))
      ],
      "controls/switch.md ①②: error: 'switch.Flips_On Tap' is not a rule id; did you mean 'switch.flips-on-tap'? [bad-rule-id]"
    ),
    Mistake(
      "an id of one part",
      ["controls/switch.md": guide(rules("| ①switch② | a | b | c | ui-catalog | | | | |"))],
      "controls/switch.md ①②: error: 'switch' is not a rule id [bad-rule-id]"),
    Mistake(
      "an id of 121 bytes",
      ["controls/switch.md": guide(rules("| ①\(long)② | a | b | c | ui-catalog | | | | |"))],
      "controls/switch.md ①②: error: the rule id has 121 bytes; the limit is 120 [bad-rule-id]"),
    Mistake(
      "a prefix of another guide",
      ["controls/switch.md": guide(rules("| ①swich.flips② | a | b | c | ui-catalog | | | | |"))],
      "controls/switch.md ①②: error: rule 'swich.flips' begins with 'swich', which is none of this guide's prefixes; did you mean 'switch'? [foreign-rule-prefix]"
    ),
    Mistake(
      "an id twice in one guide",
      [
        "controls/switch.md": guide(
          rules(
            "| ①`switch.flips`② | a | b | c | ui-catalog | | | | |",
            "| ③`switch.flips`④ | d | e | f | ui-catalog | | | | |"))
      ],
      "controls/switch.md ③④: error: rule id 'switch.flips' is taken [duplicate-rule] (the first rule with it is here: controls/switch.md ①②)"
    ),
    Mistake(
      "an id in two guides",
      [
        "controls/switch.md": guide(rules("| ①switch.flips② | a | b | c | ui-catalog | | | | |")),
        "topics/more.md": guide(
          rules("| ①switch.flips② | a | b | c | ui-catalog | | | | |"), "prefixes: [switch]\n"),
      ],
      "topics/more.md ①②: error: rule id 'switch.flips' is taken [duplicate-rule] (the first rule with it is here: controls/switch.md ①②)"
    ),
    Mistake(
      "a rule without a when",
      ["controls/switch.md": guide(rules("| ①switch.flips② | a | | c | ui-catalog | | | | |"))],
      "controls/switch.md ①②: error: rule 'switch.flips' has nothing under 'When' [incomplete-rule]"
    ),
    Mistake(
      "a rule without a source",
      ["controls/switch.md": guide(rules("| ①switch.flips② | a | b | c | , | | | | |"))],
      "controls/switch.md ①②: error: rule 'switch.flips' names no source [rule-without-source]"),
    Mistake(
      "an unknown source among known ones",
      [
        "controls/switch.md": guide(
          rules("| switch.flips | a | b | c | ui-catalog, ①catalog② | | | | |"))
      ],
      "controls/switch.md ①②: error: sources.md has no source 'catalog' [unknown-source]"),
    Mistake(
      "sources without sources.md",
      [
        "sources.md": "",
        "controls/switch.md": guide(
          rules(
            "| switch.flips | a | b | c | ①one② | | | | |", good.replacing("flips", with: "turns"))),
      ],
      "controls/switch.md ①②: error: sources are named, but the content folder has no 'sources.md' [missing-sources-file]"
    ),
    Mistake(
      "an unknown status",
      [
        "controls/switch.md": guide(
          rules("| switch.flips | a | b | c | ui-catalog | | ①restore② | | |"))
      ],
      "controls/switch.md ①②: error: 'restore' is no status of a rule; did you mean 'restored'? [unknown-status]"
    ),
    Mistake(
      "an unknown era",
      [
        "controls/switch.md": guide(
          rules("| switch.flips | a | b | c | ui-catalog | ①ios8+② | | | |"))
      ],
      "controls/switch.md ①②: error: 'ios8+' is no era; did you mean 'ios6+'? [unknown-era]"),
    Mistake(
      "an era that runs backwards",
      [
        "controls/switch.md": guide(
          rules("| switch.flips | a | b | c | ui-catalog | ①ios9-ios7② | | | |"))
      ],
      "controls/switch.md ①②: error: 'ios9-ios7' is no era [unknown-era]"),
    Mistake(
      "a test note without a reason",
      [
        "controls/switch.md": guide(
          rules("| switch.flips | a | b | c | ui-catalog | | | | ①not testable:② |"))
      ],
      "controls/switch.md ①②: error: 'not testable:' is not 'not testable: ' and a reason [unknown-test-note]"
    ),
    Mistake(
      "a column twice",
      [
        "controls/switch.md": guide(
          """
          | Rule | ①Given② | When | Then | Source | ③given④ |
          |---|---|---|---|---|---|
          | switch.flips | a | b | c | ui-catalog | d |
          """)
      ],
      "controls/switch.md ③④: error: column 'given' stands twice [duplicate-column] (the first is here: controls/switch.md ①②)"
    ),
    Mistake(
      "a table that lacks one column",
      [
        "controls/switch.md": guide(
          """
          | ①Rule | Given | When | Then② |
          |---|---|---|---|
          | switch.flips | a | b | c |
          """)
      ],
      "controls/switch.md ①②: error: the table looks like a behaviour table but has no column 'Source' [incomplete-rule-table]"
    ),
    Mistake(
      "a table that misspells one column",
      [
        "controls/switch.md": guide(
          """
          | ①Rules | Given | When | Then | Source② |
          |---|---|---|---|---|
          | switch.flips | a | b | c | ui-catalog |
          """)
      ],
      "controls/switch.md ①②: error: the table looks like a behaviour table but has no column 'Rule' ('Rules'?) [incomplete-rule-table]"
    ),
    Mistake(
      "every mistake of one row",
      [
        "controls/switch.md": guide(
          rules("| ①Switch.flips② | a | b | c | ③x④ | ⑤y⑥ | ⑦z⑧ | | ⑨w⑩ |"))
      ],
      "controls/switch.md ①②: error: 'Switch.flips' is not a rule id; did you mean 'switch.flips'? [bad-rule-id]",
      "controls/switch.md ③④: error: sources.md has no source 'x' [unknown-source]",
      "controls/switch.md ⑤⑥: error: 'y' is no era [unknown-era]",
      "controls/switch.md ⑦⑧: error: 'z' is no status of a rule [unknown-status]",
      "controls/switch.md ⑨⑩: error: 'w' is not 'not testable: ' and a reason [unknown-test-note]"),
    Mistake(
      "a bad key in sources.md", ["sources.md": "①## UI Catalog②\n\ntext\n"],
      "sources.md ①②: error: 'UI Catalog' cannot be the key of a source [bad-source-key]"),
    Mistake(
      "a key twice in sources.md", ["sources.md": "①## one②\n\n③## one④\n"],
      "sources.md ③④: error: source 'one' stands twice [duplicate-source] (the first is here: sources.md ①②)"
    ),
  ]

  @Test(arguments: mistakes) func tellsAMistake(_ mistake: Mistake) {
    #expect(MarkedSite(mistake.files).problems == mistake.told)
  }

  @Test(arguments: [
    "switch.a", "switch.sends-value-changed", "s1.2.3-4", String(repeating: "a", count: 118) + ".b",
  ])
  func acceptsARuleID(id: String) {
    #expect(RuleID.isValid(id))
  }

  @Test(arguments: [
    "", "switch", "switch.", ".a", "switch..a", "switch.-a", "switch.a-", "switch.a--b", "Switch.a",
    "switch.ä", "switch.a b", "switch.a_b", "switch.a\u{301}",
    String(repeating: "a", count: 119) + ".b",
  ])
  func refusesWhatIsNoRuleID(id: String) {
    #expect(!RuleID.isValid(id))
  }

  @Test(arguments: [
    ("ios7", Era(first: "ios7", reach: .only)), ("ios7+", Era(first: "ios7", reach: .andLater)),
    ("ios7-ios9", Era(first: "ios7", reach: .through("ios9"))),
    ("ios7-ios7", Era(first: "ios7", reach: .through("ios7"))),
  ])
  func readsAnEra(text: String, era: Era) {
    #expect(Era(text) == era)
    #expect(era.description == text)
  }

  @Test(arguments: [
    "", "+", "-", "ios7-", "-ios7", "ios8", "ios7++", "ios7+-ios9", "ios7-ios9-ios13",
  ])
  func refusesWhatIsNoEra(text: String) {
    #expect(Era(text) == nil)
  }

  @Test func readsWhyARuleIsNotTestable() throws {
    let site = MarkedSite([
      "controls/switch.md": guide(
        rules(
          "| switch.short | a | b | c | ui-catalog | | | | not testable: advice to a designer |"))
    ])
    #expect(site.problems == [])
    #expect(site.content?.guides.first?.rules.map(\.notTestable) == ["advice to a designer"])
  }

  @Test func groupsByTheHeadingAboveAndForgetsItAtTheNextSection() throws {
    let table = """
      | Rule | Given | When | Then | Source |
      |---|---|---|---|---|
      | switch.NAME | a | b | c | ui-catalog |


      """
    let site = MarkedSite([
      "controls/switch.md": guide(
        table.replacing("NAME", with: "one") + "## Behaviour\n### Events\n#### Fine print\n"
          + table.replacing("NAME", with: "two") + "## Layout\n"
          + table.replacing("NAME", with: "three"))
    ])
    #expect(site.problems == [])
    let rules = try #require(site.content?.guides.first?.rules)
    #expect(rules.map(\.group) == [nil, "Events", nil])
    #expect(rules.map(\.section) == ["", "behaviour", "layout"])
  }
}
