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

  @Test func asAPictureHasTwoFieldsAsWideAsTheirText() {
    let svg = text(SVGBadge(Badge(guide: Sample.guide("a<b", verdicts: [.failing]))).bytes)
    #expect(
      svg
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"250\" height=\"20\" "
        + "viewBox=\"0 0 250 20\" role=\"img\" aria-labelledby=\"t\">"
        + "<title id=\"t\">a&lt;b: failing 1 · passing 0/1 · 2025-11-30</title>"
        + "<clipPath id=\"r\"><rect width=\"250\" height=\"20\" rx=\"3\"/></clipPath>"
        + "<g clip-path=\"url(#r)\"><path fill=\"#33393f\" d=\"M0 0h34v20H0z\"/>"
        + "<path fill=\"#b3261e\" d=\"M34 0h216v20h-216z\"/></g>"
        + "<g fill=\"#fff\" font-family=\"Verdana,DejaVu Sans,Geneva,sans-serif\" "
        + "font-size=\"11\" aria-hidden=\"true\">"
        + "<text x=\"6\" y=\"14\" textLength=\"22\" lengthAdjust=\"spacingAndGlyphs\">a&lt;b</text>"
        + "<text x=\"40\" y=\"14\" textLength=\"204\" lengthAdjust=\"spacingAndGlyphs\">"
        + "failing 1 · passing 0/1 · 2025-11-30</text></g></svg>\n")
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
