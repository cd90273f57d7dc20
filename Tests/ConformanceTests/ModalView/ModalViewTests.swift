import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

/// Rules about controllers that are shown above others.
@Suite("Modal view") struct ModalViewTests {
  static func stage(voiceOver: Bool = false) -> Stage {
    Stage(
      voiceOver: voiceOver,
      screen: [
        Node("UIViewController", "base", children: [Node("UIButton", "below", ["title": "Below"])])
      ],
      objects: [
        Node(
          "UIViewController", "modal",
          children: [
            Node("UIButton", "above", ["title": "Above", "frame": [20, 300, 100, 44]])
          ]),
        Node("UIViewController", "other"),
      ],
      targets: [
        .init(of: "below", event: "touchUpInside"), .init(of: "above", event: "touchUpInside"),
      ])
  }

  static let come: [Observation] = [
    .notification("screenChanged"), .set("base", "presentedViewController", ["id": "modal"]),
  ]
  static let gone: [Observation] = [
    .notification("screenChanged"), .set("base", "presentedViewController", .null),
  ]

  @Test("is for a task of its own", .rule("modalview.self-contained-subtask"))
  func subtask() {
    compare("advice", PresentationAdvice.element(for: .selfContainedSubtask), with: "Modal view")
  }

  @Test("covers the screen", .rule("modalview.covers-the-screen"))
  func covers() throws {
    let stage = Self.stage()
    compare("show", stage.show("modal", from: "base"), with: Self.come)
    compare(
      "frame", try stage.object("modal", as: UIViewController.self).view.frame,
      with: Rect(x: 0, y: 0, width: 375, height: 667))
    let below = try stage.object("below", as: UIView.self)
    compare("the view below is still there", below.window != nil, with: true)
    compare("its button", stage.tap("below"), with: [])
    compare("the button above", stage.tap("above"), with: [.event("touchUpInside", from: "above")])
  }

  @Test(
    "goes by the controller that showed it, or by itself",
    .rule("modalview.dismissed-from-either-side"))
  func dismiss() throws {
    for id in ["base", "modal"] {
      let stage = Self.stage()
      stage.show("modal", from: "base")
      compare("dismissing from \(id)", stage.dismiss(id), with: Self.gone)
      compare("once more", stage.dismiss(id), with: [])
      let modal = try stage.object("modal", as: UIViewController.self)
      compare("shown by nobody", modal.presentingViewController == nil, with: true)
      compare(
        "the button below", stage.tap("below"), with: [.event("touchUpInside", from: "below")])
      compare("again", stage.show("modal", from: "base"), with: Self.come)
    }
  }

  @Test("is one at a time", .rule("modalview.one-at-a-time"))
  func oneAtATime() {
    let stage = Self.stage()
    compare("from a controller on no screen", stage.show("modal", from: "other"), with: [])
    stage.show("modal", from: "base")
    compare("another", stage.show("other", from: "base"), with: [])
    compare(
      "another above it", stage.show("other", from: "modal"),
      with: [
        .notification("screenChanged"), .set("modal", "presentedViewController", ["id": "other"]),
      ])
  }

  @Test("confines VoiceOver", .rule("modalview.confines-voiceover"))
  func voiceOver() {
    let stage = Self.stage(voiceOver: true)
    stage.tap("below")
    compare(
      "show", stage.show("modal", from: "base"),
      with: Self.come + [.say("Above. Button."), .focus("above")])
    compare("a swipe back", stage.swipe(.left), with: [.notification("endReached")])
    compare("a swipe on", stage.swipe(.right), with: [.notification("endReached")])
    compare("a tap on the button below", stage.tap("below"), with: [])
    compare(
      "gone", stage.dismiss("base"), with: Self.gone + [.say("Below. Button."), .focus("below")])
  }
}
