import AccessibilityModel

/// A target that notes what a control tells it, and may pass it on to an object of the scenario.
final class RecordingTarget: AccessibilityObject {
  private enum Part {
    /// Notes that a control sent an event.
    case event(String, control: String)
    /// Notes the action as a call of somebody, who may be there and is then called in turn.
    case somebody(String, AccessibilityObject?)
  }

  private let part: Part
  private let recorder: Recorder

  /// A target that notes an event of the control with an id.
  init(noting event: String, of control: String, recorder: Recorder) {
    part = .event(event, control: control)
    self.recorder = recorder
    super.init()
  }

  /// A target called `name`; a receiver is called if it implements the action.
  init(called name: String, passingTo receiver: AccessibilityObject?, recorder: Recorder) {
    part = .somebody(name, receiver)
    self.recorder = recorder
    super.init()
  }

  override func responds(to selector: Selector) -> Bool { true }

  override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    let from = sender.map { recorder.name(of: $0) }
    switch part {
    case .event(let event, let control):
      recorder.note(.event(event, from: from ?? control))
      return false
    case .somebody(let name, let receiver):
      recorder.note(.action(selector.name, of: name, from: from))
      guard let receiver, receiver.responds(to: selector) else { return false }
      return receiver.perform(selector, sender: sender, event: event)
    }
  }
}
