import AccessibilityModel
import UIKitModel

extension ObjectClass {
  /// A switch.
  static var uiSwitch: ObjectClass {
    var entry = ObjectClass(
      "UISwitch", inherits: "UIControl", make: { _ throws(ScenarioError) in UISwitch() },
      properties: [
        Property("isOn", of: UISwitch.self, get: { $0.isOn }, set: { $0.isOn = $1 }),
        Property(
          "onTintColor", of: UISwitch.self, get: { $0.onTintColor }, set: { $0.onTintColor = $1 }),
        Property(
          "thumbTintColor", of: UISwitch.self, get: { $0.thumbTintColor },
          set: { $0.thumbTintColor = $1 }),
        Property("onImage", of: UISwitch.self, get: { $0.onImage }, set: { $0.onImage = $1 }),
        Property("offImage", of: UISwitch.self, get: { $0.offImage }, set: { $0.offImage = $1 }),
      ],
      methods: [
        Method("setOn", of: UISwitch.self) { (toggle, arguments) throws(ScenarioError) in
          toggle.setOn(
            try arguments.value(0, Bool.self), animated: try arguments.value(1, Bool.self))
          return nil
        }
      ])
    entry.drawing = { ($0 as? UISwitch)?.drawing() }
    entry.appearance = [
      Property(
        "onTintColor", of: UIScreen.self, get: { $0.appearance.switches.onTintColor },
        set: { $0.appearance.switches.onTintColor = $1 }),
      Property(
        "thumbTintColor", of: UIScreen.self, get: { $0.appearance.switches.thumbTintColor },
        set: { $0.appearance.switches.thumbTintColor = $1 }),
      Property(
        "onImage", of: UIScreen.self, get: { $0.appearance.switches.onImage },
        set: { $0.appearance.switches.onImage = $1 }),
      Property(
        "offImage", of: UIScreen.self, get: { $0.appearance.switches.offImage },
        set: { $0.appearance.switches.offImage = $1 }),
      Property(
        "tintColor", of: UIScreen.self, get: { _ in UIColor?.none },
        set: { if let color = $1 { $0.appearance.switches.setTintColor(color) } }),
    ]
    return entry
  }
}
