import Foundation
import Testing

/// What earlier builds found, through the built program: histories, comparisons, accepted texts.
@Suite("Builds one after another")
struct HistoryTests {
  /// Builds a night's run; the test `flips` ends as told.
  private func night(
    _ site: SmallSite, _ id: String, _ ending: RunFolder.Ending, minute: Int, commit: Character,
    _ arguments: String...
  ) throws -> Program.Outcome {
    var run = VerdictChainTests.green
    run.tests[1].ending = ending
    run.commit = String(repeating: commit, count: 40)
    run.ended = "2026-03-01T11:0\(minute):00Z"
    try run.write(to: site)
    try site.replace("\"id\":\"run-1\"", with: "\"id\":\"\(id)\"", in: "results/linux/run.json")
    return try site.run(["build", "--commit", run.commit] + arguments)
  }

  private func explain(_ site: SmallSite, commit: Character) throws -> String {
    try site.run(
      ["explain", "switch.flips", "--commit", String(repeating: commit, count: 40)]
    ).out
  }

  @Test func tellSinceWhenAndWhatChanged() throws {
    let site = try SmallSite("switches")
    #expect(try night(site, "n1", .passes, minute: 1, commit: "a").status == 0)
    #expect(try night(site, "n2", .fails("off"), minute: 2, commit: "b").status == 0)
    #expect(try night(site, "n3", .fails("off"), minute: 3, commit: "c").status == 0)
    let text = try explain(site, commit: "c")
    #expect(
      text.contains(
        """
        history: the last 3 builds
          since    2026-03-01 11:02 UTC
          bad      first with commit \(String(repeating: "b", count: 40))
          good     last with commit \(String(repeating: "a", count: 40))
          from     2026-03-01 11:02 UTC: failing × 2
          from     2026-03-01 11:01 UTC: passing
        """))
    // The same results once more are no new build, and write the same bytes.
    let before = try site.files()
    #expect(try night(site, "n3", .fails("off"), minute: 3, commit: "c").status == 0)
    #expect(try site.files() == before)
    #expect(
      try site.text("public/api/history.jsonl").split(separator: "\n").count == 3)
  }

  @Test func callARuleFlakyThatChangedItsMindOnOneCommit() throws {
    let site = try SmallSite("switches")
    _ = try night(site, "n1", .fails("off"), minute: 1, commit: "a")
    _ = try night(site, "n2", .passes, minute: 2, commit: "a")
    #expect(try site.verdicts()["switch.flips"] == "flaky")
    _ = try night(site, "n3", .passes, minute: 3, commit: "b")
    #expect(try site.verdicts()["switch.flips"] == "passing")
  }

  @Test func surviveATornHistory() throws {
    let site = try SmallSite("switches")
    _ = try night(site, "n1", .passes, minute: 1, commit: "a")
    _ = try night(site, "n2", .fails("off"), minute: 2, commit: "b")
    let history = try site.text("public/api/history.jsonl")
    try site.write(String(history.dropLast(20)), to: "public/api/history.jsonl")
    let outcome = try night(site, "n3", .fails("off"), minute: 3, commit: "c")
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains(
        "public/api/history.jsonl:2: warning: the last line of 'public/api/history.jsonl' is cut "
          + "off, and is dropped [unreadable-history]"))
    #expect(try site.text("public/api/history.jsonl").split(separator: "\n").count == 2)
  }

  @Test func areKeptElsewhereWhereTheyAreTold() throws {
    let site = try SmallSite("switches")
    _ = try night(site, "n1", .passes, minute: 1, commit: "a", "--history", "kept.jsonl")
    _ = try night(site, "n2", .passes, minute: 2, commit: "b", "--history", "kept.jsonl")
    #expect(try site.text("kept.jsonl") == site.text("public/api/history.jsonl"))
    try site.remove("public")
    _ = try night(site, "n3", .passes, minute: 3, commit: "c", "--history", "kept.jsonl")
    #expect(try site.text("kept.jsonl").split(separator: "\n").count == 3)
    // check reads it and writes nothing.
    let kept = try site.text("kept.jsonl")
    _ = try site.check("--history", "kept.jsonl")
    #expect(try site.text("kept.jsonl") == kept)
  }

  @Test func neverReplaceAFileThatIsNoHistory() throws {
    let site = try SmallSite("switches")
    let notes = String(repeating: "my notes\n", count: 40)
    try site.write(notes, to: "notes.md")
    let outcome = try night(site, "n1", .passes, minute: 1, commit: "a", "--history", "notes.md")
    #expect(outcome.status == 1)
    #expect(try site.text("notes.md") == notes)
    #expect(
      outcome.error.contains(
        "error: 'notes.md' holds no history of builds, and is not replaced "
          + "[foreign-file-in-output]"))
    #expect(outcome.error.contains("30 more lines of 'notes.md' like these"))
    #expect(site.exists("public/index.html"))
  }

  @Test func doNotWaitForAPipeThatNobodyReads() throws {
    let site = try SmallSite("switches")
    try #require(mkfifo(site.folder.appending(path: "pipe").path, 0o600) == 0)
    let outcome = try night(site, "n1", .passes, minute: 1, commit: "a", "--history", "pipe")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("cannot write 'pipe': "))
  }

  @Test func areComparedByDiff() throws {
    let site = try SmallSite("switches")
    _ = try night(site, "n1", .passes, minute: 1, commit: "a", "--output", "old")
    try site.replace("it is on", with: "it is switched on", in: "content/controls/switch.md")
    _ = try night(site, "n2", .fails("off"), minute: 2, commit: "b", "--output", "new")
    let text = try Program.run(["diff", "old", "new"], in: site.folder)
    #expect(text.status == 0)
    #expect(text.out.hasPrefix("1 regressed"))
    #expect(text.out.contains("\nregressed  switch.flips  passing → failing\n"))
    let markdown = try Program.run(
      ["diff", "old/api/site.json", "new/api/site.json", "--format", "markdown"], in: site.folder)
    #expect(markdown.out.contains("| regressed | `switch.flips` | passing → failing |"))
    let json = try Program.run(["diff", "old", "new", "--format", "json"], in: site.folder)
    let object = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any]
    let regressed = try #require(object?["regressed"] as? [[String: String]])
    #expect(
      regressed == [["rule": "switch.flips", "before": "passing", "after": "failing"]])
    #expect(
      Set(object?.keys ?? [:].keys) == [
        "schema", "regressed", "fixed", "improved", "new", "reworded", "removed",
      ])
    #expect(
      try Program.run(["diff", "old", "old"], in: site.folder).out == "nothing changed\n")
    let absent = try Program.run(["diff", "old", "nowhere"], in: site.folder)
    #expect(absent.status == 1)
    #expect(absent.error == "assay: 'nowhere/api/site.json' does not exist\n")
  }

  @Test func makeAReworderedRuleSuspectUntilItIsAccepted() throws {
    let site = try SmallSite("switches")
    try VerdictChainTests.green.write(to: site)
    let all = try site.run(["accept"])
    #expect(all.status == 0, "\(all.error)")
    #expect(all.out == "accepted 5 texts; content/accepted.yml lists 5\n")
    _ = try site.build()
    #expect(try site.verdicts()["switch.flips"] == "passing")
    try site.replace("it is on", with: "it is switched on", in: "content/controls/switch.md")
    _ = try site.build()
    let changed = try site.verdicts().filter { $0.value == "suspect" }.keys
    #expect(changed.count == 1)
    let rule = try #require(changed.first)
    let one = try site.run(["accept", rule])
    #expect(one.out == "accepted 1 text; content/accepted.yml lists 5\n")
    _ = try site.build()
    #expect(try site.verdicts()[rule] == "passing")
    let misspelled = try site.run(["accept", "switch.flip"])
    #expect(misspelled.status == 2)
    #expect(
      misspelled.error.contains("no rule is named 'switch.flip'; did you mean 'switch.flips'?"))
  }
}
