/// One `<testcase>`, as it stands in its file.
struct JUnitCase {
  /// The class, else the nearest suite that has a name; empty for neither.
  var suite = ""
  /// nil for a case without the attribute.
  var name: String?
  var hasClass = false
  /// The suite it stands in, by number in the file; nil outside of every suite.
  var owner: Int?
  /// Of that suite, -1 outside of every suite: equal where two suites are the same.
  var identity = -1
  /// Of its start tag.
  var line = 0
  var seconds: Double?

  var failures = 0
  var errors = 0
  var skips = 0
  /// Failed attempts before one that passed.
  var flakyAttempts = 0
  /// Failed attempts after one that failed.
  var reruns = 0
  /// Its `<skipped>` says that the test may fail: how Catch2 and Node mark an expected failure.
  var mayFail = false
  /// Which attempt it is, where the file marks each: 1 and up.
  var attempt: Int?
  /// nil for the many cases that say no more than that they passed.
  private(set) var details: Details?

  /// What only some cases have. It stands apart because a file may hold millions that have none of
  /// it; it belongs to one case, and does not change once that is handed on.
  final class Details {
    var file: String?
    var fileLine: Int?
    /// What `status=` and `result=` say, in small letters.
    var words: [String] = []
    /// The first element that is no part of any dialect.
    var unknownElement: String?
    var messages: [String] = []
    /// The values of properties named `rule`, in order; one may stand twice.
    var rules: [String] = []
    var tags: [String] = []
  }

  /// The details to be filled in.
  mutating func detailed() -> Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }

  var file: String? { details?.file }
  var fileLine: Int? { details?.fileLine }
  var words: [String] { details?.words ?? [] }
  var unknownElement: String? { details?.unknownElement }
  var messages: [String] { details?.messages ?? [] }
  var rules: [String] { details?.rules ?? [] }
  var tags: [String] { details?.tags ?? [] }

  /// Whether it tells nothing at all, not even whose result it is.
  var isEmpty: Bool {
    name == nil && !hasClass && owner == nil && words.isEmpty
      && failures + errors + skips + flakyAttempts + reruns == 0 && unknownElement == nil
  }

  static func keep(_ message: String, in messages: inout [String]) {
    if messages.count < ReadText.messageLimit {
      messages.append(message)
    } else if messages.count == ReadText.messageLimit {
      messages.append("[cut: the first \(ReadText.messageLimit) messages are shown]")
    }
  }
}
