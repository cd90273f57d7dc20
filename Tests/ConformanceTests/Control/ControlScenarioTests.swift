import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing

// MARK: - What a person does to a control, as scenarios

extension ControlTests {
  private static let touchEvents = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel",
  ]

  /// A control of 100 points each way that notes what it is asked, with targets for all touches.
  private static func stage(_ properties: JSON = [:]) -> Stage {
    var all: JSON = ["frame": [100, 100, 100, 100]]
    all = .object((all.members ?? []) + (properties.members ?? []))
    return Stage(
      screen: [Node("NotingControl", "control", all)],
      targets: touchEvents.map { .init(of: "control", event: $0) })
  }

  private static func asked(_ method: String) -> Observation {
    .action("\(method)Tracking", of: "control", from: nil)
  }

  private static func event(_ name: String) -> Observation { .event(name, from: "control") }

  @Test("tells of a drag that stays inside", .rule("control.touch-inside"))
  func dragInside() {
    let stage = Self.stage()
    compare(
      "tap", stage.tap("control"),
      with: [
        Self.asked("begin"), Self.event("touchDown"), Self.asked("end"),
        Self.event("touchUpInside"),
      ])
    compare(
      "drag", stage.drag("control", along: [0.5, 0.6]),
      with: [
        Self.asked("begin"), Self.event("touchDown"), Self.asked("continue"),
        Self.event("touchDragInside"), Self.asked("end"), Self.event("touchUpInside"),
      ])
    compare("without a finger", stage.advance(1), with: [])
  }

  @Test("tells when a drag leaves and comes back", .rule("control.touch-crosses-edge"))
  func dragAcrossTheEdge() {
    let stage = Self.stage()
    compare(
      "drag", stage.drag("control", along: [0.995, 1, 1.5, 0.995, -0.005]),
      with: [
        Self.asked("begin"), Self.event("touchDown"),
        Self.asked("continue"), Self.event("touchDragExit"), Self.event("touchDragOutside"),
        Self.asked("continue"), Self.event("touchDragOutside"),
        Self.asked("continue"), Self.event("touchDragEnter"), Self.event("touchDragInside"),
        Self.asked("continue"), Self.event("touchDragExit"), Self.event("touchDragOutside"),
        Self.asked("end"), Self.event("touchUpOutside"),
      ])
  }

  @Test("tells of the second tap of a double tap", .rule("control.touch-down-repeat"))
  func doubleTap() {
    let ending = [Self.asked("end"), Self.event("touchUpInside")]
    let beginning = [Self.asked("begin"), Self.event("touchDown")]
    compare(
      "double tap", Self.stage().doubleTap("control"),
      with: beginning + ending + beginning + [Self.event("touchDownRepeat")] + ending)
  }

  @Test("stops following a drag when it says so", .rule("control.tracking-refused"))
  func refusedDrag() {
    let refusing = Self.stage(["followsTouches": false])
    compare(
      "refused at once", refusing.drag("control", along: [0.5, 0.6]), with: [Self.asked("begin")])
    let givingUp = Self.stage(["goesOnFollowing": false])
    compare(
      "given up later", givingUp.drag("control", along: [0.5, 0.6, 0.7]),
      with: [Self.asked("begin"), Self.event("touchDown"), Self.asked("continue")])
  }

  @Test("swallows what is done to it while disabled", .rule("control.disabled-sends-nothing"))
  func disabledSwallows() {
    let stage = Stage(
      screen: [
        Node("UISwitch", "behind", ["frame": [100, 100, 51, 31]]),
        Node("UIControl", "control", ["frame": [100, 100, 100, 100], "isEnabled": false]),
      ],
      targets: Self.touchEvents.map { .init(of: "control", event: $0) })
    compare("tap while disabled", stage.tap(at: .init(x: 110, y: 110)), with: [])
    compare("drag while disabled", stage.drag("control", along: [0.5, 1.5]), with: [])
    stage.set("control", "isEnabled", true)
    compare(
      "tap once enabled", stage.tap("control"),
      with: [Self.event("touchDown"), Self.event("touchUpInside")])
  }
}

// MARK: - Targets and actions, as scenarios

extension ControlTests {
  private static func target(
    _ action: String, _ event: String = "touchUpInside",
    to: String? = Scenario.Target.responderChain
  ) -> Scenario.Target {
    .init(of: "control", event: event, action: action, to: to)
  }

  private static func nested(inner: JSON, outer: JSON) -> [Node] {
    [
      Node(
        "Responder", "outer", ["frame": [0, 0, 300, 300], "actions": outer],
        children: [
          Node(
            "Responder", "inner", ["frame": [0, 0, 200, 200], "actions": inner],
            children: [Node("UIControl", "control", ["frame": [0, 0, 100, 100]])])
        ])
    ]
  }

  @Test(
    "hands an action no more than it takes",
    .rule("control.action-signatures-0-1-2-arguments"))
  func argumentsOfActions() {
    let actions: JSON = ["none", "one:", "two:event:"]
    let stage = Stage(
      screen: Self.nested(inner: actions, outer: []),
      targets: [Self.target("none"), Self.target("one:"), Self.target("two:event:")])
    compare(
      "tap", stage.tap("control"),
      with: [
        .action("none", of: "inner", from: nil), .action("one:", of: "inner", from: "control"),
        .action("two:event: with event", of: "inner", from: "control"),
      ])
  }

  @Test("finds who implements an action", .rule("control.nil-target-responder-chain"))
  func alongTheResponderChain() {
    let stage = Stage(
      screen: Self.nested(inner: ["saved:"], outer: ["saved:", "opened:"]),
      targets: [Self.target("saved:"), Self.target("opened:"), Self.target("closed:")])
    compare(
      "tap", stage.tap("control"),
      with: [
        .action("saved:", of: "inner", from: "control"),
        .action("opened:", of: "outer", from: "control"),
      ])
  }

  @Test("calls a pair once that was added twice", .rule("control.same-pair-once"))
  func pairAddedTwice() {
    let stage = Stage(
      screen: [Node("UIControl", "control", ["frame": [0, 0, 100, 100]])],
      targets: [
        Self.target("one:", "touchDown", to: "app"), Self.target("other:", to: "app"),
        Self.target("one:", "touchDown", to: "app"), Self.target("one:", to: "app"),
      ])
    compare(
      "tap", stage.tap("control"),
      with: [
        .action("one:", of: "app", from: "control"), .action("one:", of: "app", from: "control"),
        .action("other:", of: "app", from: "control"),
      ])
  }
}

// MARK: - What is spoken, as scenarios

extension ControlTests {
  @Test("is spoken as it is, enabled or not", .rule("control.not-enabled-trait-follows-enabled"))
  func dimmedSpeech() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node(
          "UIControl", "control", ["accessibilityLabel": "Go", "accessibilityTraits": ["button"]])
      ])
    compare("enabled", stage.tap("control"), with: [.say("Go. Button."), .focus("control")])
    stage.set("control", "isEnabled", false)
    compare(
      "disabled", stage.tap("control"), with: [.say("Go. Dimmed. Button."), .focus("control")])
    stage.set("control", "isEnabled", true)
    compare("enabled again", stage.tap("control"), with: [.say("Go. Button."), .focus("control")])
  }

  @Test("is spoken as it is, selected or not", .rule("control.selected-trait-follows-selected"))
  func selectedSpeech() {
    let stage = Stage(
      voiceOver: true, screen: [Node("UIControl", "control", ["accessibilityLabel": "Go"])])
    compare("at first", stage.tap("control"), with: [.say("Go"), .focus("control")])
    stage.set("control", "isSelected", true)
    compare("selected", stage.tap("control"), with: [.say("Selected: Go"), .focus("control")])
    stage.set("control", "isSelected", false)
    compare("no longer", stage.tap("control"), with: [.say("Go"), .focus("control")])
  }

  @Test("is reached, and a plain view is not", .rule("control.accessible-by-default"))
  func reachedByDefault() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node("UIView", "view", ["accessibilityLabel": "A view"]),
        Node("UIControl", "control", ["accessibilityLabel": "A control"]),
        Node(
          "UIControl", "other",
          ["accessibilityLabel": "Told otherwise", "isAccessibilityElement": false]),
      ])
    compare("first swipe", stage.swipe(.right), with: [.say("A control"), .focus("control")])
    compare("second swipe", stage.swipe(.right), with: [.notification("endReached")])
  }
}
