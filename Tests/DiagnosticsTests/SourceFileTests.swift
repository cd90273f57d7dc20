import Diagnostics
import DiagnosticsTestSupport
import Testing

@Suite("SourceFile")
struct SourceFileTests {
  @Test func countsLinesAndColumnsFromOneInBytes() {
    let file = SourceFile(path: "a.md", text: "ab\nвг\n")
    #expect(file.line(at: 0) == 1)
    #expect(file.column(at: 1) == 2)
    #expect(file.line(at: 3) == 2)
    #expect(file.column(at: 5) == 3, "a Cyrillic letter takes two bytes")
    #expect(file.line(at: 8) == 3, "after the last line feed an empty line begins")
  }

  @Test func leavesCarriageReturnsOutOfALinesText() {
    let file = SourceFile(path: "a.md", text: "one\r\ntwo\r\n")
    #expect(file.text(in: file.lineRange(1)) == "one")
    #expect(file.text(in: file.lineRange(2)) == "two")
    #expect(file.lineRange(3).isEmpty)
  }

  @Test func pinsPlacesOutsideTheFile() {
    let file = SourceFile(path: "a.md", text: "one")
    let place = file.place(40..<50)
    #expect(place.line == 1)
    #expect(place.column == 4)
    #expect(file.lineRange(9) == 0..<0)
  }

  @Test func endsAPlaceAfterItsLastByte() {
    let text = MarkedText("one\n①two② three\n")
    let place = text.place("①", "②")
    #expect(place.description == "fixture.md:2:1")
    #expect(place.endLine == 2)
    #expect(place.endColumn == 4)
    #expect(place.excerpt == "two three")
  }

  @Test func turnsLineAndColumnBackIntoAnOffset() {
    let file = SourceFile(path: "a.md", text: "one\ntwo\n")
    #expect(file.offset(line: 2, column: 3) == 6)
    #expect(file.offset(line: 2, column: 99) == 7)
  }

  @Test(arguments: [
    ([0x61, 0x62] as [UInt8], nil),
    ([0x61, 0xC3, 0xA4] as [UInt8], nil),
    ([0x61, 0xFF, 0x62] as [UInt8], 1..<2),
    ([0xC3, 0xA4, 0xE2, 0x82] as [UInt8], 2..<3),
    ([0xED, 0xA0, 0x80] as [UInt8], 0..<1),
  ])
  func findsTheFirstByteThatIsNotUTF8(bytes: [UInt8], expected: Range<Int>?) {
    #expect(SourceFile(path: "a", bytes: bytes).firstInvalidUTF8() == expected)
  }
}

@Suite("A source file's excerpts")
struct SourceFileExcerptTests {
  @Test func leaveOutALineThatNobodyCanRead() {
    let long = String(repeating: "a", count: 4_097)
    let file = SourceFile(path: "a.md", text: "short\n\(long)\n\(long.dropLast())\n")
    #expect(file.place(line: 1).excerpt == "short")
    #expect(file.place(line: 2).excerpt == nil)
    #expect(file.place(line: 2).endColumn == 4_098)
    #expect(file.place(line: 3).excerpt == String(long.dropLast()))
    #expect(file.place(line: 1).excerpt == "short")
  }
}
