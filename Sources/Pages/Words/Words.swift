/// The interface's words in one language.
package struct Words: Sendable {
  /// The BCP 47 tag.
  package let language: String
  /// By the word's place in `Word.allCases`.
  private let texts: [String]
  private let plural: PluralRule

  /// The words of a file; those that it lacks are taken from `fallback`, and from the key itself
  /// where there is none.
  package init(language: String, texts: [Word: String], fallback: Words? = nil) {
    self.language = language
    plural = PluralRule(language: language)
    self.texts = Word.allCases.map { texts[$0] ?? fallback?[$0] ?? $0.rawValue }
  }

  /// The text of a word, with its placeholders.
  package subscript(word: Word) -> String { texts[Words.positions[word, default: 0]] }

  /// A word with `{n}` replaced.
  func counted(_ word: Word, _ number: Int) -> String {
    Words.fill(self[word], ["n": String(number)])
  }

  /// The form of a word that the number calls for; `word` is its `-other` form.
  func plural(_ forms: PluralWord, _ number: Int) -> String {
    let word = forms.word(plural.category(of: number))
    return counted(word, number)
  }

  /// A word with each `{name}` replaced.
  func filled(_ word: Word, _ values: [String: String]) -> String {
    Words.fill(self[word], values)
  }

  private static func fill(_ text: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close])
      result += values[name] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static let positions = Dictionary(
    uniqueKeysWithValues: Word.allCases.enumerated().map { ($1, $0) })
}

// MARK: - Words that belong to values

extension Words {
  /// Whether the language is written from the right.
  package var isRightToLeft: Bool {
    let primary = language.prefix { $0 != "-" }.lowercased()
    return ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ug", "dv"].contains(primary)
  }

  /// The word whose key is `prefix` and `name`; the name itself where no word has that key.
  func named(_ prefix: String, _ name: String) -> String {
    Words.byKey[prefix + name].map { self[$0] } ?? name
  }

  /// Finding a raw value goes through all of them, and this is asked for every row.
  private static let byKey = Dictionary(
    uniqueKeysWithValues: Word.allCases.map { ($0.rawValue, $0) })
}
