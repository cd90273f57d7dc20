import Testing

@testable import Diagnostics

@Suite("Diagnostics for programs")
struct RendererTests {
  private let file = SourceFile(path: "a,b:c.md", bytes: Array("one\ntwo words\n".utf8))

  private var problem: Diagnostic {
    Diagnostic(
      .duplicateRule, "rule id 'x' is 100% \"taken\"\u{1B}", at: file.place(4..<7),
      notes: [Diagnostic.Note("taken here", at: SourcePlace(path: "b.md", line: 3))],
      help: ["give it another id", "take one row out"])
  }

  @Test func areJSONObjectsALine() {
    #expect(
      JSONRenderer.render(problem)
        == #"{"severity":"error","code":"duplicate-rule","message":"rule id 'x' is 100% \"taken\"\u001b","#
        + #""file":"a,b:c.md","line":2,"column":1,"endLine":2,"endColumn":4,"#
        + #""notes":[{"message":"taken here","file":"b.md","line":3}],"#
        + #""help":["give it another id","take one row out"]}"# + "\n")
    #expect(
      JSONRenderer.render(Diagnostic(.duplicateRule, "m", at: nil))
        == #"{"severity":"error","code":"duplicate-rule","message":"m","notes":[],"help":[]}"#
        + "\n")
  }

  @Test func areAnnotations() {
    #expect(
      GitHubRenderer.render(problem)
        == "::error file=a%2Cb%3Ac.md,line=2,col=1,endColumn=4,title=duplicate-rule::"
        + "rule id 'x' is 100%25 \"taken\"\\u{1b}%0Ahelp: give it another id"
        + "%0Ahelp: take one row out\n")
    #expect(
      GitHubRenderer.render(Diagnostic(.duplicateRule, "m\r\n::error::x", at: nil))
        == "::error title=duplicate-rule::m%0D%0A::error::x\n")
  }

  @Test func areSortedAndCountedOnlyForPeople() {
    var log = DiagnosticLog()
    log.report(.duplicateRule, "b", at: SourcePlace(path: "b.md", line: 1))
    log.report(.duplicateRule, "a", at: SourcePlace(path: "a.md", line: 1))
    log.report(.duplicateRule, "a", at: SourcePlace(path: "a.md", line: 1))
    #expect(DiagnosticFormat.json.render(log).split(separator: "\n").count == 2)
    #expect(
      DiagnosticFormat.json.render(log).hasPrefix(
        #"{"severity":"error","code":"duplicate-rule","message":"a""#))
    #expect(DiagnosticFormat.github.render(log).split(separator: "\n").count == 2)
    #expect(DiagnosticFormat.text.render(log).contains("2 errors in 2 files"))
    for format in DiagnosticFormat.allCases { #expect(format.render(DiagnosticLog()) == "") }
  }
}
