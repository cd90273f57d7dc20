import Diagnostics

/// The lines of a Markdown body as CommonMark counts them: LF, CR LF and a lone CR end a line.
///
/// `SourceFile` counts lines as editors do; a lone CR is a line end only here. Offsets are always
/// in the whole file's bytes.
struct BodyLines {
  /// The whole file.
  let bytes: [UInt8]
  /// The offset of each line's first byte, ascending; never empty.
  private let starts: [Int]

  /// - Parameter offset: the body's first byte.
  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    var starts = [offset]
    starts.reserveCapacity((bytes.count - offset) / 40 + 1)
    bytes.withUnsafeBufferPointer { buffer in
      var index = offset
      while index < buffer.count {
        if buffer[index] == UInt8(ascii: "\n") {
          starts.append(index + 1)
        } else if buffer[index] == UInt8(ascii: "\r") {
          if index + 1 < buffer.count, buffer[index + 1] == UInt8(ascii: "\n") { index += 1 }
          starts.append(index + 1)
        }
        index += 1
      }
    }
    self.starts = starts
  }

  /// How many lines there are; a text that ends in a line end has an empty last one.
  var count: Int { starts.count }

  /// The bytes of a 1-based line without its line end; lines outside the body are pinned to it.
  func range(_ line: Int) -> Range<Int> {
    let index = min(max(line, 1), starts.count) - 1
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// The bytes that end a 1-based line; empty for the last one.
  func lineEnd(_ line: Int) -> Range<Int> {
    let end = range(line).upperBound
    return end..<(line < starts.count ? starts[max(line, 1)] : bytes.count)
  }

  /// The bytes of a 1-based line without the white space around them.
  func trimmed(_ line: Int) -> Range<Int> {
    trim(range(line))
  }

  /// The range without white space at both ends; a blank range becomes a point at its end.
  func trim(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isMarkdownSpace { start += 1 }
    while end > start, bytes[end - 1].isMarkdownSpace { end -= 1 }
    return start..<end
  }

  /// Where the text of a line begins, behind indentation and at most `quotes` quote marks.
  func textStart(_ line: Int, quotes: Int) -> Int {
    let range = range(line)
    var start = range.lowerBound
    while start < range.upperBound, bytes[start].isMarkdownSpace { start += 1 }
    for _ in 0..<quotes {
      guard start < range.upperBound, bytes[start] == UInt8(ascii: ">") else { break }
      start += 1
      while start < range.upperBound, bytes[start].isMarkdownSpace { start += 1 }
    }
    return start
  }
}

extension UInt8 {
  /// Space, tab, LF, VT, FF and CR.
  var isMarkdownSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// The bytes that a backslash takes their meaning from.
  var isASCIIPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
