import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel
import VoiceOver

// MARK: - Accessibility

extension SwitchTests {
  @Test("is reached by VoiceOver without any code", .rule("switch.accessible-by-default"))
  func accessibleByDefault() throws {
    let stage = OldStage(voiceOver: true)
    let toggle = UISwitch()
    stage.show(UIView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), "a plain view")
    stage.show(toggle, "Wi-Fi")
    stage.swipeRight()
    let session = try #require(stage.voiceOver)
    compare("the switch has the focus", session.focus === toggle, with: true)
    compare("elements", session.elements.count, with: 1)
  }

  @Test("is spoken as a button", .rule("switch.trait-button"))
  func traitButton() {
    let stage = OldStage(voiceOver: true)
    let toggle = UISwitch()
    stage.show(toggle, "Wi-Fi")
    stage.app("gives the switch the label Wi-Fi") { toggle.accessibilityLabel = "Wi-Fi" }
    stage.tap(toggle)
    compare(
      "what is spoken", stage.lastSpoken.description, with: "Wi-Fi. Switch Button. Off.")
    compare("bit 0 of the traits", toggle.accessibilityTraits.rawValue & 1, with: 1)
  }

  @Test("is spoken as something that toggles", .rule("switch.trait-toggle-button"))
  func traitToggleButton() {
    let stage = OldStage(voiceOver: true)
    let toggle = UISwitch()
    stage.show(toggle, "Wi-Fi")
    stage.tap(toggle)
    compare("what is spoken", stage.lastSpoken.description, with: "Switch Button. Off.")
    compare("hint", stage.lastSpoken.hint, with: "Double tap to toggle setting.")
    compare("bit 53 of the traits", toggle.accessibilityTraits.rawValue >> 53 & 1, with: 1)
    stage.app("assigns another accessibility value") { toggle.accessibilityValue = "Sometimes" }
    stage.tap(toggle)
    compare(
      "what is spoken with an assigned value", stage.lastSpoken.description,
      with: "Switch Button. Off.")
  }

  @Test("is spoken as dimmed and without a hint while disabled", .rule("switch.disabled-speech"))
  func disabledSpeech() {
    let stage = OldStage(voiceOver: true)
    let toggle = UISwitch()
    let target = Target("the controller")
    stage.show(toggle, "Wi-Fi")
    stage.connect(toggle, .valueChanged, to: target)
    stage.app("disables the switch") {
      toggle.isEnabled = false
      toggle.isOn = true
    }
    stage.tap(toggle)
    compare("what is spoken", stage.lastSpoken.description, with: "Dimmed. Switch Button. On.")
    compare("hint", stage.lastSpoken.hint, with: nil)
    stage.doubleTap()
    compare("calls after a double tap", target.calls.count, with: 0)
    compare("times VoiceOver spoke", stage.voiceOver?.utterances.count, with: 1)
    stage.look(at: toggle, "On and disabled")
  }
}
