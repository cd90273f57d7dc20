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
    var lines = Lines(history)
    for index in history.builds.indices { lines.append(index) }
    return lines.bytes
  }

  /// The lines so far, and what the rules are after them.
  private struct Lines {
    private(set) var bytes: [UInt8] = []
    private let history: History
    /// The ids of all rules that there ever were, sorted and as JSON has them.
    private let ids: [[UInt8]]
    /// By build: what it changed, by the place of the rule among the ids.
    private var changed: [[(rule: Int, entry: History.Entry)]]
    /// By the place of the rule; nil while it is not there.
    private var states: [History.State?]

    init(_ history: History) {
      self.history = history
      let rules = history.rules.sorted { $0.key < $1.key }
      ids = rules.map { Array(JSONText.quoted($0.key).utf8) }
      changed = Array(repeating: [], count: history.builds.count)
      states = Array(repeating: nil, count: rules.count)
      for (rule, entries) in rules.enumerated() {
        for entry in entries.value { changed[entry.build].append((rule, entry)) }
      }
    }

    mutating func append(_ index: Int) {
      let changes = changed[index]
      for change in changes {
        states[change.rule] = change.entry.state == .gone ? nil : change.entry.state
      }
      let isFull = index % HistoryWriter.fullEvery == 0
      appendHead(history.builds[index])
      if isFull { add(",\"full\":true") }
      add(",\"verdicts\":{")
      appendVerdicts(isFull ? Array(states.indices) : changes.map(\.rule))
      add("}")
      if !isFull {
        let gone = changes.filter { $0.entry.state == .gone }.map(\.rule)
        if !gone.isEmpty {
          add(",\"gone\":")
          appendList(gone)
        }
      }
      let texts = changes.compactMap { change in change.entry.text.map { (change.rule, $0) } }
      if !texts.isEmpty {
        add(",\"texts\":{")
        for (place, (rule, text)) in texts.enumerated() {
          if place > 0 { add(",") }
          bytes += ids[rule]
          add(":")
          bytes += JSONText.quoted(text).utf8
        }
        add("}")
      }
      add("}\n")
    }

    private mutating func appendHead(_ build: History.Build) {
      add("{\"schema\":\(HistoryLine.knownSchema),\"build\":\(JSONText.quoted(build.id))")
      add(",\"runs\":\(JSONText.list(build.runs)),\"commits\":\(JSONText.list(build.commits))")
      if let madeAt = build.madeAt { add(",\"madeAt\":\(JSONText.quoted(madeAt.description))") }
    }

    /// The ids of rules by verdict, the worst first, and those of which nobody knows last.
    private mutating func appendVerdicts(_ rules: [Int]) {
      var lists = [[Int]](repeating: [], count: Verdict.allCases.count + 1)
      for rule in rules {
        switch states[rule] {
        case .judged(let verdict): lists[verdict.rank].append(rule)
        case .unknown: lists[Verdict.allCases.count].append(rule)
        case .gone, nil: continue
        }
      }
      let words = Verdict.allCases.map(\.rawValue) + [HistoryLine.unknown]
      var isFirst = true
      for (word, list) in zip(words, lists) where !list.isEmpty {
        if !isFirst { add(",") }
        isFirst = false
        add("\"\(word)\":")
        appendList(list)
      }
    }

    private mutating func appendList(_ rules: [Int]) {
      add("[")
      for (place, rule) in rules.enumerated() {
        if place > 0 { add(",") }
        bytes += ids[rule]
      }
      add("]")
    }

    private mutating func add(_ text: String) { bytes += text.utf8 }
  }
}
