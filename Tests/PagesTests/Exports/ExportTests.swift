import Diagnostics
import Foundation
import Guides
import Pages
import Reference
import TestResults
import Testing

@Suite("The files for machines")
struct ExportTests {
  private static func site() throws -> RenderedSite {
    try RenderedSite(
      Sample.reference([Sample.guide("switch", title: "Switch", verdicts: [.passing, .failing])]),
      problems: [
        Diagnostic(
          .unknownWord, "a problem", at: SourcePlace(path: "run.xml", line: 3, column: 7),
          help: ["a way out"])
      ])
  }

  @Test func siteJSONIsTheIndexOfEverything() throws {
    #expect(
      try Self.site().text("api/site.json")
        == #"{"schema":1,"title":"Control reference","generator":"assay 0.1.0","verdict":"failing","#
        + #""counts":{"failing":1,"passing":1},"freshness":"fresh","#
        + #""results":{"madeAt":"2025-11-30T04:05:06Z","staleAt":"2025-12-01T16:05:06Z","#
        + #""runs":[{"id":"r1","tool":"swift-testing","environment":"linux","commit":"28d0185c3f0a","#
        + #""started":"2025-11-30T04:05:06Z","ended":"2025-11-30T04:05:06Z","complete":true,"tests":0,"#
        + #""freshness":"fresh"}]},"#
        + #""controls":[{"slug":"switch","kind":"control","path":"controls/switch/","title":"Switch","#
        + #""summary":"What a switch is.","verdict":"failing","counts":{"failing":1,"passing":1},"#
        + #""freshness":"fresh","madeAt":"2025-11-30T04:05:06Z","staleAt":"2025-12-01T16:05:06Z","#
        + #""rules":[{"id":"switch.rule-1","verdict":"passing","section":"behaviour","#
        + #""group":"Events"},{"id":"switch.rule-2","verdict":"failing","section":"behaviour","#
        + #""group":"Events"}]}]}"# + "\n")
  }

  @Test func aGuidesJSONTellsTextsReasonsAndTests() throws {
    let text = try Self.site().text("api/controls/switch.json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let rules = try #require(object["rules"] as? [[String: Any]])
    #expect(
      rules[1].keys.sorted() == [
        "era", "firstBad", "freshness", "given", "group", "history", "id", "note", "oldIds",
        "reasons",
        "section",
        "sources", "status", "tests", "then", "verdict", "waiver", "when",
      ])
    #expect(rules[1]["given"] as? String == "a switch")
    #expect(rules[1]["reasons"] as? [String] == ["a reason"])
    let tests = try #require(rules[1]["tests"] as? [[String: Any]])
    #expect(
      tests[0].keys.sorted() == [
        "displayName", "environment", "evidence", "file", "line", "link", "messages", "name",
        "outcome", "run", "seconds",
      ])
    #expect(tests[0]["outcome"] as? String == "failed")
    #expect(tests[0]["line"] as? Int == 42)
  }

  @Test func aGuidesJSONIsWrittenInOneOrder() throws {
    let waiver = Waiver(
      rule: "switch.rule-1", reason: "no drag yet", owner: "controls team", issue: nil,
      until: "2027-01-31", place: SourcePlace(path: "content/waivers.yml", line: 1, column: 3))
    let rule = Sample.rule("switch.rule-1", "a", "b", "c", note: [Sample.text("a note")])
    let plain = Sample.guide("switch", title: "Switch")
    let report = Sample.report(
      rule, .knownFailing, ["declared"], [Sample.test("works", .failed, messages: ["got “x”"])],
      waiver: waiver)
    #expect(
      try RenderedSite(Sample.reference([Sample.guideReport(plain.guide, [report])]))
        .text("api/controls/switch.json")
        == #"{"schema":1,"slug":"switch","kind":"control","path":"controls/switch/","title":"Switch","#
        + #""summary":"What a switch is.","verdict":"known-failing","counts":{"known-failing":1},"#
        + #""freshness":"fresh","madeAt":"2025-11-30T04:05:06Z","staleAt":"2025-12-01T16:05:06Z","#
        + #""rules":[{"id":"switch.rule-1","verdict":"known-failing","section":"behaviour","#
        + #""group":"Events","given":"a","when":"b","then":"c","note":"a note","status":null,"#
        + #""era":null,"sources":["ui-catalog-switches"],"reasons":["declared"],"freshness":"fresh","#
        + #""waiver":{"reason":"no drag yet","owner":"controls team","issue":null,"#
        + #""until":"2027-01-31"},"history":[],"firstBad":null,"tests":[{"name":"Switch/works()","#
        + #""displayName":"works","#
        + #""file":"Tests/ConformanceTests/Controls/SwitchConformanceTests.swift","line":42,"#
        + #""environment":"linux","run":"r1","link":"evidence","outcome":"failed","seconds":0.0123,"#
        + #""messages":["got “x”"],"evidence":[]}]}]}"# + "\n")
  }

  @Test func problemsJSONTellsPlaceAndWayOut() throws {
    #expect(
      try Self.site().text("api/problems.json")
        == #"{"schema":1,"problems":[{"code":"unknown-word","severity":"error","message":"a problem","#
        + #""file":"run.xml","line":3,"column":7,"help":["a way out"]}]}"# + "\n")
  }

  @Test func verdictsScriptNamesTheWorstOfEachGuide() throws {
    #expect(
      try Self.site().text("assets/verdicts.js")
        == #"var assayVerdicts = {"switch":["failing","failing 1 · passing 1/2"]};"# + "\n")
  }

  @Test func evidenceStaysAsItWasRecorded() throws {
    let text = try RenderedSite(Sample.everything()).text("api/controls/switch.json")
    #expect(
      text.contains(
        #"{"kind":"comparison","body":{"rows":[{"what":"state","expected":"On.","got":"Off."}]}}"#))
  }
}
