import AccessibilityModel
public import UIKitModel

/// A controller that goes when a person escapes from it, unless it must not.
public final class EscapableController: UIViewController {
  /// Whether the controller stays whatever the person does.
  public var mustStay = false

  /// Goes.
  public override func accessibilityPerformEscape() -> Bool {
    guard !mustStay, presentingViewController != nil else { return false }
    dismiss()
    return true
  }
}

extension ObjectClass {
  /// `EscapableController`.
  static var escapableController: ObjectClass {
    ObjectClass(
      "EscapableController", inherits: "UIViewController",
      make: { _ throws(ScenarioError) in EscapableController() },
      properties: [
        Property(
          "mustStay", of: EscapableController.self, get: { $0.mustStay }, set: { $0.mustStay = $1 })
      ])
  }
}
