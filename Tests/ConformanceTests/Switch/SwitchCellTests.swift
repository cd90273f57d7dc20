import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

/// The rules of `content/controls/switch.md` about a switch at the end of a table's cell.
@Suite("Switch in a cell") struct SwitchCellTests {
  private static let hint = "Double tap to toggle setting."

  private func stage(_ name: String = "Wi-Fi") -> Stage {
    Stage(
      voiceOver: true,
      screen: [
        Node(
          "UITableViewCell", "cell",
          ["text": .string(name), "accessoryView": ["id": "toggle"]])
      ], objects: [Node("UISwitch", "toggle")])
  }

  @Test(
    "speaks name, state and hint by one tap", .rule("switch.cell-tap-speaks"),
    .rule("switch.cell-speech-name"), .rule("switch.cell-speech-hint"),
    .rule("switch.cell-tap-does-not-toggle"))
  func tapSpeaks() {
    compare(
      "a tap", stage().tap("cell"),
      with: [.say("Wi-Fi. Switch Button. Off.", hint: Self.hint), .focus("cell")])
  }

  @Test(
    "toggles once by a double tap and speaks the new state",
    .rule("switch.cell-double-tap-toggles"), .rule("switch.cell-speech-state"))
  func doubleTapToggles() {
    let stage = stage()
    stage.tap("cell")
    compare(
      "a double tap", stage.doubleTap(),
      with: [
        .event("valueChanged", from: "toggle"), .set("toggle", "isOn", true), .say("On."),
      ])
    compare(
      "a tap again", stage.tap("cell"),
      with: [.say("Wi-Fi. Switch Button. On.", hint: Self.hint), .focus("cell")])
  }

  @Test("is one element with its cell", .rule("switch.cell-is-one-element"))
  func oneElement() {
    let stage = stage()
    stage.swipe(.right)
    compare("a second swipe", stage.swipe(.right), with: [.notification("endReached")])
  }

  @Test("is spoken so in Invert Colors", .rule("switch.invert-colors-example"))
  func invertColors() {
    compare(
      "a tap", stage("Invert Colors").tap("cell"),
      with: [.say("Invert Colors. Switch Button. Off.", hint: Self.hint), .focus("cell")])
  }
}
