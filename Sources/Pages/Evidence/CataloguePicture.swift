import Guides
import Reference
import TestResults

/// The picture that stands for a guide in the catalogue.
enum CataloguePicture {
  /// How many pictures that cannot be shown are tried before none is.
  private static let attempts = 8

  /// The first picture of known size that a passing rule's test recorded, those of the section on
  /// appearance before all others; nil without one.
  static func of(_ report: GuideReport) -> Picture? {
    let appearance = report.guide.sections.first { $0.kind == .appearance }?.anchor
    var attempts = Self.attempts
    if let appearance,
      let picture = first(report.rules.filter { $0.rule.section == appearance }, &attempts)
    {
      return picture
    }
    return first(report.rules.filter { $0.rule.section != appearance }, &attempts)
  }

  private static func first(_ rules: [RuleReport], _ attempts: inout Int) -> Picture? {
    for rule in rules where rule.verdict == .passing {
      for linked in rule.tests {
        for evidence in linked.test.evidence
        where evidence.kind == .picture && evidence.rule == rule.rule.id {
          guard attempts > 0 else { return nil }
          attempts -= 1
          if let picture = picture(evidence), picture.size != nil { return picture }
        }
      }
    }
    return nil
  }

  private static func picture(_ evidence: Evidence) -> Picture? {
    guard evidence.body.utf8.count <= Picture.byteLimit,
      let svg = JSONValue(evidence.body)?["svg"]?.string
    else { return nil }
    // Why a picture is refused stands on the guide's page.
    return try? Picture.check(svg).get()
  }
}
