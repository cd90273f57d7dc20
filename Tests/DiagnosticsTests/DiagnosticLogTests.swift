import Testing

@testable import Diagnostics

@Suite("DiagnosticLog")
struct DiagnosticLogTests {
  private let content = DiagnosticCode("bad-content", .error, .content, "", before: "", after: "")
  private let poor = DiagnosticCode("poor", .warning, .content, "", before: "", after: "")
  private let results = DiagnosticCode("bad-results", .error, .results, "", before: "", after: "")

  @Test func sortsByPlaceWhateverTheOrderFound() {
    let problems = [
      Diagnostic(content, "c", at: SourcePlace(path: "b.md", line: 1, column: 1)),
      Diagnostic(content, "b", at: SourcePlace(path: "a.md", line: 10, column: 1)),
      Diagnostic(content, "a", at: SourcePlace(path: "a.md", line: 9, column: 4)),
      Diagnostic(content, "0", at: nil),
    ]
    var forwards = DiagnosticLog()
    var backwards = DiagnosticLog()
    for problem in problems { forwards.report(problem) }
    for problem in problems.reversed() { backwards.report(problem) }
    #expect(forwards.diagnostics.map(\.message) == ["0", "a", "b", "c"])
    #expect(backwards.diagnostics == forwards.diagnostics)
  }

  @Test func tellsTheClassesOfTroubleApart() {
    var log = DiagnosticLog()
    log.report(results, "cut off", at: nil)
    #expect(log.hasErrors(.results))
    #expect(!log.hasErrors(.content))
  }

  @Test func countsWarningsOnlyWhenStrict() {
    var log = DiagnosticLog()
    log.report(poor, "thin", at: nil)
    #expect(!log.hasErrors(.content))
    #expect(log.hasErrors(.content, strict: true))
  }
}
