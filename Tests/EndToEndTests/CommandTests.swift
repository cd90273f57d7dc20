import Foundation
import Testing

@Suite("The command line")
struct CommandTests {
  @Test func tellsTheVersion() throws {
    let site = try SmallSite("switches")
    let outcome = try Program.run(["version"], in: site.folder)
    #expect(outcome.out == "assay 0.1.0\n")
    #expect(outcome.status == 0)
  }

  @Test func helpsWithEveryCommand() throws {
    let site = try SmallSite("switches")
    let overview = try Program.run(["help"], in: site.folder)
    #expect(overview.status == 0)
    for command in ["build", "check", "explain", "help", "version"] {
      #expect(overview.out.contains("assay \(command)"))
      let help = try Program.run(["help", command], in: site.folder)
      #expect(help.status == 0)
      #expect(help.out.hasPrefix("assay \(command)"))
      #expect(try Program.run([command, "--help"], in: site.folder).out == help.out)
    }
  }

  @Test(arguments: [
    (["bild"], "assay: unknown command 'bild'; did you mean 'build'?"),
    (["build", "--ouput", "x"], "assay: unknown option '--ouput'; did you mean '--output'?"),
    (["build", "--output"], "assay: '--output' needs a value: --output DIR"),
    (
      ["build", "--now", "soon"],
      "assay: '--now' takes a time such as 2026-03-01T12:00:00Z, not 'soon'"
    ),
    (["build", "--max-untested", "1"], "assay: '--max-untested' is no option of 'build'"),
    (["check", "--max-untested", "-1"], "assay: '--max-untested' takes a whole number, not '-1'"),
    (["build", "extra"], "assay: 'build' takes no 'extra'"),
    (["explain"], "assay: 'explain' takes a rule's id or a diagnostic's code"),
    (
      ["build", "--base-url", "example.org"],
      "assay: '--base-url' takes an http or https address, not 'example.org'"
    ),
  ])
  func refusesWhatItDoesNotKnow(arguments: [String], message: String) throws {
    let site = try SmallSite("switches")
    let outcome = try Program.run(arguments, in: site.folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.split(separator: "\n").first.map(String.init) == message)
    #expect(!site.exists("public"))
  }

  @Test func explainsADiagnosticCode() throws {
    let site = try SmallSite("switches")
    let outcome = try Program.run(["explain", "duplicate-rule"], in: site.folder)
    #expect(outcome.status == 0)
    #expect(outcome.out.hasPrefix("duplicate-rule"))
  }

  @Test func explainsWhyARuleHasItsVerdict() throws {
    let site = try SmallSite("switches")
    var run = VerdictChainTests.green
    run.tests[1].ending = .fails("expected 1, got 2")
    try run.write(to: site)
    let outcome = try site.run(["explain", "switch.flips"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.out.contains("Failing"))
    #expect(outcome.out.contains("expected 1, got 2"))
    #expect(outcome.out.contains("SmallTests.swift:10"))
  }

  @Test func suggestsTheNearestRuleOrCode() throws {
    let site = try SmallSite("switches")
    try VerdictChainTests.green.write(to: site)
    let outcome = try site.run(["explain", "switch.flps"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("did you mean 'switch.flips'?"), "\(outcome.error)")
  }

  @Test(arguments: [["check"], ["explain", "switch.flips"]])
  func tellsOfABuildThatWasStoppedHalfWay(arguments: [String]) throws {
    let site = try SmallSite("switches")
    try VerdictChainTests.green.write(to: site)
    #expect(try site.build().status == 0)
    #expect(try site.run(arguments).status == 0)
    try site.write("assay journal 1\nrecord\n", to: "public/.assay/journal")
    let outcome = try site.run(arguments)
    #expect(outcome.status == 1)
    #expect(
      outcome.error.contains(
        "error: a build of 'public' was stopped before it was done [unfinished-build]"),
      "\(outcome.error)")
  }

  @Test func summarisesWhatWasBuilt() throws {
    let site = try SmallSite("switches")
    var run = VerdictChainTests.green
    run.tests[1].ending = .fails("no")
    run.tests.remove(at: 0)
    try run.write(to: site)
    let outcome = try site.build()
    let pattern =
      /1 control, 5 rules: 2 passing, 1 failing, 1 untested, 1 not testable; \d+ pages, \d+ changed, \d+\.\d\d s\n/
    #expect(outcome.out.wholeMatch(of: pattern) != nil, "\(outcome.out)")
  }
}
