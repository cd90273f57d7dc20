/// The words that VoiceOver adds to what apps say, in one language.
///
/// `{n}`, `{count}` and `{text}` stand for what is put in.
///
/// Source: accessibility-snapshot
public struct Vocabulary: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  /// What ends a text that does not end by itself.
  public let period: String
  /// What stands between two texts.
  public let gap: String
  /// What stands between a label and its value.
  public let colon: String
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
  /// Spoken for the wheels of a picker.
  public let pickerItem: String
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
  /// The action that every element offers.
  public let activate: String
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

  /// The words for a BCP 47 tag such as `ru` or `zh-Hans-CN`; English for a language that has none.
  public static func words(for language: String) -> Vocabulary {
    let primary = language.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    switch String(decoding: primary, as: UTF8.self).lowercased() {
    case "ru": return russian
    case "de": return german
    case "zh": return chinese
    default: return english
    }
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
