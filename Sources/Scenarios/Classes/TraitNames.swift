public import AccessibilityModel

extension UIAccessibilityTraits: ScenarioValue {
  /// The names of the traits, from the lowest bit to the highest.
  static let names: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("textEntry", .textEntry),
    ("pickerItem", .pickerItem),
    ("isEditing", .isEditing), ("secureTextField", .secureTextField),
    ("backButton", .backButton), ("tabBarItem", .tabBarItem), ("textArea", .textArea),
    ("toggleButton", .toggleButton),
  ]

  /// The trait called `name`, or `nil` when there is none.
  public init?(name: String) {
    guard let found = Self.names.first(where: { $0.0 == name }) else { return nil }
    self = found.1
  }

  /// Names in an array.
  public static var expectation: String { "an array of names of traits" }
  /// The traits with the names.
  public static func read(_ json: JSON) -> UIAccessibilityTraits? {
    guard let array = json.array else { return nil }
    var traits = UIAccessibilityTraits.none
    for element in array {
      guard let name = element.string, let trait = UIAccessibilityTraits(name: name) else {
        return nil
      }
      traits.insert(trait)
    }
    return traits
  }
  /// The names of the traits, from the lowest bit to the highest.
  public var json: JSON {
    .array(Self.names.filter { contains($0.1) }.map { .string($0.0) })
  }
}
