import Diagnostics
import GuideMarkup
import Guides
import Reference
import Templates
import TestResults

/// Makes the objects that tell a rule, for its row and for its entry among the failing ones.
struct RuleObjects {
  /// How many tests a rule shows; the JSON of its guide has all.
  static let testLimit = 40

  var layout: Layout
  var prose: ProseRenderer
  var pictures: [Picture] = []

  init(_ layout: Layout, _ prose: ProseRenderer) {
    self.layout = layout
    self.prose = prose
  }

  private var words: Words { layout.words }

  /// Sets everything of a rule; `text` has the words of the page's language.
  mutating func set(_ report: RuleReport, text: Rule, in object: inout TemplateObject) {
    let rule = report.rule
    object["id"] = .text(rule.id)
    var id = HTMLBuffer(capacity: rule.id.utf8.count + 32)
    id.breakable(rule.id)
    object["id-html"] = .html(id.bytes)
    object["id-link"] = .url(Linker.fragment(rule.id))
    object["given"] = .html(prose.html(text.given))
    object["when"] = .html(prose.html(text.when))
    object["then"] = .html(prose.html(text.then))
    object["verdict"] = layout.verdict(report.verdict)
    object["is-stale-rule"] = .flag(!report.tests.isEmpty && report.freshness == .stale)
    object["needs-action"] = .flag(report.verdict.needsAction)
    object["is-green"] = .flag(report.isGreen)
    if let first = report.reasons.first { object["reason"] = .text(first.text) }
    if !layout.isInEnglish {
      object["reason-language"] = .text("en")
      object["verdict-meaning"] = .text(words.named("meaning-", report.verdict.rawValue))
    }
    if report.reasons.count > 1 {
      object["has-more-reasons"] = .flag(true)
      object["more-reasons"] = .list(report.reasons.dropFirst().map { .text($0.text) })
    }
    setFacts(report, in: &object)
    object["decided"] = .text(
      words.filled(
        .decidedAs,
        [
          "n": String(report.verdict.decisionNumber),
          "count": String(Verdict.decisionOrder.count),
        ]))
    object["decided-meaning"] = .text(words.named("meaning-", report.verdict.rawValue))
    if let story = report.story, let builds = layout.site.reference.history?.builds {
      object["story"] = .object(StoryObject(story, builds, words).object)
    }
    if !report.tests.isEmpty {
      object["tests-word"] = .text(words.plural(.tests, report.tests.count))
      object["tests"] = .list(
        of: report.tests.prefix(RuleObjects.testLimit).map { test($0, of: rule) })
      if report.tests.count > RuleObjects.testLimit {
        object["more-tests"] = .text(
          words.counted(.moreTests, report.tests.count - RuleObjects.testLimit))
      }
    }
  }

  private mutating func setFacts(_ report: RuleReport, in object: inout TemplateObject) {
    let rule = report.rule
    if !rule.sources.isEmpty {
      object["has-sources"] = .flag(true)
      object["sources"] = .list(
        of: rule.sources.map { key in
          TemplateObject(
            PageNames.sourceLink,
            [
              "source-key": .text(key),
              "source-link": .url(layout.linker.link(to: .sources, anchor: key)),
            ])
        })
    }
    object["era"] = .text(rule.era?.description)
    object["status"] = .text(rule.status.map { words.named("status-", $0.rawValue) })
    let source = layout.site.sourceLanguage
    object["facts-language"] = .text(layout.language == source ? nil : source)
    if !rule.note.isEmpty { object["note"] = .html(prose.html(rule.note)) }
    if let waiver = report.waiver {
      object["waiver"] = .object(
        TemplateObject(
          PageNames.waiver,
          [
            "waiver-reason": .text(waiver.reason), "waiver-owner": .text(waiver.owner),
            "waiver-until": .text(waiver.until),
            "waiver-until-words": .text(waiver.until.map { DateText.date($0, words) }),
            "waiver-issue": .url(waiver.issue),
          ]))
    }
    object["has-facts"] = .flag(
      !rule.sources.isEmpty || rule.era != nil || rule.status != nil || !rule.note.isEmpty
        || report.waiver != nil)
  }

  // MARK: - Tests

  private mutating func test(_ linked: LinkedTest, of rule: Rule) -> TemplateObject {
    let test = linked.test
    let mark = test.outcome.mark
    layout.marks.insert(mark)
    var object = TemplateObject(
      PageNames.test,
      [
        "test-name": .text(RuleObjects.name(of: test)),
        "test-environment": .text(linked.environment),
        "outcome": .text(words.named("outcome-", test.outcome.rawValue)),
        "outcome-mark": .text(mark.rawValue),
        "link-kind": .text(words.named("link-", linked.link.rawValue)),
        "messages": .list(of: test.messages.map(RuleObjects.message)),
      ])
    if let seconds = test.seconds, seconds.isFinite {
      let number = RuleObjects.decimal(seconds, mark: words[.decimalMark])
      object["seconds"] = .text(words.filled(.seconds, ["n": number]))
    }
    let place = test.source ?? test.place
    object["place"] = .text(place.description)
    if test.source != nil {
      object["place-link"] = .url(
        Linker.sourceLink(layout.site.settings.sourceURL, path: place.path, line: place.line))
    }
    var evidence = EvidenceRenderer(words: words, linker: layout.linker)
    let observed = evidence.html(
      test.evidence.filter { $0.rule == rule.id || rule.oldIDs.contains($0.rule) })
    pictures += evidence.pictures
    if !observed.isEmpty { object["observed"] = .html(observed) }
    return object
  }

  private static func message(_ message: String) -> TemplateObject {
    let shown = RecordedText(message)
    return TemplateObject(
      PageNames.message,
      [
        "message": .text(shown.text), "is-long": .flag(shown.isLong),
        "is-cut": .flag(shown.isCut),
      ])
  }

  /// The name made for people with the name in code behind it, or the suite and the name.
  private static func name(of test: TestRecord) -> String {
    let shown = test.displayName.flatMap { $0.isEmpty ? nil : $0 } ?? test.name
    return test.suite.isEmpty || test.suite == shown ? shown : "\(test.suite) › \(shown)"
  }

  /// At most three decimals, without zeros at the end.
  static func decimal(_ seconds: Double, mark: String) -> String {
    let thousandths = (min(max(seconds, 0), 1e9) * 1000).rounded()
    let whole = Int(thousandths)
    let fraction = whole % 1000
    guard fraction != 0 else {
      return whole == 0 && seconds > 0 ? "0\(mark)001" : String(whole / 1000)
    }
    var digits = String(fraction + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole / 1000)\(mark)\(digits)"
  }
}

extension Verdict {
  /// Whether somebody has to do something about it at once.
  var needsAction: Bool {
    switch self {
    case .failing, .error, .unexpectedPass, .flaky: true
    case .noData, .knownFailing, .partial, .notRun, .untested, .suspect, .passing, .notTestable:
      false
    }
  }
}

extension TestOutcome {
  /// The verdict whose mark tells the outcome.
  var mark: Verdict {
    switch self {
    case .passed: .passing
    case .failed: .failing
    case .error: .error
    case .expectedFailure: .knownFailing
    case .unexpectedPass: .unexpectedPass
    case .flaky: .flaky
    case .skipped, .cancelled: .notRun
    case .notRun: .error
    case .unknown: .untested
    }
  }
}
