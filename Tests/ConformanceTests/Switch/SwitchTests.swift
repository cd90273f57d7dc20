import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel
import VoiceOver

/// The rules of `content/controls/switch.md`; an extension for each part of the guide.
@Suite("Switch") struct SwitchTests {}

// MARK: - Content

extension SwitchTests {
  @Test(
    "is on or off and nothing else, whatever is done to it", .rule("switch.two-exclusive-states"))
  func twoExclusiveStates() {
    let stage = OldStage(voiceOver: true)
    let toggle = UISwitch()
    stage.show(toggle, "Wi-Fi")
    var spoken: [String] = []
    for _ in 1...4 {
      stage.tap(toggle)
      spoken.append(stage.lastSpoken.description)
      stage.doubleTap()
      spoken.append(stage.lastSpoken.description)
    }
    compare(
      "what is spoken", spoken,
      with: [
        "Switch Button. Off.", "On.", "Switch Button. On.", "Off.",
        "Switch Button. Off.", "On.", "Switch Button. On.", "Off.",
      ])
  }

  @Test("is off when code makes it", .rule("switch.code-default-off"))
  func codeDefaultOff() {
    let stage = OldStage(voiceOver: true)
    let toggle = UISwitch()
    stage.show(toggle, "a switch made in code")
    stage.tap(toggle)
    compare("what is spoken", stage.lastSpoken.description, with: "Switch Button. Off.")
  }
}

// MARK: - Behaviour

extension SwitchTests {
  @Test(
    "flips each time the user toggles it", .rule("switch.user-toggle-flips"),
    arguments: [false, true])
  func userToggleFlips(first: Bool) {
    let stage = OldStage()
    let toggle = UISwitch()
    stage.app("makes the switch \(first ? "on" : "off")") { toggle.isOn = first }
    stage.show(toggle, "Wi-Fi")
    stage.tap(toggle)
    compare("on after one toggle", toggle.isOn, with: !first)
    stage.tap(toggle)
    compare("on after two toggles", toggle.isOn, with: first)
  }

  @Test("changes its setting at once", .rule("switch.used-for-a-setting"))
  func usedForASetting() {
    final class Settings: Target {
      var values = ["wifi": false]
      override func perform(
        _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
      ) -> Bool {
        if let toggle = sender as? UISwitch { values["wifi"] = toggle.isOn }
        return super.perform(selector, sender: sender, event: event)
      }
    }
    let stage = OldStage()
    let toggle = UISwitch()
    let settings = Settings("the settings")
    stage.show(toggle, "Wi-Fi")
    stage.connect(toggle, .valueChanged, to: settings)
    stage.tap(toggle)
    compare("the setting after one toggle", settings.values["wifi"], with: true)
    stage.tap(toggle)
    compare("the setting after two toggles", settings.values["wifi"], with: false)
  }

  @Test("sends one value-changed event for one toggle", .rule("switch.sends-value-changed"))
  func sendsValueChanged() {
    let stage = OldStage()
    let toggle = UISwitch()
    let target = Target("the controller")
    stage.show(toggle, "Wi-Fi")
    stage.connect(toggle, .valueChanged, to: target)
    compare("calls before", target.calls.count, with: 0)
    stage.tap(toggle)
    compare("calls after one toggle", target.calls.count, with: 1)
    stage.tap(toggle)
    compare("calls after two toggles", target.calls.count, with: 2)
  }

  @Test("has its new state when the action runs", .rule("switch.handler-sees-new-state"))
  func handlerSeesNewState() {
    let stage = OldStage()
    let toggle = UISwitch()
    let target = Target("the controller")
    stage.show(toggle, "Wi-Fi")
    stage.connect(toggle, .valueChanged, to: target)
    stage.tap(toggle)
    stage.tap(toggle)
    compare("on inside the action", target.calls.map { $0.wasOn == true }, with: [true, false])
  }

  @Test("sends nothing when code switches it", .rule("switch.set-on-sends-nothing"))
  func setOnSendsNothing() {
    let stage = OldStage()
    let toggle = UISwitch()
    let target = Target("the controller")
    stage.show(toggle, "Wi-Fi")
    stage.connect(
      toggle, [.valueChanged, .primaryActionTriggered, .allTouchEvents, .allEditingEvents],
      to: target)
    stage.app("sets isOn") { toggle.isOn = true }
    let seen = stage.look(at: toggle, "Switched on by code")
    compare("track", seen.color(.track), with: .systemGreen)
    stage.app("calls setOn, animated") { toggle.setOn(false, animated: true) }
    stage.app("calls setOn, not animated") { toggle.setOn(true, animated: false) }
    compare("calls", target.calls.count, with: 0)
  }

  @Test("sends nothing when a drag ends where it began", .rule("switch.same-value-sends-nothing"))
  func sameValueSendsNothing() {
    let stage = OldStage()
    let toggle = UISwitch()
    let target = Target("the controller")
    stage.app("makes the switch on") { toggle.isOn = true }
    stage.show(toggle, "Wi-Fi")
    stage.connect(toggle, .valueChanged, to: target)
    stage.drag(toggle, along: [0.8, 0.1, 0.8])
    compare("calls after a drag and back", target.calls.count, with: 0)
    stage.drag(toggle, along: [0.8, 0.1])
    compare("calls after a drag to the other side", target.calls.count, with: 1)
    compare("on", toggle.isOn, with: false)
    stage.drag(toggle, along: [0.2, 0.49])
    compare("calls after a drag that stops before the middle", target.calls.count, with: 1)
    stage.drag(toggle, along: [0.2, 0.5])
    compare("calls after a drag to the middle", target.calls.count, with: 2)
  }

  @Test("calls its target with itself as the sender", .rule("switch.target-action-registration"))
  func targetActionRegistration() throws {
    let stage = OldStage()
    let toggle = UISwitch()
    let target = Target("the controller")
    stage.show(toggle, "Wi-Fi")
    stage.connect(toggle, .valueChanged, to: target, action: "wifiChanged:")
    stage.tap(toggle)
    let call = try #require(target.calls.first)
    compare("action", call.action.name, with: "wifiChanged:")
    compare("the sender is the switch", call.sender === toggle, with: true)
  }

  @Test("calls every action that was added", .rule("switch.several-actions-all-run"))
  func severalActionsAllRun() {
    let stage = OldStage()
    let toggle = UISwitch()
    let first = Target("the controller")
    let second = Target("the log")
    stage.show(toggle, "Wi-Fi")
    stage.connect(toggle, .valueChanged, to: first)
    stage.connect(toggle, .valueChanged, to: second)
    stage.connect(toggle, .valueChanged, to: second, action: "count")
    stage.tap(toggle)
    compare("first target", first.calls.map(\.action.name), with: ["changed:"])
    compare("second target", second.calls.map(\.action.name), with: ["changed:", "count"])
    stage.connect(toggle, .valueChanged, to: first)
    stage.tap(toggle)
    compare("first target, added again", first.calls.count, with: 2)
  }

  @Test("does not call actions for other events", .rule("switch.action-for-other-event-not-run"))
  func actionForOtherEventNotRun() {
    let stage = OldStage()
    let toggle = UISwitch()
    let target = Target("the controller")
    let watcher = Target("the watcher")
    stage.show(toggle, "Wi-Fi")
    stage.connect(toggle, .editingChanged, to: target)
    stage.connect(toggle, .valueChanged, to: watcher)
    stage.tap(toggle)
    compare("calls for editing changed", target.calls.count, with: 0)
    compare("calls for value changed", watcher.calls.count, with: 1)
  }

  @Test("works with nothing attached and has no delegate", .rule("switch.no-delegate"))
  func noDelegate() {
    let stage = OldStage()
    let toggle = UISwitch()
    stage.show(toggle, "Wi-Fi")
    stage.tap(toggle)
    compare("on", toggle.isOn, with: true)
    var members: [String] = []
    var mirror: Mirror? = Mirror(reflecting: toggle)
    while let level = mirror {
      members += level.children.compactMap(\.label)
      mirror = level.superclassMirror
    }
    compare(
      "members named for a delegate",
      members.filter { $0.lowercased().contains("delegate") }, with: [])
    compare("members that were looked at", members.isEmpty, with: false)
  }

  @Test(
    "calls a controller that adopts no protocol", .rule("switch.controller-needs-no-protocol"))
  func controllerNeedsNoProtocol() {
    // Nothing but NSObject's part: a class, a method and its name.
    final class Controller: AccessibilityObject {
      var toggles = 0
      override func responds(to selector: Selector) -> Bool { selector == "wifiToggled" }
      override func perform(
        _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
      ) -> Bool {
        if selector == "wifiToggled" { toggles += 1 }
        return false
      }
    }
    let stage = OldStage()
    let toggle = UISwitch()
    let controller = Controller()
    stage.show(toggle, "Wi-Fi")
    stage.app("adds a controller as target") {
      toggle.addTarget(controller, action: "wifiToggled", for: .valueChanged)
    }
    stage.tap(toggle)
    compare("calls of the controller", controller.toggles, with: 1)
  }

  @Test("does nothing while the view takes no touches", .rule("switch.user-interaction-enabled"))
  func userInteractionEnabled() {
    let stage = OldStage()
    let toggle = UISwitch()
    stage.show(toggle, "Wi-Fi")
    stage.tap(toggle)
    compare("on after a tap at first", toggle.isOn, with: true)
    stage.app("disables user interaction") { toggle.isUserInteractionEnabled = false }
    stage.tap(toggle)
    compare("on after a tap without interaction", toggle.isOn, with: true)
    stage.app("enables user interaction") { toggle.isUserInteractionEnabled = true }
    stage.tap(toggle)
    compare("on after a tap with interaction again", toggle.isOn, with: false)
  }
}
