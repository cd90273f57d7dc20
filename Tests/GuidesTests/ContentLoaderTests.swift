import Diagnostics
import GuideMarkup
@testable import Guides
import Inputs
import Testing

@Suite("ContentLoader")
struct ContentLoaderTests {
  private static let row =
    "| `switch.flips` | a switch | the user taps it | it flips | ui-catalog, hig | ios7-ios9 | restored | a note | |"

  private static let site: [String: String] = [
    "site.yml": """
    title: UIKit control reference
    base-url: https://example.org/reference
    languages: [en, ru, zh-Hans]
    results: [.build/conformance]
    environments: [linux]
    shards: {linux: 4}
    expected-failures: declared
    stale-after: 36h
    source-url: "https://example.org/src/{path}#L{line}"
    sections:
      Input: [switch]
    allow-raw-html: true
    x-own: anything
    """,
    "sources.md": "## ui-catalog\n\nUI Catalog, 2014\n\n## hig\n\nGuidelines\n",
    "glossary.md": "## Trait\n\n## Трейт\n",
    "waivers.yml": """
    - rule: switch.flips
      reason: the model has no drag yet
      owner: controls team
      issue: https://example.org/issues/12
      until: 2027-01-31
    """,
    "bindings.yml": "- test: \"SwitchTests/*flips*\"\n  rule: switch.toggle\n",
    "accepted.yml": "switch.toggle: \"given a / when b / then c\"\n",
    "controls/switch.md": guide(
      "An [introduction](../topics/voiceover.md#speech).\n\n## Purpose\n\n![A switch](switch.png)\n\n"
        + rules(row) + "\n## Similar elements\n",
      "class: UISwitch\nintroduced: iOS 2.0\nsimilar: [voiceover]\nsources: [hig]\n"
        + "aliases: {switch.toggle: switch.flips}\n"),
    "controls/switch.png": "png",
    "controls/switch.ru.md": """
    ---
    title: Переключатель
    summary: Включает и выключает.
    ---
    ## Назначение {#purpose}

    ## Поведение {#behaviour}

    | Rule | Given | When | Then |
    |---|---|---|---|
    | `switch.flips` | переключатель | касание | меняется |

    ## Похожие элементы {#similar-elements}
    """,
    "topics/voiceover.md": guide("## Speech\n"),
    "topics/later.md": guide("", "draft: true\n"),
  ]

  @Test func readsAWholeSiteWithoutAProblem() throws {
    let site = MarkedSite(Self.site)
    #expect(site.problems == [])
    let content = try #require(site.content)
    #expect(
      content.settings
        == SiteSettings(
          title: "UIKit control reference", baseURL: "https://example.org/reference/",
          languages: ["en", "ru", "zh-Hans"], results: [".build/conformance"],
          requiredEnvironments: ["linux"], shards: ["linux": 4], expectedFailures: .declared,
          staleAfter: 129_600, sourceURL: "https://example.org/src/{path}#L{line}",
          groups: [.init(name: "Input", slugs: ["switch"])], allowsRawHTML: true))
    #expect(content.guides.map(\.slug) == ["switch", "voiceover"])
    #expect(content.sources.map(\.key) == ["ui-catalog", "hig"])
    #expect(content.images == ["controls/switch.png"])
    #expect(content.waivers.map(\.until) == ["2027-01-31"])
    #expect(content.glossary != nil)
    #expect(content.home == nil)
  }

  @Test func readsARuleWithEveryColumn() throws {
    let guide = try #require(MarkedSite(Self.site).content?.guides.first)
    let rule = try #require(guide.rules.first)
    #expect(rule.id == "switch.flips")
    #expect(rule.oldIDs == ["switch.toggle"])
    #expect(rule.text == "given a switch / when the user taps it / then it flips")
    #expect(rule.sources == ["ui-catalog", "hig"])
    #expect(rule.era == Era(first: "ios7", reach: .through("ios9")))
    #expect(rule.status == .restored)
    #expect(rule.note.plainText == "a note")
    #expect(rule.section == "behaviour")
    #expect(rule.place.line > 1)
    #expect(guide.sections.map(\.kind) == [.purpose, .behaviour, .similarElements])
  }

  @Test func followsAnOldIDInAcceptedTexts() throws {
    let content = try #require(MarkedSite(Self.site).content)
    #expect(content.bindings.map(\.rule) == ["switch.toggle"])
    #expect(content.acceptedTexts == ["switch.flips": "given a / when b / then c"])
  }

  @Test func putsTranslationsUnderTheirGuide() throws {
    let guide = try #require(MarkedSite(Self.site).content?.guides.first)
    let translation = try #require(guide.translations.first)
    #expect(translation.language == "ru")
    #expect(translation.frontMatter.title == "Переключатель")
    #expect(translation.sections.map(\.kind) == [.purpose, .behaviour, .similarElements])
    #expect(translation.rules.map(\.id) == ["switch.flips"])
  }

  @Test func sortsByOrderThenByTitleWithinControlsAndThenTopics() throws {
    func titled(_ title: String, _ extra: String = "") -> String {
      "---\ntitle: \(title)\nsummary: s\n\(extra)---\n"
    }
    let site = MarkedSite([
      "controls/a.md": titled("Zebra"), "controls/b.md": titled("apple"),
      "controls/c.md": titled("Last", "order: 2\n"), "controls/d.md": titled("Nth", "order: 1\n"),
      "topics/e.md": titled("Aa", "order: -1\n"),
    ])
    #expect(site.problems == [])
    #expect(site.content?.guides.map(\.slug) == ["d", "c", "b", "a", "e"])
  }

  @Test func acceptsAByteOrderMarkAndCarriageReturns() throws {
    let text = "\u{FEFF}" + guide(rules(Self.row), "").replacing("\n", with: "\r\n")
    let site = MarkedSite([
      "site.yml": "\u{FEFF}title: Reference\r\n", "controls/switch.md": text,
      "sources.md": "\u{FEFF}## ui-catalog\r\n\r\n## hig\r\n",
    ])
    #expect(site.problems == [])
    #expect(site.content?.settings.title == "Reference")
    #expect(site.content?.guides.first?.frontMatter.title == "Switch")
    #expect(site.content?.guides.first?.rules.map(\.id) == ["switch.flips"])
  }

  @Test func readsPropertyAndTraitTablesInAnyOrderOfColumns() throws {
    let site = MarkedSite([
      "controls/switch.md": guide(
        """
        ## Configuration

        | Type | Property | Set in |
        |---|---|---|
        | `Bool` | `isOn` | code |

        ## Accessibility

        | Trait | Spoken |
        |---|---|
        | button | Button |

        | Own | Table |
        |---|---|
        | a | b |
        """)
    ])
    #expect(site.problems == [])
    let sections = try #require(site.content?.guides.first?.sections)
    guard case .configuration(let configuration) = sections[0].parts.first else {
      Issue.record("no configuration table: \(sections[0].parts)")
      return
    }
    #expect(configuration.rows.map(\.property.plainText) == ["isOn"])
    #expect(configuration.rows.map(\.setIn.plainText) == ["code"])
    guard case .traits(let traits) = sections[1].parts.first else {
      Issue.record("no traits table: \(sections[1].parts)")
      return
    }
    #expect(traits.rows.map(\.spoken.plainText) == ["Button"])
    guard case .block = sections[1].parts.last else {
      Issue.record("an ordinary table was read as something else")
      return
    }
  }

  @Test func keepsColumnsThatHaveNoMeaning() throws {
    let site = MarkedSite([
      "controls/switch.md": guide(
        """
        ## Behaviour

        ### Events

        | Owner | Then | When | Given | Source | Rule |
        |---|---|---|---|---|---|
        | Ada | c | b | a | ui-catalog | switch.flips |
        """)
    ])
    #expect(site.problems == [])
    let rule = try #require(site.content?.guides.first?.rules.first)
    #expect(rule.text == "given a / when b / then c")
    #expect(rule.others.map(\.title) == ["Owner"])
    #expect(rule.others.map(\.inlines.plainText) == ["Ada"])
    #expect(rule.group == "Events")
  }

  @Test func givesTheSameContentForTheSameFiles() {
    #expect(MarkedSite(Self.site).content == MarkedSite(Self.site).content)
  }
}
