import Diagnostics

/// Finds the rule that somebody meant, at a bounded cost for all unknown ids together.
struct RuleSpeller {
  /// The ids by their part before the first dot, and by the rest.
  private var byPrefix: [Substring: [String]] = [:]
  private var byRest: [Substring: [String]] = [:]
  private var answers: [String: String?] = [:]
  /// How many more comparisons may be made: an edit distance costs microseconds, and thousands of
  /// unknown ids against thousands of rules would cost minutes.
  private var budget = 100_000

  init(_ ids: some Sequence<String>) {
    for id in ids {
      let (prefix, rest) = Self.parts(of: id)
      byPrefix[prefix, default: []].append(id)
      byRest[rest, default: []].append(id)
    }
  }

  /// The nearest id, or nil when none is near or too much was asked.
  mutating func nearest(to id: String) -> String? {
    if let known = answers[id] { return known }
    let (prefix, rest) = Self.parts(of: id)
    // Most slips are in one part: the others of the same guide, then the same rest elsewhere.
    let answer = nearest(to: id, among: byPrefix[prefix]) ?? nearest(to: id, among: byRest[rest])
    answers[id] = .some(answer)
    return answer
  }

  private mutating func nearest(to id: String, among candidates: [String]?) -> String? {
    guard let candidates, candidates.count <= budget else { return nil }
    budget -= candidates.count
    return Spelling.nearest(to: id, among: candidates)
  }

  private static func parts(of id: String) -> (Substring, Substring) {
    guard let dot = id.utf8.firstIndex(of: UInt8(ascii: ".")) else { return ("", id[...]) }
    return (id[..<dot], id[dot...])
  }
}
