import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

// MARK: - Custom actions

extension ActionTests {
  /// A mail that can be starred and thrown away by what is around it, and another without actions.
  private static func mails(language: String = "en", succeeds: Bool = true) -> Stage {
    Stage(
      language: language, voiceOver: true,
      screen: [
        element(
          "mail",
          [
            "activates": true,
            "accessibilityCustomActions": [["id": "star"], ["id": "bin"], ["id": "none"]],
          ]),
        plain("other"),
        Node("Responder", "list", ["actions": ["star:", "bin"], "succeeds": .bool(succeeds)]),
      ],
      objects: [
        action("star", "Star", "star:"), action("bin", "Bin", "bin"), action("none", "None", "no"),
      ])
  }

  private static func action(_ id: String, _ name: String, _ selector: String) -> Node {
    Node(
      "UIAccessibilityCustomAction", id,
      ["name": .string(name), "selector": .string(selector), "target": ["id": "list"]])
  }

  @Test("are a list or nothing", .rule("customactions.array-of-custom-action"))
  func arrayOfCustomAction() throws {
    compare(
      "declaration", try APIFacts.model.text("AccessibilityObject.accessibilityCustomActions"),
      with: "var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }")
    let stage = Self.mails()
    let other = try stage.object("other")
    compare("at first", other.accessibilityCustomActions == nil, with: true)
    stage.tap("other")
    compare("a swipe down", stage.swipe(.down), with: [])
    stage.set("other", "accessibilityCustomActions", [["id": "bin"]])
    compare("with a list", stage.swipe(.down), with: [.say("Bin")])
    compare("a class of its own", other.accessibilityCustomActions?.map(\.name), with: ["Bin"])
  }

  @Test("are one at least", .rule("customactions.one-or-more"))
  func oneOrMore() {
    func findings(_ actions: [UIAccessibilityCustomAction]?) -> [DesignFinding] {
      let view = UIView()
      view.accessibilityCustomActions = actions
      return DesignCheck.customActionsNotEmpty(view)
    }
    compare("an empty list", findings([]).map(\.name), with: ["empty-custom-actions"])
    compare(
      "message", findings([]).map(\.message),
      with: ["The list of custom actions is empty; give it an action, or assign nil."])
    compare("no list", findings(nil), with: [])
    compare(
      "one action",
      findings([UIAccessibilityCustomAction(name: "Star", target: nil, selector: "star")]),
      with: [])
  }

  @Test("are offered with what is always there", .rule("customactions.shown-with-built-ins"))
  func shownWithBuiltIns() {
    let stage = Self.mails()
    stage.tap("mail")
    compare("offered", stage.voiceOver?.actionNames, with: ["Activate", "Star", "Bin", "None"])
    let spoken = ["Star", "Bin", "None", "Activate", "Star"]
    for name in spoken { compare("a swipe down", stage.swipe(.down), with: [.say(name)]) }
    for name in ["Activate", "None", "Bin"] {
      compare("a swipe up", stage.swipe(.up), with: [.say(name)])
    }
    for (language, name) in [("de", "Aktivieren"), ("ru", "Активировать"), ("zh", "激活")] {
      let stage = Self.mails(language: language)
      stage.tap("mail")
      compare(
        "in \(language)", stage.voiceOver?.actionNames, with: [name, "Star", "Bin", "None"])
    }
  }

  @Test("are offered while their element is selected", .rule("customactions.at-appropriate-time"))
  func atAppropriateTime() {
    let stage = Self.mails()
    compare("nothing is selected", stage.voiceOver?.actionNames, with: [])
    compare("swipes", stage.swipe(.down) + stage.swipe(.up), with: [])
    stage.tap("other")
    compare("another is selected", stage.voiceOver?.actionNames, with: ["Activate"])
    compare("swipes on it", stage.swipe(.down) + stage.swipe(.up), with: [])
    stage.tap("mail")
    compare("it is selected", stage.swipe(.down), with: [.say("Star")])
    stage.tap("mail")
    compare(
      "a double tap after a new selection", stage.doubleTap(),
      with: [.set("mail", "asked", ["activate"])])
    stage.swipe(.up)
    stage.set("mail", "accessibilityCustomActions", [["id": "star"]])
    compare(
      "a double tap when the chosen one is gone", stage.doubleTap(),
      with: [.set("mail", "asked", ["activate", "activate"])])
  }

  @Test("call their target", .rule("customactions.performing-calls-target"))
  func performingCallsTarget() {
    let stage = Self.mails()
    stage.tap("mail")
    stage.swipe(.down)
    compare(
      "with the action", stage.doubleTap(), with: [.action("star:", of: "list", from: "star")])
    compare(
      "again", stage.doubleTap(), with: [.action("star:", of: "list", from: "star")])
    stage.swipe(.down)
    compare("without argument", stage.doubleTap(), with: [.action("bin", of: "list", from: nil)])
    stage.swipe(.down)
    compare("a method that is not there", stage.doubleTap(), with: [])
    stage.swipe(.down)
    compare("the built-in one", stage.doubleTap(), with: [.set("mail", "asked", ["activate"])])
    compare(
      "performed", stage.call("star", "perform"),
      with: [.action("star:", of: "list", from: "star"), .returned(true)])
    compare(
      "performed without such a method", stage.call("none", "perform"), with: [.returned(false)])
    compare(
      "performed without success", Self.mails(succeeds: false).call("bin", "perform"),
      with: [.action("bin", of: "list", from: nil), .returned(false)])
    var target: UIView? = UIView()
    let action = UIAccessibilityCustomAction(name: "Star", target: target, selector: "star")
    compare("target", action.target === target, with: true)
    target = nil
    compare("once the target is gone", action.target == nil, with: true)
    compare("performed then", action.perform(), with: false)
  }

  @Test("exist since iOS 8.0", .rule("customactions.available-8-0"))
  func customActionsAvailable() throws {
    compare("the list", try Self.introduced("accessibilityCustomActions"), with: "8.0")
    compare(
      "the class", try APIFacts.model.introduced("UIAccessibilityCustomAction"), with: "8.0")
  }
}
