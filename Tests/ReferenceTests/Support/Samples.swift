import Diagnostics
import GuideMarkup
import Guides
import Reference
import TestResults

/// Small values to join, made from what a test cares about.
enum Sample {
  static func words(_ text: String) -> [Inline] { [Inline(.text(text), range: 0..<0)] }

  static func rule(
    _ id: String, oldIDs: [String] = [], then: String = "something happens",
    notTestable: String? = nil, at place: SourcePlace? = nil
  ) -> Rule {
    Rule(
      id: id, oldIDs: oldIDs, given: words("a switch"), when: words("it is tapped"),
      then: words(then), sources: ["handbook"], notTestable: notTestable, section: "behaviour",
      place: place ?? SourcePlace(path: "content/controls/switch.md", line: 1))
  }

  static func guide(_ rules: [Rule], slug: String = "switch") -> Guide {
    Guide(
      kind: .control, slug: slug, path: "content/controls/\(slug).md", language: "en",
      frontMatter: FrontMatter(title: slug, summary: "A control."), introduction: [], sections: [],
      footnotes: [], rules: rules)
  }

  static func content(
    _ guides: [Guide], settings: SiteSettings = SiteSettings(title: "Sample"),
    waivers: [Waiver] = [], bindings: [Binding] = [], acceptedTexts: [String: String]? = nil
  ) -> Content {
    Content(
      settings: settings, guides: guides, waivers: waivers, bindings: bindings,
      acceptedTexts: acceptedTexts)
  }

  static func waiver(
    _ rule: String = "switch.flips", owner: String? = "controls team", until: String? = nil,
    at place: SourcePlace? = nil
  ) -> Waiver {
    Waiver(
      rule: rule, reason: "the model has no drag", owner: owner, issue: nil, until: until,
      place: place ?? SourcePlace(path: "content/waivers.yml", line: 1, column: 3))
  }

  static func binding(_ pattern: String, _ rule: String, at place: SourcePlace? = nil) -> Binding {
    Binding(
      pattern: pattern, rule: rule,
      place: place ?? SourcePlace(path: "content/bindings.yml", line: 1, column: 3))
  }

  /// A test that names its rule by evidence, unless `rule` is nil.
  static func test(
    _ name: String, _ outcome: TestOutcome = .passed, rule: String? = "switch.flips",
    suite: String = "Switch", links: [RuleLink]? = nil, tags: [String] = [],
    evidence: [Evidence] = [], source: SourcePlace? = nil, line: Int = 1, path: String = "run"
  ) -> TestRecord {
    let place = SourcePlace(path: path, line: line)
    return TestRecord(
      suite: suite, name: name, source: source, place: place, outcome: outcome,
      links: links ?? rule.map { [RuleLink(rule: $0, origin: .evidence, place: place)] } ?? [],
      tags: tags, evidence: evidence)
  }

  static func run(
    _ tests: [TestRecord], id: String = "run", origin: Run.Origin = .folder,
    environment: String = "linux",
    commit: String? = nil, ended: Int? = 1_000, incompleteness: [String] = [],
    shard: Run.Shard? = nil, looseFailures: [String] = []
  ) -> Run {
    Run(
      id: id, origin: origin, tool: "junit", environment: environment, commit: commit, started: nil,
      ended: ended.map { Timestamp(secondsSince1970: $0) }, incompleteness: incompleteness,
      shard: shard, path: id, tests: tests, looseFailures: looseFailures)
  }
}

/// A join and what was reported on the way.
struct Joined {
  let reference: Reference
  let problems: [Diagnostic]

  init(
    _ content: Content, _ runs: [Run], history: History? = nil, now: Int? = 2_000,
    commit: String? = nil
  ) {
    var log = DiagnosticLog()
    reference = ReferenceBuilder.build(
      content: content, runs: runs, history: history,
      now: now.map { Timestamp(secondsSince1970: $0) }, commit: commit, into: &log)
    problems = log.diagnostics
  }

  func verdict(_ id: String = "switch.flips") -> Verdict? { reference.rule(named: id)?.verdict }

  func reasons(_ id: String = "switch.flips") -> [String] {
    reference.rule(named: id)?.reasons.map(\.text) ?? []
  }
}
