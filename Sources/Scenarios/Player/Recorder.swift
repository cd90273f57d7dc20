/// What was observed since the current step began.
public final class Recorder {
  private var observations: [Observation] = []
  /// Called before something is said and when a step ends; finds what changed silently.
  var flush: () -> Void = {}

  init() {}

  /// Notes that something happened just now.
  public func note(_ observation: Observation) {
    observations.append(observation)
  }

  /// What was noted since the last time, which is then forgotten.
  func take() -> [Observation] {
    defer { observations = [] }
    return observations
  }
}
