import AccessibilityModel
import UIKitModel

extension ObjectClass {
  /// The strings files of the app: `{"class":"Strings","id":"strings","texts":{"en":{"key":"text"}}}`.
  ///
  /// The keys that are looked up are observed.
  static var strings: ObjectClass {
    ObjectClass(
      "Strings", inherits: "NSObject",
      make: { birth throws(ScenarioError) in birth.player.screen.strings },
      properties: [
        Property(
          "texts", get: { _, _ in .null },
          set: { (object, json, _) throws(ScenarioError) in
            guard let table = object as? StringsTable, let languages = json.members else {
              throw ScenarioError("texts takes an object of languages, not \(json)")
            }
            for language in languages {
              for entry in language.value.members ?? [] {
                guard let text = entry.value.string else {
                  throw ScenarioError("the text of \"\(entry.name)\" is \(entry.value)")
                }
                table.add(text, for: entry.name, language: language.name)
              }
            }
          }, watch: nil),
        Property("lookups", of: StringsTable.self, get: { $0.lookups }),
      ])
  }
}
