import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

// MARK: - Accessibility

extension SwitchTests {
  @Test("is reached by VoiceOver without any code", .rule("switch.accessible-by-default"))
  func accessibleByDefault() {
    let stage = Stage(
      voiceOver: true,
      screen: [Node("UIView", "panel", ["frame": [0, 0, 50, 50]]), Self.wifi()])
    compare("first swipe", stage.swipe(.right), with: Self.spoken("Switch Button. Off."))
    compare("second swipe", stage.swipe(.right), with: [.notification("endReached")])
    compare("elements", stage.voiceOver?.elements.count, with: 1)
  }

  @Test("is spoken as a button", .rule("switch.trait-button"))
  func traitButton() throws {
    let stage = Stage(voiceOver: true, screen: [Self.wifi(["accessibilityLabel": "Wi-Fi"])])
    compare("tap", stage.tap("wifi"), with: Self.spoken("Wi-Fi. Switch Button. Off."))
    let toggle = try stage.object("wifi")
    compare("bit 0 of the traits", toggle.accessibilityTraits.rawValue & 1, with: 1)
  }

  @Test("is spoken as something that toggles", .rule("switch.trait-toggle-button"))
  func traitToggleButton() throws {
    let stage = Stage(voiceOver: true, screen: [Self.wifi()])
    compare("tap", stage.tap("wifi"), with: Self.spoken("Switch Button. Off."))
    let toggle = try stage.object("wifi")
    compare("bit 53 of the traits", toggle.accessibilityTraits.rawValue >> 53 & 1, with: 1)
    stage.set("wifi", "accessibilityValue", "Sometimes")
    compare(
      "tap with an assigned value", stage.tap("wifi"), with: Self.spoken("Switch Button. Off."))
  }

  @Test("is spoken as dimmed and without a hint while disabled", .rule("switch.disabled-speech"))
  func disabledSpeech() throws {
    let stage = Stage(
      voiceOver: true, screen: [Self.wifi(["isEnabled": false, "isOn": true])],
      targets: [.init(of: "wifi", event: "valueChanged")])
    compare(
      "tap", stage.tap("wifi"), with: [.say("Dimmed. Switch Button. On."), .focus("wifi")])
    compare("double tap", stage.doubleTap(), with: [])
    try stage.look(at: "wifi", "On and disabled")
  }
}
