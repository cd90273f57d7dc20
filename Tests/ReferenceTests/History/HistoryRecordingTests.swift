import TestResults
import Testing

@testable import Reference

@Suite("Recording a build")
struct HistoryRecordingTests {
  private func build(_ run: String, at second: Int?) -> History.Build {
    .init(
      runs: [run], commits: [], madeAt: second.map { Timestamp(secondsSince1970: $0) })
  }

  private func found(_ verdicts: [String: Verdict], old: [String: [String]] = [:])
    -> [History.Finding]
  {
    verdicts.sorted { $0.key < $1.key }.map {
      .init(rule: $0.key, oldIDs: old[$0.key] ?? [], verdict: $0.value, text: "text")
    }
  }

  /// The verdicts of a rule, build by build.
  private func verdicts(_ history: History, _ rule: String = "a.b") -> [String] {
    history.builds.indices.map {
      history.state(of: history.rules[rule] ?? [], at: $0)?.verdict?.rawValue ?? "-"
    }
  }

  @Test func replacesTheBuildOfTheSameRuns() {
    var history = History()
    #expect(history.record(build("1", at: 10), found(["a.b": .failing]), limit: 9) == 0)
    #expect(history.record(build("2", at: 20), found(["a.b": .failing]), limit: 9) == 1)
    #expect(history.record(build("2", at: 20), found(["a.b": .knownFailing]), limit: 9) == 1)
    #expect(verdicts(history) == ["failing", "known-failing"])
    #expect(history.record(build("1", at: 10), found(["a.b": .passing]), limit: 9) == 0)
    #expect(verdicts(history) == ["passing", "known-failing"])
  }

  @Test func putsAnOldBuildWhereItBelongs() {
    var history = History()
    _ = history.record(build("1", at: 10), found(["a.b": .passing]), limit: 9)
    _ = history.record(build("3", at: 30), found(["a.b": .passing]), limit: 9)
    #expect(history.record(build("2", at: 20), found(["a.b": .failing]), limit: 9) == 1)
    #expect(verdicts(history) == ["passing", "failing", "passing"])
    #expect(history.record(build("4", at: nil), found(["a.b": .error]), limit: 9) == 3)
    #expect(history.record(build("0", at: 5), found([:]), limit: 9) == 0)
    #expect(verdicts(history) == ["-", "passing", "failing", "passing", "error"])
  }

  @Test func forgetsTheOldestBuilds() {
    var history = History()
    for second in 0..<10 {
      let verdict: Verdict = second == 3 ? .failing : .passing
      let place = history.record(
        build("\(second)", at: second), found(["a.b": verdict]), limit: 4)
      #expect(place == min(second, 3))
    }
    #expect(history.builds.map(\.runs) == [["6"], ["7"], ["8"], ["9"]])
    #expect(
      history.rules == ["a.b": [.init(build: 0, state: .judged(.passing), text: "text")]])
  }

  @Test func forgetsARuleThatIsLongGone() {
    var history = History()
    _ = history.record(build("1", at: 1), found(["a.b": .passing]), limit: 2)
    _ = history.record(build("2", at: 2), found(["a.c": .passing]), limit: 2)
    #expect(verdicts(history) == ["passing", "-"])
    _ = history.record(build("3", at: 3), found(["a.c": .passing]), limit: 2)
    #expect(history.rules["a.b"] == nil)
  }

  @Test func givesARenamedRuleItsPast() {
    var history = History()
    _ = history.record(build("1", at: 1), found(["a.old": .failing]), limit: 9)
    let place = history.record(
      build("2", at: 2), found(["a.new": .passing], old: ["a.new": ["a.old"]]), limit: 9)
    #expect(verdicts(history, "a.new") == ["failing", "passing"])
    #expect(history.rules["a.old"] == nil)
    let changes = Storyteller(history: history, present: place).changes()
    #expect(changes?.all.map { "\($0.kind) \($0.rule)" } == ["fixed a.new"])
  }

  /// A history that is changed build by build is what a plain table of all verdicts would be.
  @Test(arguments: 0..<60)
  func agreesWithATableOfEverything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var history = History()
    var table: [(build: History.Build, verdicts: [String: Verdict])] = []
    for _ in 0..<20 {
      let run = "\(Int.random(in: 0..<12, using: &random))"
      let next = build(run, at: Int(run).map { $0 * 10 })
      var verdicts: [String: Verdict] = [:]
      for rule in ["a.a", "a.b", "a.c"] where Bool.random(using: &random) {
        verdicts[rule] = Verdict.allCases.randomElement(using: &random)
      }
      let place = history.record(next, found(verdicts), limit: 100)
      table.removeAll { $0.build == next }
      table.append((next, verdicts))
      table.sort { $0.build.madeAt?.secondsSince1970 ?? 0 < $1.build.madeAt?.secondsSince1970 ?? 0 }
      #expect(history.builds == table.map(\.build))
      #expect(table[place].build == next)
      for rule in ["a.a", "a.b", "a.c"] {
        #expect(
          self.verdicts(history, rule) == table.map { $0.verdicts[rule]?.rawValue ?? "-" })
      }
    }
  }
}
