import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

// MARK: - Magic tap

extension ActionTests {
  /// One element on the screen of an app.
  private static func app(_ className: String, _ properties: JSON = [:]) -> Stage {
    Stage(
      voiceOver: true, screen: [plain("title")], objects: [Node(className, "app", properties)])
  }

  private static func state(_ name: String) -> [Observation] {
    [.set("app", "state", .string(name))]
  }

  @Test("does what matters most in the app", .rule("magictap.salient-action"))
  func salientAction() {
    let stage = Self.app("MusicApp")
    stage.tap("title")
    compare("a magic tap", stage.magicTap(), with: Self.state("playing"))
    compare(
      "what it returns", stage.call("app", "accessibilityPerformMagicTap"),
      with: Self.state("paused") + [.returned(true)])
  }

  @Test("is false where nobody handles it", .rule("magictap.default-false"))
  func magicTapDefaultFalse() {
    let stage = Stage(voiceOver: true, screen: [Self.plain("plain")])
    compare(
      "magic tap", stage.call("plain", "accessibilityPerformMagicTap"), with: [.returned(false)])
    stage.tap("plain")
    compare("the gesture", stage.magicTap(), with: [])
  }

  @Test(
    "goes forth and back between two states", .rule("magictap.toggles-main-state"),
    arguments: ["MusicApp", "ClockApp"])
  func togglesMainState(className: String) throws {
    let stage = Self.app(className)
    func state() throws -> String { try stage.object("app", as: SalientApp.self).state }
    let start = try state()
    stage.magicTap()
    compare("the same after one magic tap", try state() == start, with: false)
    stage.magicTap()
    compare("after two", try state(), with: start)
  }

  @Test("answers a call and ends it", .rule("magictap.phone"))
  func phone() {
    let stage = Self.app("PhoneApp", ["state": "ringing"])
    compare("while it rings", stage.magicTap(), with: Self.state("in a call"))
    compare("during the call", stage.magicTap(), with: Self.state("idle"))
    compare("without a call", stage.magicTap(), with: [])
    compare(
      "what it returns then", stage.call("app", "accessibilityPerformMagicTap"),
      with: [.returned(false)])
  }

  @Test("plays and pauses", .rule("magictap.music"))
  func music() {
    let stage = Self.app("MusicApp")
    compare("while paused", stage.magicTap(), with: Self.state("playing"))
    compare("while playing", stage.magicTap(), with: Self.state("paused"))
  }

  @Test("starts and stops the timer", .rule("magictap.clock"))
  func clock() {
    let stage = Self.app("ClockApp")
    compare("while stopped", stage.magicTap(), with: Self.state("running"))
    compare("while running", stage.magicTap(), with: Self.state("stopped"))
  }

  @Test("takes a picture each time", .rule("magictap.camera"))
  func camera() {
    let stage = Self.app("CameraApp")
    compare("once", stage.magicTap(), with: [.set("app", "pictures", 1)])
    compare("twice", stage.magicTap(), with: [.set("app", "pictures", 2)])
  }

  @Test(
    "climbs from the selected element to the app",
    .rule("magictap.gesture-two-finger-double-tap"))
  func twoFingerDoubleTap() {
    func stage(inner: Bool = false, outer: Bool = false) -> Stage {
      let stage = Stage(
        voiceOver: true,
        screen: [
          Node(
            "RespondingView", "outer", ["magicTaps": .bool(outer)],
            children: [
              Self.element("first"), Self.element("inner", ["magicTaps": .bool(inner)]),
            ])
        ], objects: [Node("MusicApp", "app")])
      stage.tap("inner")
      return stage
    }
    let outer = Observation.set("outer", "asked", ["magicTap"])
    let inner = Observation.set("inner", "asked", ["magicTap"])
    compare(
      "nobody but the app", stage().magicTap(), with: [outer, inner] + Self.state("playing"))
    compare("the view around", stage(outer: true).magicTap(), with: [outer, inner])
    compare("the element", stage(inner: true, outer: true).magicTap(), with: [inner])
    let unselected = Stage(
      voiceOver: true, screen: [Self.element("first"), Self.element("second")],
      objects: [Node("MusicApp", "app")])
    compare(
      "nothing selected", unselected.magicTap(),
      with: [.set("first", "asked", ["magicTap"])] + Self.state("playing"))
    let empty = Stage(voiceOver: true, objects: [Node("MusicApp", "app")])
    compare("nothing on the screen", empty.magicTap(), with: Self.state("playing"))
    compare("a scrub", empty.scrub(), with: [])
    let modal = Stage(
      voiceOver: true,
      screen: [
        Node("RespondingView", "outer", children: [Node("UIViewController", "base")])
      ],
      objects: [
        Node(
          "UIViewController", "modal", children: [Self.plain("above", frame: [20, 20, 100, 40])]),
        Node("MusicApp", "app"),
      ])
    modal.show("modal", from: "base")
    compare(
      "above what shows it", modal.magicTap(),
      with: [.set("outer", "asked", ["magicTap"])] + Self.state("playing"))
    compare("a double tap of one finger", empty.doubleTap(), with: [])
  }

  @Test("exists since iOS 6.0", .rule("magictap.available-6-0"))
  func magicTapAvailable() throws {
    compare("magic tap", try Self.introduced("accessibilityPerformMagicTap()"), with: "6.0")
    compare(
      "its selector", try APIFacts.model.introduced("UIAccessibilityAction.magicTap"), with: "6.0")
  }
}
