import Diagnostics

/// Where a guide's front matter stands: between a first line `---` and the next line `---`.
struct FrontMatterBlock: Hashable, Sendable {
  /// The lines between the two.
  let yaml: Range<Int>
  /// Where the text after it begins.
  let body: Int

  enum Finding: Hashable, Sendable {
    case found(FrontMatterBlock)
    /// The first line is no `---`: all of it is text.
    case missing
    /// The line that opened it; what is text and what is not cannot be told.
    case unclosed(line: Int)
  }

  /// Looks at lines only, so dashes inside a value or a line do not end it.
  static func find(in file: SourceFile) -> Finding {
    guard isFence(file, file.textStart..<file.lineRange(1).upperBound) else { return .missing }
    guard file.lineCount > 1 else { return .unclosed(line: 1) }
    let start = file.lineRange(2).lowerBound
    for line in 2...file.lineCount {
      let range = file.lineRange(line)
      guard isFence(file, range) else { continue }
      let body = line < file.lineCount ? file.lineRange(line + 1).lowerBound : file.bytes.count
      return .found(FrontMatterBlock(yaml: start..<range.lowerBound, body: body))
    }
    return .unclosed(line: 1)
  }

  /// Three dashes and nothing else but spaces at the end.
  private static func isFence(_ file: SourceFile, _ range: Range<Int>) -> Bool {
    let line = file.bytes[range]
    let dash = UInt8(ascii: "-")
    return line.prefix(3).elementsEqual([dash, dash, dash])
      && line.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
