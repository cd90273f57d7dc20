import Scenarios

/// A scenario, or a line of a run's evidence that holds one.
enum PlayQuestion {
  static func answer(to json: JSON) throws(ScenarioError) -> Answer? {
    var body = json
    var id = json["id"]
    if json["ev"] != nil {
      // A run's evidence can be piped in as it is: what is no scenario asks nothing.
      guard json["kind"]?.string == "scenario", let scenario = json["body"] else { return nil }
      body = scenario
      id = id ?? json["rule"]
    } else if let scenario = json["scenario"], scenario.members != nil {
      body = scenario
    }
    let replay = try Replay(Scenario(json: body))
    var answer = Answer(id: id, replay.json.members ?? [])
    answer.isGood = replay.isReproduced ?? true
    return answer
  }
}
