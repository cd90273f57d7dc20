import Diagnostics
import Templates
import Testing

@Suite("Templates that lead to others")
struct ReachableTemplatesTests {
  private static func reached(_ texts: [String: String], from names: [String]) -> [String] {
    var log = DiagnosticLog()
    let templates = texts.map { name, text in
      Template.parse(
        SourceFile(path: "\(name).mustache", bytes: Array(text.utf8)), name: name, &log)
    }
    return TemplateSet(templates).reachable(from: names).sorted()
  }

  @Test func areReachedThroughPartialsInWhateverSection() {
    #expect(
      Self.reached(
        [
          "page": "{{> one}}{{#a}}{{^b}}{{> two}}{{/b}}{{/a}}", "one": "{{> three}}", "two": "",
          "three": "-", "four": "{{> page}}",
        ], from: ["page"]) == ["one", "page", "three", "two"])
  }

  @Test func areReachedOnceThoughTheyIncludeEachOther() {
    #expect(
      Self.reached(["tree": "{{> leaf}}{{> tree}}", "leaf": "{{> tree}}"], from: ["tree"])
        == ["leaf", "tree"])
  }

  @Test func areOnlyThoseThatAreThere() {
    #expect(Self.reached(["page": "{{> gone}}"], from: ["page", "other"]) == ["page"])
  }
}
