/// What a language calls itself.
enum LanguageName {
  /// The language's own name for a menu; the tag where it is not known.
  static func own(_ tag: String) -> String {
    let lowered = tag.lowercased()
    if lowered.hasPrefix("zh-hant") { return "繁體中文" }
    if lowered.hasPrefix("zh") { return "简体中文" }
    return names[String(lowered.prefix { $0 != "-" })] ?? tag
  }

  private static let names: [String: String] = [
    "ar": "العربية", "cs": "čeština", "da": "dansk", "de": "Deutsch", "el": "Ελληνικά",
    "en": "English", "es": "español", "fa": "فارسی", "fi": "suomi", "fr": "français",
    "he": "עברית", "hi": "हिन्दी", "hu": "magyar", "id": "Bahasa Indonesia", "it": "italiano",
    "ja": "日本語", "ko": "한국어", "nb": "norsk bokmål", "nl": "Nederlands", "pl": "polski",
    "pt": "português", "ro": "română", "ru": "русский", "sk": "slovenčina", "sv": "svenska",
    "th": "ไทย", "tr": "Türkçe", "uk": "українська", "vi": "Tiếng Việt",
  ]
}
