public import AccessibilityModel
public import UIKitModel

/// A dial from 0 to 10 whose steps are those of assistive technology; whether it has the adjustable
/// trait, and which steps it says it implements, the scenario decides.
public final class Dial: UIView {
  /// The number that the dial shows.
  public var number = 5
  /// The steps that the dial says it implements, by their selectors.
  public var steps: [Selector] = [
    UIAccessibilityAction.increment, UIAccessibilityAction.decrement,
  ]
  /// How many times it was stepped.
  public private(set) var timesStepped = 0

  /// One more.
  public override func accessibilityIncrement() {
    timesStepped += 1
    number = min(number + 1, 10)
  }

  /// One less.
  public override func accessibilityDecrement() {
    timesStepped += 1
    number = max(number - 1, 0)
  }

  /// The number.
  public override var accessibilityValue: String? {
    get { "\(number)" }
    set { super.accessibilityValue = newValue }
  }

  /// The steps.
  public override func responds(to selector: Selector) -> Bool {
    steps.contains(selector) || super.responds(to: selector)
  }
}

extension ObjectClass {
  /// `Dial`; its number is observed.
  static var dial: ObjectClass {
    ObjectClass(
      "Dial", inherits: "UIView", make: { _ throws(ScenarioError) in Dial() },
      properties: [
        Property("number", of: Dial.self, get: { $0.number }, set: { $0.number = $1 }),
        Property("timesStepped", of: Dial.self, get: { $0.timesStepped }),
      ])
  }
}
