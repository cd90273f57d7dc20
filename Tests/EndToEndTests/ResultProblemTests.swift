import Foundation
import Testing

/// A mistake in results is published, and ends with 1.
@Suite("Mistakes in results")
struct ResultProblemTests {
  @Test func tellsAMisspelledIdAtTheTestsLineWithTheNearestRule() throws {
    let site = try SmallSite("switches")
    var run = VerdictChainTests.green
    run.tests.append(.init("misspelled", "switch.flps"))
    run.tests[4].line = 42
    try run.write(to: site)
    let outcome = try site.build()
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("SmallTests.swift:42:4: error: "), "\(outcome.error)")
    #expect(outcome.error.contains("'switch.flps'"))
    #expect(outcome.error.contains("did you mean 'switch.flips'?"))
    #expect(try site.verdicts()["switch.flips"] == "passing")
    #expect(try site.text("public/index.html").contains("switch.flps"))
    #expect(try site.text("public/api/problems.json").contains("switch.flps"))
    #expect(try site.check().status == 1)
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?>\n<testsuites>\n", "cut off after a crash"),
    ("<html><body>502 Bad Gateway</body></html>", "a page of HTML"),
    ("", "empty"),
    (
      "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><testsuite name=\"a\"/>",
      "a document type"
    ),
    ("<testsuites tests=\"12\"></testsuites>", "claims without cases"),
  ])
  func publishesAFileThatCannotBeReadAsAProblem(text: String, kind: String) throws {
    let site = try SmallSite("web-components")
    #expect(try site.build().status == 0)
    #expect(try site.verdicts()["button.press"] == "passing")
    try site.write(text, to: "results/jest.xml")
    let outcome = try site.build()
    #expect(outcome.status == 1, "\(kind): \(outcome.error)")
    #expect(outcome.error.contains("results/jest.xml:"), "\(outcome.error)")
    #expect(try site.verdicts()["button.press"] != "passing")
    #expect(try site.text("public/index.html").contains("results/jest.xml"))
  }
}
