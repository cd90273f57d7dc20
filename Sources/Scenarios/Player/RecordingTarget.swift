import AccessibilityModel

/// A target that notes what a control tells it, and may pass it on to an object of the scenario.
final class RecordingTarget: AccessibilityObject {
  private let event: String
  private let control: String
  private let name: String?
  private let receiver: AccessibilityObject?
  private let recorder: Recorder

  /// A target of the control called `control`, for one event.
  ///
  /// - Parameters:
  ///   - name: what the target is called; without a name only the event is noted.
  ///   - receiver: who is called in turn, if it implements the action.
  init(
    event: String, of control: String, called name: String? = nil,
    passingTo receiver: AccessibilityObject? = nil, recorder: Recorder
  ) {
    self.event = event
    self.control = control
    self.name = name
    self.receiver = receiver
    self.recorder = recorder
    super.init()
  }

  override func responds(to selector: Selector) -> Bool { true }

  override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    guard let name else {
      recorder.note(.event(self.event, from: control))
      return false
    }
    recorder.note(.action(selector.name, of: name, from: sender == nil ? nil : control))
    guard let receiver, receiver.responds(to: selector) else { return false }
    return receiver.perform(selector, sender: sender, event: event)
  }
}
