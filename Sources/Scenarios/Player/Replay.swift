/// A scenario that was played again, beside what was observed before.
public struct Replay: Hashable, Sendable {
  /// What followed each step this time.
  public let observed: [[Observation]]
  /// Whether it is what the scenario says was observed; `nil` when the scenario does not say.
  public let isReproduced: Bool?

  /// Plays `scenario` from its beginning to its end.
  public init(_ scenario: Scenario) throws(ScenarioError) {
    let played = try Player.play(scenario)
    observed = played
    isReproduced = scenario.observed.map { $0 == played }
  }

  /// `{"observed":[…],"reproduced":true}`
  public var json: JSON {
    let played: JSON = .array(observed.map { .array($0.map { $0.json }) })
    var members = [JSON.Member("observed", played)]
    if let isReproduced { members.append(JSON.Member("reproduced", .bool(isReproduced))) }
    return .object(members)
  }
}
