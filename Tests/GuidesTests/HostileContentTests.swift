import Diagnostics
@testable import Guides
import Inputs
import Testing

@Suite("Hostile content")
struct HostileContentTests {
  @Test(.timeLimit(.minutes(1))) func tellsManyBrokenLinksOfOneLineInProportion() {
    let link = "[a](b.md) "
    let site = MarkedSite([
      "controls/switch.md": guide(String(repeating: link, count: 20_000))
    ])
    #expect(site.problems.count == 20_000)
  }

  @Test(.timeLimit(.minutes(1))) func tellsManyUnknownKeysOfOneLineInProportion() {
    let keys = (0..<20_000).map { "k\($0): 1" }.joined(separator: ", ")
    #expect(MarkedSite(["site.yml": "{\(keys), title: a}"]).problems.count == 20_000)
  }

  @Test(.timeLimit(.minutes(1))) func tellsManyUnknownSourcesOfOneCellInProportion() {
    let keys = (0..<20_000).map { "k\($0)" }.joined(separator: ",")
    let sources = (0..<2_000).map { "## s\($0)\n" }.joined()
    let site = MarkedSite([
      "controls/switch.md": guide(rules("| switch.flips | a | b | c | \(keys) | | | | |")),
      "sources.md": sources,
    ])
    #expect(site.problems.count == 20_000)
  }

  @Test func tellsEveryProblemOfManyGuides() {
    var texts = ["content/site.yml": "title: a"]
    for index in 0..<100 {
      texts["content/controls/g\(index).md"] = guide("## A\n\n[a](g\(index + 1).md)\n## A\n")
    }
    var log = DiagnosticLog()
    _ = ContentLoader.load(folder: "content", files: .memory(texts: texts), into: &log)
    #expect(log.diagnostics.count == 101)
  }

  @Test(arguments: [
    "", "---", "---\n---", "---\n---\n", "\u{FEFF}", "\u{FEFF}---\r\n", "---\n\t\n---\n",
    "---\n:\n---\n",
    "---\n- a\n---\n", "---\n? \n---\n", "---\n{}\n---\n", "---\n\"\\uD800\"\n---\n",
    "---\n|\n---\n",
    "---\ntitle: !<x> a\n---\n", "---\n%TAG ! tag:x,2000:\n---\n", "---\n\u{2028}a: b\n---\n",
  ])
  func survivesAnyFrontMatter(text: String) {
    let site = MarkedSite(["controls/switch.md": text.isEmpty ? "\n" : text])
    #expect(!site.problems.isEmpty)
    #expect(site.content?.guides.map(\.slug) == ["switch"])
  }
}
