import AccessibilityModel
import Scenarios
import Testing
import UIKitModel

/// A banner that asks its delegate and is shown in the window, for what classes can hook in.
private final class Banner: AccessibilityObject {
  let view = UIView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
  let closeButton = UIControl(frame: Rect(x: 10, y: 10, width: 30, height: 30))
  var delegate: RecordingDelegate?

  override init() {
    super.init()
    closeButton.accessibilityLabel = "Close"
    view.addSubview(closeButton)
  }

  func ask(_ selector: Selector, _ body: (RecordingDelegate) -> Void) {
    if let delegate, delegate.responds(to: selector) { body(delegate) }
  }
}

/// An item that a button stands for.
private final class Item: AccessibilityObject {
  let button = UIControl(frame: Rect(x: 200, y: 0, width: 40, height: 40))
}

extension ClassTable {
  fileprivate static var withBanner: ClassTable {
    var banner = ObjectClass(
      "Banner", inherits: "NSObject", make: { _ throws(ScenarioError) in Banner() })
    banner.taken = ["style"]
    banner.show = { (object, source, arguments, player) throws(ScenarioError) in
      guard let banner = object as? Banner else { return }
      var isAllowed = true
      banner.ask("shouldShow") { isAllowed = $0.asked("shouldShow", else: true) }
      guard isAllowed else { return }
      player.screen.window.addSubview(banner.view)
      banner.ask("didShow:") {
        $0.told("didShow", [source.map { player.reference(to: $0) } ?? nil] + arguments)
      }
    }
    banner.dismiss = { (object, _) throws(ScenarioError) in
      (object as? Banner)?.view.removeFromSuperview()
    }
    banner.systemCancel = { object, _ in
      guard let banner = object as? Banner, banner.view.superview != nil else { return }
      banner.view.removeFromSuperview()
      banner.ask("cancelled") { $0.told("cancelled") }
    }
    banner.shown = { ($0 as? Banner)?.view.superview == nil ? nil : "banner" }
    banner.parts = { ($0 as? Banner).map { [$0.view] } ?? [] }
    banner.delegates = ObjectClass.DelegateHook(
      methods: [
        ("shouldShow", "shouldShow"), ("didShow", "didShow:"), ("cancelled", "cancelled"),
      ],
      attach: { (object, delegate) throws(ScenarioError) in
        (object as? Banner)?.delegate = delegate
      })
    var item = ObjectClass(
      "Item", inherits: "NSObject",
      make: { birth throws(ScenarioError) in
        let item = Item()
        birth.player.screen.window.addSubview(item.button)
        return item
      })
    item.seen = { ($0 as? Item)?.button }
    return ClassTable(ClassTable.model + [banner, item])
  }
}

@Suite struct HookTests {
  private func player(
    implements: [String] = [], returns: JSON = [:], voiceOver: Bool = false
  ) throws -> Player {
    try Player(
      Scenario(
        device: Device(voiceOver: voiceOver),
        screen: Node("UIView", "root", ["frame": [0, 300, 100, 100]]),
        objects: [Node("Banner", "banner", ["style": "dark"]), Node("Item", "item")],
        delegates: [.init(of: "banner", implements: implements, returns: returns)]),
      table: .withBanner)
  }

  @Test func showsAndTakesAway() throws {
    let player = try player()
    #expect(
      try player.perform(.show(on: "banner", from: nil, with: [])) == [
        .present("banner", as: "banner")
      ])
    #expect(try player.perform(.dismiss(on: "banner")) == [.dismiss("banner")])
    #expect(try player.perform(.dismiss(on: "banner")) == [])
  }

  @Test func asksAndTellsADelegateOnlyWhatItImplements() throws {
    let player = try player(implements: ["didShow", "cancelled"])
    #expect(
      try player.perform(.show(on: "banner", from: "root", with: [1])) == [
        .delegate("didShow", of: "banner", with: [["id": "root"], 1]),
        .present("banner", as: "banner"),
      ])
    #expect(
      try player.perform(.systemCancel) == [
        .delegate("cancelled", of: "banner"), .dismiss("banner"),
      ])
    #expect(try player.perform(.systemCancel) == [])
  }

  @Test func answersForADelegateWhatTheScenarioSays() throws {
    let refusing = try player(implements: ["shouldShow"], returns: ["shouldShow": false])
    #expect(
      try refusing.perform(.show(on: "banner", from: nil, with: [])) == [
        .delegate("shouldShow", of: "banner")
      ])
    let silent = try player(implements: ["shouldShow"])
    #expect(
      try silent.perform(.show(on: "banner", from: nil, with: [])) == [
        .delegate("shouldShow", of: "banner"), .present("banner", as: "banner"),
      ])
  }

  @Test func refusesADelegateMethodThatThereIsNot() {
    let error = #expect(throws: ScenarioError.self) { try player(implements: ["fly"]) }
    #expect(
      error?.description
        == #"delegates[0]: a delegate of "banner" has no "fly", only shouldShow, didShow, cancelled"#
    )
  }

  @Test func namesPartsAndWhatStandsForAnObject() throws {
    let player = try player(voiceOver: true)
    _ = try player.perform(.show(on: "banner", from: nil, with: []))
    let button = try player.object("banner/Close")
    #expect(button is UIControl)
    let item = try #require(try player.object("item") as? Item)
    item.button.accessibilityLabel = "Share"
    #expect(try player.perform(.tap(.object("item"))) == [.say("Share"), .focus("item")])
    #expect(player.name(of: item.button) == "item")
  }
}
