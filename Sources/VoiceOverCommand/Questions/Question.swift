import Scenarios

/// What can be asked of the model.
enum Question: String, CaseIterable {
  /// What VoiceOver says for an element.
  case speak
  /// In which order VoiceOver reads a tree.
  case order
  /// What follows from the steps of a scenario.
  case play

  /// The answer to one value of the input; `nil` for a value that asks nothing.
  func answer(to json: JSON) throws(ScenarioError) -> Answer? {
    guard json.members != nil else { throw ScenarioError("a JSON object should be here") }
    switch self {
    case .speak: return try SpeakQuestion.answer(to: json)
    case .order: return try OrderQuestion.answer(to: json)
    case .play: return try PlayQuestion.answer(to: json)
    }
  }
}

/// One answer: the members after the id, and whether all is well.
struct Answer {
  var id: JSON?
  var members: [JSON.Member]
  var isGood = true

  /// An answer to the question called `id`.
  init(id: JSON?, _ members: [JSON.Member]) {
    self.id = id
    self.members = members
  }

  /// That a value of the input could not be understood.
  static func error(_ message: String, id: JSON?) -> Answer {
    var answer = Answer(id: id ?? .null, [JSON.Member("error", .string(message))])
    answer.isGood = false
    return answer
  }

  var json: JSON { .object((id.map { [JSON.Member("id", $0)] } ?? []) + members) }
}

extension Answer {
  /// The answer to the text of one value; `nil` for a value that asks nothing.
  static func to(_ text: [UInt8], _ question: Question) -> Answer? {
    let json: JSON
    do { json = try JSONParser.parse(text) } catch {
      return .error("this is no JSON: \(error)", id: nil)
    }
    do { return try question.answer(to: json) } catch {
      return .error(error.description, id: json["id"])
    }
  }
}
