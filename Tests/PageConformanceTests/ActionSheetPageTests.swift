import ConformanceSupport
import Testing
import UIKitModel

/// Rules about the page of the action sheet itself.
@Suite("Action sheet page") struct ActionSheetPageTests {
  @Test(
    "names the class, its deprecation and what replaces it",
    .rule("actionsheet.implemented-by-uiactionsheet"))
  func implementedByUIActionSheet() throws {
    let page = try BuiltPage("controls/action-sheet")
    compare("class on the page", page.className, with: "\(UIActionSheet.self)")
    let facts = try APIFacts.model
    compare(
      "superclass in the model", try facts.superclasses(of: "UIActionSheet").first, with: "UIView")
    let deprecated = try #require(try facts.deprecated("UIActionSheet"))
    compare("deprecation in the model", deprecated, with: "8.3")
    let notice =
      page.texts(in: page.html, from: "<p class=\"notice deprecated\">", to: "</p>").first ?? ""
    compare("deprecation on the page", notice.contains("iOS \(deprecated)"), with: true)
    compare("today's class on the page", notice.contains("UIAlertController"), with: true)
  }

  @Test("shows a sheet made in a view controller", .rule("actionsheet.created-in-controller"))
  func createdInController() throws {
    let page = try BuiltPage("controls/action-sheet")
    let samples = page.texts(in: page.html, from: "<pre", to: "</pre>")
      .filter { $0.contains("UIActionSheet(") }
    let first = try #require(samples.first)
    compare("the sample's class is a controller", first.contains(": UIViewController"), with: true)
  }

  @Test("offers alert view and modal view", .rule("actionsheet.similar-elements"))
  func similarElements() throws {
    let page = try BuiltPage("controls/action-sheet")
    let items = page.texts(
      in: try page.section("similar-elements"), from: "<strong>", to: "</strong>")
    compare("similar elements", items, with: ["Alert view", "Modal view"])
  }
}
