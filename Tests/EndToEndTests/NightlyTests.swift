import Foundation
import Testing

/// `script/nightly` over three nights: green, broken, mended.
@Suite("The nightly run")
struct NightlyTests {
  /// A project with the script, a folder that is published, and tests that are told what to do.
  private struct Project {
    let site: SmallSite

    init() throws {
      site = try SmallSite("switches")
      let script = Checkout.root.appending(path: "script/nightly")
      try site.write(String(contentsOf: script, encoding: .utf8), to: "script/nightly")
      try site.write("", to: "handed-on/.keep")
      try FileManager.default.createSymbolicLink(
        atPath: site.folder.appending(path: "templates").path,
        withDestinationPath: Program.templates)
    }

    /// One night; the tests copy what stands in `tonight` and end with `status`.
    func night(_ day: Int, _ tests: [RunFolder.Test], commit: Character, status: Int = 0) throws
      -> Program.Outcome
    {
      var run = RunFolder(tests: tests)
      run.commit = String(repeating: commit, count: 40)
      run.ended = "2026-03-0\(day)T02:30:00Z"
      run.exit = status
      try run.write(to: site, at: "tonight/linux")
      let id = "\"id\":\"run-1\""
      try site.replace(id, with: "\"id\":\"night-\(day)\"", in: "tonight/linux/run.json")
      let started = "2026-03-01T10:59:00Z"
      try site.replace(
        started, with: "2026-03-0\(day)T02:29:00Z", in: "tonight/linux/run.json")
      let events = try site.text("tonight/linux/events.jsonl")
      let began = 1_772_332_170 + (day - 1) * 86_400
      try site.write(
        events.replacing("1772362740.5", with: "\(began).5"), to: "tonight/linux/events.jsonl")
      try site.write(
        "rm -rf results && cp -R tonight results\nexit \(status)\n", to: "tests.sh")
      return try nightly(day)
    }

    func nightly(_ day: Int, _ more: [String: String] = [:]) throws -> Program.Outcome {
      // 3 o'clock of that day.
      let now = 1_772_334_000 + (day - 1) * 86_400
      return try Program.run(
        ["script/nightly"], in: site.folder,
        variables: [
          "ASSAY": Program.path, "TESTS": "sh tests.sh", "PUBLISHED": "published",
          "SOURCE_DATE_EPOCH": String(now),
        ].merging(more) { $1 }, program: "/bin/bash")
    }
  }

  private static let broken: [RunFolder.Test] = {
    var tests = VerdictChainTests.green.tests
    tests[1].ending = .fails("expected on, got off")
    return tests
  }()

  @Test func tellsTheStoryOfThreeNights() throws {
    let project = try Project()
    let site = project.site

    let first = try project.night(1, VerdictChainTests.green.tests, commit: "a")
    #expect(first.status == 0, "\(first.error)")
    #expect(first.error.contains("nightly: published has no history yet: it begins tonight\n"))
    #expect(first.error.contains("nightly: published to published\n"))
    #expect(try message(of: site) == "passing 4/4 · not testable 1")

    let second = try project.night(2, Self.broken, commit: "b", status: 1)
    #expect(second.status == 1)
    #expect(second.error.contains("the tests ended with status 1; the site will say so\n"))
    #expect(second.error.contains("nightly: restored 1 builds from published\n"))
    // Published, although the night is lost.
    #expect(try message(of: site) == "failing 1 · passing 3/4 · not testable 1")
    let changes = try site.text("published/changes/index.html")
    #expect(changes.contains("switch.flips"))

    let third = try project.night(3, VerdictChainTests.green.tests, commit: "c")
    #expect(third.status == 0, "\(third.error)")
    #expect(try message(of: site) == "passing 4/4 · not testable 1")
    let history = try site.text("published/api/history.jsonl")
      .split(separator: "\n").map(String.init)
    #expect(history.count == 3)
    #expect(history[1].contains("\"failing\":[\"switch.flips\"]"))
    let story = try story(of: "switch.flips", in: site)
    #expect(story == ["passing", "failing", "passing"])
    #expect(!site.exists("published.next"))
    #expect(!site.exists("published.old"))
  }

  @Test func publishesNothingWhereContentIsBrokenAndFails() throws {
    let project = try Project()
    _ = try project.night(1, VerdictChainTests.green.tests, commit: "a")
    let before = try project.site.files(under: "published")
    try project.site.replace("stale-after:", with: "stale-afterwards:", in: "content/site.yml")
    let outcome = try project.night(2, VerdictChainTests.green.tests, commit: "b")
    #expect(outcome.status == 1)
    #expect(try project.site.files(under: "published") == before)
  }

  @Test func failsWhenTheTestsCannotBeRun() throws {
    let project = try Project()
    _ = try project.night(1, VerdictChainTests.green.tests, commit: "a")
    let outcome = try project.nightly(1, ["TESTS": "no-such-command"])
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("nightly: the tests could not be run: status 127\n"))
  }

  @Test(arguments: [
    ("000", 7, "could not be restored", 1), ("503", 0, "could not be restored", 1),
    ("404", 0, "has no history yet: it begins tonight", 0), ("200", 0, "restored 1 builds from", 0),
  ])
  func fetchesTheHistoryOfAnAddress(status: String, exit: Int, words: String, ends: Int32) throws {
    let project = try Project()
    _ = try project.night(1, VerdictChainTests.green.tests, commit: "a")
    // Stands in for the network: it finds what the folder holds, and says what it is told to.
    try project.site.write(
      """
      #!/bin/bash
      while [ $# -gt 1 ]; do [ "$1" = --output ] && cp published/api/history.jsonl "$2"; shift; done
      printf '\(status)'
      exit \(exit)

      """, to: "bin/curl")
    let curl = project.site.folder.appending(path: "bin/curl").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: curl)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let outcome = try project.nightly(
      1,
      [
        "PUBLISHED": "https://example.org/reference/", "PUBLISH": "cp -R -t handed-on",
        "PATH": "\(project.site.folder.path)/bin:\(path)",
      ])
    #expect(outcome.status == ends, "\(outcome.error)")
    #expect(outcome.error.contains(words))
    #expect(project.site.exists("handed-on/public/index.html"))
  }

  private func message(of site: SmallSite) throws -> String {
    struct Badge: Decodable { let message: String }
    let url = site.folder.appending(path: "published/badges/switch.json")
    return try JSONDecoder().decode(Badge.self, from: Data(contentsOf: url)).message
  }

  private struct Control: Decodable {
    let rules: [Rule]
    struct Rule: Decodable {
      let id: String
      let history: [Stretch]
    }
    struct Stretch: Decodable { let verdict: String }
  }

  private func story(of rule: String, in site: SmallSite) throws -> [String] {
    let url = site.folder.appending(path: "published/api/controls/switch.json")
    let control = try JSONDecoder().decode(Control.self, from: Data(contentsOf: url))
    return try #require(control.rules.first { $0.id == rule }).history.map(\.verdict)
  }
}
