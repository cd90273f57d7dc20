import Templates
import Testing

@Suite("Declarations")
struct DeclarationTests {
  @Test func listTheirNamesInOrderWithKindDocumentationAndExample() throws {
    #expect(
      Sample.rule.names.map(\.name) == ["id", "then", "is-failing", "since", "evidence"])
    let id = try #require(Sample.rule.names.first)
    #expect(id.documentation == "Its permanent id.")
    #expect(id.example == "switch.speaks-state")
    #expect(id.kind == .text)
  }

  @Test func nameEveryDeclarationThatTheyLeadToOnceAlsoThroughTrees() {
    #expect(
      Sample.control.reachable.map(\.name) == ["control", "rule", "badge", "entry", "evidence"])
    #expect(Sample.entry.reachable == [Sample.entry])
  }

  @Test(arguments: [
    (Kind.text, "text"), (.html, "html"), (.url, "url"), (.flag, "flag"),
    (.object(Sample.badge), "object 'badge'"), (.list(Sample.rule), "list of 'rule'"),
    (.list(.text), "list of text"), (.list(.list(.url)), "list of list of url"),
    (.itself, "object of the same names"), (.list(.itself), "list of the same names"),
    (.any, "text or html"),
  ])
  func sayTheKindOfANameInWords(kind: Kind, words: String) {
    #expect(kind.description == words)
  }

  @Test func areTheSameOnlyIfTheyAreOneInstance() {
    #expect(Declaration("rule", "", []) != Declaration("rule", "", []))
    #expect(Sample.rule == Sample.rule)
  }

  @Test func resolveItselfToTheDeclarationAround() throws {
    let slot = try #require(Sample.entry.slot("entries"))
    #expect(Sample.entry.kind(at: slot) == .list(Sample.entry))
  }

  @Test func refuseTwoNamesAlike() async {
    await #expect(processExitsWith: .failure) {
      _ = Declaration("rule", "", [.init("id", .text), .init("id", .url)])
    }
  }

  @Test func refuseNamesThatNoTagCanHold() async {
    await #expect(processExitsWith: .failure) {
      _ = Declaration("rule", "", [.init("rule.id", .text)])
    }
  }
}

@Suite("Template objects")
struct TemplateObjectTests {
  @Test func holdNothingUntilANameIsSet() {
    var rule = TemplateObject(Sample.rule)
    #expect(rule["since"] == .absent)
    rule["since"] = .text("2026-11-01")
    #expect(rule["since"] == .text("2026-11-01"))
  }

  @Test func takeTheirNamesInAnyOrder() {
    let ordered = TemplateObject(Sample.badge, ["words": .text("2"), "picture": .html([60])])
    let turned = TemplateObject(Sample.badge, ["picture": .html([60]), "words": .text("2")])
    #expect(ordered == turned)
    #expect(turned["words"] == .text("2"))
  }

  @Test func takeAbsenceForNoTextNoAddressAndNoObject() {
    #expect(TemplateValue.text(String?.none) == .absent)
    #expect(TemplateValue.url(String?.none) == .absent)
    #expect(TemplateValue.object(TemplateObject?.none) == .absent)
    #expect(TemplateValue.text(String?.some("x")) == .text("x"))
  }

  @Test func stopAtANameThatIsNotDeclared() async {
    await #expect(processExitsWith: .failure) {
      var badge = TemplateObject(Declaration("badge", "", [.init("words", .text)]))
      badge["word"] = .text("x")
    }
  }

  @Test func stopAtAValueOfAnotherKind() async {
    await #expect(processExitsWith: .failure) {
      var badge = TemplateObject(Declaration("badge", "", [.init("picture", .html)]))
      badge["picture"] = .text("<svg>")
    }
  }

  @Test func stopAtAListWithAnObjectOfAnotherDeclaration() async {
    await #expect(processExitsWith: .failure) {
      let rule = Declaration("rule", "", [])
      var page = TemplateObject(Declaration("page", "", [.init("rules", .list(rule))]))
      page["rules"] = .list(of: [TemplateObject(rule), TemplateObject(Declaration("rule", "", []))])
    }
  }
}
