import Diagnostics
import Inputs
import TestResults
import Testing

@Suite("Finding results")
struct RunLoaderTests {
  private static let stream = StreamText.run("t()")

  private static var tree: MemoryFiles {
    MemoryFiles([
      "out/linux/run.json": Loaded.description, "out/linux/events.jsonl": stream,
      "out/linux/evidence.jsonl": "", "out/linux/more/notes.txt": "no result",
      "out/foreign/a.jsonl": stream, "out/foreign/b/c.jsonl": stream + "\n",
      "out/foreign/notes.txt": "no result",
    ])
  }

  static let paths: [(String, [String])] = [
    ("out", ["out/foreign/a.jsonl", "out/foreign/b/c.jsonl", "out/linux"]),
    ("out/", ["out/foreign/a.jsonl", "out/foreign/b/c.jsonl", "out/linux"]),
    (".", ["out/foreign/a.jsonl", "out/foreign/b/c.jsonl", "out/linux"]),
    ("out/linux", ["out/linux"]),
    ("out/*", ["out/foreign/a.jsonl", "out/foreign/b/c.jsonl", "out/linux"]),
    ("out/lin?x", ["out/linux"]),
    ("out/foreign/*.jsonl", ["out/foreign/a.jsonl"]),
    ("out/**/*.jsonl", ["out/foreign/a.jsonl", "out/foreign/b/c.jsonl"]),
    ("**/c.jsonl", ["out/foreign/b/c.jsonl"]),
    ("out/foreign/a.jsonl", ["out/foreign/a.jsonl"]),
  ]

  @Test(arguments: paths)
  func findsRunsAtFilesFoldersAndPatterns(path: String, expected: [String]) {
    var tree = Self.tree
    // `**/*.jsonl` would match the parts of a run folder too, as it should when they are named.
    if path == "out/**/*.jsonl" { tree.files = tree.files.filter { !$0.key.contains("linux") } }
    let loaded = Loaded(tree, [ResultPath(path)])
    #expect(loaded.runs.map(\.path) == expected)
    #expect(loaded.problems == [])
  }

  @Test func loadsARunOnceHoweverManyPathsLeadToIt() {
    var tree = Self.tree
    tree.links["latest"] = "out/linux"
    let loaded = Loaded(tree, ["out/linux", "out", "latest", "out/l*"].map { ResultPath($0) })
    #expect(
      loaded.runs.map(\.path) == ["out/linux", "out/foreign/a.jsonl", "out/foreign/b/c.jsonl"])
  }

  @Test func givesForeignFilesTheEnvironmentOfTheirPath() {
    let loaded = Loaded(
      Self.tree,
      [ResultPath("out/foreign/a.jsonl", environment: "ios"), ResultPath("out/foreign/b")])
    #expect(loaded.runs.map(\.environment) == ["ios", "default"])
  }

  static let nothing: [(String, String)] = [
    ("absent", "absent: [absent-results] the results 'absent' do not exist"),
    (
      "empty",
      "empty: [folder-without-results] "
        + "the folder 'empty' holds no run.json, and no file of results"
    ),
    ("*.jsonl", "*.jsonl: [pattern-without-results] nothing matches '*.jsonl'"),
    ("gone/**", "gone/**: [pattern-without-results] nothing matches 'gone/**'"),
    (
      "fifo.xml",
      "fifo.xml: [unreadable-results] 'fifo.xml' is a pipe, socket or device, not a file"
    ),
  ]

  @Test(arguments: nothing)
  func tellsWhereNothingIs(path: String, problem: String) {
    var tree = MemoryFiles(["empty/notes.txt": "no result"])
    tree.special = ["fifo.xml"]
    let loaded = Loaded(tree, [ResultPath(path)])
    #expect(loaded.runs == [])
    #expect(loaded.problems == [problem])
  }

  @Test func tellsOfRefusedFilesWhereAResultWasDue() {
    var tree = Self.tree
    tree.links = ["out/loop.xml": "loop.xml", "out/loop.txt": "loop.txt"]
    #expect(
      Loaded(tree, [ResultPath("out")]).problems == [
        "out/loop.xml: [unreadable-results] "
          + "'out/loop.xml' is a symbolic link that leads in a circle"
      ])
  }

  static let formats: [(String, String, String)] = [
    ("a.xml", "", "empty"),
    ("a.xml", " \n", "blank"),
    ("a.xml", "\u{1F}", "neither XML nor JSON Lines nor TAP"),
    ("a.xml", "PK\u{3}\u{4}rest", "a ZIP archive, not test results"),
    ("a.xml", "<!DOCTYPE html>\n<html>", "an HTML page, not test results"),
    ("a.xml", "no results here", "neither XML nor JSON Lines nor TAP"),
    (
      "a.json", #"{"Time":"x","Action":"run","Package":"p"}"#,
      "the JSON of 'go test', which is not read"
    ),
    (
      "a.json", #"{"numTotalTests":1,"testResults":[]}"#,
      "the JSON of Jest or Vitest, which is not read"
    ),
    ("a.json", #"{"stats":{},"tests":[],"passes":[]}"#, "Mocha's JSON, which is not read"),
    ("a.json", #"{"examples":[],"summary_line":""}"#, "RSpec's JSON, which is not read"),
    ("a.json", #"{"exitcode":0,"tests":[]}"#, "the JSON of pytest-json-report, which is not read"),
    ("a.json", #"{"tests":1,"testsuites":[]}"#, "GoogleTest's JSON, which is not read"),
    (
      "a.json", #"{"testNodes":[],"testPlanConfigurations":[]}"#,
      "the JSON of xcresulttool, which is not read"
    ),
    ("a.xml", "<e:events xmlns:e=\"u\"/>", "Open Test Reporting XML, which is not read"),
    (
      "a.xml", "<testrun name=\"n\"/>",
      "a test run exported from Eclipse or IntelliJ, which is not read"
    ),
    ("a.xml", "<testExecutions/>", "SonarQube's test execution XML, which is not read"),
    ("a.xml", "<testResults/>", "results of JMeter or FitNesse, which are not read"),
    ("a.xml", "<result><suites/></result>", "Jenkins' own junitResult.xml, which is not read"),
    ("a.json", #"{"config":{},"suites":[]}"#, "Playwright's JSON, which is not read"),
    (
      "a.json", #"{"protocolVersion":"0.1.1","runnerVersion":"1"}"#,
      "the JSON of 'dart test', which is not read"
    ),
    (
      "a.json", #"{"type":"suite","event":"started","test_count":1}"#,
      "the JSON of Rust's libtest, which is not read"
    ),
    ("a.ndjson", #"{"meta":{"protocolVersion":"1"}}"#, "Cucumber messages, which are not read"),
    ("a.json", #"[{"elements":[]}]"#, "Cucumber JSON, which is not read"),
    ("a.json", #"{"uuid":"1","status":"passed"}"#, "an Allure result, which is not read"),
    ("a.jsonl", #"{"ev":"plan","rule":"a.b"}"#, "evidence without its run"),
    ("a.json", #"{"results":[]}"#, "JSON of an unknown format"),
  ]

  @Test(arguments: formats)
  func refusesOtherFormatsByName(path: String, text: String, name: String) {
    let loaded = Loaded(text, path: path)
    #expect(loaded.runs == [])
    #expect(loaded.unreadable.map(\.path) == [path])
    #expect(loaded.unreadable.map(\.incompleteness) == [["it cannot be read"]])
    #expect(loaded.problems == ["\(path): [unknown-result-format] '\(path)' is \(name)"])
  }

  @Test func refusesGzipData() {
    var files = MemoryFiles()
    files.files["a.xml"] = [0x1F, 0x8B, 8, 0]
    let loaded = Loaded(files, [ResultPath("a.xml")])
    #expect(
      loaded.problems == [
        "a.xml: [unknown-result-format] 'a.xml' is gzip data, not test results"
      ])
  }

  @Test func neverPassesOnTheMachinesPaths() throws {
    let path = StreamText.test("t()").replacing("\\/home\\/dev\\/p\\/Tests\\/M", with: "\\/w\\/src")
    let files = MemoryFiles(["e.jsonl": path])
    let below = Loaded(files, [ResultPath("e.jsonl")], projectFolder: "/w/")
    #expect(below.runs.first?.tests.map(\.source?.path) == ["src/S.swift"])
    let elsewhere = Loaded(files, [ResultPath("e.jsonl")], projectFolder: "/other")
    #expect(elsewhere.runs.first?.tests.map(\.source?.path) == ["M/S.swift"])
  }

  @Test func findsResultsOfEveryFormatInAFolder() {
    let loaded = Loaded(
      MemoryFiles([
        "out/a.tap": "1..1\nok 1\n", "out/b.trx": "<TestRun/>",
        "out/c.junit": "<testsuite name=\"s\"><testcase name=\"t\"/></testsuite>",
        "out/d.json":
          #"{"reportFormat":"CTRF","results":{"tests":[{"name":"t","status":"passed"}]}}"#,
        "out/package.json": #"{"name":"no results"}"#, "out/broken.json": "{",
      ]), [ResultPath("out")])
    #expect(loaded.runs.map(\.path) == ["out/a.tap", "out/c.junit", "out/d.json"])
    #expect(loaded.unreadable.map(\.path) == ["out/b.trx"])
  }

  @Test func followsNoLinkOutOfTheFolderThatWasNamed() {
    var tree = Self.tree
    tree.files["secret/a.xml"] = Array("<testsuite/>".utf8)
    tree.files["secret/b.xml"] = Array("<testsuite/>".utf8)
    tree.links = [
      "out/away": "../secret", "out/near": "foreign/b", "out/one.xml": "../secret/a.xml",
    ]
    let loaded = Loaded(tree, [ResultPath("out")])
    #expect(
      loaded.problems == [
        "out/away: [unreadable-results] 'out/away' is a symbolic link that leads out of 'out'",
        "out/one.xml: [unreadable-results] "
          + "'out/one.xml' is a symbolic link that leads out of 'out'",
      ])
    #expect(loaded.unreadable.map(\.path) == ["out/away", "out/one.xml"])
    #expect(
      loaded.runs.map(\.path) == ["out/foreign/a.jsonl", "out/foreign/b/c.jsonl", "out/linux"])
    #expect(Loaded(tree, [ResultPath("out/away")]).unreadable == [])
  }
}
