/// A language whose code is coloured.
enum CodeLanguage: Hashable {
  case swift
  case objectiveC
  case json

  /// By the word behind a fence, in any case; nil for other languages, which stay plain.
  init?(_ word: String) {
    switch word.lowercased() {
    case "swift": self = .swift
    case "objc", "obj-c", "objectivec", "objective-c", "m", "mm": self = .objectiveC
    case "json", "jsonc", "jsonl": self = .json
    default: return nil
    }
  }

  /// Code that is longer stays plain, in bytes: nobody reads it for its colours.
  static let limit = 65_536

  /// The tokens of some code, in order and apart; what is wrong with the code is no concern here.
  func tokens(of code: String) -> [CodeToken] {
    guard code.utf8.count <= Self.limit else { return [] }
    var code = code
    return code.withUTF8 { bytes in
      switch self {
      case .swift:
        var lexer = SwiftLexer(bytes)
        lexer.run()
        return lexer.scanner.tokens
      case .objectiveC:
        var lexer = ObjectiveCLexer(bytes)
        lexer.run()
        return lexer.scanner.tokens
      case .json:
        var lexer = JSONLexer(bytes)
        lexer.run()
        return lexer.scanner.tokens
      }
    }
  }
}
