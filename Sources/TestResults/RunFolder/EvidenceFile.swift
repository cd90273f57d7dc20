import Diagnostics

/// What evidence.jsonl tells, by test id.
struct EvidenceFile {
  /// Plan lines, in the order found.
  var plans: [Plan] = []
  var observations: [Observation] = []
  /// Evidence that names no test.
  var loose: [Evidence] = []
  /// Ids of runs that its lines name; empty where it names none.
  var runIDs: [String] = []
  /// How many lines may have tied a test to a rule and do not tell which: lines that cannot be
  /// read, and plans without a rule or a test.
  var lostLines = 0

  /// "This test speaks for that rule."
  struct Plan {
    let rule: String
    let test: String
    /// `Module/File.swift`, where the line tells it.
    let file: String?
    let line: Int
    let column: Int
    /// The plan line's own place.
    let place: SourcePlace
  }

  struct Observation {
    let evidence: Evidence
    let test: String
    let place: SourcePlace
  }
}
