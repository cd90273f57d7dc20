/// run.json, as it is written: schema 1.
///
/// All keys but `schema` may be missing: a script that was killed has not written its last ones.
struct RunDescription: Decodable {
  let schema: Int
  let id: String?
  let tool: String?
  let environment: String?
  let commit: String?
  let started: String?
  let ended: String?
  /// The exit status of the tests' own command.
  let exit: Int?
  /// `[1, 4]`: part 1 of 4.
  let shard: [Int]?

  /// The only schema there is.
  static let knownSchema = 1
}
