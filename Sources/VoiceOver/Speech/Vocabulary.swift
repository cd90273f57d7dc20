/// The words that VoiceOver adds to what apps say, in one language.
///
/// `{n}`, `{count}` and `{text}` stand for what is put in.
///
/// Source: accessibility-snapshot
public struct Vocabulary: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  /// Spoken for elements that do not react.
  public let dimmed: String
  /// Spoken for buttons.
  public let button: String
  /// Spoken for a button that leads back.
  public let backButton: String
  /// The word that a back button does not repeat, in lower case.
  public let back: String
  /// Spoken for a button that toggles.
  public let switchButton: String
  /// The states of what toggles: for "1".
  public let on: String
  /// For "0".
  public let off: String
  /// For "2".
  public let mixed: String
  /// Spoken for tabs.
  public let tab: String
  /// Spoken for text fields.
  public let textField: String
  /// Spoken for fields for a secret.
  public let secureTextField: String
  /// Spoken after the word for the field while it is edited.
  public let isEditing: String
  /// Spoken for headings.
  public let heading: String
  /// Spoken for links.
  public let link: String
  /// Spoken for what can be adjusted.
  public let adjustable: String
  /// Spoken for images.
  public let image: String
  /// Spoken for search fields.
  public let searchField: String
  /// Put before the `{text}` of what is selected.
  public let selected: String
  /// Spoken for what is selected and has no text.
  public let selectedAlone: String
  /// The place `{n}` among `{count}`.
  public let position: String
  /// Spoken at the start of a list.
  public let listStart: String
  /// Spoken at the end of a list.
  public let listEnd: String
  /// Spoken at the start of a landmark.
  public let landmarkStart: String
  /// Spoken at the end of a landmark.
  public let landmarkEnd: String
  /// Spoken for a cell over `{n}` rows.
  public let spansRows: String
  /// Spoken for a cell over `{n}` columns.
  public let spansColumns: String
  /// The row `{n}`.
  public let row: String
  /// The column `{n}`.
  public let column: String
  /// The hint of what toggles.
  public let toggleHint: String
  /// The hint of what can be adjusted.
  public let adjustHint: String
  /// The hint of a text field.
  public let editHint: String
  /// The hint of a text field of several lines.
  public let editAreaHint: String
  /// The hint of a text field that is edited.
  public let editingHint: String

  /// The words of English.
  public static let english = Vocabulary(
    language: "en",
    dimmed: "Dimmed.",
    button: "Button.",
    backButton: "Back Button.",
    back: "back",
    switchButton: "Switch Button.",
    on: "On.",
    off: "Off.",
    mixed: "Mixed.",
    tab: "Tab.",
    textField: "Text Field.",
    secureTextField: "Secure Text Field.",
    isEditing: "Is editing.",
    heading: "Heading.",
    link: "Link.",
    adjustable: "Adjustable.",
    image: "Image.",
    searchField: "Search Field.",
    selected: "Selected: {text}",
    selectedAlone: "Selected.",
    position: "{n} of {count}.",
    listStart: "List Start.",
    listEnd: "List End.",
    landmarkStart: "Landmark.",
    landmarkEnd: "End.",
    spansRows: "Spans {n} rows.",
    spansColumns: "Spans {n} columns.",
    row: "Row {n}.",
    column: "Column {n}.",
    toggleHint: "Double tap to toggle setting.",
    adjustHint: "Swipe up or down with one finger to adjust the value.",
    editHint: "Double tap to edit.",
    editAreaHint: "Double tap to edit., Use the rotor to access Misspelled Words",
    editingHint: "Use the rotor to access Misspelled Words")

  /// The words for a BCP 47 tag; English for a language that has none.
  public static func words(for language: String) -> Vocabulary {
    english
  }

  /// `pattern` with the placeholder `name` replaced by `text`.
  static func fill(_ pattern: String, _ name: String, with text: String) -> String {
    let bytes = Array(pattern.utf8)
    let mark = Array("{\(name)}".utf8)
    guard bytes.count >= mark.count else { return pattern }
    for start in 0...(bytes.count - mark.count)
    where Array(bytes[start..<(start + mark.count)]) == mark {
      let before = String(decoding: bytes[..<start], as: UTF8.self)
      let after = String(decoding: bytes[(start + mark.count)...], as: UTF8.self)
      return before + text + after
    }
    return pattern
  }
}
