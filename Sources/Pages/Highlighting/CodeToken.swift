/// A piece of code that is coloured.
struct CodeToken: Hashable {
  /// In bytes of UTF-8 from the start of the code; never empty, never across the middle of a
  /// character.
  let range: Range<Int>
  let kind: Kind

  /// What a piece is; the style sheet has a class for each, `t-` and the first letter.
  enum Kind: Hashable, CaseIterable {
    case keyword
    /// A name that begins with a capital, by which types are told from other names.
    case type
    case string
    case number
    case comment
    /// What begins with `@` or `#`.
    case attribute
  }
}

extension HTMLBuffer {
  /// Appends code with its tokens in elements; the text is the code, byte for byte, escaped.
  mutating func code(_ code: String, _ tokens: [CodeToken]) {
    var code = code
    code.withUTF8 { bytes in
      var end = 0
      for token in tokens {
        text(UnsafeBufferPointer(rebasing: bytes[end..<token.range.lowerBound]))
        markup(Self.start(of: token.kind))
        text(UnsafeBufferPointer(rebasing: bytes[token.range]))
        markup("</span>")
        end = token.range.upperBound
      }
      text(UnsafeBufferPointer(rebasing: bytes[end...]))
    }
  }

  private static func start(of kind: CodeToken.Kind) -> StaticString {
    switch kind {
    case .keyword: "<span class=\"t-k\">"
    case .type: "<span class=\"t-t\">"
    case .string: "<span class=\"t-s\">"
    case .number: "<span class=\"t-n\">"
    case .comment: "<span class=\"t-c\">"
    case .attribute: "<span class=\"t-a\">"
    }
  }
}
