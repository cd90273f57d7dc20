package import Diagnostics
import FoundationEssentials
import TestResults

/// Reads history.jsonl.
///
/// A history is a memory, not a result: what of it cannot be read is told and left out, and nothing
/// of it ever makes a verdict better.
package enum HistoryReader {
  /// The history of a file; an empty file gives an empty one.
  ///
  /// A last line that is cut off, as a machine that went down leaves it, is dropped with a warning,
  /// and so is every other line that cannot be read. Lines end at the byte 0x0A.
  package static func read(_ file: SourceFile, into log: inout DiagnosticLog) -> History {
    var reading = Reading(file: file)
    for number in 1...max(file.lineCount, 1) where number <= file.lineCount {
      reading.take(number, into: &log)
    }
    reading.finish(into: &log)
    return reading.history
  }

  private struct Reading {
    let file: SourceFile
    var history = History()
    private let decoder = JSONDecoder()
    private var ids: Set<String> = []
    /// The text of each rule as of the lines so far: looking back for it would cost its changes squared.
    private var texts: [String: String] = [:]
    private var problems = 0
    /// How many lines are told of each; the rest are counted.
    private static let told = 10

    init(file: SourceFile) { self.file = file }

    mutating func take(_ number: Int, into log: inout DiagnosticLog) {
      var range = file.lineRange(number)
      if number == 1, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        range = range.clamped(to: 3..<file.bytes.count)
      }
      guard file.bytes[range].contains(where: { $0 > 0x20 }) else { return }
      let line: HistoryLine
      do {
        line = try decoder.decode(HistoryLine.self, from: Data(file.bytes[range]))
      } catch {
        let isLast = range.upperBound >= file.bytes.count
        return report(
          isLast
            ? "the last line of '\(file.path)' is cut off, and is dropped"
            : "line \(number) of '\(file.path)' is no line of a history, and is passed over",
          number, into: &log)
      }
      guard line.schema == HistoryLine.knownSchema else {
        return report(
          "line \(number) of '\(file.path)' has schema \(line.schema), which is not known, and is "
            + "passed over", number, into: &log)
      }
      let build = History.Build(
        runs: line.runs, commits: line.commits ?? [],
        madeAt: line.madeAt.flatMap { Timestamp(reading: $0) })
      guard ids.insert(build.id).inserted else {
        return report(
          "line \(number) of '\(file.path)' has the runs of an earlier line, and is passed over",
          number, into: &log)
      }
      add(line, build)
    }

    func finish(into log: inout DiagnosticLog) {
      guard problems > Self.told else { return }
      let rest = problems - Self.told
      log.report(
        .unreadableHistory, "\(rest) more line\(rest == 1 ? "" : "s") of '\(file.path)' like these",
        at: SourcePlace(path: file.path))
    }

    private mutating func report(_ message: String, _ number: Int, into log: inout DiagnosticLog) {
      problems += 1
      guard problems <= Self.told else { return }
      log.report(
        .unreadableHistory, message, at: SourcePlace(path: file.path, line: number),
        help: ["nothing is to be done: the next build writes the history anew"])
    }

    private mutating func add(_ line: HistoryLine, _ build: History.Build) {
      let index = history.builds.count
      history.builds.append(build)
      var states: [String: History.State] = [:]
      // Were a rule named twice, the worse verdict would count.
      for (word, rules) in line.verdicts {
        let state = Verdict(rawValue: word).map { History.State.judged($0) } ?? .unknown
        for rule in rules { states[rule] = Self.worse(states[rule], state) }
      }
      for rule in line.gone ?? [] where states[rule] == nil { states[rule] = .gone }
      if line.full == true || index == 0 {
        for rule in history.rules.keys where states[rule] == nil { states[rule] = .gone }
      }
      for (rule, state) in states { note(rule, state, line.texts?[rule], at: index) }
      for (rule, text) in line.texts ?? [:] where states[rule] == nil {
        guard let state = history.rules[rule]?.last?.state else { continue }
        note(rule, state, text, at: index)
      }
    }

    private static func worse(_ left: History.State?, _ right: History.State) -> History.State {
      guard let left else { return right }
      guard let old = left.verdict, let new = right.verdict else { return .unknown }
      return new.rank < old.rank ? right : left
    }

    private mutating func note(
      _ rule: String, _ state: History.State, _ text: String?, at index: Int
    ) {
      let new = text != texts[rule] ? text : nil
      guard state != history.rules[rule]?.last?.state ?? .gone || new != nil else { return }
      if let new { texts[rule] = new }
      history.rules[rule, default: []].append(.init(build: index, state: state, text: new))
    }
  }
}
