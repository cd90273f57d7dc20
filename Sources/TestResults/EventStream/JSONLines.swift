import Diagnostics
import FoundationEssentials

/// The lines of a JSON Lines file.
///
/// Lines end at the byte 0x0A and nowhere else: U+2028 and its kin stand raw inside strings.
struct JSONLines: Sequence {
  let file: SourceFile

  struct Line {
    /// 1-based.
    let number: Int
    /// Without its line end and without a byte order mark.
    let range: Range<Int>
  }

  /// The lines that hold anything but blanks, in order.
  func makeIterator() -> AnyIterator<Line> {
    var number = 0
    return AnyIterator {
      while number < file.lineCount {
        number += 1
        var range = file.lineRange(number)
        if number == 1, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
          range = range.clamped(to: 3..<file.bytes.count)
        }
        if file.bytes[range].contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) {
          return Line(number: number, range: range)
        }
      }
      return nil
    }
  }

  /// Whether the line's first byte that is no blank opens a JSON object.
  func opensObject(_ line: Line) -> Bool {
    file.bytes[line.range].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "{")
  }

  func data(_ line: Line) -> Data { Data(file.bytes[line.range]) }

  /// The line's place, with its text only while that is short enough to show.
  func place(_ line: Line) -> SourcePlace {
    line.range.count <= 4_096
      ? file.place(line: line.number) : SourcePlace(path: file.path, line: line.number)
  }
}
