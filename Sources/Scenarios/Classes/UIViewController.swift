import UIKitModel

extension ObjectClass {
  /// A controller; what lies inside it lies in its view.
  static var uiViewController: ObjectClass {
    ObjectClass(
      "UIViewController", inherits: "NSObject",
      make: { _ throws(ScenarioError) in UIViewController() })
  }
}
