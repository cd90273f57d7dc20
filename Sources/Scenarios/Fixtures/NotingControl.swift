import AccessibilityModel
import UIKitModel

/// A control that notes when it is asked to follow a finger and how it ends, and can refuse to.
final class NotingControl: UIControl {
  var followsTouches = true
  var goesOnFollowing = true
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
    super.init()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent) -> Bool {
    note("beginTracking")
    return followsTouches
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent) -> Bool {
    note("continueTracking")
    return goesOnFollowing
  }

  override func endTracking(_ touch: UITouch, with event: UIEvent) { note("endTracking") }

  /// What it is asked, and the state that it has then.
  private func note(_ method: String) {
    recorder.note(.action(method, of: recorder.name(of: self), from: nil))
  }
}

/// A view on the way of the responder chain that implements some actions and notes their calls with
/// the arguments.
final class Responder: UIView {
  var actions: [Selector] = []
  var succeeds = true
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
    super.init()
  }

  override func responds(to selector: Selector) -> Bool {
    actions.contains(selector) || super.responds(to: selector)
  }

  override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    let kind = event is UIEvent ? " with event" : ""
    recorder.note(
      .action(
        selector.name + kind, of: recorder.name(of: self),
        from: sender.map { recorder.name(of: $0) }))
    return succeeds
  }
}

extension ObjectClass {
  static var notingControl: ObjectClass {
    ObjectClass(
      "NotingControl", inherits: "UIControl",
      make: { birth throws(ScenarioError) in NotingControl(recorder: birth.player.recorder) },
      properties: [
        Property(
          "followsTouches", of: NotingControl.self, get: { $0.followsTouches },
          set: { $0.followsTouches = $1 }),
        Property(
          "goesOnFollowing", of: NotingControl.self, get: { $0.goesOnFollowing },
          set: { $0.goesOnFollowing = $1 }),
      ])
  }

  static var responder: ObjectClass {
    ObjectClass(
      "Responder", inherits: "UIView",
      make: { birth throws(ScenarioError) in Responder(recorder: birth.player.recorder) },
      properties: [
        Property(
          "actions", of: Responder.self, get: { $0.actions }, set: { $0.actions = $1 }),
        Property(
          "succeeds", of: Responder.self, get: { $0.succeeds }, set: { $0.succeeds = $1 }),
      ])
  }
}
