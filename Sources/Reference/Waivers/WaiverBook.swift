import Diagnostics
import Guides

/// The waivers by the rule that they cover.
struct WaiverBook {
  /// By the index of a rule in the index.
  private var byRule: [Int: Waiver] = [:]

  /// Reports waivers for rules that no guide has, and second ones for a rule; the first counts.
  init(_ waivers: [Waiver], _ index: inout RuleIndex, into log: inout DiagnosticLog) {
    for waiver in waivers {
      guard let rule = index[waiver.rule] else {
        let (words, notes) = index.suggestion(for: waiver.rule)
        log.report(
          .waiverForUnknownRule,
          "waiver for rule '\(waiver.rule.shortened)', which no guide has\(words)",
          at: waiver.place, notes: notes,
          help: ["name a rule that a guide has, or take the waiver out"])
        continue
      }
      if let first = byRule[rule] {
        log.report(
          .duplicateWaiver, "second waiver for rule '\(index.rules[rule].id)'", at: waiver.place,
          notes: [Diagnostic.Note("the first waiver stands here", at: first.place)],
          help: ["make one waiver of them"])
      } else {
        byRule[rule] = waiver
      }
    }
  }

  /// The waiver that names a rule, in force or not.
  subscript(rule: Int) -> Waiver? { byRule[rule] }
}
