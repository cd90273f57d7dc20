import AccessibilityModel
public import UIKitModel

/// A box that is opened by spreading two fingers, which VoiceOver keeps for itself; so it opens when
/// it is activated as well.
public final class PinchBox: UIView {
  /// Whether the box is open.
  public private(set) var isOpen = false
  /// What was done, in order, before `accessibilityActivate` returned.
  public private(set) var log: [String] = []

  /// Two fingers are spread over the box.
  public func spread() {
    isOpen = true
  }

  /// Opens the box, and then does what else belongs to it.
  public override func accessibilityActivate() -> Bool {
    log.append("opens")
    spread()
    log.append("counts")
    return true
  }
}

extension ObjectClass {
  /// `PinchBox`; whether it is open is observed.
  static var pinchBox: ObjectClass {
    ObjectClass(
      "PinchBox", inherits: "UIView", make: { _ throws(ScenarioError) in PinchBox() },
      properties: [
        Property("isOpen", of: PinchBox.self, get: { $0.isOpen }),
        Property("log", of: PinchBox.self, get: { $0.log }),
      ],
      methods: [
        Method("spread", of: PinchBox.self) { (box, _) throws(ScenarioError) in
          box.spread()
          return nil
        }
      ])
  }
}
