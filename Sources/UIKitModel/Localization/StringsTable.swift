public import AccessibilityModel

/// The texts of an app in its languages, as its strings files hold them.
///
/// Source: voiceover-notes
public final class StringsTable: AccessibilityObject {
  private var texts: [String: [String: String]] = [:]

  /// The keys that were looked up, in order.
  public private(set) var lookups: [String] = []

  /// A table without texts.
  public override init() {
    super.init()
  }

  /// Gives `key` a text in `language`, a BCP 47 tag.
  public func add(_ text: String, for key: String, language: String) {
    texts[language, default: [:]][key] = text
  }

  /// The languages with at least one text, sorted.
  public var languages: [String] { texts.keys.sorted() }

  /// The text for `key` in `language`, or `nil` when there is none.
  public func text(for key: String, language: String) -> String? {
    texts[language]?[key]
  }

  /// The text for `key` in the language of the device; the key itself when there is none.
  ///
  /// - Parameter comment: what a translator should know; it changes nothing.
  public func localizedString(_ key: String, comment: String?, on screen: UIScreen) -> String {
    lookups.append(key)
    return text(for: key, language: screen.device.language) ?? key
  }
}

/// The text of the screen's app for `key` in the language of the device; the key itself when there
/// is none.
///
/// - Parameter comment: what a translator should know; it changes nothing.
///
/// Source: voiceover-notes
public func NSLocalizedString(_ key: String, comment: String?, on screen: UIScreen) -> String {
  screen.strings.localizedString(key, comment: comment, on: screen)
}
