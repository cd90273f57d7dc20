import Diagnostics
import DiagnosticsTestSupport
import Templates
import Testing

@Suite("Rendering")
struct RenderingTests {
  private func text(
    _ page: String, partials: [String: String] = [:],
    _ values: KeyValuePairs<String, TemplateValue> = [:]
  ) throws -> String {
    let rendered = try render(page, partials: partials, from: Sample.page(values))
    #expect(rendered.diagnostics.map(TextRenderer.render) == [])
    return rendered.text
  }

  private func rules(_ ids: String...) -> TemplateValue {
    .list(of: ids.map { TemplateObject(Sample.rule, ["id": .text($0)]) })
  }

  // MARK: - Values

  @Test func escapesTextAndWritesMarkupAsItStands() throws {
    let page = try text(
      "<h1>{{title}}</h1>{{{body}}}{{&body}}",
      ["title": .text("Q & A <1>"), "body": .html(Array("<p>é</p>".utf8))])
    #expect(page == "<h1>Q &amp; A &lt;1&gt;</h1><p>é</p><p>é</p>")
  }

  @Test func neverWritesAnAddressThatRunsAScript() throws {
    #expect(
      try text("<a href=\"{{root}}\">", ["root": .url("javascript:x")])
        == "<a href=\"about:invalid\">")
    #expect(try text("{{root}}", ["root": .url("../?a&b")]) == "../?a&amp;b")
  }

  @Test func doesNotReadTagsInValues() throws {
    #expect(try text("{{title}}", ["title": .text("{{body}}")]) == "{{body}}")
  }

  @Test func rendersADeclaredNameWithoutAValueAsNothing() throws {
    #expect(
      try text(
        "[{{title}}{{{body}}}{{root}}{{#rules}}x{{/rules}}{{badge.words}}{{#badge}}x{{/badge}}]")
        == "[]")
  }

  @Test func appendsToWhatTheBufferHolds() throws {
    var log = DiagnosticLog()
    let template = Template.parse(SourceFile(path: "p", text: "{{title}}"), name: "page", &log)
    let checked = TemplateSet([template]).check("page", against: Sample.control, &log)
    var output = Array("a".utf8)
    try checked.render(Sample.page(["title": .text("b")]), into: &output)
    try checked.render(Sample.page(["title": .text("c")]), into: &output)
    #expect(output == Array("abc".utf8))
  }

  @Test func keepsTheByteOrderMarkOffThePage() throws {
    #expect(try text("\u{FEFF}{{! note }}\na") == "a")
  }

  // MARK: - Sections

  @Test(arguments: [
    ("title", TemplateValue.text("a"), true), ("title", .text(""), false),
    ("body", .html([60]), true), ("body", .html([]), false), ("root", .url("#"), true),
    ("root", .url(""), false), ("is-draft", .flag(true), true), ("is-draft", .flag(false), false),
    ("rules", .list(of: [TemplateObject(Sample.rule)]), true), ("rules", .list([]), false),
    ("badge", .object(TemplateObject(Sample.badge)), true), ("badge", .absent, false),
  ])
  func showsASectionForWhatIsThereAndAnInvertedOneForWhatIsNot(
    name: String, value: TemplateValue, isThere: Bool
  ) throws {
    let page = try text(
      "{{#\(name)}}yes{{/\(name)}}{{^\(name)}}no{{/\(name)}}",
      KeyValuePairs(dictionaryLiteral: (name, value)))
    #expect(page == (isThere ? "yes" : "no"))
  }

  @Test func repeatsASectionForEachElementAndSeesTheNamesAround() throws {
    let page = try text(
      "{{#rules}}{{title}}:{{id}};{{/rules}}", ["title": .text("t"), "rules": rules("a", "b")])
    #expect(page == "t:a;t:b;")
  }

  @Test func findsOuterObjectsAgainAfterDeepSections() throws {
    let evidence = TemplateObject(
      Sample.evidence, ["test": .text("T"), "file": .url("f")])
    let rule = TemplateObject(
      Sample.rule,
      ["id": .text("r"), "is-failing": .flag(true), "evidence": .list(of: [evidence, evidence])])
    let page = try text(
      "{{#rules}}{{#is-failing}}{{#evidence}}{{title}}{{id}}{{test}} {{/evidence}}{{id}}{{/is-failing}}"
        + "{{/rules}}{{title}}", ["title": .text("t"), "rules": .list(of: [rule])])
    #expect(page == "trT trT rt")
  }

  /// An outer value under the same name would be a surprise: the inner declaration decides.
  @Test func doesNotTakeAnOuterValueForAnAbsentInnerName() throws {
    let page = try text(
      "{{#entry}}[{{title}}]{{/entry}}",
      ["title": .text("outer"), "entry": .object(TemplateObject(Sample.entry))])
    #expect(page == "[]")
  }

  @Test func followsDottedNamesThroughTrees() throws {
    let inner = TemplateObject(Sample.badge, ["words": .text("24 rules"), "picture": .html([60])])
    let page = try text(
      "{{badge.words}} {{{badge.picture}}} {{#badge.words}}{{.}}{{/badge.words}}",
      ["badge": .object(inner)])
    #expect(page == "24 rules < 24 rules")
  }

  // MARK: - Lines

  @Test(arguments: ["\n", "\r\n"])
  func takesLinesOfTheirOwnAwayFromTagsThatStandAlone(lineEnd: String) throws {
    let template = [
      "a", "  {{! note }}", "{{#rules}}", "  {{id}}", "\t{{/rules}} ", "{{=<% %>=}}", "<%^rules%>",
      "x", "<%/rules%>", "", "b",
    ].joined(separator: lineEnd)
    let expected = ["a", "  r", "  s", "", "b"].joined(separator: lineEnd)
    #expect(try text(template, ["rules": rules("r", "s")]) == expected)
  }

  @Test func keepsTheLineOfATagThatSharesItWithAnother() throws {
    #expect(try text("{{#title}} {{/title}}\n{{! a }}{{! b }}\n{{! a\n}} {{! b }}\n") == "\n\n \n")
  }

  @Test(arguments: ["\n", "\r\n"])
  func indentsEveryLineOfAPartialThatStandsAlone(lineEnd: String) throws {
    let row = ["<li>", "", "{{#rules}}", "  {{id}} {{title}}", "{{/rules}}", "{{title}}</li>", ""]
    let page = try text(
      ["<ul>", "  {{> row}}", "</ul>"].joined(separator: lineEnd),
      partials: ["row": row.joined(separator: lineEnd)],
      ["title": .text("one\ntwo"), "rules": rules("r", "s")])
    let expected = [
      "<ul>", "  <li>", "", "    r one\ntwo", "    s one\ntwo", "  one\ntwo</li>", "</ul>",
    ]
    #expect(page == expected.joined(separator: lineEnd))
  }

  @Test func addsTheIndentationsOfPartialsWithinEachOther() throws {
    let page = try text(
      " {{>a}}\n", partials: ["a": "a\n  {{>b}}\n{{>b}}\nx{{>c}}\n", "b": "b\n", "c": "c\nd\n"])
    #expect(page == " a\n   b\n b\n xc\nd\n\n")
  }

  @Test func rendersATreeWithAPartialThatIncludesItself() throws {
    let leaf = TemplateObject(Sample.entry, ["title": .text("leaf")])
    let top = TemplateObject(
      Sample.entry, ["title": .text("top"), "entries": .list(of: [leaf, leaf])])
    let page = try text(
      "{{#entries}}\n{{>tree}}\n{{/entries}}\n",
      partials: ["tree": "- {{title}}\n{{#entries}}\n  {{>tree}}\n{{/entries}}\n"],
      ["entries": .list(of: [top, leaf])])
    #expect(page == "- top\n  - leaf\n  - leaf\n- leaf\n")
  }

  // MARK: - Size

  @Test(arguments: [1, 1000, 100_000])
  func writesALineForEachElementHoweverManyThereAre(count: Int) throws {
    let rule = TemplateObject(Sample.rule, ["id": .text("switch.on")])
    let page = try text(
      "{{#rules}}\n<td>{{id}}</td>\n{{/rules}}\n",
      ["rules": .list(of: Array(repeating: rule, count: count))])
    #expect(page.utf8.count == count * "<td>switch.on</td>\n".utf8.count)
  }
}

@Suite("Partials without an end")
struct PartialLimitTests {
  private let tree = "{{title}}{{#entries}}{{>tree}}{{/entries}}"

  private func failure(_ page: String, partials: [String: String], _ object: TemplateObject)
    -> RenderingError?
  {
    do throws(RenderingError) {
      _ = try render(page, partials: partials, from: object)
      return nil
    } catch {
      return error
    }
  }

  @Test func writesATree64PartialsDeep() throws {
    let page = try render(
      "{{#entry}}{{>tree}}{{/entry}}", partials: ["tree": tree],
      from: Sample.page(["entry": .object(Sample.entry(depth: 64))]))
    #expect(page.text == String(repeating: "e", count: 64))
  }

  @Test func stopsAtTheNextPartialAndNamesTheChain() throws {
    let error = try #require(
      failure(
        "{{#entry}}{{>tree}}{{/entry}}", partials: ["tree": tree],
        Sample.page(["entry": .object(Sample.entry(depth: 65))])))
    #expect(error.reason == .partialsTooDeep)
    #expect(error.chain == ["page"] + Array(repeating: "tree", count: 65))
    let marked = MarkedText(
      "{{title}}{{#entries}}{{>①tree②}}{{/entries}}", path: "tree.mustache")
    #expect(
      error.diagnostic
        == Diagnostic(
          .partialsTooDeep,
          "partials include each other more than 64 deep: "
            + "page → tree → tree → tree → tree → tree → … 60 more",
          at: marked.place("①", "②"),
          help: ["include a partial in itself only within a section that can be empty"]))
  }

  @Test func stopsPartialsThatIncludeEachOtherForEver() throws {
    let error = try #require(
      failure("{{>a}}", partials: ["a": "{{>b}}", "b": "{{>a}}"], Sample.page()))
    #expect(error.reason == .partialsTooDeep)
    #expect(error.chain.prefix(4) == ["page", "a", "b", "a"])
  }

  /// Each level takes some stack, so that sections count too.
  @Test func stopsSectionsAndPartialsThatTogetherGoTooDeep() throws {
    let open = String(repeating: "{{#tags}}{{#title}}", count: 32)
    let close = String(repeating: "{{/title}}{{/tags}}", count: 32)
    let marked = MarkedText("\(open){{>①a②}}\(close)", path: "a.mustache")
    let error = try #require(
      failure(
        "{{>a}}", partials: ["a": marked.text],
        Sample.page(["title": .text("t"), "tags": .list([.text("x")])])))
    #expect(error.reason == .levelsTooDeep)
    #expect(
      error.diagnostic
        == Diagnostic(
          .partialsTooDeep,
          "sections and partials stand in each other more than 256 deep: "
            + "page → a → a → a → a", at: marked.place("①", "②"),
          help: ["include a partial in itself from fewer sections within each other"]))
  }

  /// Thirty files that include the next one twice would be a thousand million partials.
  @Test func stopsPartialsThatMultiply() throws {
    var partials = Dictionary(
      uniqueKeysWithValues: (0..<30).map { ("p\($0)", "{{>p\($0 + 1)}}{{>p\($0 + 1)}}") })
    partials["p30"] = ""
    let error = try #require(failure("{{>p0}}", partials: partials, Sample.page()))
    #expect(error.reason == .tooManyPartials)
    let diagnostic = error.diagnostic
    #expect(diagnostic.code == .tooManyPartials)
    #expect(
      diagnostic.message
        == "the page includes partials more than 1000000 times: "
        + "page → p0 → p1 → p2 → p3 → p4 → … \(error.chain.count - 6) more")
    #expect(diagnostic.help == ["include a partial once in a section over a list"])
  }
}
