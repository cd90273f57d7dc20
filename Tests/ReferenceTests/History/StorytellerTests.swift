import TestResults
import Testing

@testable import Reference

@Suite("The story of a rule")
struct StorytellerTests {
  /// One build a letter: p(assing), f(ailing), k(nown failing), u(ntested), - (not there).
  private func history(_ letters: String) -> History {
    var history = History()
    for (index, letter) in letters.enumerated() {
      let verdict: Verdict? =
        switch letter {
        case "p": .passing
        case "f": .failing
        case "k": .knownFailing
        case "u": .untested
        default: nil
        }
      let findings = verdict.map {
        [History.Finding(rule: "a.b", oldIDs: [], verdict: $0, text: "text")]
      }
      _ = history.record(
        .init(
          runs: ["\(index)"], commits: ["commit\(index)"],
          madeAt: Timestamp(secondsSince1970: index)), findings ?? [], limit: 1_000)
    }
    return history
  }

  private func story(_ letters: String) -> RuleStory {
    Storyteller(history: history(letters), present: letters.count - 1).story(of: "a.b")
  }

  @Test(arguments: [
    ("p", 0, true), ("pp", 0, true), ("fp", 1, false), ("pfff", 1, false), ("pfpf", 3, false),
    ("-p", 1, false),
  ])
  func tellsSinceWhen(letters: String, build: Int, isOldest: Bool) {
    #expect(story(letters).since == Timestamp(secondsSince1970: build))
    #expect(story(letters).reachesBackToTheStart == isOldest)
  }

  @Test(arguments: [
    ("pf", 0, 1), ("ppff", 1, 2), ("pfkf", 0, 1), ("fpfpu", 3, 4), ("pf-f", 0, 1), ("p-f", 0, 2),
  ])
  func tellsTheFirstBadBuildAndTheLastGoodOne(letters: String, good: Int, bad: Int) {
    let found = story(letters).firstBad
    #expect(found?.good.commits == ["commit\(good)"])
    #expect(found?.bad.commits == ["commit\(bad)"])
  }

  @Test(arguments: ["p", "f", "ff", "fp", "-f", "pfp"])
  func tellsNoneWhereThereIsNone(letters: String) {
    #expect(story(letters).firstBad == nil)
  }

  @Test(
    arguments: [
      ("p", nil), ("pp", nil), ("pf", .regressed), ("fp", .fixed), ("fk", .improved),
      ("up", .fixed),
      ("kf", .regressed), ("-p", .new), ("p-p", .new), ("ppf", .regressed), ("pff", nil),
    ] as [(String, Changes.Kind?)])
  func tellsWhatChanged(letters: String, kind: Changes.Kind?) {
    #expect(story(letters).change == kind)
  }

  @Test func tellsTheLastBuildsAsStretches() {
    let long = story("-pp" + String(repeating: "f", count: 5))
    #expect(
      long.stretches == [
        .init(verdict: nil, builds: 0..<1), .init(verdict: .passing, builds: 1..<3),
        .init(verdict: .failing, builds: 3..<8),
      ])
    let cut = story("pf" + String(repeating: "p", count: 150))
    #expect(cut.stretches == [.init(verdict: .passing, builds: 62..<152)])
    #expect(cut.since == Timestamp(secondsSince1970: 2))
  }

  @Test func tellsEveryChangeOfABuild() {
    var history = History()
    func found(_ rule: String, _ verdict: Verdict, _ text: String = "t") -> History.Finding {
      .init(rule: rule, oldIDs: [], verdict: verdict, text: text)
    }
    func build(_ second: Int) -> History.Build {
      .init(
        runs: ["\(second)"], commits: ["c\(second)"],
        madeAt: Timestamp(secondsSince1970: second))
    }
    _ = history.record(
      build(1),
      [
        found("a.gone", .failing, "old"), found("a.fixed", .failing), found("a.bad", .passing),
        found("a.worse", .passing), found("a.text", .passing), found("a.same", .failing),
      ], limit: 9)
    #expect(Storyteller(history: history, present: 0).changes() == nil)
    let present = history.record(
      build(2),
      [
        found("a.fixed", .passing, "also new"), found("a.bad", .knownFailing),
        found("a.worse", .failing), found("a.text", .passing, "new"), found("a.same", .failing),
        found("a.new", .untested),
      ], limit: 9)
    let changes = Storyteller(history: history, present: present).changes()
    #expect(changes?.since == Timestamp(secondsSince1970: 1))
    #expect(changes?.commits == ["c1"])
    #expect(
      changes?.all == [
        .init(kind: .regressed, rule: "a.worse", before: .passing, after: .failing),
        .init(kind: .regressed, rule: "a.bad", before: .passing, after: .knownFailing),
        .init(kind: .fixed, rule: "a.fixed", before: .failing, after: .passing),
        .init(kind: .new, rule: "a.new", before: nil, after: .untested, textAfter: "t"),
        .init(
          kind: .reworded, rule: "a.fixed", before: .failing, after: .passing, textBefore: "t",
          textAfter: "also new"),
        .init(
          kind: .reworded, rule: "a.text", before: .passing, after: .passing, textBefore: "t",
          textAfter: "new"),
        .init(kind: .removed, rule: "a.gone", before: .failing, after: nil, textBefore: "old"),
      ])
  }
}
