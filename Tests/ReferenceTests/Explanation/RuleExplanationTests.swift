import Diagnostics
import Guides
import Reference
import TestResults
import Testing

@Suite("The explanation of a rule")
struct RuleExplanationTests {
  @Test func tellsEverythingThatDecided() throws {
    let content = Sample.content(
      [Sample.guide([Sample.rule("switch.flips", oldIDs: ["switch.toggle"])])],
      waivers: [Sample.waiver(until: "2026-12-31")])
    let failing = TestRecord(
      suite: "Switch", name: "flips", source: SourcePlace(path: "SwitchTests.swift", line: 18),
      place: SourcePlace(path: "events.jsonl", line: 7), outcome: .failed, seconds: 0.2500004,
      messages: ["expected on\ngot off"],
      links: [
        RuleLink(
          rule: "switch.flips", origin: .evidence, place: SourcePlace(path: "evidence.jsonl"))
      ])
    let run = Sample.run(
      [failing, Sample.test("speaks", line: 9, path: "events.jsonl")], id: ".build/linux",
      commit: "abc123", ended: 1_772_323_200)
    let joined = Joined(content, [run], now: 1_772_323_300)
    let report = try #require(joined.reference.rule(named: "switch.toggle"))
    #expect(
      RuleExplanation.text(for: report, in: joined.reference) == """
        switch.flips · Known failing

          given    a switch
          when     it is tapped
          then     something happens
          source   handbook
          once     switch.toggle
          stands   content/controls/switch.md:1

        verdict: Known failing, number 8 of 12 in the order of decision
          it applies when every failure is covered by a waiver in force or declared in the test, \
        and nothing before it applies
        because
          - 1 of 2 linked tests failed: 'Switch/flips'
          - a waiver, owned by controls team, is in force through 2026-12-31: the model has no drag
          - 1 of 2 linked tests passed
        freshness: fresh

        waiver: in force, content/waivers.yml:1:3
          reason   the model has no drag
          owner    controls team
          until    2026-12-31

        tests: 2
          failed Switch/flips in linux
            linked by its evidence
            test     SwitchTests.swift:18
            result   events.jsonl:7
            took     0.25 s
            said     expected on
                     got off
          passed Switch/speaks in linux
            linked by its evidence
            result   events.jsonl:9

        runs
          .build/linux (junit in linux): ended 2026-03-01 00:00 UTC, commit abc123, complete, fresh

        """)
  }

  @Test func isShortForARuleWithoutTests() throws {
    let content = Sample.content([Sample.guide([Sample.rule("switch.flips")])])
    let joined = Joined(content, [Sample.run([Sample.test("a", rule: nil)])])
    let report = try #require(joined.reference.rule(named: "switch.flips"))
    let text = RuleExplanation.text(for: report, in: joined.reference)
    #expect(text.contains("verdict: Untested, number 3 of 12"))
    #expect(text.hasSuffix("because\n  - no test is linked to this rule\n\ntests: none\n"))
  }

  @Test func keepsWhatATestSaidFromSteeringATerminal() throws {
    let content = Sample.content([Sample.guide([Sample.rule("switch.flips")])])
    let test = TestRecord(
      suite: "Switch", name: "a\u{1B}[32m\u{2028}", place: SourcePlace(path: "run"),
      outcome: .passed,
      links: [RuleLink(rule: "switch.flips", origin: .name, place: SourcePlace(path: "run"))])
    let joined = Joined(content, [Sample.run([test])])
    let report = try #require(joined.reference.rule(named: "switch.flips"))
    let text = RuleExplanation.text(for: report, in: joined.reference)
    #expect(text.contains("  passed Switch/a [32m  in linux\n"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }
}
