import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel

/// The rules of `content/controls/switch.md` about Interface Builder.
@Suite("Switch in Interface Builder") struct SwitchInspectorTests {
  private func schema() throws -> InspectorSchema {
    try #require(InspectorSchema.schema(of: "UISwitch"))
  }

  private func load(_ attributes: [String: String] = [:]) throws -> UISwitch {
    try #require(try Archive("UISwitch", attributes).load() as? UISwitch)
  }

  @Test("has a section of its own", .rule("switch.inspector-has-switch-section"))
  func switchSection() throws {
    let schema = try schema()
    compare("sections", schema.sections.map(\.name), with: ["Switch", "Control", "View"])
    compare(
      "fields of Switch", schema.section("Switch")?.fields.map(\.name), with: ["State", "On Tint"])
    compare("a class without one", InspectorSchema.schema(of: "UIView") == nil, with: true)
  }

  @Test("has properties without a field", .rule("switch.some-configuration-code-only"))
  func codeOnly() throws {
    let schema = try schema()
    let facts = try APIFacts.model
    let properties = ["isOn", "onTintColor", "thumbTintColor", "onImage", "offImage"]
    for property in properties {
      compare("\(property) is declared", facts.declares("UISwitch.\(property)"), with: true)
    }
    compare(
      "without a field", properties.filter { schema.field(for: $0) == nil },
      with: ["thumbTintColor", "onImage", "offImage"])
  }

  @Test(
    "can be set up in code as well", .rule("switch.inspector-settings-also-in-code"),
    arguments: [
      ["on": "YES"], ["on": "YES", "onTintColor": "orange"], ["tintColor": "red"],
      ["enabled": "NO"], ["userInteractionEnabled": "NO"],
    ])
  func alsoInCode(attributes: [String: String]) throws {
    let loaded = try load(attributes)
    let made = UISwitch()
    for (attribute, value) in attributes {
      switch attribute {
      case "on": made.isOn = true
      case "onTintColor": made.onTintColor = UIColor.named(value)
      case "tintColor": made.tintColor = UIColor.named(value)
      case "enabled": made.isEnabled = false
      default: made.isUserInteractionEnabled = false
      }
    }
    for era in [OSEra.ios7, .ios17] {
      let screen = UIScreen(device: Device(osEra: era))
      screen.window.addSubview(loaded)
      screen.window.addSubview(made)
      compare("what is drawn on \(era.name)", loaded.drawing(), with: made.drawing())
    }
    compare("enabled", loaded.isEnabled, with: made.isEnabled)
    compare(
      "interaction", loaded.isUserInteractionEnabled, with: made.isUserInteractionEnabled)
    compare("on", loaded.isOn, with: made.isOn)
  }

  @Test("begins as its State field says", .rule("switch.state-field-sets-initial-state"))
  func stateField() throws {
    let target = Calls()
    for (value, isOn) in [("YES", true), ("NO", false)] {
      let archive = Archive(
        "UISwitch", ["on": value], connections: [Archive.Connection(.valueChanged, "changed:")])
      let toggle = try archive.load(owner: target) as? UISwitch
      compare("on with \(value)", toggle?.isOn, with: isOn)
    }
    compare("calls", target.calls, with: [])
    compare("the field", try schema().field(for: "isOn")?.name, with: "State")
  }

  @Test("is on when it has just been dragged", .rule("switch.ib-default-state-on"))
  func defaultOn() throws {
    let toggle = try Archive.fresh("UISwitch").load() as? UISwitch
    compare("on", toggle?.isOn, with: true)
    compare("enabled", toggle?.isEnabled, with: true)
    compare("takes touches", toggle?.isUserInteractionEnabled, with: true)
    compare("on tint", toggle?.onTintColor == nil, with: true)
  }

  @Test("is off without the attribute", .rule("switch.archive-without-on-is-off"))
  func withoutOn() throws {
    compare("on", try load().isOn, with: false)
    compare("on with another attribute", try load(["onTintColor": "red"]).isOn, with: false)
  }

  @Test(
    "calls a connected action as one that code added",
    .rule("switch.connections-inspector-equals-addtarget"))
  func connections() throws {
    let owner = Calls()
    let archive = Archive(
      "UISwitch", [:],
      connections: [
        Archive.Connection(.valueChanged, "changed:"), Archive.Connection(.touchDown, "touched"),
      ])
    let loaded = try archive.load(owner: owner)
    let other = Calls()
    let made = UISwitch()
    made.addTarget(other, action: "changed:", for: .valueChanged)
    made.addTarget(other, action: "touched", for: .touchDown)
    for toggle in [loaded, made] {
      let screen = UIScreen(device: Device())
      screen.window.addSubview(toggle)
      screen.touch(at: Point(x: 10, y: 10))
    }
    compare("connected", owner.calls, with: ["touched", "changed: on"])
    compare("added by code", other.calls, with: ["touched", "changed: on"])
  }

  @Test("keeps its on tint in the field of that name", .rule("switch.on-tint-field-is-ontintcolor"))
  func onTintField() throws {
    let field = try #require(try schema().section("Switch")?.fields.last)
    compare("the property of On Tint", field.property, with: "onTintColor")
    compare("loaded", try load([field.attribute: "orange"]).onTintColor, with: .orange)
  }

  @Test("has no field for the thumb", .rule("switch.thumb-tint-code-only"))
  func thumbTint() throws {
    compare("field", try schema().field(for: "thumbTintColor") == nil, with: true)
  }

  @Test("has no field for the off tint in its section", .rule("switch.off-tint-code-only"))
  func offTint() throws {
    let schema = try schema()
    let fields = try #require(schema.section("Switch")?.fields)
    compare("in Switch", fields.contains { $0.property == "tintColor" }, with: false)
    compare(
      "in View", schema.section("View")?.fields.map(\.property),
      with: ["tintColor", "isUserInteractionEnabled"])
    compare(
      "names in View", schema.section("View")?.fields.map(\.name),
      with: ["Tint", "User Interaction Enabled"])
    compare(
      "names in Control", schema.section("Control")?.fields.map(\.name), with: ["Enabled"])
    compare("in Control", schema.section("Control")?.fields.map(\.property), with: ["isEnabled"])
  }

  @Test("has no text of its own to translate", .rule("switch.no-i18n-properties"))
  func noTexts() throws {
    let facts = try APIFacts.model
    let texts = try facts.members(of: "UISwitch").filter {
      try facts.text("UISwitch.\($0)").contains("String") && !$0.hasPrefix("accessibility")
    }
    compare("texts", texts, with: [])
  }

  @Test("has five properties for its looks", .rule("switch.appearance-properties"))
  func appearanceProperties() throws {
    let facts = try APIFacts.model
    let own = try facts.members(of: "UISwitch").filter {
      let text = try facts.text("UISwitch.\($0)")
      return text.contains("UIColor?") || text.contains("UIImage?")
    }
    compare("its own", own, with: ["offImage", "onImage", "onTintColor", "thumbTintColor"])
    compare(
      "inherited", try facts.text("UIView.tintColor"), with: "var tintColor: UIColor? { get set }")
  }
}

/// Notes the calls of its actions, and whether a switch that sent one was on.
private final class Calls: AccessibilityObject {
  var calls: [String] = []

  override func responds(to selector: Selector) -> Bool { true }
  override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    let state = (sender as? UISwitch).map { $0.isOn ? " on" : " off" } ?? ""
    calls.append(selector.name + state)
    return false
  }
}
