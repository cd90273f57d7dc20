import Diagnostics
@testable import Guides
import Testing

@Suite("YAML in site.yml and front matter")
struct YAMLTests {
  private static let mistakes = [
    Mistake(
      "a colon in a plain value", ["site.yml": "title: Switch①: on or off\n"],
      "site.yml ①: error: not YAML: mapping values are not allowed in this context [yaml-syntax]"),
    Mistake(
      "a list that is never closed", ["site.yml": "title: ①[one\nresults②: [a]\n"],
      "site.yml ②: error: not YAML: did not find expected ',' or ']' [yaml-syntax] (while parsing a flow sequence: site.yml ①)"
    ),
    Mistake(
      "a quote that is never closed, in the guide's own lines",
      ["controls/switch.md": "---\ntitle: ①\"Switch\nsummary: s\n②---\n"],
      "controls/switch.md ②: error: not YAML: found unexpected end of stream [yaml-syntax] (while scanning a quoted scalar: controls/switch.md ①)"
    ),
    Mistake(
      "a tab before a key", ["site.yml": "title: a\nsections:\n①\t②Input: [switch]\n"],
      "site.yml ①②: error: a tab stands where YAML wants spaces [yaml-tab]"),
    Mistake(
      "a control character", ["site.yml": "title: a①\u{1}②b\n"],
      "site.yml ①②: error: not YAML: control characters are not allowed [yaml-syntax]"),
    Mistake(
      "an anchor", ["site.yml": "title: ①&name Switch②\n"],
      "site.yml ①②: error: anchors such as '&name' are not read here [yaml-feature]"),
    Mistake(
      "an alias", ["site.yml": "title: ①*name②\n"],
      "site.yml ①②: error: aliases such as '*name' are not read here [yaml-feature]"),
    Mistake(
      "a tag", ["site.yml": "title: ①!!str Switch②\n"],
      "site.yml ①②: error: tags such as 'tag:yaml.org,2002:str' are not read here [yaml-feature]"),
    Mistake(
      "a merge key", ["site.yml": "①<<②: {title: a}\n"],
      "site.yml ①②: error: merge keys '<<' are not read here [yaml-feature]"),
    Mistake(
      "a directive", ["site.yml": "①%YAML 1.1\n---②\ntitle: a\n"],
      "site.yml ①②: error: directives are not read here [yaml-feature]"),
    Mistake(
      "a second document", ["site.yml": "title: a\n①---②\ntitle: b\n"],
      "site.yml ①②: error: a second YAML document begins here; only one is read [yaml-feature]"),
    Mistake(
      "a list as a key", ["site.yml": "? ①[②a]\n: b\n"],
      "site.yml ①②: error: a key must be text, not a list or a mapping [yaml-feature]"),
    Mistake(
      "nine lists inside each other", ["site.yml": "title: a\nresults: [[[[[[[①[②[]]]]]]]]]\n"],
      "site.yml ①②: error: lists and mappings stand more than 8 deep [yaml-too-deep]"),
    Mistake(
      "a key that stands twice", ["site.yml": "①title②: a\n③title④: b\n"],
      "site.yml ③④: error: key 'title' stands twice [duplicate-key] (its first place is here: site.yml ①②)"
    ),
    Mistake(
      "a key that stands twice behind letters of several bytes",
      ["site.yml": "title: {①ключ②: значение, ③ключ④: b}\n"],
      "site.yml ③④: error: key 'ключ' stands twice [duplicate-key] (its first place is here: site.yml ①②)"
    ),
    Mistake(
      "a list where a mapping is due", ["site.yml": "①- title②\n"],
      "site.yml ①②: error: site.yml must be a mapping of keys to values, not a list [wrong-kind]"),
    Mistake(
      "nothing at all", ["site.yml": "①②# only a remark\n"],
      "site.yml:1:1-1:16: error: site.yml has no 'title' [missing-key]"),
  ]

  @Test(arguments: mistakes) func tellsAMistake(_ mistake: Mistake) {
    #expect(MarkedSite(mistake.files).problems == mistake.told)
  }

  @Test func takesNoMemoryForAliasesThatGrow() {
    var bomb = "a: &a [x, x]\n"
    for index in 1...30 { bomb += "b\(index): &b\(index) [*a, *a]\n" }
    let site = MarkedSite(["site.yml": bomb])
    #expect(site.problems.count == 1)
    #expect(site.content == nil)
  }

  @Test func readsAHundredThousandBracketsInNoTime() {
    let site = MarkedSite(["site.yml": "title: " + String(repeating: "[", count: 100_000)])
    #expect(site.problems.count == 1)
  }

  @Test func readsWordsThatYAMLWouldTurnIntoOtherValuesAsText() throws {
    let site = MarkedSite(["site.yml": "title: 2024\nlanguages: [no]\nenvironments: [on, 1.10]\n"])
    #expect(site.problems == [])
    let settings = try #require(site.content?.settings)
    #expect(settings.title == "2024")
    #expect(settings.languages == ["no"])
    #expect(settings.requiredEnvironments == ["on", "1.10"])
  }
}
