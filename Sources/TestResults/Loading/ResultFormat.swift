import Diagnostics

/// What a file of results is written in, judged by its first bytes and not by its name.
enum ResultFormat: Hashable {
  /// XML of some kind; whether it is JUnit's is for its root element to say.
  case xml
  case eventStream
  /// Anything else; the name reads after "is", as in `'a.tap' is TAP, not …`.
  case other(name: String, help: String)

  init(of file: SourceFile) {
    self = Self.judge(file)
  }

  private static let writeJUnit = "let the tool write JUnit XML"

  private static func judge(_ file: SourceFile) -> ResultFormat {
    let head = file.bytes.prefix(4_096)
    if head.starts(with: [0x1F, 0x8B]) {
      return .other(name: "gzip data, not test results", help: "unpack it first")
    }
    if head.starts(with: Array("PK\u{3}\u{4}".utf8)) {
      return .other(name: "a ZIP archive, not test results", help: "unpack it first")
    }
    // UTF-16 and UTF-32 stand at the start of XML alone; its reader knows them.
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return .xml }
    let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    switch text.first {
    case nil:
      return .other(
        name: file.bytes.isEmpty ? "empty" : "blank",
        help: "run the tests again; an empty file is left when a run is cut off")
    case "<":
      let start = text.prefix(14).lowercased()
      if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") {
        return .other(
          name: "an HTML page, not test results", help: "look at what downloaded it: an error page?"
        )
      }
      return .xml
    case "{", "[": return json(text, path: file.path)
    default: return plain(text)
    }
  }

  private static func json(_ text: Substring, path: String) -> ResultFormat {
    let line = text.prefix { $0 != "\n" }
    if line.contains("\"ev\"") {
      return .other(
        name: "evidence without its run",
        help: "put a run.json and the run's events.jsonl beside it")
    }
    if text.contains("\"CTRF\"") {
      return .other(name: "CTRF JSON, which is not read", help: writeJUnit)
    }
    if line.hasPrefix("{\"meta\"") {
      return .other(name: "Cucumber messages, which are not read", help: writeJUnit)
    }
    if text.first == "[", text.contains("\"keyword\"") || text.contains("\"elements\"") {
      return .other(name: "Cucumber JSON, which is not read", help: writeJUnit)
    }
    if line.contains("\"payload\"") || path.hasSuffix(".jsonl") { return .eventStream }
    if text.first == "{", text.contains("\"uuid\"") || path.hasSuffix("-result.json") {
      return .other(name: "an Allure result, which is not read", help: writeJUnit)
    }
    return .other(name: "JSON of an unknown format", help: writeJUnit)
  }

  private static func plain(_ text: Substring) -> ResultFormat {
    let line = text.prefix { $0 != "\n" }
    if line.hasPrefix("TAP version ") || line.hasPrefix("1..") || line == "ok"
      || line.hasPrefix("ok ") || line.hasPrefix("not ok")
    {
      return .other(name: "TAP, which is not read", help: writeJUnit)
    }
    return .other(name: "neither XML nor JSON Lines", help: writeJUnit)
  }
}
