import Guides
import Reference
import TestResults

/// What a badge says, as picture and for shields.io.
struct Badge: Hashable, Sendable {
  /// The left half: a slug, or the site's title.
  let label: String
  /// The right half: words and counts, the worst first.
  let message: String
  let verdict: Verdict
  let isStale: Bool
  /// The day of its results as `2026-11-30`; nil when unknown.
  let date: String?

  init(guide report: GuideReport) {
    self.init(
      label: report.guide.slug, report.verdict, report.counts, report.freshness,
      madeAt: report.madeAt)
  }

  init(site reference: Reference, title: String) {
    self.init(
      label: title, reference.verdict, reference.counts, reference.freshness,
      madeAt: reference.madeAt)
  }

  private init(
    label: String, _ verdict: Verdict, _ counts: VerdictCounts, _ freshness: Freshness,
    madeAt: Timestamp?
  ) {
    self.label = label
    self.verdict = verdict
    isStale = freshness == .stale
    message = (freshness == .stale ? "stale: " : "") + counts.summary
    date = madeAt.map(DateText.isoDate)
  }

  /// The colour's name for shields.io.
  var shieldsColor: String {
    if isStale { return "lightgrey" }
    switch verdict {
    case .failing, .error, .unexpectedPass: return "red"
    case .flaky, .knownFailing: return "orange"
    case .partial, .suspect, .notRun, .untested: return "yellow"
    case .noData, .notTestable: return "lightgrey"
    case .passing: return "brightgreen"
    }
  }

  /// Whether shields.io shows it as an error: failing, error, unexpected pass or no data.
  var isError: Bool {
    switch verdict {
    case .failing, .error, .unexpectedPass, .noData: true
    case .flaky, .knownFailing, .partial, .notRun, .untested, .suspect, .passing, .notTestable:
      false
    }
  }

  /// The field behind white text: contrast at least 4.5.
  var fill: String {
    if isStale { return "#5c636b" }
    switch verdict {
    case .failing, .error, .unexpectedPass: return "#b3261e"
    case .flaky, .knownFailing, .partial, .suspect, .notRun, .untested: return "#8a5200"
    case .noData, .notTestable: return "#5c636b"
    case .passing: return "#14713a"
    }
  }
}
