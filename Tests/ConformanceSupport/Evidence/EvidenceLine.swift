/// One line of `evidence.jsonl`, which joins rules to tests and tells what the tests observed.
///
/// Verdicts never come from here: a test's outcome is in the event stream alone.
struct EvidenceLine {
  /// The line as JSON, without a line feed.
  let json: String

  /// `{"ev":"plan","rule":"…","test":"…","file":"…","line":18,"column":4}`: a test that is planned.
  ///
  /// - Parameters:
  ///   - test: the id that the event stream gives the test in the same run.
  ///   - file: module and file name of the test.
  ///   - column: counts from 1, in UTF-8 bytes, as `line` counts from 1.
  static func plan(rule: String, test: String, file: String, line: Int, column: Int) -> Self {
    Self(
      json: JSONText.object([
        "ev": JSONText.string("plan"), "rule": JSONText.string(rule),
        "test": JSONText.string(test), "file": JSONText.string(file), "line": "\(line)",
        "column": "\(column)",
      ]))
  }

  /// `{"ev":"begin","rule":"…","test":"…"}`: the test, or one of its cases, begins.
  static func begin(rule: String, test: String) -> Self { mark("begin", rule, test) }

  /// `{"ev":"end","rule":"…","test":"…"}`: it ended; without this line it was cut off.
  static func end(rule: String, test: String) -> Self { mark("end", rule, test) }

  /// `{"ev":"evidence","rule":"…","test":"…","kind":"…","body":{…}}`: what the test observed.
  static func evidence(rule: String, test: String, _ body: EvidenceBody) -> Self {
    Self(
      json: JSONText.object([
        "ev": JSONText.string("evidence"), "rule": JSONText.string(rule),
        "test": JSONText.string(test), "kind": JSONText.string(body.kind), "body": body.json,
      ]))
  }

  private static func mark(_ event: String, _ rule: String, _ test: String) -> Self {
    Self(
      json: JSONText.object([
        "ev": JSONText.string(event), "rule": JSONText.string(rule),
        "test": JSONText.string(test),
      ]))
  }
}
