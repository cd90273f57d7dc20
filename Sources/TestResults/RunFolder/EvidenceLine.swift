/// One line of evidence.jsonl, as it is written, without its body.
struct EvidenceLine: Decodable {
  let ev: String
  /// Of a run line: the id that run.json has too.
  let id: String?
  let rule: String?
  /// The test's id within this run.
  let test: String?
  /// Of a plan line: where the test stands, `Module/File.swift`.
  let file: String?
  let line: Int?
  let column: Int?
  /// Of an evidence line.
  let kind: String?
}
