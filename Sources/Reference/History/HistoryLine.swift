import FoundationEssentials

/// One line of history.jsonl, as it is written.
struct HistoryLine: Decodable {
  static let knownSchema = 1
  /// Stands for a verdict that nobody knows.
  static let unknown = "unknown"

  let schema: Int
  let build: String?
  let runs: [String]
  let commits: [String]?
  let madeAt: String?
  /// Whether `verdicts` names every rule that there was.
  let full: Bool?
  /// The ids of rules by verdict.
  let verdicts: [String: [String]]
  let gone: [String]?
  /// The texts that are new with this line, by rule id.
  let texts: [String: String]?
}
