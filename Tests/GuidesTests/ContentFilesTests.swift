import Diagnostics
@testable import Guides
import Inputs
import Testing

@Suite("Files of the content folder")
struct ContentFilesTests {
  private static let languages = "title: a\nlanguages: [en, ru, zh-Hans]\n"
  private static let mistakes = [
    Mistake(
      "no site.yml", ["site.yml": "", "controls/switch.md": guide("")],
      "site.yml: error: the content folder has no 'site.yml' [missing-settings]"),
    Mistake(
      "a file name that is no slug", ["controls/Action_Sheet.md": guide("")],
      "controls/Action_Sheet.md: error: the file name's 'Action_Sheet' cannot be a guide's slug; did you mean 'action-sheet'? [bad-file-name]"
    ),
    Mistake(
      "the slug of the whole site", ["controls/all.md": guide("")],
      "controls/all.md: error: slug 'all' is reserved for the whole site [reserved-slug]"),
    Mistake(
      "a slug in both folders", ["controls/voice.md": guide(""), "topics/voice.md": guide("")],
      "topics/voice.md: error: slug 'voice' is taken by 'content/controls/voice.md' [duplicate-slug] (the first guide with it is here: controls/voice.md)"
    ),
    Mistake(
      "a language that site.yml does not have",
      [
        "site.yml": languages, "controls/switch.md": guide(""),
        "controls/switch.zh-hans.md": guide(""),
      ],
      "controls/switch.zh-hans.md: error: site.yml has no language 'zh-hans'; did you mean 'zh-Hans'? [unknown-language]"
    ),
    Mistake(
      "the source language as a translation",
      ["controls/switch.md": guide(""), "controls/switch.en.md": guide("")],
      "controls/switch.en.md: error: 'en' is the source language, whose file is 'switch.md' [unknown-language]"
    ),
    Mistake(
      "a translation without its guide",
      ["site.yml": languages, "controls/switch.ru.md": guide("")],
      "controls/switch.ru.md: error: this translates 'switch.md', which does not exist [translation-without-source]"
    ),
    Mistake(
      "a translated rule that the guide does not have",
      [
        "site.yml": languages,
        "controls/switch.md": guide(rules("| switch.flips | a | b | c | ui-catalog | | | | |")),
        "controls/switch.ru.md": guide(
          "## Поведение {#behaviour}\n| Rule | Given | When | Then |\n|---|---|---|---|\n"
            + "| switch.flips | а | б | в |\n| ①switch.flip② | а | б | в |\n"),
      ],
      "controls/switch.ru.md ①②: error: 'switch.md' has no rule 'switch.flip'; did you mean 'switch.flips'? [translation-of-unknown-rule]"
    ),
    Mistake(
      "a column of the source language in a translation",
      [
        "site.yml": languages,
        "controls/switch.md": guide(rules("| switch.flips | a | b | c | ui-catalog | | | | |")),
        "controls/switch.ru.md": guide(
          "## Поведение {#behaviour}\n| Rule | Given | When | Then | ①Source② |\n|---|---|---|---|---|\n"
            + "| switch.flips | а | б | в | x |\n"),
      ],
      "controls/switch.ru.md ①②: error: column 'Source' comes from 'switch.md', not from a translation [column-in-translation]"
    ),
    Mistake(
      "texts that nobody will see",
      [
        "controls/sub/switch.md": guide(""), "glosary.md": "", "notes.md": "a",
        "waiver.yml": "a: b",
      ]
      .filter { !$0.value.isEmpty },
      "controls/sub/switch.md: warning: 'controls/sub/switch.md' is no part of the site [unknown-content-file]",
      "notes.md: warning: 'notes.md' is no part of the site [unknown-content-file]",
      "waiver.yml: warning: 'waiver.yml' is no part of the site; did you mean 'waivers.yml'? [unknown-content-file]"
    ),
    Mistake(
      "a folder where a guide should be", ["controls/switch.md/notes.txt": "a"],
      "controls/switch.md: error: 'content/controls/switch.md' is a folder, not a file [unreadable-file]"
    ),
    Mistake(
      "a file where a folder should be", ["controls": "a"],
      "controls: error: 'content/controls' is a file, not a folder [unreadable-file]"),
    Mistake(
      "a NUL in a guide", ["controls/switch.md": guide("a①\u{0}②b")],
      "controls/switch.md ①②: error: the text holds a byte 0 [nul-in-text]"),
  ]

  @Test(arguments: mistakes) func tellAMistake(_ mistake: Mistake) {
    #expect(MarkedSite(mistake.files).problems == mistake.told)
  }

  @Test func sayThatAFolderIsMissing() {
    let site = MarkedSite(files: .memory(texts: ["other/site.yml": "title: a"]))
    #expect(site.content == nil)
    #expect(
      site.problems == ["content: error: 'content' does not exist [missing-content-folder]"])
  }

  @Test func doNotBlameALinkForAGuideThatCannotBeRead() {
    let site = MarkedSite(
      files: .memory(entries: [
        "content/site.yml": .file(Array("title: a".utf8)),
        "content/controls/loop.md": .link(to: "loop.md"),
        "content/controls/pipe.md": .special,
        "content/controls/lost.md": .link(to: "nowhere"),
        "content/controls/latin.md": .file([0x2D, 0x2D, 0x2D, 0x0A, 0xE4, 0x0A]),
        "content/controls/a.md": .file(
          Array(guide("[a](loop.md#b) [a](pipe.md) [a](lost.md) [a](latin.md)").utf8)),
      ]))
    #expect(
      site.problems.sorted() == [
        "controls/latin.md:2:1-2:2: error: this byte is not UTF-8 [text-not-utf8]",
        "controls/loop.md: error: 'content/controls/loop.md' is a symbolic link that leads in a circle [unreadable-file]",
        "controls/lost.md: error: 'content/controls/lost.md' is a symbolic link to nothing [unreadable-file]",
        "controls/pipe.md: error: 'content/controls/pipe.md' is a pipe, socket or device, not a file [unreadable-file]",
      ])
  }

  @Test(arguments: ["site.yml", "sources.md", "waivers.yml", "glossary.md"])
  func nameAFolderThatStandsInAFilesPlace(path: String) {
    var entries: [String: InputFiles.MemoryEntry] = [
      "content/site.yml": .file(Array("title: a".utf8))
    ]
    entries["content/\(path)"] = .folder
    let site = MarkedSite(files: .memory(entries: entries))
    #expect(
      site.problems == [
        "\(path): error: 'content/\(path)' is a folder, not a file [unreadable-file]"
      ])
    #expect((site.content == nil) == (path == "site.yml"))
  }

  @Test func refuseAGuideOfTwentyMegabytes() {
    let size = 20 << 20
    let site = MarkedSite(
      files: .memory([
        "content/site.yml": Array("title: a".utf8),
        "content/controls/switch.md": Array(repeating: 0x61, count: size),
      ]))
    #expect(
      site.problems == [
        "controls/switch.md: error: 'content/controls/switch.md' has 20971520 bytes; the limit is 2097152 [file-too-large]"
      ])
  }

  @Test func mayHoldReadmesAndDataOfTheirOwn() {
    let site = MarkedSite([
      "README.md": "# Ours", "controls/README.md": "# Ours too", "data/values.yml": "a: b",
      "notes.txt": "n",
    ])
    #expect(site.problems == [])
  }

  @Test func shareAnEmptyGuideWithItsProblem() {
    let site = MarkedSite(["controls/switch.md": "①②x".replacing("x", with: "")])
    #expect(site.problems.count == 1)
    #expect(site.problems.first?.contains("[missing-front-matter]") == true)
  }

  @Test func showAnUntranslatedSectionsAnchorsOnATranslation() {
    let site = MarkedSite([
      "site.yml": Self.languages,
      "controls/switch.md": guide(
        "## Purpose\n### Why\n## Layout\n"
          + rules("| switch.flips | a | b | c | ui-catalog | | | | |")),
      "controls/switch.ru.md": guide(
        "## Цель {#purpose}\n\n[a](#layout) [a](#switch.flips) [a](#цель-нет)"),
    ])
    let errors = site.problems.filter { $0.contains(": error: ") }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("this page has no anchor 'цель-нет'") == true)
  }
}
