/// Why a scenario cannot be read or played.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, naming the thing.
  public let message: String
  /// Where in the scenario, such as `steps[2].on`; empty when it is no single place.
  public let place: String

  /// The error told by `message`, at `place`.
  public init(_ message: String, at place: String = "") {
    self.message = message
    self.place = place
  }

  /// The place and the message.
  public var description: String { place.isEmpty ? message : "\(place): \(message)" }

  /// The same error with `outer` before its place.
  func inside(_ outer: String) -> ScenarioError {
    guard !place.isEmpty else { return ScenarioError(message, at: outer) }
    return ScenarioError(message, at: place.hasPrefix("[") ? outer + place : "\(outer).\(place)")
  }
}
