import ConformanceSupport
import Testing
import UIKitModel

/// Rules about the page of the switch itself.
@Suite("Switch page") struct SwitchPageTests {
  @Test("names the class that the model has", .rule("switch.implemented-by-uiswitch"))
  func implementedByUISwitch() throws {
    let page = try BuiltPage("controls/switch")
    compare("class on the page", page.className, with: "\(UISwitch.self)")
    let superclasses = try APIFacts.model.superclasses(of: "UISwitch")
    compare("superclass in the model", superclasses.first, with: "UIControl")
  }

  @Test("offers the slider as the only similar element", .rule("switch.similar-slider"))
  func similarSlider() throws {
    let page = try BuiltPage("controls/switch")
    let items = page.texts(
      in: try page.section("similar-elements"), from: "<strong>", to: "</strong>")
    compare("similar elements", items, with: ["Slider"])
  }

  @Test(
    "speaks of switches where it tells how to debug them",
    .rule("switch.debug-heading-says-switches"))
  func debugHeadingSaysSwitches() throws {
    let page = try BuiltPage("controls/switch")
    let section = try page.section("debugging")
    let opening = page.texts(in: section, from: "<p>", to: "</p>").first ?? ""
    compare("the first sentence speaks of switches", opening.contains("switches"), with: true)
    compare("the first sentence speaks of sliders", opening.contains("slider"), with: false)
    let erratum = page.texts(in: section, from: "<blockquote>", to: "</blockquote>").first ?? ""
    compare("the erratum names what Apple printed", erratum.contains("sliders"), with: true)
  }
}
