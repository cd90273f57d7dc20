import UIKitModel

extension ObjectClass {
  /// A view that shows text.
  static var uiLabel: ObjectClass {
    ObjectClass(
      "UILabel", inherits: "UIView", make: { _ throws(ScenarioError) in UILabel() },
      properties: [Property("text", of: UILabel.self, get: { $0.text }, set: { $0.text = $1 })])
  }
}
