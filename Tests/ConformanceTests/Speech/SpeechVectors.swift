import AccessibilityModel
import ConformanceSupport
import Foundation
import Testing
import VoiceOver

/// A file of inputs and expected outputs in Tests/Fixtures/voiceover.
enum Vectors {
  static func read<Vector: Decodable>(_ name: String) throws -> [Vector] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/voiceover/\(name).json")
    return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
  }
}

/// An element with what is said for it.
struct SpeechVector: Decodable {
  let id: String
  let element: Element
  let context: Context?
  let expected_description: String
  let expected_hint: String?

  struct Element: Decodable {
    let label: String?
    let value: String?
    let hint: String?
    let traits: [String]
    let language: String?
  }

  struct Context: Decodable {
    let kind: String
    let index: Int?
    let count: Int?
    let row: Int?
    let column: Int?
    let width: Int?
    let height: Int?
    let isFirstInRow: Bool?
    let rowHeaders: [Header]?
    let columnHeaders: [Header]?
  }

  struct Header: Decodable {
    let label: String?
    let value: String?
  }

  struct UnknownWord: Error {
    let word: String
  }

  static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar, "header": .header, "textEntry": .textEntry, "pickerItem": .pickerItem,
    "isEditing": .isEditing, "secureTextField": .secureTextField, "backButton": .backButton,
    "tabBarItem": .tabBarItem, "textArea": .textArea, "toggleButton": .toggleButton,
  ]

  /// Says the element as the model does, and compares it with what is expected.
  func speakAndCompare(expectedDescription: String? = nil) throws {
    let traits = try element.traits.reduce(into: UIAccessibilityTraits.none) {
      guard let trait = Self.traits[$1] else { throw UnknownWord(word: $1) }
      $0.formUnion(trait)
    }
    let spoken = Speech(language: element.language ?? "en", osEra: .ios17).utterance(
      for: SpokenElement(
        label: element.label, value: element.value, hint: element.hint, traits: traits),
      in: try context.map(Self.context))
    compare(id, spoken.description, with: expectedDescription ?? expected_description)
    compare("\(id), hint", spoken.hint, with: expected_hint)
  }

  private static func context(_ context: Context) throws -> SpeechContext {
    let index = context.index ?? 0
    let count = context.count ?? 0
    switch context.kind {
    case "series": return .series(index: index, count: count)
    case "tab", "tabBarItem": return .tab(index: index, count: count)
    case "listStart": return .listStart
    case "listEnd": return .listEnd
    case "landmarkStart": return .landmarkStart
    case "landmarkEnd": return .landmarkEnd
    case "dataTableCell":
      let headers = (context.rowHeaders ?? []) + (context.columnHeaders ?? [])
      return .cell(
        SpeechContext.TableCell(
          row: context.row.map { $0 + 1 }, column: context.column.map { $0 + 1 },
          rowSpan: context.height ?? 1, columnSpan: context.width ?? 1,
          isFirstInRow: context.isFirstInRow ?? false,
          headers: headers.map { SpokenElement(label: $0.label, value: $0.value) }))
    default: throw UnknownWord(word: context.kind)
    }
  }
}
