import AccessibilityModel
public import UIKitModel

/// A view that answers assistive technology as the scenario says, and counts what it was asked.
public final class RespondingView: UIView {
  /// What `accessibilityActivate` returns; the count goes up either way.
  public var activates = false
  /// What `accessibilityPerformEscape` returns.
  public var escapes = false
  /// What `accessibilityPerformMagicTap` returns.
  public var magicTaps = false
  /// The methods that were called, in order.
  public private(set) var asked: [String] = []
  /// How many fingers were lifted in the view.
  public private(set) var touches = 0

  /// Notes the call.
  public override func accessibilityActivate() -> Bool {
    asked.append("activate")
    return activates
  }

  /// Notes the call.
  public override func accessibilityPerformEscape() -> Bool {
    asked.append("escape")
    return escapes
  }

  /// Notes the call.
  public override func accessibilityPerformMagicTap() -> Bool {
    asked.append("magicTap")
    return magicTaps
  }

  /// Counts the touch.
  public override func touchesEnded(_ touch: UITouch, with event: UIEvent) {
    touches += 1
  }
}

extension ObjectClass {
  /// `RespondingView`; what it is asked is observed.
  static var respondingView: ObjectClass {
    ObjectClass(
      "RespondingView", inherits: "UIView", make: { _ throws(ScenarioError) in RespondingView() },
      properties: [
        Property(
          "activates", of: RespondingView.self, get: { $0.activates }, set: { $0.activates = $1 }),
        Property("escapes", of: RespondingView.self, get: { $0.escapes }, set: { $0.escapes = $1 }),
        Property(
          "magicTaps", of: RespondingView.self, get: { $0.magicTaps }, set: { $0.magicTaps = $1 }),
        Property("asked", of: RespondingView.self, get: { $0.asked }),
        Property("touches", of: RespondingView.self, get: { $0.touches }),
      ])
  }
}
