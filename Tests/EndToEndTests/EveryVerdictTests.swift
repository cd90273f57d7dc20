import Foundation
import Testing

@Suite("A site with every verdict")
struct EveryVerdictTests {
  /// Each rule is named by the verdict that it is to have.
  @Test func hasEachWhereItBelongs() throws {
    let site = try SmallSite("every-verdict")
    let built = try site.build(
      "--environment", "linux=results/linux", "--environment", "board=results/board",
      "--results", "results/broken.xml")
    // A cut-off file and a test for a rule that nobody has are problems with the results.
    #expect(built.status == 1)
    #expect(built.error.contains("[cut-off-results]"))
    #expect(built.error.contains("[unknown-rule-in-results]"))
    let text = try site.text("public/api/controls/lamp.json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let rules = try #require(object["rules"] as? [[String: Any]])
    let verdicts = rules.map { "\($0["id"] ?? "") \($0["verdict"] ?? "")" }
    #expect(
      verdicts == [
        "lamp.passing passing", "lamp.failing failing", "lamp.expired failing",
        "lamp.known known-failing", "lamp.unexpected unexpected-pass", "lamp.error error",
        "lamp.flaky flaky", "lamp.partial partial", "lamp.not-run not-run",
        "lamp.untested untested", "lamp.suspect suspect", "lamp.pretty not-testable",
      ])
  }
}
