import Scenarios

/// The answers to one stream of questions.
struct Conversation {
  /// What is asked.
  let question: Question
  /// Whether everything could be understood, and was reproduced, so far.
  private(set) var isGood = true

  init(question: Question) {
    self.question = question
  }

  /// Answers the texts of values, one line each.
  ///
  /// - Returns: whether the answers could be written.
  mutating func answer(_ texts: [[UInt8]]) -> Bool {
    var output: [UInt8] = []
    for text in texts {
      guard let answer = Answer.to(text, question) else { continue }
      if !answer.isGood { isGood = false }
      answer.json.write(to: &output)
      output.append(UInt8(ascii: "\n"))
    }
    return Standard.write(output)
  }
}
