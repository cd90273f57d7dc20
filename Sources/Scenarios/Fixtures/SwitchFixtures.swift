import AccessibilityModel
import UIKitModel

/// The settings of an app: an action `changed:` takes over the state that the switch has then.
final class Settings: AccessibilityObject {
  private(set) var isOn: Bool?

  override func responds(to selector: Selector) -> Bool { selector == "changed:" }

  override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    guard selector == "changed:" else { return false }
    isOn = (sender as? UISwitch)?.isOn
    return true
  }
}

/// A controller that has nothing but a class, a method and its name: it adopts no protocol.
final class PlainController: AccessibilityObject {
  private(set) var toggles = 0

  override func responds(to selector: Selector) -> Bool { selector == "wifiToggled" }

  override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    guard selector == "wifiToggled" else { return false }
    toggles += 1
    return true
  }
}

/// A switch that counts how often it is told of another tint.
final class TintWatcher: UISwitch {
  private(set) var tintChanges = 0

  override func tintColorDidChange() {
    tintChanges += 1
    super.tintColorDidChange()
  }
}

extension ObjectClass {
  static var settings: ObjectClass {
    ObjectClass(
      "Settings", inherits: "NSObject", make: { _ throws(ScenarioError) in Settings() },
      properties: [Property("isOn", of: Settings.self, get: { $0.isOn })])
  }

  static var plainController: ObjectClass {
    ObjectClass(
      "PlainController", inherits: "NSObject",
      make: { _ throws(ScenarioError) in PlainController() },
      properties: [Property("toggles", of: PlainController.self, get: { $0.toggles })])
  }

  static var tintWatcher: ObjectClass {
    ObjectClass(
      "TintWatcher", inherits: "UISwitch", make: { _ throws(ScenarioError) in TintWatcher() },
      properties: [Property("tintChanges", of: TintWatcher.self, get: { $0.tintChanges })])
  }
}
