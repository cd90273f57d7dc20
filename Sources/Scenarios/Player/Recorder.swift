public import AccessibilityModel

/// What was observed since the current step began.
public final class Recorder {
  private var observations: [Observation] = []
  var name: (AccessibilityObject) -> String = { _ in "" }

  init() {}

  /// Notes that something happened just now.
  public func note(_ observation: Observation) {
    observations.append(observation)
  }

  /// What the scenario calls an object.
  public func name(of object: AccessibilityObject) -> String {
    name(object)
  }

  /// What was noted since the last time, which is then forgotten.
  func take() -> [Observation] {
    defer { observations = [] }
    return observations
  }
}
