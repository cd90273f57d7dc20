import Diagnostics
import GuideMarkup
import Guides
import TestResults

/// Why a rule has its verdict, as `assay explain` prints it.
package enum RuleExplanation {
  /// Plain lines, each with a line feed: the rule, its verdict and the reasons, its waiver,
  /// what earlier builds found, its tests with their places and words, and the runs that they come
  /// from.
  package static func text(for report: RuleReport, in reference: Reference) -> String {
    (heading(report) + verdict(report) + waiver(report)
      + HistoryExplanation.lines(report, reference)
      + tests(report) + runs(report, reference))
      .map { $0.oneLine + "\n" }.joined()
  }

  private static func heading(_ report: RuleReport) -> [String] {
    let rule = report.rule
    var lines = ["\(rule.id) · \(report.verdict.title)", ""]
    lines.append("  given    \(rule.given.plainText)")
    lines.append("  when     \(rule.when.plainText)")
    lines.append("  then     \(rule.then.plainText)")
    if !rule.note.isEmpty { lines.append("  note     \(rule.note.plainText)") }
    if !rule.sources.isEmpty { lines.append("  source   \(rule.sources.joined(separator: ", "))") }
    if let era = rule.era { lines.append("  era      \(era.description)") }
    if let status = rule.status { lines.append("  status   \(status.rawValue)") }
    if !rule.oldIDs.isEmpty { lines.append("  once     \(rule.oldIDs.joined(separator: ", "))") }
    lines.append("  stands   \(rule.place.description)")
    return lines
  }

  private static func verdict(_ report: RuleReport) -> [String] {
    let verdict = report.verdict
    let order = "number \(verdict.decisionNumber) of \(Verdict.decisionOrder.count)"
    var lines = ["", "verdict: \(verdict.title), \(order) in the order of decision"]
    lines.append("  it applies when \(verdict.condition), and nothing before it applies")
    lines.append("because")
    lines += report.reasons.map { "  - \($0.text)" }
    if !report.tests.isEmpty { lines.append("freshness: \(report.freshness.words)") }
    return lines
  }

  private static func waiver(_ report: RuleReport) -> [String] {
    guard let waiver = report.waiver else { return [] }
    let force = report.isWaiverInForce ? "in force" : "not in force"
    return [
      "", "waiver: \(force), \(waiver.place.description)",
      "  reason   \(waiver.reason)",
      "  owner    \(waiver.owner ?? "nobody")",
      "  until    \(waiver.until ?? "no end")",
    ] + (waiver.issue.map { ["  issue    \($0)"] } ?? [])
  }

  private static func tests(_ report: RuleReport) -> [String] {
    var lines = ["", "tests: \(report.tests.isEmpty ? "none" : "\(report.tests.count)")"]
    for linked in report.tests {
      let test = linked.test
      lines.append("  \(test.outcome.rawValue) \(test.key) in \(linked.environment)")
      lines.append("    linked by \(linked.link.words)")
      if let source = test.source { lines.append("    test     \(source.description)") }
      lines.append("    result   \(test.place.description)")
      if let seconds = test.seconds {
        lines.append("    took     \((seconds * 1000).rounded() / 1000) s")
      }
      for message in test.messages {
        let said = message.split(whereSeparator: \.isNewline)
        lines += said.enumerated().map {
          ($0.offset == 0 ? "    said     " : "             ") + $0.element
        }
      }
    }
    return lines
  }

  private static func runs(_ report: RuleReport, _ reference: Reference) -> [String] {
    let indices = Set(report.tests.map(\.run)).sorted()
    guard !indices.isEmpty else { return [] }
    return ["", "runs"]
      + indices.map { reference.runs[$0] }.map { runReport in
        let run = runReport.run
        let shard = run.shard.map { ", shard \($0.index) of \($0.count)" } ?? ""
        let end = run.ended.map { "ended \($0.words)" } ?? "its end is unknown"
        let commit = run.commit.map { "commit \($0)" } ?? "its commit is unknown"
        return "  \(run.path) (\(run.tool) in \(run.environment)\(shard)): \(end), \(commit), "
          + "\(run.shortcomings.isEmpty ? "complete" : "not complete"), \(runReport.freshness.words)"
      }
  }
}

extension Freshness {
  /// As part of a sentence.
  package var words: String {
    switch self {
    case .fresh: "fresh"
    case .stale: "stale"
    case .unknown: "age unknown"
    }
  }
}

extension LinkedTest.Link {
  /// As part of a sentence: what tied the test to the rule.
  package var words: String {
    switch self {
    case .evidence: "its evidence"
    case .property: "a property named rule"
    case .name: "[rule:…] in its name"
    case .exactName: "its name, which is the rule's id"
    case .tag: "a tag"
    case .binding: "bindings.yml"
    }
  }
}

extension Timestamp {
  /// `2027-01-31 08:05 UTC`
  var words: String {
    let secondOfDay = ((secondsSince1970 % 86_400) + 86_400) % 86_400
    let hour = Self.padded(secondOfDay / 3_600)
    return "\(CalendarDay(self).description) \(hour):\(Self.padded(secondOfDay / 60 % 60)) UTC"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension String {
  /// Control and bidirectional characters as spaces, so that what a test said can neither pass for
  /// a line of the explanation nor steer a terminal.
  fileprivate var oneLine: String {
    guard unicodeScalars.contains(where: Self.isSteering) else { return self }
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars { line.append(Self.isSteering(scalar) ? " " : scalar) }
    return String(line)
  }

  private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
