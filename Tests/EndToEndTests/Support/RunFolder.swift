import Foundation

/// A run of Swift Testing as its tool and the conformance support write it, made from a few words.
struct RunFolder {
  /// One test of the run.
  struct Test {
    let name: String
    let rule: String?
    var ending = Ending.passes
    var line = 10

    init(_ name: String, _ rule: String?, _ ending: Ending = .passes) {
      self.name = name
      self.rule = rule
      self.ending = ending
    }
  }

  enum Ending {
    case passes
    /// With the words of the failed expectation.
    case fails(String)
    case isSkipped
    /// It fails as `withKnownIssue` said it would.
    case failsAsKnown
    /// It begins and never ends.
    case crashes
    /// It is planned and never begins.
    case neverBegins
  }

  var tests: [Test]
  /// Whether the stream ends as that of a finished run.
  var isEnded = true
  var exit = 0
  var commit = SmallSite.commit
  var ended: String? = "2026-03-01T11:00:00Z"

  /// Replaces the run folder at a path of the site.
  func write(to site: SmallSite, at path: String = "results/linux") throws {
    if site.exists(path) { try site.remove(path) }
    try site.write(manifest, to: "\(path)/run.json")
    try site.write(stream, to: "\(path)/events.jsonl")
    try site.write(evidence, to: "\(path)/evidence.jsonl")
  }

  private var manifest: String {
    let end = ended.map { ",\"ended\":\"\($0)\",\"exit\":\(exit)" } ?? ""
    return """
      {"schema":1,"id":"run-1","tool":"swift-testing","environment":"linux","commit":"\(commit)",\
      "started":"2026-03-01T10:59:00Z"\(end)}

      """
  }

  /// The event stream, schema 6.3.
  var stream: String {
    var lines = tests.map { test in
      record(
        "test",
        """
        {"id":"\(id(test))","kind":"function","name":"\(test.name)()","displayName":"\(test.name)",\
        "isParameterized":false,"sourceLocation":\(location(test))}
        """)
    }
    lines.append(event("runStarted", nil, []))
    for test in tests {
      switch test.ending {
      case .neverBegins: continue
      case .isSkipped:
        lines.append(event("testSkipped", test, [("skip", "not on this machine")]))
        continue
      default: lines.append(event("testStarted", test, [("default", "started")]))
      }
      switch test.ending {
      case .crashes: continue
      case .fails(let words): lines.append(issue(test, words, isKnown: false))
      case .failsAsKnown: lines.append(issue(test, "known to fail", isKnown: true))
      default: break
      }
      lines.append(event("testEnded", test, [("default", "ended")]))
    }
    if isEnded { lines.append(event("runEnded", nil, [("pass", "done")])) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var evidence: String {
    var lines: [String] = []
    for test in tests {
      guard let rule = test.rule else { continue }
      lines.append(
        """
        {"ev":"plan","rule":"\(rule)","test":"\(id(test))","file":"SmallTests/SmallTests.swift",\
        "line":\(test.line),"column":4}
        """)
    }
    for test in tests {
      guard let rule = test.rule else { continue }
      lines.append(
        """
        {"ev":"evidence","rule":"\(rule)","test":"\(id(test))","kind":"transcript",\
        "body":{"steps":[{"do":"tap the switch","then":["valueChanged from the switch"]}]}}
        """)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func id(_ test: Test) -> String {
    "SmallTests.SwitchSuite/\(test.name)()/SmallTests.swift:\(test.line):4"
  }

  private func location(_ test: Test) -> String {
    """
    {"fileID":"SmallTests/SmallTests.swift","filePath":"/somewhere/Tests/SmallTests/SmallTests.swift",\
    "line":\(test.line),"column":4}
    """
  }

  private func record(_ kind: String, _ payload: String) -> String {
    "{\"kind\":\"\(kind)\",\"payload\":\(payload),\"version\":\"6.3.0\"}"
  }

  private func event(_ kind: String, _ test: Test?, _ messages: [(String, String)]) -> String {
    let texts = messages.map { "{\"symbol\":\"\($0.0)\",\"text\":\"\($0.1)\"}" }
    let owner = test.map { ",\"testID\":\"\(id($0))\"" } ?? ""
    return record(
      "event",
      """
      {"kind":"\(kind)","instant":{"absolute":1.5,"since1970":1772362740.5},\
      "messages":[\(texts.joined(separator: ","))]\(owner)}
      """)
  }

  private func issue(_ test: Test, _ words: String, isKnown: Bool) -> String {
    record(
      "event",
      """
      {"kind":"issueRecorded","instant":{"absolute":1.6,"since1970":1772362740.6},\
      "issue":{"isKnown":\(isKnown),"isFailure":\(!isKnown),"severity":"error",\
      "sourceLocation":\(location(test))},\
      "messages":[{"symbol":"fail","text":"\(words)"}],"testID":"\(id(test))"}
      """)
  }
}
