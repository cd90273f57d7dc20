import Diagnostics
@testable import Guides
import Testing

@Suite("Anchors and headings")
struct AnchorTests {
  @Test(arguments: [
    ("Similar elements", "similar-elements"), ("  A  B ", "a-b"), ("What's new?", "whats-new"),
    ("Обзор событий", "обзор-событий"), ("概要", "概要"), ("हिन्दी", "हिन्दी"),
    ("Cafe\u{301}", "caf\u{E9}"), ("İstanbul", "i\u{307}stanbul"),
    ("STRASSE — Größe", "strasse-größe"),
    ("iOS 7 – 9", "ios-7-9"), ("snake_case", "snake-case"), ("☎\u{FE0F} phone", "phone"), ("…", ""),
    ("", ""),
    ("-a-", "a"), ("٣ أيام", "٣-أيام"),
  ])
  func areTheWordsInTheirOwnScript(words: String, anchor: String) {
    let found = Anchor.from(words)
    #expect(Array(found.unicodeScalars) == Array(anchor.unicodeScalars))
  }

  @Test(arguments: [
    ("Behaviour", Section.Kind.behaviour), ("BEHAVIOR", .behaviour),
    ("Internationalization", .internationalisation), ("Similar elements", .similarElements),
  ])
  func nameAKnownSectionByItsTitle(title: String, kind: Section.Kind) {
    #expect(SectionTitles.kind(title: title, explicitAnchor: nil) == kind)
  }

  @Test func nameAKnownSectionByAnExplicitAnchorAlone() {
    #expect(SectionTitles.kind(title: "Поведение", explicitAnchor: "behaviour") == .behaviour)
    #expect(SectionTitles.kind(title: "Purpose", explicitAnchor: "why") == nil)
    #expect(SectionTitles.kind(title: "Events", explicitAnchor: nil) == nil)
  }

  @Test func takeTheParentAsAPrefixTheSecondTime() throws {
    let site = MarkedSite([
      "controls/switch.md": guide(
        "## Behaviour\n### Events\n#### Fine print\n## Layout\n### Events\n#### Fine print\n## Own {#mine}\n"
      )
    ])
    #expect(site.problems == [])
    let sections = try #require(site.content?.guides.first?.sections)
    #expect(sections.map(\.anchor) == ["behaviour", "layout", "mine"])
    let headings = sections.flatMap(\.parts).compactMap { part in
      if case .heading(let heading) = part { heading.anchor } else { nil }
    }
    #expect(headings == ["events", "fine-print", "layout-events", "layout-events-fine-print"])
  }

  private static let mistakes = [
    Mistake(
      "two equal sections", ["controls/switch.md": guide("①## Events②\n\n③## Events④\n")],
      "controls/switch.md ③④: error: the heading's anchor 'events' is taken on this page [duplicate-anchor] (the first is here: controls/switch.md ①②)"
    ),
    Mistake(
      "a rule and a heading with one anchor",
      [
        "controls/switch.md": guide(
          "①## Own {#switch.flips}②\n"
            + rules("| ③switch.flips④ | a | b | c | ui-catalog | | | | |"))
      ],
      "controls/switch.md ③④: error: the rule's anchor 'switch.flips' is taken on this page [duplicate-anchor] (the first is here: controls/switch.md ①②)"
    ),
    Mistake(
      "an old id and a heading with one anchor",
      [
        "controls/switch.md": guide(
          "③## Own {#switch.old}④\n" + rules("| switch.flips | a | b | c | ui-catalog | | | | |"),
          "aliases: {①switch.old②: switch.flips}\n")
      ],
      "controls/switch.md ①②: error: the old id's anchor 'switch.old' is taken on this page [duplicate-anchor] (the first is here: controls/switch.md ③④)"
    ),
    Mistake(
      "a heading without a letter", ["controls/switch.md": guide("①## …②\n")],
      "controls/switch.md ①②: error: the heading has neither letter nor digit to make an anchor of [heading-without-anchor]"
    ),
    Mistake(
      "a title in the text", ["controls/switch.md": guide("①# Switch②\n\n## Purpose\n")],
      "controls/switch.md ①②: error: a heading of level 1 stands in the text [level-one-heading]"),
    Mistake(
      "a heading two levels down",
      ["controls/switch.md": guide("## Purpose\n\n①#### Fine print②\n")],
      "controls/switch.md ①②: warning: a heading of level 4 follows one of level 2 [skipped-heading-level]"
    ),
  ]

  @Test(arguments: mistakes) func tellAMistake(_ mistake: Mistake) {
    #expect(MarkedSite(mistake.files).problems == mistake.told)
  }
}
