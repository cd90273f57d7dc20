import Diagnostics
import GuideMarkup
import Guides
import Reference
import TestResults

/// Guides and references that several suites look at.
extension Sample {
  /// A guide of one section whose rules have the given verdicts.
  static func guide(
    _ slug: String, title: String? = nil, kind: Guide.Kind = .control,
    verdicts: [Verdict] = [.passing],
    translations: [Guide] = []
  ) -> GuideReport {
    let rules = verdicts.indices.map {
      rule(
        "\(slug).rule-\($0 + 1)", "a \(slug)", "it is used", "it works",
        oldIDs: ["\(slug).old-\($0 + 1)"])
    }
    let guide = Guide(
      kind: kind, slug: slug, path: "content/\(kind.folder)/\(slug).md", language: "en",
      frontMatter: FrontMatter(title: title ?? slug, summary: "What a \(slug) is."),
      introduction: [.block(paragraph("Words."))],
      sections: [
        Section(
          title: [text("Behaviour")], anchor: "behaviour", kind: .behaviour,
          parts: [
            .heading(PartHeading(level: 3, inlines: [text("Events")], anchor: "events")),
            .rules(RuleTable(ruleIDs: rules.map(\.id))),
          ])
      ],
      footnotes: [], rules: rules, translations: translations)
    return guideReport(
      guide,
      zip(rules, verdicts).map { rule, verdict in
        let tests =
          verdict == .untested ? [] : [test("works", verdict == .failing ? .failed : .passed)]
        return report(rule, verdict, ["a reason"], tests)
      })
  }

  static let sources = [Source(key: "ui-catalog-switches", blocks: [paragraph("Switches")])]

  /// Two controls and a topic with every verdict and every piece of content.
  static func everything(settings: SiteSettings = SiteSettings(title: "Control reference"))
    -> Reference
  {
    let configuration = ConfigurationTable(rows: [
      .init(
        property: [code("isOn")], type: [code("Bool")], defaultValue: [code("false")],
        setIn: [text("code")], note: [])
    ])
    let traits = TraitTable(rows: [
      .init(trait: [code("button")], bit: [text("0")], spoken: [text("Button.")], note: [])
    ])
    let plain = guide("switch", title: "Switch", verdicts: Verdict.allCases)
    let evidence = [
      Evidence(
        rule: "switch.rule-1", kind: .transcript,
        body: #"{"steps":[{"do":"taps Wi-Fi","then":["says “On.”"]},{"do":"waits","then":[]}]}"#),
      Evidence(
        rule: "switch.rule-1", kind: .comparison,
        body: #"{"rows":[{"what":"state","expected":"On.","got":"Off."}]}"#),
      Evidence(
        rule: "switch.rule-1", kind: .picture,
        body:
          #"{"title":"On","alternative":"A switch that is on","svg":"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 51 31\"><rect width=\"51\" height=\"31\" rx=\"15\"/></svg>"}"#
      ),
      Evidence(rule: "switch.rule-1", kind: .text, body: #"{"text":"free words"}"#),
    ]
    var rules = plain.rules
    rules[0] = report(
      rules[0].rule, .failing, ["its linked test failed", "1 of 1 linked tests failed"],
      [
        test(
          "speaks its state", .failed, messages: ["expected “On.”, got “Off.”"], evidence: evidence)
      ])
    let guide = Guide(
      kind: .control, slug: "switch", path: "content/controls/switch.md", language: "en",
      frontMatter: FrontMatter(
        title: "Switch", summary: "Turns one setting on or off.", className: "UISwitch",
        introduced: "iOS 2.0", deprecated: "since iOS 99", replacedBy: "UIToggle",
        owner: "controls team", similar: ["slider"]),
      introduction: [
        .block(
          block(
            .paragraph([
              text("See"), Inline(.footnoteReference(1), range: 0..<0),
              Inline(
                .link(
                  Link(destination: "https://example.org/", title: "", inlines: [text("there")])),
                range: 0..<0),
            ])))
      ],
      sections: [
        Section(
          title: [text("Configuration")], anchor: "configuration", kind: .configuration,
          parts: [.configuration(configuration), .block(table(["A", "B"], [["1", "2"]]))]),
        Section(
          title: [text("Accessibility")], anchor: "accessibility", kind: .accessibility,
          parts: [.traits(traits)]),
      ] + plain.guide.sections,
      footnotes: [Footnote(number: 1, blocks: [paragraph("A note.")])], rules: plain.guide.rules)
    let slider = Self.guide("slider", title: "Slider")
    let topic = Self.guide("voiceover", title: "VoiceOver", kind: .topic, verdicts: [.untested])
    return reference(
      [guideReport(guide, rules), slider, topic], settings: settings, sources: sources)
  }
}
