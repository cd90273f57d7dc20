import Guides
import Reference
import Testing

@testable import Pages

@Suite("Badges")
struct BadgeTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func forShieldsHasItsKeysAndNoOthers() {
    let badge = Badge(guide: Sample.guide("switch", verdicts: [.passing, .passing]))
    #expect(
      text(ShieldsJSON(badge).bytes)
        == #"{"schemaVersion":1,"label":"switch","message":"passing 2/2","color":"brightgreen","cacheSeconds":3600}"#
        + "\n")
  }

  @Test func namesTheWorstFirstAndCallsItAnError() {
    let badge = Badge(
      guide: Sample.guide("switch", verdicts: [.passing, .untested, .failing, .notTestable]))
    #expect(
      text(ShieldsJSON(badge).bytes)
        == #"{"schemaVersion":1,"label":"switch","message":"failing 1 · untested 1 · passing 1/3 · not testable 1","color":"red","isError":true,"cacheSeconds":3600}"#
        + "\n")
  }

  @Test(
    arguments: Verdict.allCases.map { [$0] } + Verdict.allCases.map { [$0, .passing] }
      + Verdict.allCases.map { [$0, .notTestable, .untested] } + [[], Verdict.allCases])
  func saysOnAPageWhatItSaysElsewhere(verdicts: [Verdict]) throws {
    let report = Sample.guide("switch", verdicts: verdicts)
    let page = try RenderedSite(Sample.reference([report])).text("controls/switch/index.html")
    #expect(page.contains("<p class=\"badge-counts\">\(report.counts.summary)</p>"))
  }

  @Test(arguments: Verdict.allCases) func isGreenOnlyWhenPassing(verdict: Verdict) {
    let badge = Badge(guide: Sample.guide("switch", verdicts: [verdict]))
    #expect((badge.shieldsColor == "brightgreen") == (verdict == .passing))
    #expect((badge.fill == "#14713a") == (verdict == .passing))
  }

  @Test func losesItsGreenWhenStaleAndSaysSo() {
    let fresh = Sample.guide("switch")
    let stale = GuideReport(
      guide: fresh.guide, rules: fresh.rules, verdict: fresh.verdict, counts: fresh.counts,
      freshness: .stale, madeAt: fresh.madeAt, staleAt: fresh.staleAt)
    let badge = Badge(guide: stale)
    #expect(badge.message == "stale: passing 1/1")
    #expect(badge.shieldsColor == "lightgrey")
    #expect(badge.fill == "#5c636b")
  }

  @Test func asAPictureHasATitleARoleAndTheDateOfItsResults() {
    let svg = text(SVGBadge(Badge(guide: Sample.guide("switch"))).bytes)
    #expect(svg.contains("role=\"img\" aria-labelledby=\"t\""))
    #expect(svg.contains("<title id=\"t\">switch: passing 1/1 · 2025-11-30</title>"))
  }

  @Test func asAPictureIsOneThatMayBeShown() throws {
    let svg = text(SVGBadge(Badge(guide: Sample.guide("a&b"))).bytes)
    let picture = try Picture.check(String(svg.dropLast())).get()
    #expect(picture.size?.height == 20)
  }

  @Test(arguments: [
    ("", 1), ("passing", 44), ("漢字", 23), ("WWWW", 43),
  ])
  func areAsWideAsTheirText(text: String, width: Int) {
    #expect(TextWidth.of(text) == width)
  }
}
