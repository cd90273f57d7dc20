import Foundation
import Testing

/// What `check`, `results` and `doctor` say to a CI system.
@Suite("The gate")
struct GateTests {
  private func broken() throws -> SmallSite {
    let site = try SmallSite("switches")
    var run = VerdictChainTests.green
    run.tests[1].ending = .fails("expected <on> & got | off")
    run.tests.remove(at: 2)
    run.tests.append(.init("speaksForNobody", nil))
    try run.write(to: site)
    return site
  }

  @Test func writesASummaryInMarkdown() throws {
    let site = try broken()
    let outcome = try site.check("--summary", "summary.md")
    #expect(outcome.status == 1)
    #expect(!site.exists("public"))
    let summary = try site.text("summary.md")
    #expect(summary.hasPrefix("## Small reference: Failing\n\n"))
    #expect(summary.contains("- policy: 1 rule is failing, and no\\-failing allows none\n"))
    #expect(summary.contains("| `switch.flips` | Failing | "))
    #expect(summary.contains("| `switch.set-sends-nothing` | Untested | "))
    #expect(!summary.contains("switch.speaks-state"))
  }

  @Test func writesTheRulesAsTests() throws {
    let site = try broken()
    _ = try site.check("--junit", "rules.xml")
    let read = try Program.run(["results", "rules.xml", "--format", "json"], in: site.folder)
    #expect(read.status == 0, "\(read.error)")
    #expect(
      read.out == #"{"file":"rules.xml","format":"junit-xml","tests":5,"passed":2,"failed":1,"#
        + #""errored":0,"skipped":2,"known":0,"unknown":0,"flaky":0,"suite_errors":0,"#
        + #""verdict":"read"}"# + "\n")
  }

  @Test func tellsProblemsInTheFormatOfItsReader() throws {
    let site = try broken()
    try site.replace("stale-after:", with: "stale-afterwards:", in: "content/site.yml")
    let json = try site.check("--format", "json")
    #expect(json.status == 1)
    let lines = json.error.split(separator: "\n")
    #expect(lines.count == 1)
    let object = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(object?["file"] as? String == "content/site.yml")
    #expect(object?["line"] as? Int == 4)
    #expect(object?["severity"] as? String == "error")
    let github = try site.check("--format", "github")
    #expect(github.error.hasPrefix("::error file=content/site.yml,line=4,col=1,"))
    #expect(try site.build().error.hasSuffix("nothing was written: 'public' is as it was\n"))
  }

  @Test func listsWhatNothingBindsTo() throws {
    let site = try broken()
    let outcome = try site.check("--list-unbound")
    #expect(
      outcome.out.contains(
        "untested: no test speaks for these rules\n  switch.set-sends-nothing\n"))
    #expect(outcome.out.contains("unbound: 1 test speaks for no rule\n"))
    #expect(outcome.out.contains("SmallTests.SwitchSuite/speaksForNobody()\n"))
    #expect(try !site.check().out.contains("unbound:"))
  }

  @Test func warnsWhereNoResultsAreNamed() throws {
    let site = try SmallSite("switches")
    try site.replace("results: [results]\n", with: "", in: "content/site.yml")
    let outcome = try site.build()
    #expect(
      outcome.error.contains("content/site.yml: warning: no results are named [no-results-named]"))
  }

  // MARK: - results

  @Test func saysWhatBecameOfEachFile() throws {
    let site = try broken()
    try site.write("<testsuites><testsuite name='s'><testcase name='a'/>", to: "cut.xml")
    try site.write("1..2\nok 1 - a\nnot ok 2 - b\n", to: "two.tap")
    let outcome = try Program.run(["results", "results", "cut.xml", "two.tap"], in: site.folder)
    #expect(outcome.status == 1)
    let lines = outcome.out.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix(
        "results/linux/events.jsonl: swift-testing-event-stream, 4 tests: 3 passed, 1 failed; "))
    #expect(lines[1].hasPrefix("cut.xml: junit-xml; refuse: "))
    #expect(lines[2] == "two.tap: tap, 2 tests: 1 passed, 1 failed; read")
    let nothing = try Program.run(["results"], in: site.folder)
    #expect(nothing.status == 2)
    #expect(
      nothing.error == """
        assay: 'results' takes files, folders or globs
        assay help results tells its options

        """)
  }

  // MARK: - doctor

  @Test func tellsWhetherAPublishedSiteCanBeBelieved() throws {
    let site = try SmallSite("switches")
    try VerdictChainTests.green.write(to: site)
    _ = try site.build()
    func doctor(_ arguments: String...) throws -> Program.Outcome {
      try Program.run(["doctor", "public"] + arguments, in: site.folder)
    }
    let well = try doctor("--now", SmallSite.now)
    #expect(well.status == 0)
    #expect(
      well.out
        == "public: whole; its results were made at 2026-03-01T11:00:00Z, stale at "
        + "2026-03-02T23:00:01Z\n")
    let stale = try doctor("--now", "2026-03-02T23:00:01Z")
    #expect(stale.status == 1)
    #expect(stale.out == "public: its results are stale since 2026-03-02T23:00:01Z\n")
    let other = try doctor("--now", SmallSite.now, "--commit", "2222")
    #expect(other.status == 1)
    #expect(
      other.out.contains("the run 'run-1' in linux is of commit \(SmallSite.commit), not of 2222"))
    try site.remove("public/index.html")
    let incomplete = try doctor("--now", SmallSite.now)
    #expect(incomplete.status == 1)
    #expect(
      incomplete.out
        == "public: 'index.html' is not as the last build wrote it\npublic: it has no index.html\n")
    #expect(try Program.run(["doctor", "nowhere"], in: site.folder).status == 1)
    #expect(try Program.run(["doctor"], in: site.folder).status == 2)
  }

  @Test func tellsOfARunThatWasCutOff() throws {
    let site = try SmallSite("switches")
    var run = VerdictChainTests.green
    run.isEnded = false
    try run.write(to: site)
    _ = try site.build()
    let outcome = try Program.run(
      ["doctor", "public", "--now", SmallSite.now], in: site.folder)
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("public: the run 'run-1' in linux is not complete\n"))
  }
}
