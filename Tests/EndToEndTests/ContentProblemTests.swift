import Foundation
import Testing

/// A mistake in content names its line and column, ends with 1 and leaves the last good site alone.
@Suite("Mistakes in content")
struct ContentProblemTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let name: String
    let file: String
    let old: String
    let new: String
    /// The first line of what is printed.
    let problem: String

    var testDescription: String { name }
  }

  static let guide = "content/controls/switch.md"

  static let mistakes: [Mistake] = [
    Mistake(
      name: "an id that stands twice", file: guide, old: "`switch.flips`",
      new: "`switch.sends-value-changed`",
      problem:
        "content/controls/switch.md:17:3: error: rule id 'switch.sends-value-changed' is taken [duplicate-rule]"
    ),
    Mistake(
      name: "a row without an id", file: guide, old: "`switch.flips`", new: "",
      problem: "content/controls/switch.md:17:1: error: "),
    Mistake(
      name: "an id of the wrong form", file: guide, old: "`switch.flips`", new: "`switch.Flips`",
      problem: "content/controls/switch.md:17:3: error: "),
    Mistake(
      name: "an unknown source", file: guide,
      old: "the user toggles it | it is on | handbook |",
      new: "the user toggles it | it is on | hanbook |",
      problem: "content/controls/switch.md:17:76: error: "),
    Mistake(
      name: "a broken link", file: guide, old: "A switch turns one setting on or off.\n\n## B",
      new: "A switch, unlike a [slider](slider.md), turns one setting on.\n\n## B",
      problem: "content/controls/switch.md:8:20: error: "),
    Mistake(
      name: "an unknown key", file: guide, old: "class: UISwitch", new: "klass: UISwitch",
      problem: "content/controls/switch.md:3:1: error: "),
    Mistake(
      name: "broken YAML", file: guide, old: "title: Switch", new: "title: [Switch",
      problem: "content/controls/switch.md:3:"),
    Mistake(
      name: "settings of the wrong kind", file: "content/site.yml", old: "stale-after: 36h",
      new: "stale-after: soon", problem: "content/site.yml:4:14: error: "),
    Mistake(
      name: "raw HTML", file: guide, old: "A switch turns one setting on or off.\n\n## B",
      new: "A switch <b onclick=\"x()\">turns</b> one setting on.\n\n## B",
      problem: "content/controls/switch.md:8:10: error: "),
    Mistake(
      name: "a link that runs a script", file: guide,
      old: "A switch turns one setting on or off.\n\n## B",
      new: "A [switch](javascript:alert) turns one setting on.\n\n## B",
      problem: "content/controls/switch.md:8:3: error: "),
  ]

  @Test(arguments: mistakes)
  func isToldAtItsPlaceAndLeavesTheSiteAlone(_ mistake: Mistake) throws {
    let site = try SmallSite("switches")
    try VerdictChainTests.green.write(to: site)
    #expect(try site.build().status == 0)
    let before = try site.files()
    try site.replace(mistake.old, with: mistake.new, in: mistake.file)
    let outcome = try site.build()
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix(mistake.problem), "\(outcome.error)")
    #expect(try site.files() == before)
    #expect(try site.check().status == 1)
  }

  @Test func tellsABrokenTemplateAtItsPlace() throws {
    let site = try SmallSite("switches")
    try VerdictChainTests.green.write(to: site)
    #expect(try site.build().status == 0)
    let before = try site.files()
    try site.write("<h1>{{title}}</h1>\n<p>{{ sumary }}</p>\n", to: "templates/guide.mustache")
    let outcome = try Program.run(
      ["build", "--now", SmallSite.now, "--templates", "templates"], in: site.folder)
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("templates/guide.mustache:2:7: error: "), "\(outcome.error)")
    #expect(try site.files() == before)
  }

  @Test func tellsAllMistakesOfOneRunInOrder() throws {
    let site = try SmallSite("switches")
    try VerdictChainTests.green.write(to: site)
    try site.replace("class: UISwitch", with: "klass: UISwitch", in: Self.guide)
    try site.replace("`switch.flips`", with: "`switch.Flips`", in: Self.guide)
    try site.replace("stale-after: 36h", with: "stale-after: soon", in: "content/site.yml")
    let outcome = try site.build()
    let firsts = outcome.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(firsts.count == 3, "\(outcome.error)")
    #expect(
      firsts.map { $0.prefix { $0 != ":" } } == [
        Self.guide[...], Self.guide[...], "content/site.yml",
      ])
    #expect(!site.exists("public/index.html"))
  }
}
