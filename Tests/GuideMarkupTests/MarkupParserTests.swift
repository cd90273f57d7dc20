import Diagnostics
import DiagnosticsTestSupport
import GuideMarkup
import Testing

@Suite struct MarkupParserTests {
  @Test func givesRangesInTheWholeFile() {
    let text = MarkedText("---\ntitle: x\n---\n①A `b`② c\n")
    var log = DiagnosticLog()
    let start = text.range("①", "②").lowerBound
    let document = MarkupParser.parse(text.file, from: start, into: &log)
    #expect(log.isEmpty)
    #expect(document.blocks.first?.range.lowerBound == start)
    guard case .paragraph(let inlines) = document.blocks.first?.content else {
      Issue.record("no paragraph")
      return
    }
    #expect(inlines.map { text.file.text(in: $0.range) } == ["A ", "`b`", " c"])
  }
}
