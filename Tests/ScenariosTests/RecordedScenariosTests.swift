import Foundation
import Scenarios
import Testing

/// Every scenario that the conformance tests recorded is played again, here and in the browser's
/// build, and must come out as it was recorded.
///
/// `script/test` names the evidence of its run in `ASSAY_EVIDENCE`; without it there is no run whose
/// scenarios must be those of this build.
@Suite(.enabled(if: Evidence.path != nil)) struct RecordedScenariosTests {
  private struct Recorded {
    let rule: String
    let scenario: Scenario
  }

  private func recorded() throws -> [Recorded] {
    let path = try #require(Evidence.path)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return try lines.compactMap { line in
      let json = try JSONParser.parse(String(line))
      guard json["kind"]?.string == "scenario" else { return nil }
      return Recorded(
        rule: json["rule"]?.string ?? "",
        scenario: try Scenario(json: try #require(json["body"])))
    }
  }

  @Test func playAgainAsTheyWereRecorded() throws {
    let all = try recorded()
    #expect(all.count >= 40, "\(all.count) scenarios were recorded")
    for recorded in all {
      #expect(recorded.scenario.observed?.count == recorded.scenario.steps.count)
      let replay = try Replay(recorded.scenario)
      #expect(replay.observed == recorded.scenario.observed, "\(recorded.rule)")
    }
  }

  @Test func speakForMostOfTheRules() throws {
    let path = try #require(Evidence.path)
    var planned = Set<String>()
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let json = try JSONParser.parse(String(line))
      if json["ev"] == "plan", let rule = json["rule"]?.string { planned.insert(rule) }
    }
    let spokenFor = Set(try recorded().map(\.rule))
    #expect(
      spokenFor.count * 10 >= planned.count * 7,
      "\(spokenFor.count) of \(planned.count) rules have a scenario")
  }

  @Test(.enabled(if: Browser.hasNode)) func playAgainInTheBrowsersBuild() throws {
    let count = try recorded().count
    let folder = try Browser.build()
    let printed = try Browser.run(
      "node",
      [Browser.file("Tests/WasmProbe/play.mjs"), folder + "/play.wasm", Evidence.path ?? ""])
    #expect(printed.split(separator: "\n").last == "\(count) played, \(count) reproduced")
    #expect(printed.split(separator: "\n").count == 1, "\(printed)")
  }
}

private enum Evidence {
  /// The evidence of the run that belongs to this build.
  static let path: String? = ProcessInfo.processInfo.environment["ASSAY_EVIDENCE"]
}
