import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

/// Rules about alerts.
@Suite("Alert view") struct AlertViewTests {
  static let all = ["clicked", "cancel", "willPresent", "didPresent", "willDismiss", "didDismiss"]

  static let full: JSON = [
    "title": "No network", "message": "Try again later.", "cancelButtonTitle": "Cancel",
    "otherButtonTitles": ["Again"],
  ]

  static func stage(
    _ texts: JSON = full, voiceOver: Bool = false, implements: [String] = [],
    returns: JSON = [:]
  ) -> Stage {
    Stage(
      voiceOver: voiceOver, screen: [Node("UIButton", "below", ["title": "Below"])],
      objects: [Node("UIAlertView", "alert", texts)],
      delegates: implements.isEmpty
        ? [] : [.init(of: "alert", implements: implements, returns: returns)],
      targets: [.init(of: "below", event: "touchUpInside")])
  }

  static func shown(
    _ texts: JSON = full, voiceOver: Bool = false, implements: [String] = []
  ) -> Stage {
    let stage = stage(texts, voiceOver: voiceOver, implements: implements)
    stage.show("alert")
    stage.advance(0.3)
    return stage
  }

  static func told(_ method: String, _ index: Int) -> Observation {
    .delegate(method, of: "alert", with: [.number(Double(index))])
  }

  static func told(_ method: String) -> Observation { .delegate(method, of: "alert") }

  static let gone: [Observation] = [.notification("screenChanged"), .dismiss("alert")]

  @Test("is for important information", .rule("alertview.interrupts-with-important-info"))
  func importantInformation() throws {
    compare(
      "advice", PresentationAdvice.element(for: .importantInformation), with: "Alert view")
    let stage = Self.shown()
    let drawing = try stage.look(at: "alert", "An alert")
    compare("title", drawing.layer(.title)?.paint, with: .text("No network", .black))
    compare("message", drawing.layer(.message)?.paint, with: .text("Try again later.", .black))
    compare("Cancel", drawing.layer(.button(0))?.paint, with: .text("Cancel", .systemBlue))
    compare("Again", drawing.layer(.button(1))?.paint, with: .text("Again", .systemBlue))
    let plain = try Self.shown(["message": "Saved."]).look(at: "alert", "A message alone")
    compare("no title", plain.layer(.title)?.paint, with: nil)
    compare("its message", plain.layer(.message)?.paint, with: .text("Saved.", .black))
    compare("ground", plain.color(.ground), with: .white)
    compare("corners", plain.layer(.ground)?.cornerRadius, with: 8)
    compare("opacity", plain.opacity, with: 1)
  }

  @Test("has to be left first", .rule("alertview.requires-choice-or-dismissal"))
  func requiresChoice() {
    let stage = Self.shown(implements: ["clicked", "willPresent"])
    compare("the button below", stage.tap("below"), with: [])
    compare("an hour", stage.advance(3600), with: [])
    compare("shown once more", stage.show("alert"), with: [])
    compare("Again", stage.tap("alert/Again"), with: [Self.told("clicked", 1)])
    compare("while it goes", stage.tap("alert/Cancel") + stage.tap("below"), with: [])
    compare("then", stage.advance(0.3), with: Self.gone)
    compare(
      "the button below", stage.tap("below"), with: [.event("touchUpInside", from: "below")])
    compare(
      "shown again", stage.show("alert"),
      with: [Self.told("willPresent"), .present("alert", as: "alert")])
    let alert = try? stage.object("alert", as: UIAlertView.self)
    compare("its parts", alert?.subviews.count, with: 4)
  }

  @Test("confines VoiceOver", .rule("alert.show-is-modal"))
  func modal() {
    let stage = Self.stage(voiceOver: true, implements: ["didPresent"])
    compare("show", stage.show("alert"), with: [.present("alert", as: "alert")])
    compare(
      "there", stage.advance(0.3),
      with: [
        Self.told("didPresent"), .notification("announcement", "alert"), .say("alert"),
        .notification("screenChanged", "alert/No network"),
        .notification("announcementDidFinish", ["alert", false]), .say("No network"),
        .focus("alert/No network"),
      ])
    let labels = stage.voiceOver?.elements.map { $0.accessibilityLabel ?? "" }
    compare("labels", labels, with: ["No network", "Try again later.", "Cancel", "Again"])
    compare("a tap on the button below", stage.tap("below"), with: [])
    compare("a scrub", stage.scrub(), with: [])
  }

  @Test("needs a title", .rule("alert.title-required-by-guideline"))
  func title() {
    compare("with one", Self.advice("Full", ["OK"]), with: [])
    compare("without", Self.advice(nil, ["OK"]), with: ["alert-without-title"])
    compare("empty", Self.advice("", ["OK"]), with: ["alert-without-title"])
  }

  @Test(
    "needs a button, and has two", .rule("alert.at-least-one-button"),
    .rule("alert.two-buttons-typical"))
  func buttons() {
    compare("none", Self.advice("Full", []), with: ["alert-without-button"])
    compare("one", Self.advice("Full", ["OK"]), with: [])
    compare("two", Self.advice("Full", ["Free", "Later"]), with: [])
    compare("three", Self.advice("Full", ["A", "B", "C"]), with: ["alert-with-many-buttons"])
  }

  static func advice(_ title: String?, _ buttons: [String]) -> [String] {
    DesignCheck.alert(
      UIAlertView(
        title: title, message: nil, delegate: nil, cancelButtonTitle: nil,
        otherButtonTitles: buttons)
    ).map(\.name)
  }

  @Test("places Cancel itself", .rule("alert.cancel-positioned-by-guideline"))
  func cancelPlace() {
    func layout(_ others: [String], cancel: JSON = "Cancel") -> [Observation] {
      Self.shown([
        "title": "T", "cancelButtonTitle": cancel,
        "otherButtonTitles": .array(others.map { .string($0) }),
      ]).call("alert", "layout")
    }
    compare(
      "two", layout(["A"]),
      with: [
        .returned([
          "frame": [52.5, 289.5, 270, 88],
          "buttons": [["Cancel", [0, 44, 135, 44]], ["A", [135, 44, 135, 44]]],
        ])
      ])
    compare(
      "three", layout(["A", "B"]),
      with: [
        .returned([
          "frame": [52.5, 245.5, 270, 176],
          "buttons": [
            ["A", [0, 44, 270, 44]], ["B", [0, 88, 270, 44]], ["Cancel", [0, 132, 270, 44]],
          ],
        ])
      ])
    compare(
      "one", layout(["A"], cancel: .null),
      with: [
        .returned(["frame": [52.5, 289.5, 270, 88], "buttons": [["A", [0, 44, 270, 44]]]])
      ])
  }

  @Test("has the login before the password", .rule("alert.text-field-index-0-login-1-password"))
  func textFields() throws {
    for (style, secure) in [
      ("default", [nil, nil, nil]), ("secureTextInput", [true, nil, nil]),
      ("plainTextInput", [false, nil, nil]), ("loginAndPasswordInput", [false, true, nil]),
    ] as [(String, [Bool?])] {
      let stage = Self.stage(["title": "Log in", "alertViewStyle": .string(style)])
      compare(style, stage.call("alert", "fields"), with: [.returned(secure.json)])
    }
    let stage = Self.shown(["title": "Log in", "alertViewStyle": "loginAndPasswordInput"])
    compare(
      "a name", stage.call("alert", "typeText", [0, "ann"]),
      with: [.set("alert", "texts", ["ann", ""])])
    compare(
      "a password", stage.call("alert", "typeText", [1, "xyz"]),
      with: [.set("alert", "texts", ["ann", "xyz"])])
    compare(
      "more of it", stage.call("alert", "typeText", [1, "!"]),
      with: [.set("alert", "texts", ["ann", "xyz!"])])
    compare(
      "rows", stage.call("alert", "layout"),
      with: [.returned(["frame": [52.5, 267.5, 270, 132], "buttons": []])])
    let alert = try stage.object("alert", as: UIAlertView.self)
    let called = try #require(alert.textField(at: 0)).actions(
      forTarget: alert, for: .editingChanged)
    compare("what a field calls is understood", called.map(alert.responds(to:)), with: [true])
  }

  @Test(
    "asks whether its first other button can be tapped", .rule("alert.first-other-enable-asked"))
  func firstOther() {
    for isEnabled in [false, true] {
      let stage = Self.stage(
        [
          "title": "Name", "alertViewStyle": "plainTextInput", "cancelButtonTitle": "Cancel",
          "otherButtonTitles": ["Save"],
        ], implements: ["shouldEnableFirstOther", "clicked"],
        returns: ["shouldEnableFirstOther": .bool(isEnabled)])
      compare(
        "show", stage.show("alert"),
        with: [Self.told("shouldEnableFirstOther"), .present("alert", as: "alert")])
      stage.advance(0.3)
      compare(
        "a letter", stage.call("alert", "typeText", [0, "a"]),
        with: [Self.told("shouldEnableFirstOther"), .set("alert", "texts", ["a"])])
      compare(
        "Save", stage.tap("alert/Save"), with: isEnabled ? [Self.told("clicked", 1)] : [])
      compare(
        "Cancel", stage.tap("alert/Cancel"), with: isEnabled ? [] : [Self.told("clicked", 0)])
    }
    let alone = Self.stage(
      ["title": "Name", "cancelButtonTitle": "OK"], implements: ["shouldEnableFirstOther"])
    compare("without others", alone.show("alert"), with: [.present("alert", as: "alert")])
  }

  @Test("tells its delegate in order", .rule("alert.delegate-order-as-sheet"))
  func delegateOrder() {
    let stage = Self.stage(implements: Self.all)
    compare(
      "show", stage.show("alert"),
      with: [Self.told("willPresent"), .present("alert", as: "alert")])
    compare(
      "there", stage.advance(0.3),
      with: [
        Self.told("didPresent"), .notification("announcement", "alert"),
        .notification("screenChanged", "alert/No network"),
      ])
    compare(
      "Again", stage.tap("alert/Again"),
      with: [Self.told("clicked", 1), Self.told("willDismiss", 1)])
    compare("gone", stage.advance(0.3), with: [Self.told("didDismiss", 1)] + Self.gone)
    for method in Self.all {
      let one = Self.stage(implements: [method])
      var heard = one.show("alert") + one.advance(0.3) + one.tap("alert/Cancel")
      heard += one.advance(0.3)
      let told: [Observation] =
        switch method {
        case "cancel": []
        case "willPresent", "didPresent": [Self.told(method)]
        default: [Self.told(method, 0)]
        }
      compare(
        "only \(method)", heard.filter { if case .delegate = $0 { true } else { false } },
        with: told)
    }
  }

  @Test(
    "counts the system's cancel as a click where nobody asks",
    .rule("alert.system-cancel-simulates-cancel-click"))
  func systemCancel() {
    let stage = Self.stage(implements: ["clicked", "willDismiss"])
    compare("before", stage.systemCancel(), with: [])
    stage.show("alert")
    stage.advance(0.3)
    compare(
      "the Home button", stage.systemCancel(),
      with: [Self.told("clicked", 0), Self.told("willDismiss", 0)])
    let asked = Self.shown(implements: Self.all)
    compare(
      "with a delegate that is asked", asked.systemCancel(),
      with: [Self.told("cancel"), Self.told("willDismiss", 0)])
    compare("gone", asked.advance(0.3), with: [Self.told("didDismiss", 0)] + Self.gone)
    let none = Self.shown(["title": "T", "otherButtonTitles": ["A"]], implements: ["clicked"])
    compare("without Cancel", none.systemCancel(), with: [Self.told("clicked", -1)])
  }

  @Test("cannot be made in Interface Builder", .rule("alert.code-only"))
  func codeOnly() {
    compare("an alert", ActionSheetTests.refused("UIAlertView"), with: "UIAlertView")
    compare("a label", ActionSheetTests.refused("UILabel"), with: nil)
  }

  @Test("goes by itself", .rule("alert.dismiss-not-needed-after-press"))
  func goes() {
    let stage = Self.shown(implements: ["didDismiss"])
    compare("Cancel", stage.tap("alert/Cancel"), with: [])
    compare("a moment before", stage.advance(0.25), with: [])
    compare("then", stage.advance(0.05), with: [Self.told("didDismiss", 0)] + Self.gone)
    var delegate: Listener? = Listener()
    let alert = UIAlertView(
      title: nil, message: nil, delegate: delegate, cancelButtonTitle: nil)
    compare("its delegate", alert.delegate === delegate, with: true)
    delegate = nil
    compare("once that is gone", alert.delegate == nil, with: true)
  }
}

/// A delegate that implements nothing.
private final class Listener: AccessibilityObject, UIAlertViewDelegate {
  func alertView(_ alert: UIAlertView, clickedButtonAt index: Int) {}
  func alertViewCancel(_ alert: UIAlertView) {}
  func willPresent(_ alert: UIAlertView) {}
  func didPresent(_ alert: UIAlertView) {}
  func alertView(_ alert: UIAlertView, willDismissWithButtonIndex index: Int) {}
  func alertView(_ alert: UIAlertView, didDismissWithButtonIndex index: Int) {}
  func alertViewShouldEnableFirstOtherButton(_ alert: UIAlertView) -> Bool { true }
}
