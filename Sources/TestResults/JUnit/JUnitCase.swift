/// One `<testcase>`, as it stands in its file.
struct JUnitCase {
  /// The class, else the nearest suite that has a name; empty for neither.
  var suite = ""
  /// nil for a case without the attribute.
  var name: String?
  var className: String?
  /// The suite it stands in, by number in the file; nil outside of every suite.
  var owner: Int?
  /// Of its start tag.
  var line = 0
  var seconds: Double?
  var file: String?
  var fileLine: Int?
  /// What `status=` and `result=` say, in small letters.
  var words: [String] = []

  var failures = 0
  var errors = 0
  var skips = 0
  /// Failed attempts before one that passed.
  var flakyAttempts = 0
  /// Failed attempts after one that failed.
  var reruns = 0
  /// Its `<skipped>` says that the test may fail: how Catch2 and Node mark an expected failure.
  var mayFail = false
  /// Elements that are no part of any dialect.
  var unknownElements: [String] = []
  var messages: [String] = []
  /// The values of properties named `rule`, in order; one may stand twice.
  var rules: [String] = []
  var tags: [String] = []
  /// Which attempt it is, where the file marks each: 1 and up.
  var attempt: Int?

  mutating func keep(message: String) {
    if messages.count < ReadText.messageLimit {
      messages.append(message)
    } else if messages.count == ReadText.messageLimit {
      messages.append("[cut: the first \(ReadText.messageLimit) messages are shown]")
    }
  }

  /// Whether it tells nothing at all, not even whose result it is.
  var isEmpty: Bool {
    name == nil && className == nil && owner == nil && words.isEmpty
      && failures + errors + skips + flakyAttempts + reruns == 0 && unknownElements.isEmpty
  }
}
