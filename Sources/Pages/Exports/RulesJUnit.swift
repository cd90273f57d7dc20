import Diagnostics
import Guides
package import Reference

/// The rules as JUnit XML, so that whatever shows tests shows rules: a suite a guide, a case a rule.
package struct RulesJUnit {
  package let bytes: [UInt8]

  /// Failing rules are failures; Error, Unexpected pass and No data are errors; what is excused, was
  /// not run or has no test is skipped; so the file is as green as the reference and no greener.
  package init(_ reference: Reference) {
    var xml = HTMLBuffer(capacity: 65536)
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
    for guide in reference.guides {
      let counts = Self.counts(guide.rules)
      xml.markup("  <testsuite name=\"")
      xml.text(Self.clean(guide.guide.slug))
      xml.markup("\" tests=\"")
      xml.number(guide.rules.count)
      xml.markup("\" failures=\"")
      xml.number(counts.failures)
      xml.markup("\" errors=\"")
      xml.number(counts.errors)
      xml.markup("\" skipped=\"")
      xml.number(counts.skipped)
      if let madeAt = guide.madeAt {
        xml.markup("\" timestamp=\"")
        xml.text(DateText.iso(madeAt))
      }
      xml.markup("\">\n")
      for rule in guide.rules { Self.write(rule, of: guide.guide, to: &xml) }
      xml.markup("  </testsuite>\n")
    }
    xml.markup("</testsuites>\n")
    bytes = xml.bytes
  }

  /// What a verdict is among tests; nil for a pass.
  static func element(for verdict: Verdict) -> String? {
    switch verdict {
    case .failing, .flaky: "failure"
    case .error, .unexpectedPass, .noData: "error"
    case .knownFailing, .partial, .notRun, .untested, .suspect, .notTestable: "skipped"
    case .passing: nil
    }
  }

  private static func counts(_ rules: [RuleReport]) -> (failures: Int, errors: Int, skipped: Int) {
    let elements = rules.compactMap { element(for: $0.verdict) }
    return (
      elements.count { $0 == "failure" }, elements.count { $0 == "error" },
      elements.count { $0 == "skipped" }
    )
  }

  private static func write(_ report: RuleReport, of guide: Guide, to xml: inout HTMLBuffer) {
    xml.markup("    <testcase classname=\"")
    xml.text(clean(guide.slug))
    xml.markup("\" name=\"")
    xml.text(clean(report.rule.id))
    xml.markup("\" file=\"")
    xml.text(clean(report.rule.place.path))
    xml.markup("\" line=\"")
    xml.number(report.rule.place.line)
    xml.markup("\"")
    guard let element = element(for: report.verdict) else {
      xml.markup("/>\n")
      return
    }
    xml.markup(">\n      <")
    xml.text(element)
    xml.markup(" message=\"")
    let reason = report.reasons.first?.text ?? report.verdict.condition
    xml.text(clean("\(report.verdict.title): \(reason)"))
    xml.markup("\">")
    xml.text(clean(report.rule.text))
    for reason in report.reasons {
      xml.markup("\n")
      xml.text(clean(reason.text))
    }
    xml.markup("</")
    xml.text(element)
    xml.markup(">\n    </testcase>\n")
  }

  /// Without the characters that XML cannot hold.
  private static func clean(_ text: String) -> String {
    func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x9, 0xA, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x10000...0x10FFFF: true
      default: false
      }
    }
    guard !text.unicodeScalars.allSatisfy(isAllowed) else { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { clean.append(isAllowed(scalar) ? scalar : "\u{FFFD}") }
    return String(clean)
  }
}
