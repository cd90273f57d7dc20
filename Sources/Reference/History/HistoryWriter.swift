import Diagnostics
import TestResults

/// Writes a history as JSON Lines: history.jsonl.
package enum HistoryWriter {
  /// How many lines there are at most between two that name every rule.
  static let fullEvery = 30

  /// One line a build, oldest first. The first line and every thirtieth name every rule's verdict,
  /// the others only what changed; a text stands where it is new. The same history gives the same
  /// bytes.
  package static func bytes(of history: History) -> [UInt8] {
    var changed = Array(
      repeating: [(rule: String, entry: History.Entry)](), count: history.builds.count)
    for (rule, entries) in history.rules {
      for entry in entries { changed[entry.build].append((rule, entry)) }
    }
    var states: [String: History.State] = [:]
    var text = ""
    for index in history.builds.indices {
      let changes = changed[index].sorted { $0.rule < $1.rule }
      for change in changes {
        states[change.rule] = change.entry.state == .gone ? nil : change.entry.state
      }
      let isFull = index % fullEvery == 0
      let verdicts =
        isFull
        ? states.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        : changes.map { ($0.rule, $0.entry.state) }
      text += line(
        history.builds[index], isFull: isFull, verdicts: verdicts,
        gone: isFull ? [] : changes.filter { $0.entry.state == .gone }.map(\.rule),
        texts: changes.compactMap { change in change.entry.text.map { (change.rule, $0) } })
    }
    return Array(text.utf8)
  }

  private static func line(
    _ build: History.Build, isFull: Bool, verdicts: [(String, History.State)], gone: [String],
    texts: [(String, String)]
  ) -> String {
    var members = [
      "\"schema\":\(HistoryLine.knownSchema)", "\"build\":\(JSONText.quoted(build.id))",
      "\"runs\":\(JSONText.list(build.runs))", "\"commits\":\(JSONText.list(build.commits))",
    ]
    if let madeAt = build.madeAt {
      members.append("\"madeAt\":\(JSONText.quoted(madeAt.description))")
    }
    if isFull { members.append("\"full\":true") }
    var rules: [String: [String]] = [:]
    for (rule, state) in verdicts {
      switch state {
      case .judged(let verdict): rules[verdict.rawValue, default: []].append(rule)
      case .unknown: rules[HistoryLine.unknown, default: []].append(rule)
      case .gone: continue
      }
    }
    let words = Verdict.allCases.map(\.rawValue) + [HistoryLine.unknown]
    let lists = words.compactMap { word in
      rules[word].map { "\(JSONText.quoted(word)):\(JSONText.list($0))" }
    }
    members.append("\"verdicts\":{\(lists.joined(separator: ","))}")
    if !gone.isEmpty { members.append("\"gone\":\(JSONText.list(gone))") }
    if !texts.isEmpty {
      let pairs = texts.map { "\(JSONText.quoted($0.0)):\(JSONText.quoted($0.1))" }
      members.append("\"texts\":{\(pairs.joined(separator: ","))}")
    }
    return "{\(members.joined(separator: ","))}\n"
  }
}
