import Diagnostics
import DiagnosticsTestSupport
import Guides
import Reference
import TestResults
import Testing

@Suite("Binding tests to rules")
struct TestBinderTests {
  private let guide = MarkedText(
    """
    | ①switch.flips② | … |
    | ③switch.sends-value-changed④ | … |
    | ⑤slider.drags⑥ | … |
    """, path: "content/controls/switch.md")

  private func content(_ bindings: [Binding] = []) -> Content {
    Sample.content(
      [
        Sample.guide([
          Sample.rule("switch.flips", oldIDs: ["switch.toggle"], at: guide.place("①", "②")),
          Sample.rule("switch.sends-value-changed", at: guide.place("③", "④")),
          Sample.rule("slider.drags", at: guide.place("⑤", "⑥")),
        ])
      ], bindings: bindings)
  }

  private func links(_ joined: Joined, _ rule: String) -> [LinkedTest.Link] {
    joined.reference.rule(named: rule)?.tests.map(\.link) ?? []
  }

  private func link(
    _ rule: String, _ origin: RuleLink.Origin = .property,
    at place: SourcePlace = SourcePlace(path: "run.xml")
  ) -> RuleLink { RuleLink(rule: rule, origin: origin, place: place) }

  // MARK: - Ways

  @Test(arguments: [
    (RuleLink.Origin.evidence, LinkedTest.Link.evidence), (.property, .property), (.name, .name),
  ])
  func followsATestsOwnWord(origin: RuleLink.Origin, kind: LinkedTest.Link) {
    let joined = Joined(
      content(), [Sample.run([Sample.test("a", links: [link("switch.flips", origin)])])])
    #expect(links(joined, "switch.flips") == [kind])
  }

  @Test func bindsOneTestToSeveralRules() {
    let test = Sample.test("a", links: [link("switch.flips"), link("slider.drags")])
    let joined = Joined(content(), [Sample.run([test])])
    #expect(links(joined, "switch.flips") == [.property])
    #expect(links(joined, "slider.drags") == [.property])
  }

  @Test func bindsATestWhoseNameIsExactlyARule() {
    let joined = Joined(
      content(),
      [
        Sample.run([
          Sample.test("switch.flips", rule: nil), Sample.test("the switch.flips", rule: nil),
        ])
      ])
    #expect(links(joined, "switch.flips") == [.exactName])
    #expect(joined.problems.isEmpty)
  }

  @Test func bindsByATagThatIsARuleAndIgnoresOthers() {
    let test = Sample.test("a", rule: nil, tags: ["slow", "switch.flips", "switch.flops"])
    let joined = Joined(content(), [Sample.run([test])])
    #expect(links(joined, "switch.flips") == [.tag])
    #expect(joined.problems.isEmpty)
  }

  @Test func bindsByPatternOnSuiteAndName() {
    let joined = Joined(
      content([Sample.binding("Switch/*flip*", "switch.flips")]),
      [Sample.run([Sample.test("does flip", rule: nil), Sample.test("speaks", rule: nil)])])
    #expect(links(joined, "switch.flips") == [.binding])
    #expect(joined.problems.isEmpty)
  }

  @Test func takesTheFirstWayThatLeadsToARuleAndNoOther() {
    let test = Sample.test(
      "slider.drags", links: [link("switch.flips")], tags: ["switch.sends-value-changed"])
    let joined = Joined(content(), [Sample.run([test])])
    #expect(joined.reference.guides[0].rules.map(\.tests.count) == [1, 0, 0])
  }

  @Test(arguments: ["evidence", "name", "tag", "binding"])
  func followsAnIdThatARuleOnceHadWithoutAProblem(way: String) {
    let test =
      switch way {
      case "evidence": Sample.test("a", rule: "switch.toggle")
      case "name": Sample.test("switch.toggle", rule: nil)
      case "tag": Sample.test("a", rule: nil, tags: ["switch.toggle"])
      default: Sample.test("a", rule: nil)
      }
    let bindings = way == "binding" ? [Sample.binding("Switch/a", "switch.toggle")] : []
    let joined = Joined(content(bindings), [Sample.run([test])])
    #expect(joined.verdict("switch.flips") == .passing)
    #expect(joined.problems.isEmpty)
  }

  @Test func countsATestOnceThatNamesARuleByBothOfItsIds() {
    let test = Sample.test("a", links: [link("switch.toggle"), link("switch.flips")])
    let joined = Joined(content(), [Sample.run([test])])
    #expect(links(joined, "switch.flips").count == 1)
  }

  // MARK: - Problems

  @Test func reportsAnUnknownRuleAtTheTestWithTheNearestId() {
    let test = MarkedText(
      "@Test(①.rule(\"switch.sends-value-chnged\")②)", path: "Tests/SwitchTests.swift")
    let joined = Joined(
      content(),
      [
        Sample.run([
          Sample.test(
            "a", links: [link("switch.sends-value-chnged", .evidence, at: test.place("①", "②"))])
        ])
      ])
    #expect(
      joined.problems == [
        Diagnostic(
          .unknownRuleInResults,
          "test speaks for rule 'switch.sends-value-chnged', which no guide has; "
            + "did you mean 'switch.sends-value-changed'?",
          at: test.place("①", "②"),
          notes: [
            Diagnostic.Note(
              "rule 'switch.sends-value-changed' stands here", at: guide.place("③", "④"))
          ],
          help: ["name a rule that a guide has, or give this one a row in a behaviour table"])
      ])
    #expect(joined.verdict("switch.sends-value-changed") == .untested)
  }

  @Test(arguments: [
    ("swich.flips", "; did you mean 'switch.flips'?"),
    ("switch.flops", "; did you mean 'switch.flips'?"), ("tab.opens", ""), ("nonsense", ""),
    ("", ""),
  ])
  func suggestsARuleForASlipInEitherPart(id: String, suggestion: String) {
    let joined = Joined(content(), [Sample.run([Sample.test("a", rule: id)])])
    #expect(
      joined.problems.map(\.message)
        == ["test speaks for rule '\(id)', which no guide has\(suggestion)"])
  }

  @Test func reportsEvidenceForAnUnknownRuleOnce() {
    let evidence = Evidence(rule: "switch.none", kind: .text, body: "\"x\"")
    let joined = Joined(
      content(), [Sample.run([Sample.test("a", evidence: [evidence, evidence])])])
    #expect(
      joined.problems.map(\.message)
        == ["test speaks for rule 'switch.none', which no guide has"])
    #expect(joined.verdict("switch.flips") == .passing)
  }

  @Test func quotesAnEndlessIdOnlyInPart() {
    let id = String(repeating: "é", count: 100_000)
    let joined = Joined(content(), [Sample.run([Sample.test("a", rule: id)])])
    let start = String(repeating: "é", count: 120)
    #expect(
      joined.problems.map(\.message)
        == ["test speaks for rule '\(start)…', which no guide has"])
  }

  private let bindingsFile = MarkedText(
    "- test: ①\"Buton/*\"②\n  rule: switch.flips", path: "content/bindings.yml")

  @Test func warnsOfABindingThatMatchesNothing() {
    let place = bindingsFile.place("①", "②")
    let joined = Joined(
      content([Sample.binding("Buton/*", "switch.flips", at: place)]),
      [Sample.run([Sample.test("a")])])
    #expect(
      joined.problems == [
        Diagnostic(
          .bindingWithoutEffect, "binding 'Buton/*' matches no test", at: place,
          help: ["a pattern matches the whole of suite/name; '*' stands for any run of characters"])
      ])
  }

  @Test func warnsOfABindingWhoseTestsAllNameTheirRules() {
    let place = bindingsFile.place("①", "②")
    let joined = Joined(
      content([Sample.binding("Switch/*", "slider.drags", at: place)]),
      [Sample.run([Sample.test("a")])])
    #expect(
      joined.problems == [
        Diagnostic(
          .bindingWithoutEffect,
          "binding 'Switch/*' ties no test to 'slider.drags': all that it matches name their rules "
            + "themselves",
          at: place, help: ["name the rule in the tests as well, or take the binding out"])
      ])
  }

  @Test func doesNotWarnOfBindingsWithoutAnyResult() {
    #expect(Joined(content([Sample.binding("Buton/*", "switch.flips")]), []).problems.isEmpty)
  }

  @Test func reportsABindingToAnUnknownRule() {
    let place = bindingsFile.place("①", "②")
    let joined = Joined(
      content([Sample.binding("Switch/*", "switch.flip", at: place)]),
      [Sample.run([Sample.test("a", rule: nil)])])
    #expect(
      joined.problems == [
        Diagnostic(
          .bindingToUnknownRule,
          "binding to rule 'switch.flip', which no guide has; did you mean 'switch.flips'?",
          at: place,
          notes: [Diagnostic.Note("rule 'switch.flips' stands here", at: guide.place("①", "②"))],
          help: ["name a rule that a guide has, or take the binding out"])
      ])
  }

  @Test func reportsATestOfARuleThatIsDeclaredNotTestable() {
    let row = MarkedText("| ①switch.short② | not testable: advice |", path: "content/switch.md")
    let test = MarkedText("①@Test②", path: "Tests/SwitchTests.swift")
    let content = Sample.content([
      Sample.guide([
        Sample.rule("switch.short", notTestable: "advice", at: row.place("①", "②"))
      ])
    ])
    let joined = Joined(
      content,
      [Sample.run([Sample.test("a", rule: "switch.short", source: test.place("①", "②"))])])
    #expect(joined.verdict("switch.short") == .passing)
    #expect(
      joined.problems == [
        Diagnostic(
          .testedNotTestableRule,
          "rule 'switch.short' is declared not testable, and a test speaks for it",
          at: row.place("①", "②"),
          notes: [
            Diagnostic.Note("test 'Switch/a' speaks for it", at: test.place("①", "②"))
          ],
          help: ["take 'not testable' out of the row, or the rule's id out of the test"])
      ])
  }
}
