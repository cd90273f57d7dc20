import Diagnostics
import Inputs

/// The texts of a few lines of a file that was never held whole, and where its first bytes stand
/// that are not UTF-8.
struct LineTexts {
  /// The longest line, in bytes, that a place shows.
  static let longest = 4_096

  private let path: String
  private var wanted: Set<Int>
  private var texts: [Int: [UInt8]] = [:]
  private var line = 1
  private var isWanted: Bool
  /// Bytes of the present line so far.
  private var length = 0
  private var validity = UTF8Validity()
  private var invalid: (line: Int, offset: Int)?

  /// nil when the file cannot be read any more.
  static func find(_ lines: Set<Int>, in path: String, files: InputFiles) -> LineTexts? {
    let wanted = lines.filter { $0 > 0 }
    guard let last = wanted.max() else { return nil }
    var texts = LineTexts(path: path, wanted: wanted)
    let room = UnsafeMutableRawBufferPointer.allocate(
      byteCount: FileStream.chunkSize, alignment: 1)
    defer { room.deallocate() }
    do {
      let stream = try files.open(path, RunLoader.sizeLimit)
      while texts.line <= last {
        let count = try stream.read(into: room)
        if count == 0 { break }
        texts.take(UnsafeRawBufferPointer(rebasing: room[..<count]))
      }
      texts.end()
      return texts
    } catch {
      return nil
    }
  }

  private init(path: String, wanted: Set<Int>) {
    self.path = path
    self.wanted = wanted
    isWanted = wanted.contains(1)
  }

  private mutating func take(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      if invalid == nil, validity.take(byte) {
        // The bytes before this one may have begun what it does not go on with.
        invalid = (line, length - validity.begun)
      }
      if byte == UInt8(ascii: "\n") {
        line += 1
        length = 0
        isWanted = wanted.contains(line)
      } else {
        // One more than is shown, and a CR that is not: more tells that the line is too long.
        if isWanted, length < Self.longest + 2 { texts[line, default: []].append(byte) }
        length += 1
      }
    }
  }

  private mutating func end() {
    if invalid == nil, validity.begun > 0 { invalid = (line, length - validity.begun) }
  }

  /// How far into a line the first bytes that are not UTF-8 stand; nil when they stand in another
  /// line or nowhere.
  func invalidUTF8(in line: Int) -> Int? {
    invalid.flatMap { $0.line == line ? $0.offset : nil }
  }

  /// A place known by line, or line and column, as it would be told of the whole file.
  func place(_ place: SourcePlace) -> SourcePlace {
    guard place.line > 0, place.excerpt == nil else { return place }
    let text = SourceFile(path: path, bytes: texts[place.line] ?? [])
    guard text.lineRange(1).count <= Self.longest else { return place }
    let found: SourcePlace
    if place.column > 0 {
      let offset = text.offset(line: 1, column: place.column)
      found = text.place(offset..<offset)
    } else {
      found = text.place(line: 1)
    }
    return SourcePlace(
      path: path, line: place.line, column: found.column, endLine: place.line,
      endColumn: found.endColumn, excerpt: found.excerpt)
  }
}
