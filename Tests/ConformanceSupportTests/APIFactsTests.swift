import ConformanceSupport
import Testing

@Suite struct APIFactsTests {
  @Test func tellsSinceWhenADeclarationExists() throws {
    let facts = try APIFacts.model
    #expect(try facts.introduced("AccessibilityObject.accessibilityActivate()") == "7.0")
    #expect(try facts.introduced("UIAccessibilityScrollDirection.right") == "4.2")
    #expect(try facts.introduced("UIAccessibilityScrollDirection.next") == "5.0")
    #expect(try facts.introduced("UIView.alpha") == nil)
  }

  @Test func printsADeclaration() throws {
    let facts = try APIFacts.model
    #expect(
      try facts.text("AccessibilityObject.accessibilityActivate()")
        == "func accessibilityActivate() -> Bool")
    #expect(
      try facts.text("AccessibilityObject.accessibilityIncrement()")
        == "func accessibilityIncrement()")
  }

  @Test func followsSuperclassesThroughModules() throws {
    #expect(
      try APIFacts.model.superclasses(of: "UISwitch")
        == ["UIControl", "UIView", "UIResponder", "AccessibilityObject"])
  }

  @Test func listsWhatATypeDeclares() throws {
    let facts = try APIFacts.model
    #expect(try facts.members(of: "UISwitch").contains("onTintColor"))
    #expect(try !facts.members(of: "UISwitch").contains("alpha"))
    #expect(facts.declares("UISwitch.onTintColor"))
    #expect(!facts.declares("UISwitch.delegate"))
  }

  @Test func refusesWhatIsNotDeclared() throws {
    let missing = #expect(throws: APIFacts.Missing.self) {
      try APIFacts.model.introduced("UISwitch.flavour")
    }
    #expect(missing?.description == "there is no declaration UISwitch.flavour in the model")
  }
}
