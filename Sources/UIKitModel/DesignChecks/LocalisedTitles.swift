extension DesignCheck {
  /// Every title has a text in every language of the app.
  ///
  /// - Parameter keys: the keys of the titles in `strings`.
  ///
  /// Source: ui-catalog-action-sheets
  public static func localisedTitles(
    _ keys: [String], in strings: StringsTable
  ) -> [DesignFinding] {
    var findings: [DesignFinding] = []
    for language in strings.languages {
      for key in keys where strings.text(for: key, language: language) == nil {
        findings.append(
          DesignFinding("title-not-translated", "\"\(key)\" has no text in \(language)."))
      }
    }
    return findings
  }
}

/// How the titles of buttons come out in one language.
public struct TitleLayout: Hashable, Sendable {
  /// The language, as a BCP 47 tag.
  public let language: String
  /// The titles that are cut off.
  public let truncated: [String]

  /// The layouts of titles in every language of an app, in a button of a width in points.
  ///
  /// - Parameter keys: the keys of the titles in `strings`.
  ///
  /// Source: ui-catalog-action-sheets
  public static func report(
    _ keys: [String], in strings: StringsTable, width: Double
  ) -> [TitleLayout] {
    strings.languages.map { language in
      let titles = keys.map { strings.text(for: $0, language: language) ?? $0 }
      let room = width - 2 * TextMeasure.padding
      return TitleLayout(
        language: language, truncated: titles.filter { TextMeasure.truncated($0, to: room) != $0 })
    }
  }
}
