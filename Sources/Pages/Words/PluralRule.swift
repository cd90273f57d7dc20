/// Which plural form a language uses for a whole number, after Unicode's CLDR.
struct PluralRule: Sendable {
  enum Category: Sendable {
    case one
    case few
    case many
    case other
  }

  private enum Family: Sendable {
    /// One form: Chinese, Japanese, Korean …
    case none
    /// One and more: English, German, Spanish …
    case one
    /// Zero belongs to one: French, Portuguese of Brazil.
    case zeroAndOne
    /// Russian, Ukrainian, Belarusian, Serbian, Croatian.
    case eastSlavic
    case polish
    case czech
  }

  private let family: Family

  init(language: String) {
    switch language.prefix(while: { $0 != "-" }).lowercased() {
    case "zh", "ja", "ko", "th", "vi", "id", "ms": family = .none
    case "fr", "pt": family = .zeroAndOne
    case "ru", "uk", "be", "sr", "hr", "bs": family = .eastSlavic
    case "pl": family = .polish
    case "cs", "sk": family = .czech
    default: family = .one
    }
  }

  func category(of number: Int) -> Category {
    let number = abs(number)
    switch family {
    case .none: return .other
    case .one: return number == 1 ? .one : .other
    case .zeroAndOne: return number <= 1 ? .one : .other
    case .czech: return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .eastSlavic, .polish:
      let last = number % 10
      let isTeen = (11...14).contains(number % 100)
      let isOne = family == .polish ? number == 1 : last == 1 && !isTeen
      if isOne { return .one }
      return (2...4).contains(last) && !isTeen ? .few : .many
    }
  }
}

/// A word that has plural forms.
enum PluralWord: Sendable {
  case tests
  case rules
  case failingCount
  case problemsTitle
  case builds

  func word(_ category: PluralRule.Category) -> Word {
    switch (self, category) {
    case (.tests, .one): .testsOne
    case (.tests, .few): .testsFew
    case (.tests, .many): .testsMany
    case (.tests, .other): .testsOther
    case (.rules, .one): .rulesOne
    case (.rules, .few): .rulesFew
    case (.rules, .many): .rulesMany
    case (.rules, .other): .rulesOther
    case (.failingCount, .one): .failingCountOne
    case (.failingCount, .few): .failingCountFew
    case (.failingCount, .many): .failingCountMany
    case (.failingCount, .other): .failingCountOther
    case (.problemsTitle, .one): .problemsTitleOne
    case (.problemsTitle, .few): .problemsTitleFew
    case (.problemsTitle, .many): .problemsTitleMany
    case (.problemsTitle, .other): .problemsTitleOther
    case (.builds, .one): .buildsOne
    case (.builds, .few): .buildsFew
    case (.builds, .many): .buildsMany
    case (.builds, .other): .buildsOther
    }
  }
}
