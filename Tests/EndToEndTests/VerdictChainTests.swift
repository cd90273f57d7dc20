import Foundation
import Testing

/// What a test does reaches the rule, its badge, the home page, site.json and the gate, and nothing
/// else changes.
@Suite("From a test's outcome to every page")
struct VerdictChainTests {
  /// The run in which every rule of the small site passes.
  static let green = RunFolder(tests: [
    .init("sends", "switch.sends-value-changed"), .init("flips", "switch.flips"),
    .init("setSendsNothing", "switch.set-sends-nothing"),
    .init("speaks", "switch.speaks-state"),
  ])

  struct Case: CustomTestStringConvertible, Sendable {
    let ending: RunFolder.Ending?
    let verdict: String
    /// The roll-up of the control and of the site.
    let rollUp: String
    let message: String
    /// Exit statuses of `check`, and of `check --require all-passing`.
    let gate: Int32
    let strictGate: Int32

    var testDescription: String { verdict }
  }

  static let cases = [
    Case(
      ending: .passes, verdict: "passing", rollUp: "passing",
      message: "passing 4/4 · not testable 1", gate: 0,
      strictGate: 0),
    Case(
      ending: .fails("expected 1 event, got 2"), verdict: "failing", rollUp: "failing",
      message: "failing 1 · passing 3/4 · not testable 1", gate: 1, strictGate: 1),
    Case(
      ending: nil, verdict: "untested", rollUp: "untested",
      message: "untested 1 · passing 3/4 · not testable 1",
      gate: 0, strictGate: 1),
    Case(
      ending: .isSkipped, verdict: "not-run", rollUp: "not-run",
      message: "not run 1 · passing 3/4 · not testable 1",
      gate: 0, strictGate: 1),
    Case(
      ending: .failsAsKnown, verdict: "failing", rollUp: "failing",
      message: "failing 1 · passing 3/4 · not testable 1", gate: 1, strictGate: 1),
    Case(
      ending: .crashes, verdict: "error", rollUp: "error",
      message: "error 1 · passing 3/4 · not testable 1",
      gate: 1,
      strictGate: 1),
    Case(
      ending: .neverBegins, verdict: "error", rollUp: "error",
      message: "error 1 · passing 3/4 · not testable 1",
      gate: 1, strictGate: 1),
  ]

  @Test(arguments: cases)
  func changesExactlyTheVerdictsThatItShould(_ expected: Case) throws {
    let site = try SmallSite("switches")
    var run = Self.green
    if let ending = expected.ending {
      run.tests[1].ending = ending
    } else {
      run.tests.remove(at: 1)
    }
    try run.write(to: site)
    let outcome = try site.build()
    #expect(outcome.status == 0, "\(outcome.error)")
    let verdicts = try site.verdicts()
    #expect(
      verdicts == [
        "switch.sends-value-changed": "passing", "switch.flips": expected.verdict,
        "switch.set-sends-nothing": "passing", "switch.speaks-state": "passing",
        "switch.has-a-label": "not-testable",
      ])
    let index = try site.index()
    #expect(index.verdict == expected.rollUp)
    #expect(index.controls.map(\.verdict) == [expected.rollUp])
    #expect(try badge(of: site).message == expected.message)
    #expect(try badge(of: site, "all").message == expected.message)
    #expect(try site.text("public/badges/switch.svg").contains(expected.message))
    #expect(try site.text("public/index.html").contains(expected.message))
    #expect(try site.check().status == expected.gate)
    #expect(try site.check("--require", "all-passing").status == expected.strictGate)
  }

  @Test func showsWhatWasExpectedAndGotOnThePage() throws {
    let site = try SmallSite("switches")
    var run = Self.green
    run.tests[1].ending = .fails("Expectation failed: (events → 2) == 1")
    try run.write(to: site)
    #expect(try site.build().status == 0)
    let words = "Expectation failed: (events → 2) == 1"
    #expect(try site.text("public/controls/switch/index.html").contains(words))
    #expect(try site.text("public/failing/index.html").contains("switch.flips"))
    #expect(try site.text("public/failing/index.html").contains(words))
    #expect(try site.text("public/api/controls/switch.json").contains(words))
  }

  @Test func showsTheTranscriptOfWhatWasDone() throws {
    let site = try SmallSite("switches")
    try Self.green.write(to: site)
    #expect(try site.build().status == 0)
    let page = try site.text("public/controls/switch/index.html")
    #expect(page.contains("tap the switch"))
    #expect(page.contains("valueChanged from the switch"))
  }

  @Test func neverCallsARunThatDidNotEndGreen() throws {
    let site = try SmallSite("switches")
    var run = Self.green
    run.isEnded = false
    try run.write(to: site)
    let outcome = try site.build()
    #expect(outcome.status == 1, "a run that never ended is a problem of the results")
    #expect(Set(try site.verdicts().values) == ["error", "not-testable"])
    #expect(try badge(of: site).message == "error 4 · passing 0/4 · not testable 1")
    #expect(try badge(of: site).isError == true)
    #expect(try site.check().status == 1)
  }

  @Test func neverTrustsAStreamThatIsCutInALine() throws {
    let site = try SmallSite("switches")
    try Self.green.write(to: site)
    let stream = try site.text("results/linux/events.jsonl")
    let cut = stream.prefix(stream.count - stream.count / 4)
    try site.write(String(cut), to: "results/linux/events.jsonl")
    let outcome = try site.build()
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("results/linux/events.jsonl:"))
    #expect(!(try site.verdicts().values.contains("passing")))
  }

  @Test func saysNoDataForARunOfNoTests() throws {
    let site = try SmallSite("switches")
    var run = Self.green
    run.tests = []
    try run.write(to: site)
    let outcome = try site.build()
    #expect(outcome.error.contains("has no tests [run-without-tests]"), "\(outcome.error)")
    #expect(Set(try site.verdicts().values) == ["no-data"])
    #expect(try site.index().verdict == "no-data")
    #expect(try badge(of: site).message.hasPrefix("no data"))
    #expect(try site.check().status == 1)
  }

  @Test func replacesYesterdaysGreenWhenResultsAreAbsent() throws {
    let site = try SmallSite("switches")
    try Self.green.write(to: site)
    #expect(try site.build().status == 0)
    #expect(try site.index().verdict == "passing")
    try site.remove("results")
    let outcome = try site.build()
    #expect(outcome.status == 1)
    #expect(try site.index().verdict == "no-data")
    #expect(try site.check().status == 1)
  }

  @Test func takesTheGreenAwayFromStaleResults() throws {
    let site = try SmallSite("switches")
    try Self.green.write(to: site)
    #expect(try site.run(["build", "--now", "2026-03-05T12:00:00Z"]).status == 0)
    #expect(try site.verdicts()["switch.flips"] == "passing", "stale is no verdict")
    #expect(
      try site.text("public/controls/switch/index.html").localizedCaseInsensitiveContains("stale"))
    #expect(try badge(of: site).color != "brightgreen")
  }

  @Test func excusesADeclaredFailureOnlyWhereTheSettingsSaySo() throws {
    let site = try SmallSite("switches")
    var run = Self.green
    run.tests[1].ending = .failsAsKnown
    try run.write(to: site)
    try site.replace(
      "environments: [linux]", with: "expected-failures: declared", in: "content/site.yml")
    #expect(try site.build().status == 0)
    #expect(try site.verdicts()["switch.flips"] == "known-failing")
    #expect(try site.check().status == 0)
  }

  @Test func failsTheGateWhenMoreRulesAreUntestedOrFewerTestsWereRead() throws {
    let site = try SmallSite("switches")
    var run = Self.green
    run.tests.remove(at: 1)
    try run.write(to: site)
    #expect(try site.check("--max-untested", "1").status == 0)
    #expect(try site.check("--max-untested", "0").status == 1)
    #expect(try site.check("--min-results", "3").status == 0)
    #expect(try site.check("--min-results", "4").status == 1)
  }

  @Test func makesAMissingRequiredEnvironmentAnError() throws {
    let site = try SmallSite("switches")
    try Self.green.write(to: site)
    try site.replace(
      "environments: [linux]", with: "environments: [linux, ios-18]", in: "content/site.yml")
    #expect(try site.build().status == 1)
    #expect(try site.verdicts()["switch.flips"] == "error")
  }

  // MARK: - The badge

  struct Badge: Decodable {
    let schemaVersion: Int
    let label: String
    let message: String
    let color: String
    let isError: Bool?
  }

  private func badge(of site: SmallSite, _ slug: String = "switch") throws -> Badge {
    try JSONDecoder().decode(
      Badge.self, from: Data(contentsOf: site.folder.appending(path: "public/badges/\(slug).json")))
  }
}
