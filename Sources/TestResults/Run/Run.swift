/// One execution of a test suite.
package struct Run: Hashable, Sendable {
  package let id: String
  package let origin: Origin
  /// `swift-testing`, `junit` …
  package let tool: String
  package let environment: String
  /// nil when unknown.
  package let commit: String?
  package let started: Timestamp?
  package let ended: Timestamp?
  /// Why the run does not count as complete, in the order found; empty for a complete run.
  package let incompleteness: [String]
  /// Which part of a run this is; nil for a whole run.
  package let shard: Shard?
  /// The file or folder it was read from, as a person would type it.
  package let path: String
  /// In the order of suite, name and place.
  package let tests: [TestRecord]
  /// Failures that belong to no test; they make the run incomplete.
  package let looseFailures: [String]
  /// Evidence that no test of this run stands behind: shown with a warning, and never counted.
  package let looseEvidence: [Evidence]

  package init(
    id: String, origin: Origin = .folder, tool: String, environment: String, commit: String? = nil,
    started: Timestamp? = nil,
    ended: Timestamp? = nil, incompleteness: [String] = [], shard: Shard? = nil, path: String,
    tests: [TestRecord], looseFailures: [String] = [],
    looseEvidence: [Evidence] = []
  ) {
    self.id = id
    self.origin = origin
    self.tool = tool
    self.environment = environment
    self.commit = commit
    self.started = started
    self.ended = ended
    self.incompleteness = incompleteness
    self.shard = shard
    self.path = path
    self.tests = tests
    self.looseFailures = looseFailures
    self.looseEvidence = looseEvidence
  }

  package var isComplete: Bool { incompleteness.isEmpty }

  /// What a run was read from.
  package enum Origin: Hashable, Sendable {
    /// A folder with a run.json, which says when and where: a later one takes its place.
    case folder
    /// A file of a foreign tool. Nothing tells whether two of them are two executions or two parts
    /// of one, so that neither ever takes the other's place.
    case file
    /// A file or folder that was named and could not be read: it holds no tests, and is never
    /// complete.
    case unreadable
  }

  /// Part `index` of `count`; both at least 1.
  package struct Shard: Hashable, Sendable {
    package let index: Int
    package let count: Int

    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }
}
