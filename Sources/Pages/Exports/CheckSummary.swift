import Guides
package import Reference

/// What `check` found, as Markdown for a pull request or a job's summary.
package enum CheckSummary {
  /// What the gate said.
  package struct Gate: Hashable, Sendable {
    package let violations: [CheckPolicy.Violation]
    /// Whether the results have errors of their own.
    package let hasProblems: Bool

    package init(violations: [CheckPolicy.Violation], hasProblems: Bool) {
      self.violations = violations
      self.hasProblems = hasProblems
    }
  }

  /// How many rules and changes a summary shows; the site has them all.
  static let shown = 50

  /// A heading with the verdict, the counts, what the policy says, what changed since the build
  /// before, and every rule that is not green with its first reason.
  package static func markdown(of reference: Reference, gate: Gate) -> String {
    let title = MarkdownText.plain(reference.content.settings.title)
    var lines = ["## \(title): \(reference.verdict.title)", ""]
    lines.append(MarkdownText.plain(reference.counts.summary) + "; \(age(of: reference))")
    lines.append("")
    lines += policy(gate)
    lines += changes(reference)
    lines += rules(reference)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func age(of reference: Reference) -> String {
    let made = reference.madeAt.map { "results of \(DateText.iso($0))" } ?? "results of unknown age"
    return reference.freshness == .stale ? "**stale** \(made)" : made
  }

  private static func policy(_ gate: Gate) -> [String] {
    var lines = gate.violations.map { "- policy: \(MarkdownText.plain($0.sentence))" }
    if gate.hasProblems { lines.append("- the results have problems; see the log") }
    return (lines.isEmpty ? ["- policy: met"] : lines) + [""]
  }

  private static func changes(_ reference: Reference) -> [String] {
    guard let changes = reference.changes, !changes.all.isEmpty else { return [] }
    var lines = ["### Since the build before", "", "| change | rule | verdict |", "|---|---|---|"]
    for change in changes.all.prefix(shown) {
      let before = change.before.map { "\($0.words) → " } ?? ""
      let after = change.after?.words ?? "gone"
      lines.append(
        "| \(change.kind.rawValue) | \(MarkdownText.code(change.rule)) | \(before)\(after) |")
    }
    if changes.all.count > shown { lines.append("\nand \(changes.all.count - shown) more") }
    return lines + [""]
  }

  private static func rules(_ reference: Reference) -> [String] {
    let bad = reference.guides.flatMap(\.rules).filter { !$0.isGreen }
      .sorted { ($0.verdict.rank, $0.rule.id) < ($1.verdict.rank, $1.rule.id) }
    guard !bad.isEmpty else { return [] }
    var lines = ["### Not green", "", "| rule | verdict | why |", "|---|---|---|"]
    for report in bad.prefix(shown) {
      let reason = MarkdownText.plain(report.reasons.first?.text ?? "")
      let verdict = report.verdict.title + (report.freshness == .stale ? ", stale" : "")
      lines.append("| \(MarkdownText.code(report.rule.id)) | \(verdict) | \(reason) |")
    }
    if bad.count > shown { lines.append("\nand \(bad.count - shown) more") }
    return lines + [""]
  }
}
