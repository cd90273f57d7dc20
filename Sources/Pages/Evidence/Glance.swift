import Guides
import Reference
import TestResults

/// What a guide's passing tests recorded of how it looks and of what is said of it: the best of it,
/// at the top of its page.
struct Glance {
  /// How many pictures and how many utterances stand there.
  static let limit = 6
  /// How many records are looked at for each, so that a page with thousands costs no more.
  private static let attempts = 60
  /// How long a text may be that stands there whole, in bytes.
  private static let longest = 200

  struct Shown {
    let picture: Picture
    let size: Picture.Size
    /// Empty for a picture without one.
    let title: String
    /// For those who do not see it.
    let alternative: String
    /// The id of the rule whose test recorded it.
    let rule: String
  }

  struct Said: Hashable {
    let words: String
    /// Empty for none.
    let hint: String
    /// The tag of the device's language; nil where the record does not tell.
    let language: String?
    let rule: String
  }

  private(set) var pictures: [Shown] = []
  private(set) var utterances: [Said] = []

  /// - Parameter language: utterances of a device in this language come before all others.
  init(_ report: GuideReport, language: String) {
    collectPictures(Self.ordered(report, by: .appearance))
    collectUtterances(Self.ordered(report, by: .accessibility), language: language)
  }

  /// The passing rules, those of one section before all others.
  private static func ordered(_ report: GuideReport, by kind: Section.Kind) -> [RuleReport] {
    let anchor = report.guide.sections.first { $0.kind == kind }?.anchor
    let passing = report.rules.filter { $0.verdict == .passing }
    return passing.filter { $0.rule.section == anchor }
      + passing.filter { $0.rule.section != anchor }
  }

  private static func records(_ rules: [RuleReport], _ kinds: Set<Evidence.Kind>)
    -> some Sequence<Evidence>
  {
    rules.lazy.flatMap { rule in
      rule.tests.lazy.flatMap(\.test.evidence).filter {
        $0.rule == rule.rule.id && kinds.contains($0.kind)
      }
    }
  }

  private mutating func collectPictures(_ rules: [RuleReport]) {
    var hashes = Set<String>()
    var titles = Set<String>()
    for record in Self.records(rules, [.picture]).prefix(Self.attempts) {
      guard record.body.utf8.count <= Picture.byteLimit, let body = JSONValue(record.body),
        let svg = body["svg"]?.string, let picture = try? Picture.check(svg).get(),
        let size = picture.size
      else { continue }
      let title = Self.short(body["title"]?.plain ?? "")
      guard !hashes.contains(picture.hash), !titles.contains(title) else { continue }
      hashes.insert(picture.hash)
      titles.insert(title)
      pictures.append(
        Shown(
          picture: picture, size: size, title: title,
          alternative: Self.short((body["alternative"] ?? body["alt"])?.plain ?? title),
          rule: record.rule))
      if pictures.count == Self.limit { return }
    }
  }

  private mutating func collectUtterances(_ rules: [RuleReport], language: String) {
    var own: [Said] = []
    var others: [Said] = []
    var seen = Set<String>()
    for record in Self.records(rules, [.scenario, .transcript]).prefix(Self.attempts) {
      guard record.body.utf8.count <= RecordedText.byteLimit, let body = JSONValue(record.body)
      else { continue }
      let spoken = body["device"]?["language"]?.string
      for moment in (body["observed"]?.array ?? []).flatMap({ $0.array ?? [] }) {
        guard let words = moment["say"]?.string, !words.isEmpty, words.utf8.count <= Self.longest,
          seen.insert(words).inserted
        else { continue }
        let said = Said(
          words: words, hint: Self.short(moment["hint"]?.string ?? ""), language: spoken,
          rule: record.rule)
        if spoken.map(Self.primary) ?? Self.primary(language) == Self.primary(language) {
          own.append(said)
        } else {
          others.append(said)
        }
      }
      if own.count >= Self.limit { break }
    }
    utterances = Array((own.isEmpty ? others : own).prefix(Self.limit))
  }

  /// The beginning of a text that is too long for a glance.
  private static func short(_ text: String) -> String {
    text.utf8.count <= longest ? text : text.prefix(longest / 2) + "…"
  }

  /// `zh` of `zh-Hans`.
  private static func primary(_ tag: String) -> String {
    tag.prefix { $0 != "-" }.lowercased()
  }
}
