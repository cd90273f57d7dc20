import Diagnostics
import Foundation
import Inputs
import Pages
import Testing

@testable import Site

@Suite("Files among the templates")
struct ThemeTests {
  /// The templates of this repository as the installed ones.
  private static func installed() throws -> [String: String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "templates").resolvingSymlinksInPath()
    var texts: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      guard name.contains(".") else { continue }
      texts["share/\(name)"] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return texts
  }

  /// What is said of a project's own files, `path: message → help`.
  private static func problems(_ own: [String: String]) throws -> [String] {
    var texts = try installed()
    for (name, text) in own { texts["templates/\(name)"] = text }
    var log = DiagnosticLog()
    _ = Theme.load(folders: ["templates", "share"], files: .memory(texts: texts), into: &log)
    // No template of ours has another problem.
    #expect(log.diagnostics.allSatisfy { $0.code == .unusedTemplateFile })
    return log.diagnostics.map {
      "\($0.place?.path ?? ""): \($0.severity): \($0.message) → \($0.help.joined())"
    }
  }

  @Test(arguments: [
    ("guide.html", "name it 'guide.mustache'"), ("gudie.mustache", "name it 'guide.mustache'"),
    ("Footer.mustache", "name it 'footer.mustache'"),
    ("banner.mustache", "include it in a template with {{> banner}}, or remove it"),
    ("parts/guide.mustache", "name it 'guide.mustache'"),
    ("logo.svg", "put it into assets/ to have it copied, or remove it"),
    ("strings/de.yaml", "name it by its language: 'strings/TAG.yml'"),
  ])
  func areToldWithAWayOutWhenNothingUsesThem(name: String, help: String) throws {
    #expect(
      try Self.problems([name: ""])
        == ["templates/\(name): warning: nothing uses the file '\(name)' → \(help)"])
  }

  @Test func areNotToldWhenTheyAreUsedOrMeantForPeople() throws {
    #expect(
      try Self.problems([
        "README.md": "Ours.", ".editorconfig": "", ".git/config": "", "assets/logo.svg": "",
        "assets/notes.txt": "", "strings/de.yml": "", "site-footer.mustache": "{{> banner}}",
        "banner.mustache": "{{#sidebar}}{{> parts/line}}{{/sidebar}}", "parts/line.mustache": "-",
      ]) == [])
  }

  @Test func areNotToldWhenAPageThatWasReplacedDoesWithoutThem() throws {
    #expect(
      try Self.problems([
        "guide.mustache": "<h1>{{heading}}</h1>", "glance.mustache": "{{#glance}}x{{/glance}}",
      ]) == [])
  }

  @Test func thatIncludeEachOtherAloneAreUsedByNothing() throws {
    #expect(
      try Self.problems(["one.mustache": "{{> two}}", "two.mustache": "{{> one}}"]).map {
        $0.prefix { $0 != " " }
      } == ["templates/one.mustache:", "templates/two.mustache:"])
  }

  @Test func areToldTwentyAtATime() throws {
    let names = (10..<50).map { "page-\($0).html" }
    let problems = try Self.problems(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    #expect(problems.count == UnusedFiles.limit + 1)
    #expect(
      problems.last
        == "templates/page-30.html: warning: nothing uses this file and 19 others → "
        + "keep files that are no templates of the site in another folder")
  }

  @Test func areNotToldOfTheInstalledOnes() throws {
    #expect(try Self.problems([:]) == [])
  }

  @Test func haveTheEnglishWordsOfTheFirstFolderThatHasThem() throws {
    let files = InputFiles.memory(texts: [
      "a/strings/ru.yml": "search: \"Поиск\"\n", "b/strings/en.yml": "search: \"Look up\"\n",
      "c/strings/en.yml": "search: \"Find\"\n",
    ])
    #expect(Theme.english(folders: ["a", "b", "c"], files: files)?[.search] == "Look up")
    #expect(Theme.english(folders: ["a"], files: files) == nil)
  }
}
