/// The running text of one block as cmark's inline parser gets it, and where each byte stands.
///
/// Quote marks and indentation of continued lines are left out, and a table cell's `\|` is `|`.
struct InlineSource {
  private(set) var bytes: [UInt8] = []
  /// Ascending by `offset`; the bytes between two of them are contiguous in the file.
  private var segments: [Segment] = []

  private struct Segment {
    /// In `bytes`.
    let offset: Int
    /// In the file.
    let source: Int
    /// How many bytes of the file the last byte of the segment takes: 2 for an escaped pipe and
    /// for CR LF.
    let lastWidth: Int
  }

  init() {}

  /// Appends bytes of the file that are contiguous there.
  mutating func append(_ range: Range<Int>, of file: [UInt8]) {
    segments.append(Segment(offset: bytes.count, source: range.lowerBound, lastWidth: 1))
    bytes += file[range]
  }

  /// Appends a line feed for the line end between two offsets of the file.
  mutating func appendLineEnd(_ range: Range<Int>) {
    segments.append(
      Segment(offset: bytes.count, source: range.lowerBound, lastWidth: max(1, range.count)))
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends bytes of the file, taking each `\|` as `|`.
  mutating func appendUnescapingPipes(_ range: Range<Int>, of file: [UInt8]) {
    var start = range.lowerBound
    var offset = start
    while offset + 1 < range.upperBound {
      if file[offset] == UInt8(ascii: "\\"), file[offset + 1] == UInt8(ascii: "|") {
        if start < offset { append(start..<offset, of: file) }
        segments.append(Segment(offset: bytes.count, source: offset, lastWidth: 2))
        bytes.append(UInt8(ascii: "|"))
        offset += 2
        start = offset
      } else {
        offset += 1
      }
    }
    if start < range.upperBound { append(start..<range.upperBound, of: file) }
  }

  /// The bytes of the file that these bytes of the text come from.
  func fileRange(_ range: Range<Int>) -> Range<Int> {
    guard let first = segment(at: range.lowerBound) else { return 0..<0 }
    let start = first.source + range.lowerBound - first.offset
    guard !range.isEmpty, let last = segment(at: range.upperBound - 1) else { return start..<start }
    return start..<max(start, last.source + range.upperBound - 1 - last.offset + last.lastWidth)
  }

  /// The segment that holds the byte; for the end of the text, the last one.
  private func segment(at offset: Int) -> Segment? {
    var low = 0
    var high = segments.count
    guard high > 0 else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].offset <= offset { low = middle } else { high = middle }
    }
    return segments[low]
  }
}
