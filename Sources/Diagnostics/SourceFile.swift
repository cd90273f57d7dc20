import Synchronization

/// The bytes of one text file and where its lines begin.
///
/// This is the only place where a byte offset becomes a line and a column.
package struct SourceFile: Hashable, Sendable {
  /// The path as a person would type it: relative where the caller gave it so.
  package let path: String
  /// The whole file, unchanged: a byte order mark and CR LF are still in it.
  package let bytes: [UInt8]
  /// The offset of each line's first byte, ascending; the first is always 0.
  private let lineStarts: [Int]
  private let excerpts = ExcerptCache()

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    starts.reserveCapacity(bytes.count / 40 + 1)
    bytes.withUnsafeBufferPointer { buffer in
      for index in buffer.indices where buffer[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
    }
    lineStarts = starts
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// How many lines the file has; a text that ends in a line feed has an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// The 1-based line that holds the byte at `offset`; offsets outside the file are pinned to it.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The 1-based column of the byte at `offset`, in UTF-8 bytes, as the Swift compiler counts.
  package func column(at offset: Int) -> Int {
    min(max(offset, 0), bytes.count) - lineStarts[line(at: offset) - 1] + 1
  }

  /// The bytes of a 1-based line without its line end; empty for a line the file does not have.
  package func lineRange(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return 0..<0 }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }

  /// The offset of a 1-based line and a 1-based byte column, pinned to that line.
  package func offset(line: Int, column: Int) -> Int {
    let range = lineRange(line)
    return min(range.lowerBound + max(column - 1, 0), range.upperBound)
  }

  /// The text of a byte range; bytes that are not UTF-8 come out as U+FFFD.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The place that a diagnostic about these bytes points at.
  package func place(_ range: Range<Int>) -> SourcePlace {
    let start = min(max(range.lowerBound, 0), bytes.count)
    let end = min(max(range.upperBound, start), bytes.count)
    let first = line(at: start)
    let last = end > start ? line(at: end - 1) : first
    return SourcePlace(
      path: path, line: first, column: column(at: start), endLine: last,
      endColumn: end > start ? column(at: end - 1) + 1 : column(at: start),
      excerpt: excerpt(first))
  }

  /// The longest line, in bytes, that a place shows.
  private static let longestExcerpt = 4_096

  /// The text of a line; nil when it is too long to be read by a person. Places of one line share
  /// their text, so that many problems of a line cost no more than one.
  private func excerpt(_ line: Int) -> String? {
    let range = lineRange(line)
    guard range.count <= Self.longestExcerpt else { return nil }
    return excerpts.text(of: line) { text(in: range) }
  }

  /// The place of a whole 1-based line.
  package func place(line: Int) -> SourcePlace { place(lineRange(line)) }

  /// The place of the first byte that is not UTF-8, or nil when all of them are.
  package func firstInvalidUTF8() -> Range<Int>? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset..<min(offset + 1, bytes.count)
      }
    }
  }
}

// MARK: - Identity is path and bytes

extension SourceFile {
  package static func == (left: SourceFile, right: SourceFile) -> Bool {
    left.path == right.path && left.bytes == right.bytes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes)
  }
}

/// The text of the line that was shown last.
private final class ExcerptCache: Sendable {
  private let last = Mutex<(line: Int, text: String)>((0, ""))

  func text(of line: Int, read: () -> String) -> String {
    last.withLock { last in
      if last.line != line { last = (line, read()) }
      return last.text
    }
  }
}
