/// A pattern of bindings.yml: `*` stands for any run of characters, everything else for itself.
struct BindingPattern {
  /// The bytes between the stars; a pattern with n stars has n + 1 of them, some maybe empty.
  private let pieces: [[UInt8]]

  init(_ text: String) {
    pieces = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map { Array($0) }
  }

  /// The longest piece, which every match contains; empty for a pattern of stars alone.
  var anchor: [UInt8] { pieces.reduce([]) { $1.count > $0.count ? $1 : $0 } }

  /// Whether it matches the whole text.
  ///
  /// The first and last piece are tied to the ends, and each between them is taken where it first
  /// occurs: a later place could only leave less for the rest, so nothing is ever tried twice.
  func matches(_ text: [UInt8]) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return text.isEmpty }
    if pieces.count == 1 { return text == first }
    guard text.count >= first.count + last.count, text.starts(with: first),
      text[(text.count - last.count)...].elementsEqual(last)
    else { return false }
    var rest = text[first.count..<(text.count - last.count)]
    for piece in pieces[1..<(pieces.count - 1)] where !piece.isEmpty {
      guard let found = Self.firstIndex(of: piece, in: rest) else { return false }
      rest = rest[(found + piece.count)...]
    }
    return true
  }

  private static func firstIndex(of piece: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    var start = text.startIndex
    while start + piece.count <= text.endIndex {
      if text[start] == piece[0], text[start...].starts(with: piece) { return start }
      start += 1
    }
    return nil
  }
}
