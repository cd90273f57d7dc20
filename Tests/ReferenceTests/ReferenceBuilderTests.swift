import Diagnostics
import GuideMarkup
import Guides
import Reference
import TestResults
import Testing

@Suite("The join")
struct ReferenceBuilderTests {
  private let content = Sample.content([
    Sample.guide([Sample.rule("switch.flips"), Sample.rule("switch.speaks")]),
    Sample.guide([Sample.rule("slider.drags")], slug: "slider"),
  ])

  @Test func givesEachRuleTheVerdictOfItsOwnTests() {
    let joined = Joined(
      content,
      [
        Sample.run([
          Sample.test("flips"), Sample.test("speaks", .failed, rule: "switch.speaks"),
        ])
      ])
    #expect(joined.verdict("switch.flips") == .passing)
    #expect(joined.verdict("switch.speaks") == .failing)
    #expect(joined.verdict("slider.drags") == .untested)
    #expect(joined.problems.isEmpty)
    #expect(joined.reference.guides.map(\.verdict) == [.failing, .untested])
    #expect(joined.reference.verdict == .failing)
    #expect(joined.reference.counts.summary == "failing 1 · untested 1 · passing 1/3")
    #expect(joined.reference.resultCount == 2)
  }

  @Test func namesATestOnceThatItsRunnerNamesTwice() {
    let twice = Sample.test("flips it", .failed, suite: "flips it")
    let reasons = Joined(content, [Sample.run([twice])]).reasons("switch.flips")
    #expect(reasons.first == "1 of 1 linked tests failed: 'flips it'")
  }

  @Test(arguments: [[Run](), [Sample.run([])], [Sample.run([]), Sample.run([], id: "b")]])
  func isNoDataThroughoutWithoutASingleTest(runs: [Run]) {
    let joined = Joined(content, runs)
    #expect(joined.reference.guides.map(\.verdict) == [.noData, .noData])
    #expect(joined.reference.verdict == .noData)
    #expect(!joined.reference.isGreen)
  }

  @Test func isNoDataWithoutARule() {
    let joined = Joined(Sample.content([]), [Sample.run([Sample.test("a", rule: nil)])])
    #expect(joined.reference.verdict == .noData)
    #expect(!joined.reference.isGreen)
  }

  @Test func isTheSameInWhateverOrderTheRunsCome() {
    let runs = [
      Sample.run([Sample.test("a", .failed)], id: "1"),
      Sample.run([Sample.test("b")], id: "2"),
      Sample.run([Sample.test("a")], id: "3", environment: "ios"),
      Sample.run([Sample.test("c", .skipped)], id: "4", ended: 900),
      Sample.run([Sample.test("d")], id: "5", ended: nil),
    ]
    let first = Joined(content, runs)
    let second = Joined(content, runs.reversed())
    #expect(first.reference == second.reference)
    #expect(first.problems == second.problems)
  }

  @Test func listsTestsWorstFirstThenByEnvironmentNameAndPlace() {
    let joined = Joined(
      content,
      [
        Sample.run([Sample.test("b"), Sample.test("a", line: 2), Sample.test("a", line: 1)]),
        Sample.run([Sample.test("z", .failed), Sample.test("c")], id: "x", environment: "ios"),
      ])
    let tests = joined.reference.guides[0].rules[0].tests
    #expect(tests.map(\.test.name) == ["z", "c", "a", "a", "b"])
    #expect(tests.map(\.test.place.line) == [1, 1, 1, 2, 1])
    #expect(tests.map(\.run) == [0, 0, 1, 1, 1])
  }

  @Test func findsARuleByAnIdThatItOnceHad() {
    let content = Sample.content([
      Sample.guide([
        Sample.rule("switch.new", oldIDs: ["switch.old"]), Sample.rule("switch.other"),
      ])
    ])
    let reference = Joined(content, []).reference
    #expect(reference.rule(named: "switch.old")?.rule.id == "switch.new")
    #expect(reference.rule(named: "switch.none") == nil)
  }
}
