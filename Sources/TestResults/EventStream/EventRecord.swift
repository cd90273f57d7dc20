/// One line of Swift Testing's event stream, as it is written.
///
/// Schemas 6.3 (`"version":"6.3.0"`) and 0 (`"version":0`) share these keys; what only one of them
/// has is optional. Unknown keys are ignored, as the format's own rules say.
enum EventRecord: Decodable {
  case test(Test, SchemaVersion)
  case event(Event, SchemaVersion)
  /// A record of a kind that is not known, which readers skip.
  case other(kind: String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decode(String.self, forKey: .kind)
    switch kind {
    case "test":
      self = .test(
        try container.decode(Test.self, forKey: .payload),
        try container.decode(SchemaVersion.self, forKey: .version))
    case "event":
      self = .event(
        try container.decode(Event.self, forKey: .payload),
        try container.decode(SchemaVersion.self, forKey: .version))
    default:
      self = .other(kind: kind)
    }
  }

  private enum Key: String, CodingKey {
    case kind
    case payload
    case version
  }
}

extension EventRecord {
  /// `"6.3.0"` or `0`, as text.
  struct SchemaVersion: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        text = try container.decode(String.self)
      } catch DecodingError.typeMismatch {
        text = String(try container.decode(Int.self))
      }
    }

    /// Versions 0 and 6.x, whose keys are these.
    var isKnown: Bool { text == "0" || text.hasPrefix("6.") }
  }

  /// A planned test or a suite.
  struct Test: Decodable {
    let kind: String
    let id: String
    let name: String
    let displayName: String?
    let sourceLocation: SourceLocation
    /// `.keyboard`, in any order: schema 0, or schema 6.3 with its experimental fields.
    let underscoredTags: [String]?

    private enum CodingKeys: String, CodingKey {
      case kind
      case id
      case name
      case displayName
      case sourceLocation
      case underscoredTags = "_tags"
    }
  }

  struct SourceLocation: Decodable {
    let fileID: String
    /// Absolute, of the machine that compiled the test; schema 0 has only `_filePath`.
    let filePath: String?
    let underscoredFilePath: String?
    let line: Int
    let column: Int

    private enum CodingKeys: String, CodingKey {
      case fileID
      case filePath
      case underscoredFilePath = "_filePath"
      case line
      case column
    }
  }

  struct Event: Decodable {
    let kind: String
    let instant: Instant
    let messages: [Message]
    let issue: Issue?
    /// nil for events of the run as a whole, and for issues that belong to no test.
    let testID: String?
  }

  struct Instant: Decodable {
    /// Seconds of a clock that only goes forward: durations come from it.
    let absolute: Double
    let since1970: Double
  }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }

  struct Issue: Decodable {
    let isKnown: Bool
    /// Schema 6.3 only. Without it everything that is not known is a failure.
    let isFailure: Bool?
    /// `warning` or `error`; schema 6.3 only.
    let severity: String?

    /// Whether it fails its test. A flag that excuses an error which nobody expected is not
    /// believed.
    var fails: Bool {
      (isFailure ?? !isKnown) || (!isKnown && severity.map { $0 != "warning" } ?? false)
    }
  }
}
