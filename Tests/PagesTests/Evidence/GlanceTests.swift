import Guides
import Reference
import TestResults
import Testing

@testable import Pages

@Suite("What a control's page shows at a glance")
struct GlanceTests {
  private static func picture(_ width: Int, title: String) -> String {
    #"{"title":"\#(title)","alternative":"seen: \#(title)","svg":"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \#(width) 9\"><rect width=\"5\" height=\"5\"/></svg>"}"#
  }

  private static func speech(_ words: String, language: String = "en") -> String {
    #"{"device":{"language":"\#(language)"},"steps":[{"do":"tap"}],"observed":[[{"say":"\#(words)","hint":"Double tap."}]]}"#
  }

  /// A guide whose rules have one test each, with evidence of the given kind.
  private static func report(
    _ bodies: [(Evidence.Kind, String)], _ verdict: Verdict = .passing,
    kind: Guide.Kind = .control
  ) -> GuideReport {
    let plain = Sample.guide("switch", kind: kind, verdicts: bodies.map { _ in verdict })
    return Sample.guideReport(
      plain.guide,
      zip(plain.rules, bodies).map { rule, body in
        Sample.report(
          rule.rule, verdict, ["a reason"],
          [
            Sample.test(
              "works", .passed,
              evidence: [Evidence(rule: rule.rule.id, kind: body.0, body: body.1)])
          ])
      })
  }

  private static func page(_ report: GuideReport) throws -> String {
    try RenderedSite(Sample.reference([report])).text(
      "\(report.guide.kind.folder)/switch/index.html")
  }

  @Test func isWhatPassingTestsRecordedAndLeadsToTheirRules() throws {
    let page = try Self.page(
      Self.report([(.picture, Self.picture(51, title: "On")), (.scenario, Self.speech("Off."))]))
    #expect(page.contains("<h2 id=\"page_glance\">At a glance</h2>"))
    #expect(page.contains("alt=\"seen: On\" width=\"51\" height=\"9\"><bdi>On</bdi></a>"))
    #expect(page.contains("<a href=\"#switch.rule-2\"><q dir=\"auto\">Off.</q></a>"))
    #expect(page.contains("<span class=\"muted\">Double tap.</span>"))
  }

  @Test(arguments: Verdict.allCases.filter { $0 != .passing })
  func showsNothingOfARuleThatIsNotPassing(verdict: Verdict) throws {
    let report = Self.report(
      [(.picture, Self.picture(51, title: "On")), (.scenario, Self.speech("Off."))], verdict)
    #expect(try !Self.page(report).contains("page_glance"))
  }

  @Test func standsOnlyWhereSomethingWasRecordedAndNotOnTopics() throws {
    #expect(try !Self.page(Self.report([(.text, "{}")])).contains("page_glance"))
    let topic = Self.report([(.scenario, Self.speech("Off."))], kind: .topic)
    #expect(try !Self.page(topic).contains("page_glance"))
  }

  @Test func holdsSixPicturesNoTwoAlikeAndThoseOfAppearanceFirst() {
    let bodies = (1...9).map { (Evidence.Kind.picture, Self.picture($0, title: "No. \($0)")) }
    let again = bodies.prefix(2) + [(.picture, Self.picture(99, title: "No. 1"))] + bodies
    let titles = Glance(Self.report(Array(again)), language: "en").pictures.map(\.title)
    #expect(titles == (1...6).map { "No. \($0)" })
  }

  @Test func saysThingsOnceAndInThePagesLanguageWhereItCan() {
    let report = Self.report([
      (.scenario, Self.speech("Off.")), (.scenario, Self.speech("Aus.", language: "de")),
      (.scenario, Self.speech("Off.")),
    ])
    #expect(Glance(report, language: "en").utterances.map(\.words) == ["Off."])
    #expect(Glance(report, language: "de").utterances.map(\.words) == ["Aus."])
    // None is in Russian: what there is, with its language.
    let others = Glance(report, language: "ru").utterances
    #expect(others.map(\.words) == ["Off.", "Aus."])
    #expect(others.map(\.language) == ["en", "de"])
  }

  @Test func isOnlyEverText() throws {
    let page = try Self.page(
      Self.report([
        (.scenario, Self.speech("<script>x</script>")),
        (.picture, Self.picture(9, title: "<b onclick=x>")),
      ]))
    #expect(page.contains("<q dir=\"auto\">&lt;script&gt;x&lt;/script&gt;</q>"))
    #expect(page.contains("<bdi>&lt;b onclick=x&gt;</bdi>"))
  }

  @Test func cutsWhatIsTooLongForAGlance() {
    let long = String(repeating: "x", count: 5_000)
    let glance = Glance(
      Self.report([
        (.picture, Self.picture(9, title: long)), (.scenario, Self.speech(long)),
        (.scenario, Self.speech("Off.")),
      ]), language: "en")
    #expect(glance.pictures.map(\.title) == [String(repeating: "x", count: 100) + "…"])
    #expect(glance.pictures.allSatisfy { $0.alternative.utf8.count < 210 })
    #expect(glance.utterances.map(\.words) == ["Off."])
  }

  @Test func looksAtNoMoreRecordsThanItMay() {
    // A thousand that cannot be shown, and then one that could.
    var bodies = [(Evidence.Kind, String)](repeating: (.picture, "{}"), count: 1000)
    bodies.append((.picture, Self.picture(9, title: "late")))
    #expect(Glance(Self.report(bodies), language: "en").pictures.isEmpty)
  }
}
