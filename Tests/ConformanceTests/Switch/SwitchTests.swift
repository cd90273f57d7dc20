import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

/// The rules of `content/controls/switch.md`; an extension for each part of the guide.
@Suite("Switch") struct SwitchTests {
  /// A switch called `wifi`.
  static func wifi(_ properties: JSON = [:]) -> Node { Node("UISwitch", "wifi", properties) }

  /// What follows when a switch without a label and hint of its own is tapped with VoiceOver.
  static func spoken(_ text: String) -> [Observation] {
    [.say(text, hint: "Double tap to toggle setting."), .focus("wifi")]
  }

  /// What follows when a person toggles the switch and nobody but the scenario listens.
  static func toggled(to isOn: Bool) -> [Observation] {
    [.event("valueChanged", from: "wifi"), .set("wifi", "isOn", .bool(isOn))]
  }
}

// MARK: - Content

extension SwitchTests {
  @Test(
    "is on or off and nothing else, whatever is done to it", .rule("switch.two-exclusive-states"))
  func twoExclusiveStates() {
    let stage = Stage(voiceOver: true, screen: [Self.wifi()])
    for isOn in [false, true, false, true] {
      compare(
        "tap", stage.tap("wifi"), with: Self.spoken("Switch Button. \(isOn ? "On" : "Off").")
      )
      compare(
        "double tap", stage.doubleTap(),
        with: Self.toggled(to: !isOn) + [.say(isOn ? "Off." : "On.")])
    }
  }

  @Test("is off when code makes it", .rule("switch.code-default-off"))
  func codeDefaultOff() {
    let stage = Stage(voiceOver: true, screen: [Self.wifi()])
    compare("what is spoken", stage.tap("wifi"), with: Self.spoken("Switch Button. Off."))
  }
}

// MARK: - Behaviour

extension SwitchTests {
  @Test(
    "flips each time the user toggles it", .rule("switch.user-toggle-flips"),
    arguments: [false, true])
  func userToggleFlips(first: Bool) {
    let stage = Stage(screen: [Self.wifi(["isOn": .bool(first)])])
    compare("first toggle", stage.tap("wifi"), with: Self.toggled(to: !first))
    compare("second toggle", stage.tap("wifi"), with: Self.toggled(to: first))
  }

  /// A switch whose action is a method of the app's settings.
  private func stageWithSettings() -> Stage {
    Stage(
      screen: [Self.wifi()], objects: [Node("Settings", "settings")],
      targets: [.init(of: "wifi", event: "valueChanged", action: "changed:", to: "settings")])
  }

  /// What follows when the switch of `stageWithSettings` is toggled.
  private func settingsFollow(to isOn: Bool) -> [Observation] {
    [
      .event("valueChanged", from: "wifi"), .action("changed:", of: "settings", from: "wifi"),
      .set("wifi", "isOn", .bool(isOn)), .set("settings", "isOn", .bool(isOn)),
    ]
  }

  @Test("changes its setting at once", .rule("switch.used-for-a-setting"))
  func usedForASetting() {
    let stage = stageWithSettings()
    compare("first toggle", stage.tap("wifi"), with: settingsFollow(to: true))
    compare("second toggle", stage.tap("wifi"), with: settingsFollow(to: false))
  }

  @Test("sends one value-changed event for one toggle", .rule("switch.sends-value-changed"))
  func sendsValueChanged() {
    let stage = Stage(
      screen: [Self.wifi()],
      targets: [.init(of: "wifi", event: "valueChanged", action: "changed:")])
    compare("before", stage.advance(1), with: [])
    compare("first toggle", stage.tap("wifi"), with: Self.toggled(to: true))
    compare("second toggle", stage.tap("wifi"), with: Self.toggled(to: false))
  }

  @Test("has its new state when the action runs", .rule("switch.handler-sees-new-state"))
  func handlerSeesNewState() {
    // The settings take over what the switch says while their method runs.
    let stage = stageWithSettings()
    compare("first toggle", stage.tap("wifi"), with: settingsFollow(to: true))
    compare("second toggle", stage.tap("wifi"), with: settingsFollow(to: false))
  }

  @Test("sends nothing when code switches it", .rule("switch.set-on-sends-nothing"))
  func setOnSendsNothing() throws {
    let events = [
      "valueChanged", "primaryActionTriggered", "touchDown", "touchDownRepeat", "touchDragInside",
      "touchDragOutside", "touchDragEnter", "touchDragExit", "touchUpInside", "touchUpOutside",
      "touchCancel", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    ]
    let stage = Stage(
      screen: [Self.wifi()], targets: events.map { .init(of: "wifi", event: $0) })
    compare(
      "isOn is set", stage.set("wifi", "isOn", true), with: [.set("wifi", "isOn", true)])
    let seen = try stage.look(at: "wifi", "Switched on by code")
    compare("track", seen.color(.track), with: .systemGreen)
    compare(
      "setOn, animated", stage.call("wifi", "setOn", [false, true]),
      with: [.set("wifi", "isOn", false)])
    compare(
      "setOn, not animated", stage.call("wifi", "setOn", [true, false]),
      with: [.set("wifi", "isOn", true)])
  }

  @Test("sends nothing when a drag ends where it began", .rule("switch.same-value-sends-nothing"))
  func sameValueSendsNothing() {
    let stage = Stage(
      screen: [Self.wifi(["isOn": true])], targets: [.init(of: "wifi", event: "valueChanged")])
    compare("a drag and back", stage.drag("wifi", along: [0.8, 0.1, 0.8]), with: [])
    compare(
      "a drag to the other side", stage.drag("wifi", along: [0.8, 0.1]),
      with: Self.toggled(to: false))
    compare(
      "a drag that stops before the middle", stage.drag("wifi", along: [0.2, 0.49]), with: [])
    compare(
      "a drag to the middle", stage.drag("wifi", along: [0.2, 0.5]), with: Self.toggled(to: true))
  }

  @Test("calls its target with itself as the sender", .rule("switch.target-action-registration"))
  func targetActionRegistration() {
    let stage = Stage(
      screen: [Self.wifi()],
      targets: [.init(of: "wifi", event: "valueChanged", action: "wifiChanged:", to: "controller")])
    compare(
      "toggle", stage.tap("wifi"),
      with: [
        .event("valueChanged", from: "wifi"),
        .action("wifiChanged:", of: "controller", from: "wifi"), .set("wifi", "isOn", true),
      ])
  }

  @Test("calls every action that was added", .rule("switch.several-actions-all-run"))
  func severalActionsAllRun() {
    func target(_ name: String, _ action: String) -> Scenario.Target {
      .init(of: "wifi", event: "valueChanged", action: action, to: name)
    }
    // The first pair is added twice and called once.
    let stage = Stage(
      screen: [Self.wifi()],
      targets: [
        target("first", "changed:"), target("second", "changed:"), target("second", "count"),
        target("first", "changed:"),
      ])
    compare(
      "toggle", stage.tap("wifi"),
      with: [
        .event("valueChanged", from: "wifi"), .action("changed:", of: "first", from: "wifi"),
        .action("changed:", of: "second", from: "wifi"), .action("count", of: "second", from: nil),
        .set("wifi", "isOn", true),
      ])
  }

  @Test("does not call actions for other events", .rule("switch.action-for-other-event-not-run"))
  func actionForOtherEventNotRun() {
    let stage = Stage(
      screen: [Self.wifi()],
      targets: [
        .init(of: "wifi", event: "editingChanged", to: "controller"),
        .init(of: "wifi", event: "valueChanged", to: "watcher"),
      ])
    compare(
      "toggle", stage.tap("wifi"),
      with: [
        .event("valueChanged", from: "wifi"), .action("changed:", of: "watcher", from: "wifi"),
        .set("wifi", "isOn", true),
      ])
  }

  @Test("works with nothing attached and has no delegate", .rule("switch.no-delegate"))
  func noDelegate() throws {
    let stage = Stage(screen: [Self.wifi()])
    compare("toggle", stage.tap("wifi"), with: Self.toggled(to: true))
    let members = try APIFacts.model.superclasses(of: "UISwitch").dropLast()
      .reduce(into: try APIFacts.model.members(of: "UISwitch")) {
        $0 += try APIFacts.model.members(of: $1)
      }
    compare(
      "members named for a delegate",
      members.filter { $0.lowercased().contains("delegate") }, with: [])
    compare("members that were looked at", members.contains("isOn"), with: true)
  }

  @Test(
    "calls a controller that adopts no protocol", .rule("switch.controller-needs-no-protocol"))
  func controllerNeedsNoProtocol() {
    let stage = Stage(
      screen: [Self.wifi()], objects: [Node("PlainController", "controller")],
      targets: [.init(of: "wifi", event: "valueChanged", action: "wifiToggled", to: "controller")])
    compare(
      "toggle", stage.tap("wifi"),
      with: [
        .event("valueChanged", from: "wifi"), .action("wifiToggled", of: "controller", from: nil),
        .set("wifi", "isOn", true), .set("controller", "toggles", 1),
      ])
  }

  @Test("does nothing while the view takes no touches", .rule("switch.user-interaction-enabled"))
  func userInteractionEnabled() {
    let stage = Stage(screen: [Self.wifi()])
    compare("a tap at first", stage.tap("wifi"), with: Self.toggled(to: true))
    stage.set("wifi", "isUserInteractionEnabled", false)
    compare("a tap without interaction", stage.tap("wifi"), with: [])
    stage.set("wifi", "isUserInteractionEnabled", true)
    compare("a tap with interaction again", stage.tap("wifi"), with: Self.toggled(to: false))
  }
}
