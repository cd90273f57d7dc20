import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

// MARK: - Escape

extension ActionTests {
  /// A controller that can show another one, which can be escaped from.
  private static func modal(mustStay: Bool = false) -> Stage {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node("UIViewController", "base", children: [Node("UILabel", "below", ["text": "A"])])
      ],
      objects: [
        Node(
          "EscapableController", "modal", ["mustStay": .bool(mustStay)],
          children: [Node("UILabel", "above", ["text": "B", "frame": [20, 20, 100, 40]])])
      ])
    stage.show("modal", from: "base")
    return stage
  }

  @Test("takes a modal view away", .rule("escape.dismisses-modal"))
  func dismissesModal() throws {
    let stage = Self.modal()
    compare("selected", stage.voiceOver?.focus === (try stage.object("above")), with: true)
    compare(
      "a scrub", stage.scrub(),
      with: [
        .notification("screenChanged"), .set("base", "presentedViewController", .null), .say("A"),
        .focus("below"),
      ])
    compare("another, with nothing to leave", stage.scrub(), with: [])
    let asked = Self.modal()
    compare(
      "what it returns", asked.call("modal", "accessibilityPerformEscape").last,
      with: .returned(true))
  }

  @Test("is false where nobody handles it", .rule("escape.default-false"))
  func escapeDefaultFalse() {
    let stage = Stage(voiceOver: true, screen: [Self.plain("plain")])
    compare(
      "escape", stage.call("plain", "accessibilityPerformEscape"), with: [.returned(false)])
    stage.tap("plain")
    compare("a scrub", stage.scrub(), with: [])
  }

  @Test("is false where nothing goes", .rule("escape.false-when-not-dismissed"))
  func escapeFalse() throws {
    let stage = Self.modal(mustStay: true)
    compare("a scrub", stage.scrub(), with: [])
    compare(
      "escape", stage.call("modal", "accessibilityPerformEscape"), with: [.returned(false)])
    compare(
      "still shown",
      try stage.object("base", as: UIViewController.self).presentedViewController
        === (try stage.object("modal")),
      with: true)
    stage.set("modal", "mustStay", false)
    compare(
      "once it may go", stage.scrub().first, with: .notification("screenChanged"))
  }

  @Test("is asked of the element, then of what is around it", .rule("escape.element-or-container"))
  func elementOrContainer() {
    func stage(inner: Bool, outer: Bool) -> Stage {
      let stage = Stage(
        voiceOver: true,
        screen: [
          Node(
            "RespondingView", "outer", ["escapes": .bool(outer)],
            children: [Self.element("inner", ["escapes": .bool(inner)])])
        ])
      stage.tap("inner")
      return stage
    }
    compare(
      "only the container", stage(inner: false, outer: true).scrub(),
      with: [.set("outer", "asked", ["escape"]), .set("inner", "asked", ["escape"])])
    compare(
      "both", stage(inner: true, outer: true).scrub(), with: [.set("inner", "asked", ["escape"])])
    compare(
      "nobody", stage(inner: false, outer: false).scrub(),
      with: [.set("outer", "asked", ["escape"]), .set("inner", "asked", ["escape"])])
    compare(
      "nothing selected", Stage(voiceOver: true, screen: [Self.element("first")]).scrub(),
      with: [.set("first", "asked", ["escape"])])
  }

  @Test("goes back in a hierarchy", .rule("escape.for-modal-or-hierarchy"))
  func hierarchy() {
    func page(_ id: String) -> Node {
      Node(
        "UIViewController", id,
        children: [
          Node("UILabel", "\(id) title", ["text": .string(id), "frame": [20, 20, 100, 40]])
        ])
    }
    let stage = Stage(
      voiceOver: true,
      screen: [Node("UINavigationController", "stack")],
      objects: [page("first"), page("second")])
    for (depth, id) in [(2, "first"), (3, "second")] {
      compare(
        "going to \(id)", stage.call("stack", "pushViewController", [["id": .string(id)]]),
        with: [
          .notification("screenChanged"), .set("stack", "depth", .number(Double(depth))),
          .say(id), .focus("\(id) title"),
        ])
    }
    compare(
      "a scrub", stage.scrub(),
      with: [
        .notification("screenChanged"), .set("stack", "depth", 2), .say("first"),
        .focus("first title"),
      ])
    compare(
      "another", stage.scrub(),
      with: [.notification("screenChanged"), .set("stack", "depth", 1)])
    compare("at the first page", stage.scrub(), with: [])
    stage.call("stack", "pushViewController", [["id": "second"]])
    compare(
      "escape of the second page", stage.call("stack", "accessibilityPerformEscape").last,
      with: .returned(true))
    compare(
      "escape of it", stage.call("stack", "accessibilityPerformEscape"), with: [.returned(false)])
  }

  @Test("closes a popover", .rule("escape.popover"))
  func popover() {
    let stage = Stage(
      idiom: .pad, voiceOver: true, screen: [Node("UIButton", "share", ["title": "Share"])],
      objects: [
        Node("UIPopoverController", "popover"),
        Node("UILabel", "inside", ["text": "Inside", "frame": [20, 20, 100, 40]]),
      ])
    stage.call("popover", "addToContent", [["id": "inside"]])
    stage.show("popover", from: "share")
    let followed = stage.scrub()
    compare("visible", followed.contains(.set("popover", "isPopoverVisible", false)), with: true)
    compare("then", Array(followed.suffix(2)), with: [.say("Share. Button."), .focus("share")])
    compare("another", stage.scrub(), with: [])
  }

  /// An app that notes whether an escape got as far as to it.
  private final class LastApp: UIApplication {
    var wasAsked = false
    override func accessibilityPerformEscape() -> Bool {
      wasAsked = true
      return true
    }
  }

  @Test(
    "goes no further than what it closes", .rule("escape.popover"), .rule("escape.dismisses-modal"))
  func goesNoFurther() {
    let screen = UIScreen(device: Device(idiom: .pad, voiceOver: true))
    let app = LastApp()
    screen.application = app
    let base = UIViewController()
    screen.window.addSubview(base.view)
    let session = VoiceOverSession(screen: screen)
    func label() -> UILabel {
      let label = UILabel(frame: Rect(x: 10, y: 10, width: 100, height: 40))
      label.text = "Above"
      return label
    }
    base.view.addSubview(label())
    let popover = UIPopoverController(contentViewController: UIViewController())
    popover.contentViewController.view.addSubview(label())
    popover.present(from: Rect(x: 10, y: 10, width: 10, height: 10), in: base.view)
    session.swipeRight()
    session.scrub()
    compare("popover visible", popover.isPopoverVisible, with: false)
    compare("app asked for it", app.wasAsked, with: false)
    let modal = EscapableController()
    modal.view.addSubview(label())
    base.present(modal)
    session.swipeRight()
    session.scrub()
    compare("modal view shown", base.presentedViewController == nil, with: true)
    compare("app asked for that", app.wasAsked, with: false)
    session.scrub()
    compare("app asked with nothing to close", app.wasAsked, with: true)
  }

  @Test("is never called by itself", .rule("escape.is-a-deliberate-user-act"))
  func deliberate() {
    let stage = Stage(
      voiceOver: true, screen: [Self.element("box", ["activates": true, "escapes": true])])
    compare(
      "a tap", stage.tap("box"), with: [.say("box"), .focus("box")])
    compare("an hour", stage.advance(3600), with: [])
    compare("swipes of one finger", stage.swipe(.up) + stage.swipe(.down), with: [])
    compare("a swipe of three fingers", stage.threeFingerSwipe(.down), with: [])
    compare("a double tap", stage.doubleTap(), with: [.set("box", "asked", ["activate"])])
    compare(
      "a magic tap", stage.magicTap(), with: [.set("box", "asked", ["activate", "magicTap"])])
    compare(
      "a scrub", stage.scrub(), with: [.set("box", "asked", ["activate", "magicTap", "escape"])])
  }

  @Test("is a scrub of two fingers", .rule("escape.gesture-two-finger-scrub"))
  func scrub() {
    let stage = Stage(
      voiceOver: true,
      screen: [Self.element("first", ["escapes": true]), Self.element("second", ["escapes": true])])
    stage.tap("second")
    compare("a scrub", stage.scrub(), with: [.set("second", "asked", ["escape"])])
    compare("another", stage.scrub(), with: [.set("second", "asked", ["escape", "escape"])])
  }

  @Test("exists since iOS 5.0", .rule("escape.available-5-0"))
  func escapeAvailable() throws {
    compare("escape", try Self.introduced("accessibilityPerformEscape()"), with: "5.0")
    compare(
      "its selector", try APIFacts.model.introduced("UIAccessibilityAction.escape"), with: "5.0")
  }

  /// An element that implements no action.
  static func plain(_ id: String, frame: JSON? = nil) -> Node {
    var members = [
      JSON.Member("isAccessibilityElement", true), JSON.Member("accessibilityLabel", .string(id)),
    ]
    if let frame { members.append(JSON.Member("frame", frame)) }
    return Node("UIView", id, .object(members))
  }
}
