import Diagnostics
import DiagnosticsTestSupport
import Templates
import Testing

@Suite("Problems between a template and its declaration")
struct CheckingProblemsTests {
  private func problems(
    _ page: MarkedText, partials: [String: MarkedText] = [:], against kind: Kind = Sample.kind
  ) -> [Diagnostic] {
    var log = DiagnosticLog()
    var templates = [Template.parse(page.file, name: "page", &log)]
    for (name, partial) in partials {
      templates.append(Template.parse(partial.file, name: name, &log))
    }
    _ = TemplateSet(templates).check("page", against: kind, &log)
    return log.diagnostics
  }

  // MARK: - Undeclared names

  @Test func offersTheNearestNameInScopeForAnUndeclaredOne() {
    let page = MarkedText("<h1>\n  {{ ①titel② }}</h1>", path: "templates/control.mustache")
    #expect(
      problems(page) == [
        Diagnostic(
          .undeclaredName, "name 'titel' is not declared in 'control'; did you mean 'title'?",
          at: page.place("①", "②"), help: ["write 'title'"])
      ])
  }

  @Test func looksForTheNearestNameInTheSectionsAroundToo() {
    let page = MarkedText("{{#rules}}{{①titel②}}{{/rules}}")
    #expect(
      problems(page) == [
        Diagnostic(
          .undeclaredName, "name 'titel' is not declared in 'rule'; did you mean 'title'?",
          at: page.place("①", "②"), help: ["write 'title'"])
      ])
  }

  @Test func listsTheNamesInScopeWhereNoneIsNear() {
    let page = MarkedText("{{#badge}}{{①nonsense②}}{{/badge}}")
    #expect(
      problems(page) == [
        Diagnostic(
          .undeclaredName, "name 'nonsense' is not declared in 'badge'", at: page.place("①", "②"),
          help: [
            "'badge' has 'words', 'picture'",
            "'control' has 'title', 'body', 'root', 'is-draft', 'rules', 'badge', 'tags', "
              + "'entries', 'entry'",
          ])
      ])
  }

  @Test func listsTwelveNamesAtMost() {
    let many = Declaration("many", "", (1...14).map { .init("number-\($0)", .text) })
    let found = problems(MarkedText("{{x}}"), against: .object(many))
    #expect(
      found.first?.help == [
        "'many' has " + (1...12).map { "'number-\($0)'" }.joined(separator: ", ") + " and 2 more"
      ])
  }

  @Test func pointsAtThePartOfADottedNameThatIsUndeclared() {
    let page = MarkedText("{{badge.①word②}}")
    #expect(
      problems(page) == [
        Diagnostic(
          .undeclaredName, "name 'word' is not declared in 'badge'; did you mean 'words'?",
          at: page.place("①", "②"), help: ["write 'words'"])
      ])
  }

  @Test func tellsThatAListHasNoNames() {
    let page = MarkedText("{{rules.①id②}}")
    #expect(
      problems(page) == [
        Diagnostic(
          .undeclaredName, "'rules' is a list of 'rule' and has no names, so no 'id'",
          at: page.place("①", "②"), help: ["open a section: {{#rules}}…{{/rules}}"])
      ])
  }

  @Test func tellsThatTextHasNoNames() {
    let page = MarkedText("{{#badge.words.①size②}}{{/badge.words.size}}")
    #expect(
      problems(page) == [
        Diagnostic(
          .undeclaredName, "'words' is text and has no names, so no 'size'",
          at: page.place("①", "②"))
      ])
  }

  @Test func saysNothingOfWhatAnUndeclaredSectionHolds() {
    let page = MarkedText("{{#①rule②}}{{id}}{{x}}{{/rule}}{{title}}")
    #expect(problems(page).map(\.place) == [page.place("①", "②")])
  }

  @Test func doesNotLetASectionsNamesOutOfIt() {
    let page = MarkedText("{{#rules}}{{id}}{{/rules}}{{①id②}}{{^rules}}{{③since④}}{{/rules}}")
    #expect(problems(page).map(\.place) == [page.place("①", "②"), page.place("③", "④")])
  }

  // MARK: - Kinds

  @Test(arguments: ["{{{①title②}}}", "{{&①title②}}"])
  func refusesTextThatIsNotEscaped(fixture: String) {
    let page = MarkedText(fixture)
    #expect(
      problems(page) == [
        Diagnostic(
          .unescapedText, "'title' is text and is written without escaping",
          at: page.place("①", "②"), help: ["write {{title}}"])
      ])
  }

  @Test func refusesAnAddressThatIsNotEscaped() {
    let page = MarkedText("{{{①root②}}}")
    #expect(
      problems(page) == [
        Diagnostic(
          .unescapedText, "'root' is url and is written without escaping",
          at: page.place("①", "②"), help: ["write {{root}}"])
      ])
  }

  @Test func refusesMarkupThatIsEscaped() {
    let page = MarkedText("{{#badge}}{{①picture②}}{{/badge}}")
    #expect(
      problems(page) == [
        Diagnostic(
          .escapedHTML, "'picture' is html and is written with escaping",
          at: page.place("①", "②"), help: ["write {{{picture}}}"])
      ])
  }

  @Test(arguments: [
    ("rules", "a list of 'rule'"), ("is-draft", "a flag"), ("badge", "an object 'badge'"),
    ("tags", "a list of text"),
  ])
  func refusesToWriteWhatHasNoText(name: String, kind: String) {
    let page = MarkedText("{{①\(name)②}}")
    #expect(
      problems(page) == [
        Diagnostic(
          .nameWithoutText, "'\(name)' is \(kind) and is written like text",
          at: page.place("①", "②"), help: ["open a section: {{#\(name)}}…{{/\(name)}}"])
      ])
  }

  @Test func knowsTheKindOfTheValueAtHand() {
    let page = MarkedText(
      "{{#tags}}{{.}}{{{①.②}}}{{/tags}}{{#body}}{{{.}}}{{/body}}{{#rules}}{{③.④}}{{/rules}}")
    #expect(
      problems(page).map(\.message) == [
        "'.' is text and is written without escaping",
        "'.' is an object 'rule' and is written like text",
      ])
    #expect(problems(page).map(\.place) == [page.place("①", "②"), page.place("③", "④")])
  }

  // MARK: - Partials

  @Test func offersTheNearestTemplateForAPartialThatIsMissing() {
    let page = MarkedText("{{> ①haeder②}}")
    #expect(
      problems(page, partials: ["header": MarkedText("")]) == [
        Diagnostic(
          .missingPartial, "no template is named 'haeder'; did you mean 'header'?",
          at: page.place("①", "②"), help: ["add a file 'haeder.mustache' to the templates"])
      ])
  }

  @Test func tellsThroughWhichTagsAPartialWasReached() {
    let page = MarkedText("{{#rules}}{{>①row②}}{{/rules}}", path: "page.mustache")
    let row = MarkedText("{{>①cell②}}", path: "row.mustache")
    let cell = MarkedText("{{①sinse②}}", path: "cell.mustache")
    #expect(
      problems(page, partials: ["row": row, "cell": cell]) == [
        Diagnostic(
          .undeclaredName, "name 'sinse' is not declared in 'rule'; did you mean 'since'?",
          at: cell.place("①", "②"),
          notes: [
            .init("included here", at: row.place("①", "②")),
            .init("included here", at: page.place("①", "②")),
          ], help: ["write 'since'"])
      ])
  }

  @Test func checksAPartialInEachSurroundingAndTellsAPlaceOnce() {
    let row = MarkedText("{{id}}", path: "row.mustache")
    let page = MarkedText("{{#rules}}{{>row}}{{/rules}}{{>row}}{{#badge}}{{>row}}{{/badge}}")
    let found = problems(page, partials: ["row": row])
    #expect(found.map(\.message) == ["name 'id' is not declared in 'control'"])
  }

  @Test func tellsAMistakeInASharedPartialOnceForAllPages() {
    var log = DiagnosticLog()
    let set = TemplateSet(
      ["control", "topic"].map {
        Template.parse(SourceFile(path: "\($0).mustache", text: "{{>foot}}"), name: $0, &log)
      } + [Template.parse(SourceFile(path: "foot.mustache", text: "{{yaer}}"), name: "foot", &log)])
    let topic = Declaration("topic", "", [.init("name", .text)])
    let checked = set.check(
      [.init("control", Sample.kind), .init("topic", .object(topic))], &log)
    #expect(checked.map(\.name) == ["control", "topic"])
    #expect(log.diagnostics.map(\.message) == ["name 'yaer' is not declared in 'control'"])
  }

  @Test func endsForPartialsThatIncludeEachOtherInEverGrowingSections() {
    let tree = MarkedText(
      "{{title}}{{#entries}}{{>tree}}{{/entries}}{{>tree}}{{#entry}}{{>page}}{{/entry}}")
    #expect(problems(MarkedText("{{>tree}}"), partials: ["tree": tree]).isEmpty)
  }

  /// Six sections in every order would be 720 surroundings, seven 5,040.
  @Test func refusesAPartialThatIsIncludedFromTooManySurroundings() {
    let names = (1...7).map { "s\($0)" }
    let page = Declaration(
      "page", "", names.map { .init($0, .object(Declaration($0, "", [.init("own-\($0)", .text)]))) }
    )
    let text = names.map { "{{#\($0)}}{{>①page②}}{{/\($0)}}" }
    let fixture = MarkedText(
      text[0]
        + text.dropFirst().map { $0.replacing("①", with: "").replacing("②", with: "") }
        .joined())
    let found = problems(fixture, against: .object(page))
    #expect(found.count == 7)
    #expect(
      found.first
        == Diagnostic(
          .templateTooDeep,
          "partial 'page' is included from more than 1000 different surroundings",
          at: fixture.place("①", "②"), notes: found.first?.notes ?? [],
          help: ["include it from fewer sections, or write its text out"]))
  }

  // MARK: - Templates

  @Test func saysWhichTemplateAPageLacks() {
    var log = DiagnosticLog()
    let set = TemplateSet([
      Template.parse(SourceFile(path: "control.mustache", text: ""), name: "control", &log)
    ])
    let checked = set.check("controls", against: Sample.control, &log)
    #expect(
      log.diagnostics == [
        Diagnostic(
          .missingTemplate, "no template is named 'controls'; did you mean 'control'?", at: nil,
          help: ["add a file 'controls.mustache' to the templates"])
      ])
    #expect(checked.name == "controls")
  }

  @Test func takesTheFirstOfTwoTemplatesWithOneName() throws {
    var log = DiagnosticLog()
    let set = TemplateSet(
      ["own", "built-in"].map {
        Template.parse(SourceFile(path: $0, text: $0), name: "page", &log)
      })
    var output: [UInt8] = []
    try set.check("page", against: Sample.control, &log).render(Sample.page(), into: &output)
    #expect(String(decoding: output, as: UTF8.self) == "own")
    #expect(set.names == ["page"])
  }
}

extension Sample {
  static let kind = Kind.object(control)
}
