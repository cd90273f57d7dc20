import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

/// The rules of `content/topics/accessibility-actions.md` about the protocol and about activating.
@Suite("Accessibility actions") struct ActionTests {
  /// An element that answers as told.
  static func element(
    _ id: String, _ properties: [String: JSON] = [:], children: [Node] = []
  ) -> Node {
    var members = [
      JSON.Member("isAccessibilityElement", true), JSON.Member("accessibilityLabel", .string(id)),
    ]
    members += properties.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) }
    return Node("RespondingView", id, .object(members), children: children)
  }

  /// A method of the informal protocol with the iOS that it came with.
  static func introduced(_ member: String) throws -> String? {
    try APIFacts.model.introduced("AccessibilityObject.\(member)")
  }

  // MARK: - The protocol

  @Test("can be implemented in part, or not at all", .rule("a11yaction.informal-protocol"))
  func informalProtocol() {
    let plain = AccessibilityObject()
    for selector in [
      UIAccessibilityAction.activate, UIAccessibilityAction.increment,
      UIAccessibilityAction.decrement, UIAccessibilityAction.scroll, UIAccessibilityAction.escape,
      UIAccessibilityAction.magicTap,
    ] {
      compare("implements \(selector.name)", plain.responds(to: selector), with: false)
    }
    plain.accessibilityIncrement()
    plain.accessibilityDecrement()
    compare("activate", plain.accessibilityActivate(), with: false)
    compare("scroll", plain.accessibilityScroll(.up), with: false)
    compare("escape", plain.accessibilityPerformEscape(), with: false)
    compare("magic tap", plain.accessibilityPerformMagicTap(), with: false)
    compare("custom actions", plain.accessibilityCustomActions == nil, with: true)
    let paged = PagedView()
    compare("a view with pages", paged.responds(to: UIAccessibilityAction.scroll), with: true)
    compare("and nothing else", paged.responds(to: UIAccessibilityAction.escape), with: false)
    let names = [
      UIAccessibilityAction.activate, UIAccessibilityAction.increment,
      UIAccessibilityAction.decrement, UIAccessibilityAction.scroll, UIAccessibilityAction.escape,
      UIAccessibilityAction.magicTap,
    ].map(\.name)
    compare(
      "selectors", names,
      with: [
        "accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement",
        "accessibilityScroll:", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
      ])
  }

  @Test("exists since iOS 4.0", .rule("a11yaction.available-4-0"))
  func available() throws {
    compare(
      "the protocol", try APIFacts.model.introduced("UIAccessibilityAction"), with: "4.0")
  }

  // MARK: - Activate

  @Test("tells whether it was activated", .rule("activate.returns-bool"))
  func activateReturnsBool() throws {
    compare(
      "declaration", try APIFacts.model.text("AccessibilityObject.accessibilityActivate()"),
      with: "func accessibilityActivate() -> Bool")
    let stage = Stage(
      screen: [Self.element("yes", ["activates": true]), Self.element("no")])
    compare(
      "an element that can", stage.call("yes", "accessibilityActivate").last, with: .returned(true))
    compare(
      "one that cannot", stage.call("no", "accessibilityActivate").last, with: .returned(false))
  }

  @Test("is asked once by a double tap", .rule("activate.on-double-tap"))
  func onDoubleTap() {
    let stage = Stage(voiceOver: true, screen: [Self.element("play", ["activates": true])])
    stage.tap("play")
    compare("a double tap", stage.doubleTap(), with: [.set("play", "asked", ["activate"])])
    compare(
      "another", stage.doubleTap(), with: [.set("play", "asked", ["activate", "activate"])])
  }

  @Test(
    "activates the selected element wherever the tap is", .rule("activate.only-selected-element"))
  func onlySelected() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Self.element("first", ["activates": true]), Self.element("second", ["activates": true]),
      ])
    stage.tap("first")
    compare(
      "a double tap over the second", stage.doubleTap("second"),
      with: [.set("first", "asked", ["activate"])])
  }

  @Test("has done its work when it returns", .rule("activate.does-its-work"))
  func doesItsWork() {
    let stage = Stage(screen: [Node("PinchBox", "box")])
    compare(
      "activate", stage.call("box", "accessibilityActivate"),
      with: [
        .set("box", "isOpen", true), .set("box", "log", ["opens", "counts"]), .returned(true),
      ])
  }

  @Test(
    "stands for a gesture that VoiceOver keeps for itself",
    .rule("activate.replaces-complex-gesture"))
  func replacesComplexGesture() {
    let box = Node(
      "PinchBox", "box", ["isAccessibilityElement": true, "accessibilityLabel": "Box"])
    let fingers = Stage(screen: [box])
    compare("two fingers", fingers.call("box", "spread"), with: [.set("box", "isOpen", true)])
    let voiceOver = Stage(voiceOver: true, screen: [box])
    voiceOver.tap("box")
    compare(
      "a double tap with VoiceOver", voiceOver.doubleTap(),
      with: [.set("box", "isOpen", true), .set("box", "log", ["opens", "counts"])])
  }

  @Test("is a touch where nobody handles it", .rule("activate.default-false"))
  func defaultFalse() {
    let stage = Stage(voiceOver: true, screen: [Self.element("play")])
    stage.tap("play")
    compare(
      "a double tap", stage.doubleTap(),
      with: [.set("play", "asked", ["activate"]), .set("play", "touches", 1)])
    let behind = Self.element("behind", ["frame": [0, 0, 100, 40]])
    func elsewhere(_ point: [String: JSON]) -> Stage {
      var members = [
        JSON.Member("frame", [0, 100, 100, 40]), JSON.Member("isAccessibilityElement", true),
      ]
      members += point.map { JSON.Member($0.key, $0.value) }
      let middle = Node("RespondingView", "middle", ["frame": [45, 15, 10, 10]])
      let stage = Stage(
        voiceOver: true,
        screen: [behind, Node("UIView", "plain", .object(members), children: [middle])])
      stage.tap("plain")
      return stage
    }
    compare(
      "at an activation point elsewhere",
      elsewhere(["accessibilityActivationPoint": [50, 20]]).doubleTap(),
      with: [.set("behind", "touches", 1)])
    compare(
      "in the middle of the frame", elsewhere([:]).doubleTap(),
      with: [.set("middle", "touches", 1)])
  }

  @Test("exists since iOS 7.0", .rule("activate.available-7-0"))
  func activateAvailable() throws {
    compare("activate", try Self.introduced("accessibilityActivate()"), with: "7.0")
    compare(
      "its selector", try APIFacts.model.introduced("UIAccessibilityAction.activate"), with: "7.0")
  }
}
