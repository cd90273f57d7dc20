import AccessibilityModel
import Foundation
import Testing
import VoiceOver

/// A file of inputs and expected outputs in Tests/Fixtures/voiceover.
enum Vectors {
  static func read<Vector: Decodable>(_ name: String) throws -> [Vector] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/voiceover/\(name).json")
    return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
  }
}

@Suite struct SpeechVectorTests {
  private struct Vector: Decodable {
    let id: String
    let element: Element
    let context: Context?
    let expected_description: String
    let expected_hint: String?
  }

  private struct Element: Decodable {
    let label: String?
    let value: String?
    let hint: String?
    let traits: [String]
    let language: String?
  }

  private struct Context: Decodable {
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

  private struct Header: Decodable {
    let label: String?
    let value: String?
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar, "header": .header, "textEntry": .textEntry, "isEditing": .isEditing,
    "secureTextField": .secureTextField, "backButton": .backButton, "tabBarItem": .tabBarItem,
    "textArea": .textArea, "toggleButton": .toggleButton,
  ]

  @Test func speaksEveryEnglishVector() throws {
    let all: [Vector] = try Vectors.read("speech")
    // The vocabulary has English; other languages are vectors of their own.
    let english = all.filter { $0.element.language == nil }
    try #require(english.count > 80)
    for vector in english {
      let traits = try vector.element.traits.reduce(into: UIAccessibilityTraits.none) {
        $0.formUnion(try #require(Self.traits[$1], "\(vector.id): \($1)"))
      }
      let element = SpokenElement(
        label: vector.element.label, value: vector.element.value, hint: vector.element.hint,
        traits: traits)
      let context = try vector.context.map(Self.context)
      let spoken = Speech(language: "en", osEra: .ios17).utterance(for: element, in: context)
      let expected = Utterance(vector.expected_description, hint: vector.expected_hint)
      #expect(spoken == expected, "\(vector.id)")
    }
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
    default: throw UnknownContext(kind: context.kind)
    }
  }

  private struct UnknownContext: Error {
    let kind: String
  }
}

@Suite struct OrderVectorTests {
  private struct Vector: Decodable {
    let id: String
    let root: Node
    let layout_direction: String
    let idiom: String
    let expected_order: [String]
  }

  private struct Node: Decodable {
    let kind: String
    let label: String?
    let frame: [Double]?
    let children: [Node]?
    let accessibilityElements: [Node]?
    let hidden: Bool?
    let elementsHidden: Bool?
    let viewIsModal: Bool?
    let zeroSize: Bool?

    var object: AccessibilityObject {
      let object = Branch((children ?? []).map(\.object))
      object.isReachable = !(hidden ?? false) && !(zeroSize ?? false)
      object.accessibilityLabel = label
      object.isAccessibilityElement = kind == "element"
      object.shouldGroupAccessibilityChildren = kind == "group"
      object.accessibilityElementsHidden = elementsHidden ?? false
      object.accessibilityViewIsModal = viewIsModal ?? false
      if let frame {
        object.accessibilityFrame = Rect(
          x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      }
      object.accessibilityElements =
        kind == "container" ? (accessibilityElements ?? children ?? []).map(\.object) : nil
      return object
    }
  }

  @Test func readsEveryVectorInItsOrder() throws {
    let vectors: [Vector] = try Vectors.read("order")
    try #require(vectors.count > 10)
    for vector in vectors {
      let order = ReadingOrder(
        idiom: vector.idiom == "pad" ? .pad : .phone,
        direction: vector.layout_direction == "rtl" ? .rightToLeft : .leftToRight)
      // The root is kept: elements do not keep the views around them alive.
      let root = vector.root.object
      let labels = order.elements(of: root).map { $0.accessibilityLabel ?? "" }
      #expect(labels == vector.expected_order, "\(vector.id)")
    }
  }
}
