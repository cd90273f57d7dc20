import Diagnostics

/// What an event stream tells of a run.
struct EventStream {
  /// In the order of their first lines; each id once.
  var tests: [Test] = []
  var started: Timestamp?
  var ended: Timestamp?
  /// Failures that belong to no test.
  var looseFailures: [String] = []
  /// Why the run does not count as complete.
  var incompleteness: [String] = []

  /// A test before evidence is joined to it.
  struct Test {
    /// Its id: what joins it to evidence within the run.
    let id: String
    let name: TestIdentifier
    let displayName: String?
    let source: SourcePlace?
    /// `Module/File.swift`; what evidence calls its file.
    let fileID: String?
    let place: SourcePlace
    let outcome: TestOutcome
    let seconds: Double?
    let messages: [String]
    let tags: [String]
    /// Those that its bugs name.
    var rules: [String] = []
  }
}
