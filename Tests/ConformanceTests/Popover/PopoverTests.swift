import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

/// Rules about popovers.
@Suite("Popover") struct PopoverTests {
  static func stage(
    _ frame: JSON = [20, 20, 280, 44], size: JSON = [200, 100], voiceOver: Bool = false
  ) -> Stage {
    let stage = Stage(
      idiom: .pad, voiceOver: voiceOver,
      screen: [Node("UIButton", "share", ["title": "Share", "frame": frame])],
      objects: [
        Node("UIPopoverController", "popover", ["popoverContentSize": size]),
        Node("UIButton", "inside", ["title": "Inside", "frame": [10, 10, 100, 44]]),
      ],
      targets: [
        .init(of: "share", event: "touchUpInside"), .init(of: "inside", event: "touchUpInside"),
      ])
    stage.call("popover", "addToContent", [["id": "inside"]])
    return stage
  }

  static func come(_ target: JSON, _ frame: JSON, isAbove: Bool = false) -> [Observation] {
    [.notification("screenChanged"), .set("popover", "isPopoverVisible", true)]
      + [.set("popover", "arrowTarget", target)]
      + (isAbove ? [.set("popover", "arrowDirection", "down")] : [])
      + [.set("popover", "contentFrame", frame)]
  }

  static let gone: [Observation] = [
    .notification("screenChanged"), .set("popover", "isPopoverVisible", false),
    .set("popover", "arrowTarget", .null),
  ]

  @Test("points at what it belongs to", .rule("popover.arrow-at-rect"))
  func arrow() throws {
    let stage = Self.stage([300, 100, 100, 44])
    compare(
      "from a button", stage.show("popover", from: "share"),
      with: Self.come([300, 100, 100, 44], [250, 157, 200, 100]))
    let drawing = try stage.look(at: "popover", "A popover")
    compare("arrow", drawing.layer(.arrow)?.rect, with: Rect(x: 87, y: 0, width: 26, height: 13))
    compare(
      "ground", drawing.layer(.ground)?.rect, with: Rect(x: 0, y: 13, width: 200, height: 100))
    compare("corners", drawing.layer(.ground)?.cornerRadius, with: 8)
    compare("opacity", drawing.opacity, with: 1)
    compare("colour", drawing.color(.arrow), with: .white)
    compare("size", drawing.size, with: Size(width: 200, height: 113))
    compare("once more", stage.show("popover", from: "share"), with: [])
    let other = Self.stage([300, 100, 100, 44])
    compare(
      "from a rectangle", other.show("popover", from: "share", with: [[10, 10, 20, 20]]),
      with: Self.come([310, 110, 20, 20], [220, 143, 200, 100]))
    let away = Self.stage()
    away.call("share", "removeFromSuperview")
    compare("from a view on no screen", away.show("popover", from: "share"), with: [])
  }

  @Test("is below, or above where there is no room", .rule("popover.below-or-above"))
  func belowOrAbove() throws {
    compare(
      "just enough room", Self.stage([300, 857, 100, 44]).show("popover", from: "share"),
      with: Self.come([300, 857, 100, 44], [250, 914, 200, 100]))
    let above = Self.stage([300, 858, 100, 44])
    compare(
      "a point less", above.show("popover", from: "share"),
      with: Self.come([300, 858, 100, 44], [250, 745, 200, 100], isAbove: true))
    let drawing = try above.look(at: "popover", "A popover above")
    compare("arrow", drawing.layer(.arrow)?.rect, with: Rect(x: 87, y: 100, width: 26, height: 13))
    compare("ground", drawing.layer(.ground)?.rect, with: Rect(x: 0, y: 0, width: 200, height: 100))
    compare(
      "room on no side",
      Self.stage([300, 478, 100, 44], size: [320, 480]).show("popover", from: "share"),
      with: Self.come([300, 478, 100, 44], [190, 10, 320, 480], isAbove: true))
  }

  @Test("stays inside the screen", .rule("popover.stays-inside"))
  func inside() {
    compare(
      "at the left", Self.stage([0, 100, 50, 44]).show("popover", from: "share"),
      with: Self.come([0, 100, 50, 44], [10, 157, 200, 100]))
    compare(
      "at the right", Self.stage([700, 100, 60, 44]).show("popover", from: "share"),
      with: Self.come([700, 100, 60, 44], [558, 157, 200, 100]))
  }

  @Test("goes by a tap beside it", .rule("popover.tap-outside-dismisses"))
  func tapOutside() {
    let stage = Self.stage()
    stage.show("popover", from: "share")
    compare(
      "a tap inside", stage.tap("inside"), with: [.event("touchUpInside", from: "inside")])
    compare("a tap in its ground", stage.tap(at: Point(x: 250, y: 170)), with: [])
    compare("a tap on the button below", stage.tap("share"), with: Self.gone)
    compare("the button", stage.tap("share"), with: [.event("touchUpInside", from: "share")])
  }

  @Test("goes by code", .rule("popover.dismissed-by-code"))
  func code() {
    let stage = Self.stage()
    compare("before", stage.dismiss("popover"), with: [])
    stage.show("popover", from: "share")
    compare("dismiss", stage.dismiss("popover"), with: Self.gone)
    compare("once more", stage.dismiss("popover"), with: [])
  }

  @Test("confines VoiceOver", .rule("popover.confines-voiceover"))
  func voiceOver() {
    let stage = Self.stage(voiceOver: true)
    stage.tap("share")
    compare(
      "show", Array(stage.show("popover", from: "share").suffix(2)),
      with: [.say("Inside. Button."), .focus("inside")])
    compare("a swipe", stage.swipe(.left), with: [.notification("endReached")])
    compare(
      "a scrub", stage.scrub(), with: Self.gone + [.say("Share. Button."), .focus("share")])
  }

  @Test("is a class of iOS 3.2 to 9", .rule("popover.deprecated-9-0"))
  func availability() throws {
    let facts = try APIFacts.model
    compare("introduced", try facts.introduced("UIPopoverController"), with: "3.2")
    compare("deprecated", try facts.deprecated("UIPopoverController"), with: "9.0")
  }
}
