import Diagnostics
import GuideMarkup
import Guides
import Pages
import Reference
import TestResults
import Testing

@Suite("Text from outside")
struct HostileTextTests {
  /// Breaks out of elements, attributes, scripts, comments and lines of text.
  private static let hostile =
    "</title></script><script>boo()</script><img src=x onerror=boo()>\"'><b>--><!--]]>"
    + "\u{202E}txt\u{2066}\u{0}\u{7F}\u{1B}[31m\u{2028}{{title}}&amp;"

  private static let tame = "tame"

  /// The same site with every string from guides and results replaced by one text.
  private static func reference(_ text: String) -> Reference {
    let inlines = [Sample.text(text), Sample.code(text)]
    let evidence = Evidence.Kind.allCases.flatMap { kind in
      [
        Evidence(rule: "a.b", kind: kind, body: text),
        Evidence(rule: "a.b", kind: kind, body: "{\"text\":\(json(text))}"),
        Evidence(
          rule: "a.b", kind: kind,
          body:
            "{\"steps\":[{\"do\":\(json(text)),\(json(text)):\(json(text)),\"then\":[\(json(text))]}]}"
        ),
        Evidence(
          rule: "a.b", kind: kind,
          body:
            "{\"rows\":[{\"what\":\(json(text)),\"expected\":\(json(text)),\"got\":\(json(text))}]}"
        ),
        Evidence(
          rule: "a.b", kind: kind,
          body: "{\"svg\":\(json(text)),\"title\":\(json(text)),\"alternative\":\(json(text))}"),
      ]
    }
    let place = SourcePlace(path: text, line: 1, column: 1)
    let rule = Rule(
      id: "a.b", given: inlines, when: inlines, then: inlines, sources: [text],
      era: Era(first: text, reach: .through(text)), note: inlines,
      others: [.init(title: text, inlines: inlines)], section: "s", group: text, place: place)
    let test = LinkedTest(
      test: TestRecord(
        suite: text, name: text, displayName: text, source: place, place: place, outcome: .failed,
        messages: [text], evidence: evidence),
      run: 0, environment: text, link: .evidence)
    let waiver = Waiver(
      rule: "a.b", reason: text, owner: text, issue: "javascript:boo()", until: text, place: place)
    let report = Sample.report(rule, .failing, [text, text], [test], waiver: waiver)
    let blocks: [Block] = [
      Sample.block(.codeBlock(CodeBlock(language: text, code: text))),
      Sample.block(.html(text)), Sample.table([text, text], [[text, text]]),
      Sample.block(
        .paragraph([
          Inline(
            .link(Link(destination: "https://example.org/" + text, title: text, inlines: inlines)),
            range: 0..<0),
          Inline(
            .link(Link(destination: "javascript:boo()", title: text, inlines: inlines)),
            range: 0..<0),
          Inline(.image(Image(source: text, title: text, alternative: inlines)), range: 0..<0),
          Inline(.html(text), range: 0..<0),
        ])),
    ]
    let guide = Guide(
      kind: .control, slug: "a", path: text, language: "en",
      frontMatter: FrontMatter(
        title: text, summary: text, className: text, introduced: text, deprecated: text,
        replacedBy: text, owner: text),
      introduction: blocks.map(Part.block),
      sections: [
        Section(
          title: inlines, anchor: "s", kind: nil,
          parts: [
            .rules(RuleTable(ruleIDs: ["a.b"], otherTitles: [text])),
            .configuration(
              ConfigurationTable(rows: [
                .init(
                  property: inlines, type: inlines, defaultValue: inlines, setIn: inlines,
                  note: inlines)
              ])),
          ])
      ],
      footnotes: [], rules: [rule])
    let run = RunReport(
      run: Run(
        id: text, tool: text, environment: text, commit: text, incompleteness: [text], path: text,
        tests: []),
      freshness: .fresh, supersededBy: text)
    return Sample.reference(
      [Sample.guideReport(guide, [report])],
      settings: SiteSettings(title: text, sourceURL: "https://example.org/{path}#L{line}"),
      sources: [Source(key: text, blocks: blocks)], runs: [run])
  }

  private static func json(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\u{0}"..."\u{1F}":
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  private static func problems(_ text: String) -> [Diagnostic] {
    [Diagnostic(.unknownWord, text, at: SourcePlace(path: text), help: [text])]
  }

  @Test func isNeverMoreThanText() throws {
    let hostile = try RenderedSite(
      Self.reference(Self.hostile), problems: Self.problems(Self.hostile))
    let tame = try RenderedSite(Self.reference(Self.tame), problems: Self.problems(Self.tame))
    #expect(hostile.files.keys.sorted() == tame.files.keys.sorted())
    for path in tame.files.keys.sorted() where path.hasSuffix(".html") || path.hasSuffix(".svg") {
      // An element or attribute that the tame site lacks was made by the text. `<wbr>` is where a
      // long name may break.
      let expected = Markup(try tame.text(path)).tags.filter { $0.name != "wbr" }
      let markup = Markup(try hostile.text(path))
      #expect(markup.openings == markup.tags.count, "'\(path)'")
      let found = markup.tags.filter { $0.name != "wbr" }
      #expect(found.map(\.name) == expected.map(\.name), "'\(path)'")
      #expect(
        found.map { $0.attributes.keys.sorted() } == expected.map { $0.attributes.keys.sorted() },
        "'\(path)'")
    }
  }

  @Test func neverRunsWhenItsLinkIsFollowed() throws {
    let site = try RenderedSite(Self.reference(Self.hostile))
    for path in site.files.keys where path.hasSuffix(".html") {
      let links = Markup(try site.text(path)).values(of: "href")
      #expect(!links.contains { $0.lowercased().hasPrefix("javascript:") }, "'\(path)'")
    }
  }

  @Test func hasNoControlCharactersLeft() throws {
    let site = try RenderedSite(Self.reference(Self.hostile), problems: Self.problems(Self.hostile))
    for (path, bytes) in site.files {
      #expect(
        !bytes.contains { ($0 < 0x20 && $0 != 0x0A && $0 != 0x09) || $0 == 0x7F }, "'\(path)'")
    }
  }

  @Test func cannotEndTheScriptItIsDataOf() throws {
    let site = try RenderedSite(Self.reference(Self.hostile))
    for path in [
      "assets/verdicts.js", "assets/search/en/d-0.js", "api/site.json", "api/controls/a.json",
    ] {
      let text = try site.text(path)
      #expect(!text.contains("<") && !text.unicodeScalars.contains("\u{2028}"), "'\(path)'")
    }
  }
}
