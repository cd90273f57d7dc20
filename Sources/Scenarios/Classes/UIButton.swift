import AccessibilityModel
import UIKitModel

extension ObjectClass {
  /// A button.
  static var uiButton: ObjectClass {
    ObjectClass(
      "UIButton", inherits: "UIControl", make: { _ throws(ScenarioError) in UIButton() },
      properties: [Property("title", of: UIButton.self, get: { $0.title }, set: { $0.title = $1 })])
  }

  /// A picker; its rows are fixed when it is made, and it fills 300 × 200 points at the top left.
  static var uiPickerView: ObjectClass {
    ObjectClass(
      "UIPickerView", inherits: "UIView",
      make: { birth throws(ScenarioError) in
        let titles = birth.node.properties.last { $0.name == "titles" }?.value
        return UIPickerView(
          titles: titles.flatMap { [[String]].read($0) } ?? [],
          frame: Rect(x: 0, y: 0, width: 300, height: 200))
      },
      properties: [
        Property(
          "titles", of: UIPickerView.self, isWatched: false,
          get: { $0.components.map { $0.titles } }, set: { _, _ in }),
        Property(
          "selectedRows", of: UIPickerView.self, get: { $0.components.map { $0.selectedRow } }),
      ])
  }
}
