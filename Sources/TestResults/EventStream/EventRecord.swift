/// One line of Swift Testing's event stream, as it is written.
///
/// Schemas 0 (`"version":0`), 6.3 (`"version":"6.3.0"`) and 6.4 share these keys; what only some of
/// them have is optional. Unknown keys are ignored, as the format's own rules say; a key that is
/// read and stands twice makes its line unreadable.
enum EventRecord {
  case test(Test, SchemaVersion)
  case event(Event, SchemaVersion)
  /// A record of a kind that is not known, which readers skip.
  case other(kind: String)

  /// `"6.3.0"` or `0`, as text.
  struct SchemaVersion {
    let text: String

    /// Versions 0 and 6.x, whose keys are these.
    var isKnown: Bool { text == "0" || text.hasPrefix("6.") }
  }

  /// A planned test or a suite.
  struct Test {
    let kind: String
    let id: String
    let name: String
    let displayName: String?
    let sourceLocation: SourceLocation
    /// `.keyboard`, in any order: schema 0 and 6.3 with experimental fields; `keyboard` in 6.4.
    let tags: [String]
    /// The ids of its bugs, from 6.4 on.
    let bugs: [String]
  }

  struct SourceLocation {
    let fileID: String
    /// Absolute, of the machine that compiled the test; schema 0 calls it `_filePath`.
    let filePath: String?
    let line: Int
    let column: Int
  }

  struct Event {
    let kind: String
    let instant: Instant
    /// Their texts are read only for events whose texts are kept.
    let messages: [Message]
    let issue: Issue?
    /// nil for events of the run as a whole, and for issues that belong to no test.
    let testID: String?
    /// Which attempt it is of, from 1 on; 6.4 and later.
    let iteration: Int?
  }

  struct Instant {
    /// Seconds of a clock that only goes forward: durations come from it.
    let absolute: Double
    let since1970: Double
  }

  struct Message {
    let symbol: String
    let text: String
  }

  struct Issue {
    let isKnown: Bool
    /// From 6.3 on. Without it everything that is not known is a failure.
    let isFailure: Bool?
    /// `warning` or `error`; from 6.3 on.
    let severity: String?

    /// Whether it fails its test. A flag that excuses an error which nobody expected is not
    /// believed.
    var fails: Bool {
      (isFailure ?? !isKnown) || (!isKnown && severity.map { $0 != "warning" } ?? false)
    }
  }
}
