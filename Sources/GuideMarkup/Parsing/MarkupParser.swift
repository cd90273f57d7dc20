package import Diagnostics

/// Reads Markdown with GitHub's tables, strikethrough, autolinks, task lists and footnotes.
package enum MarkupParser {
  /// The tree of the text behind `offset`, which is the first byte behind the front matter.
  ///
  /// What Markdown would lose without a word, what a browser would run and what cannot be read in
  /// reasonable time is reported. A text that is not read at all gives an empty document.
  package static func parse(
    _ file: SourceFile, from offset: Int, into log: inout DiagnosticLog
  ) -> MarkupDocument {
    let empty = MarkupDocument(blocks: [])
    let start = bodyStart(file, offset)
    guard isReadable(file, from: start, &log) else { return empty }
    let lines = BodyLines(file.bytes, from: start)
    var limits = MarkupLimits(file, lines)
    guard limits.allow(&log) else { return empty }
    return CommonMarkConverter.document(file, from: start, lines: lines, into: &log)
  }

  /// The body's first byte behind a byte order mark.
  private static func bodyStart(_ file: SourceFile, _ offset: Int) -> Int {
    let start = min(max(offset, 0), file.bytes.count)
    return start == 0 && file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }

  /// Whether the body is text of a reasonable size; when not, one problem was reported.
  private static func isReadable(
    _ file: SourceFile, from start: Int, _ log: inout DiagnosticLog
  ) -> Bool {
    let body = file.bytes[start...]
    guard body.count <= MarkupLimits.bytes else {
      log.report(
        .markupTooLarge,
        "the text has \(body.count) bytes; \(MarkupLimits.bytes) is the limit",
        at: SourcePlace(path: file.path),
        help: ["split the file, or keep data out of the content folder"])
      return false
    }
    if let nul = body.firstIndex(of: 0) {
      log.report(
        .nulInText, "the text holds a byte 0", at: file.place(nul..<nul + 1),
        help: ["save the file as UTF-8"])
      return false
    }
    if let invalid = firstInvalidUTF8(body) {
      let byte = String(file.bytes[invalid], radix: 16, uppercase: true)
      log.report(
        .textNotUTF8, "the byte 0x\(byte) is not UTF-8", at: file.place(invalid..<invalid + 1),
        help: ["save the file as UTF-8"])
      return false
    }
    return true
  }

  private static func firstInvalidUTF8(_ body: ArraySlice<UInt8>) -> Int? {
    if String(validating: body, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = body.makeIterator()
    var offset = body.startIndex
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
