import Diagnostics
@testable import Guides
import Testing

@Suite("site.yml and its neighbours")
struct SettingsTests {
  private static let mistakes = [
    Mistake(
      "a misspelt key", ["site.yml": "title: a\n①languges②: [en]\n"],
      "site.yml ①②: error: unknown key 'languges' in site.yml; did you mean 'languages'? [unknown-key]"
    ),
    Mistake(
      "a key without a value", ["site.yml": "title: a\n①stale-after②:\n"],
      "site.yml ①②: error: key 'stale-after' of site.yml has no value [empty-value]"),
    Mistake(
      "no title", ["site.yml": "①languages: [en]②\n"],
      "site.yml ①②: error: site.yml has no 'title' [missing-key]"),
    Mistake(
      "a list as a title", ["site.yml": "title: ①[a]②\n"],
      "site.yml ①②: error: 'title' must be text, not a list [wrong-kind]"),
    Mistake(
      "text where a list is due", ["site.yml": "title: a\nresults: ①.build②\n"],
      "site.yml ①②: error: 'results' must be a list, such as [one, two] [wrong-kind]"),
    Mistake(
      "a list inside a list", ["site.yml": "title: a\nresults: [one, ①[two]②]\n"],
      "site.yml ①②: error: 'results' must be a list of texts [wrong-kind]"),
    Mistake(
      "yes for true", ["site.yml": "title: a\nallow-raw-html: ①yes②\n"],
      "site.yml ①②: error: 'allow-raw-html' must be true or false [wrong-kind]"),
    Mistake(
      "true in quotes", ["site.yml": "title: a\nallow-raw-html: ①\"true\"②\n"],
      "site.yml ①②: error: 'allow-raw-html' must be true or false [wrong-kind]"),
    Mistake(
      "a number that is too small", ["site.yml": "title: a\nshards: {linux: ①0②}\n"],
      "site.yml ①②: error: 'shards.linux' must be a whole number from 1 to 10000 [wrong-kind]"),
    Mistake(
      "a list where a mapping is due", ["site.yml": "title: a\nshards: ①[linux]②\n"],
      "site.yml ①②: error: 'shards' must be a mapping, such as {name: value} [wrong-kind]"),
    Mistake(
      "a word that is no choice", ["site.yml": "title: a\nexpected-failures: ①waivers②\n"],
      "site.yml ①②: error: 'expected-failures' must be waiver or declared, not 'waivers'; did you mean 'waiver'? [wrong-kind]"
    ),
    Mistake(
      "a length of time without a unit", ["site.yml": "title: a\nstale-after: ①36②\n"],
      "site.yml ①②: error: 'stale-after' must be a length of time: a number with s, m, h or d, such as 36h [wrong-kind]"
    ),
    Mistake(
      "a base address without a scheme", ["site.yml": "title: a\nbase-url: ①example.org②\n"],
      "site.yml ①②: error: 'base-url' must be an address that begins with https:// or http:// [bad-address]"
    ),
    Mistake(
      "a base address with a query", ["site.yml": "title: a\nbase-url: ①https://a.org/?b②\n"],
      "site.yml ①②: error: 'base-url' must end where the site's paths begin, without '?' and '#' [bad-address]"
    ),
    Mistake(
      "a source address without a path", ["site.yml": "title: a\nsource-url: ①https://a.org/②\n"],
      "site.yml ①②: error: 'source-url' has no '{path}' [bad-address]"),
    Mistake(
      "a language by its name", ["site.yml": "title: a\nlanguages: [①english②]\n"],
      "site.yml ①②: error: 'english' is no language tag [bad-language-tag]"),
    Mistake(
      "a language twice", ["site.yml": "title: a\nlanguages: [en, ①ru②, ③RU④]\n"],
      "site.yml ③④: error: language 'RU' stands twice [repeated-name] (its first place is here: site.yml ①②)"
    ),
    Mistake(
      "no language", ["site.yml": "title: a\n①languages②: []\n"],
      "site.yml ①②: error: 'languages' must name at least one language [wrong-kind]"),
    Mistake(
      "a language whose folder the site has", ["site.yml": "title: a\nlanguages: [en, api]\n"],
      "site.yml: error: the pages in 'api' and the site's own folder 'api/' have one address [colliding-outputs]"
    ),
    Mistake(
      "an environment twice", ["site.yml": "title: a\nenvironments: [①ios②, ③ios④]\n"],
      "site.yml ③④: error: environment 'ios' stands twice [repeated-name] (its first place is here: site.yml ①②)"
    ),
    Mistake(
      "a group of an unknown guide",
      [
        "site.yml": "title: a\nsections: {Input: [①swich②]}\n",
        "controls/switch.md": guide(""),
      ],
      "site.yml ①②: error: no guide has the slug 'swich'; did you mean 'switch'? [unknown-guide]"),
    Mistake(
      "a waiver without a reason", ["waivers.yml": "①- rule: switch.flips②\n"],
      "waivers.yml ①②: error: the waiver has no 'reason' [missing-key]"),
    Mistake(
      "a waiver until a day that does not exist",
      ["waivers.yml": "- rule: switch.flips\n  reason: r\n  until: ①2027-02-29②\n"],
      "waivers.yml ①②: error: 'until' must be a day of the calendar as year-month-day, such as 2027-01-31 [wrong-kind]"
    ),
    Mistake(
      "a waiver whose issue is no address",
      ["waivers.yml": "- rule: switch.flips\n  reason: r\n  issue: ①javascript:boo()②\n"],
      "waivers.yml ①②: error: 'issue' must be an address that begins with https:// or http:// [bad-address]"
    ),
    Mistake(
      "a waiver with a misspelt key",
      ["waivers.yml": "- rule: switch.flips\n  reason: r\n  ①onwer②: me\n"],
      "waivers.yml ①②: error: unknown key 'onwer' in the waiver; did you mean 'owner'? [unknown-key]"
    ),
    Mistake(
      "waivers that are no list", ["waivers.yml": "①rule: switch.flips②\n"],
      "waivers.yml ①②: error: waivers.yml must be a list, each item of which begins with '-' [wrong-kind]"
    ),
    Mistake(
      "a binding that is no mapping", ["bindings.yml": "- ①switch.flips②\n"],
      "bindings.yml ①②: error: the binding must be a mapping of keys to values, not text [wrong-kind]"
    ),
    Mistake(
      "an accepted text that is a list", ["accepted.yml": "switch.flips: ①[a]②\n"],
      "accepted.yml ①②: error: 'switch.flips' must be text [wrong-kind]"),
    Mistake(
      "accepted texts that are no mapping", ["accepted.yml": "①- a②\n"],
      "accepted.yml ①②: error: accepted.yml must be a mapping of rule ids to texts [wrong-kind]"),
    Mistake(
      "an accepted text of a rule that is gone", ["accepted.yml": "①switch.gone②: text\n"],
      "accepted.yml ①②: warning: no guide has a rule 'switch.gone' [accepted-unknown-rule]"),
    Mistake(
      "several mistakes at once",
      ["site.yml": "title: ①[a]②\nstale-after: ③soon④\n⑤colour⑥: red\n"],
      "site.yml ①②: error: 'title' must be text, not a list [wrong-kind]",
      "site.yml ③④: error: 'stale-after' must be a length of time: a number with s, m, h or d, such as 36h [wrong-kind]",
      "site.yml ⑤⑥: error: unknown key 'colour' in site.yml [unknown-key]"),
  ]

  @Test(arguments: mistakes) func tellsAMistake(_ mistake: Mistake) {
    #expect(MarkedSite(mistake.files).problems == mistake.told)
  }

  @Test(arguments: [("90s", 90), ("5m", 300), ("36h", 129_600), ("7d", 604_800)])
  func readsALengthOfTimeInSeconds(text: String, seconds: Int) {
    let site = MarkedSite(["site.yml": "title: a\nstale-after: \(text)\n"])
    #expect(site.content?.settings.staleAfter == seconds)
  }

  @Test(arguments: ["0h", "-1h", "1.5h", "h", "99999999999h", "36 h", "36H"])
  func refusesWhatIsNoLengthOfTime(text: String) {
    let site = MarkedSite(["site.yml": "title: a\nstale-after: \(text)\n"])
    #expect(site.problems.count == 1)
    #expect(site.content?.settings.staleAfter == nil)
  }

  @Test(arguments: ["2028-02-29", "2000-02-29", "2027-12-31"])
  func readsADayOfTheCalendar(text: String) {
    let site = MarkedSite(["waivers.yml": "- rule: a.b\n  reason: r\n  until: \(text)\n"])
    #expect(site.content?.waivers.map(\.until) == [text])
  }

  @Test(arguments: ["2100-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "27-01-01", "tomorrow"])
  func refusesWhatIsNoDayOfTheCalendar(text: String) {
    let site = MarkedSite(["waivers.yml": "- rule: a.b\n  reason: r\n  until: \(text)\n"])
    #expect(site.problems.count == 1)
  }

  @Test(arguments: [
    ("en", true), ("zh-Hans", true), ("gsw-CH", true), ("e", false), ("en-", false),
    ("en_US", false), ("12", false), ("en-123456789", false),
  ])
  func tellsALanguageTag(text: String, isOne: Bool) {
    #expect(SettingsReader.isLanguageTag(text) == isOne)
  }

  @Test func readsGuidesEvenWhereSettingsAreBroken() {
    let site = MarkedSite([
      "site.yml": "①[②", "controls/switch.md": guide("# ③No④"), "controls/switch.de.md": guide(""),
    ])
    #expect(site.content == nil)
    #expect(site.problems.count == 2)
  }
}
