import Guides
import Reference

/// The line that a person wants after a build.
enum Summary {
  /// `1 control, 24 rules: 22 passing, 1 failing, 1 untested`; what passes first, then the worst.
  static func verdicts(of reference: Reference) -> String {
    let kinds = Guide.Kind.allCases.compactMap { kind in
      let count = reference.guides.count { $0.guide.kind == kind }
      return count == 0 ? nil : counted(count, kind.rawValue)
    }
    let names = kinds.isEmpty ? ["0 guides"] : kinds
    let rules = counted(reference.counts.total, "rule")
    var present = reference.counts.present
    if let passing = present.firstIndex(where: { $0.verdict == .passing }) {
      present.insert(present.remove(at: passing), at: 0)
    }
    let verdicts = present.map { "\($0.count) \($0.verdict.title.lowercased())" }
    let list = verdicts.isEmpty ? "" : ": " + verdicts.joined(separator: ", ")
    return names.joined(separator: ", ") + ", " + rules + list
  }

  /// `9 pages, 3 changed, 0.08 s`
  static func pages(_ pages: Int, changed: Int, seconds: Double) -> String {
    "\(counted(pages, "page")), \(changed) changed, \(hundredths(seconds)) s"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func hundredths(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
