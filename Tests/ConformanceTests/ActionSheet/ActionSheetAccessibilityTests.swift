import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

// MARK: - VoiceOver

extension ActionSheetTests {
  @Test(
    "is read from the title to the last button", .rule("actionsheet.accessible-by-default"),
    .rule("actionsheet.accessibility-is-button-titles"))
  func accessible() {
    let stage = Self.shown(voiceOver: true)
    let labels = stage.voiceOver?.elements.map { $0.accessibilityLabel ?? "" }
    compare("labels", labels, with: ["Photo", "Delete", "Email", "Print", "Cancel"])
    for title in ["Delete", "Email", "Print", "Cancel"] {
      compare(
        "a swipe", stage.swipe(.right),
        with: [.say("\(title). Button."), .focus("sheet/\(title)")])
    }
    compare("the end", stage.swipe(.right), with: [.notification("endReached")])
  }

  static func speech(_ followed: [Observation]) -> [String] {
    followed.compactMap { if case .say(let text, _) = $0 { text } else { nil } }
  }

  @Test(
    "is announced as an alert", .rule("actionsheet.vo-says-alert"),
    .rule("actionsheet.vo-title-after-alert"))
  func saysAlert() {
    let stage = Self.stage(voiceOver: true)
    compare("show", stage.show("sheet", from: "root"), with: [.present("sheet", as: "sheet")])
    compare("spoken", Self.speech(stage.advance(0.3)), with: ["alert", "Photo"])
  }

  @Test("has no title to say", .rule("actionsheet.vo-no-title"))
  func noTitle() {
    let stage = Self.stage(Self.untitled, voiceOver: true)
    stage.show("sheet", from: "root")
    compare("spoken", Self.speech(stage.advance(0.3)), with: ["alert", "Delete. Button."])
  }

  @Test("has buttons that are spoken so", .rule("actionsheet.vo-button"))
  func button() {
    let stage = Self.shown(voiceOver: true, implements: ["clicked"])
    compare(
      "a tap", stage.tap("sheet/Email"), with: [.say("Email. Button."), .focus("sheet/Email")])
    compare("a double tap", stage.doubleTap(), with: [Self.told("clicked", 1)])
  }

  @Test("is silent without VoiceOver", .rule("actionsheet.vo-off-silent"))
  func silent() {
    let stage = Self.stage()
    var heard = stage.show("sheet", from: "root") + stage.advance(0.3)
    heard += stage.tap("sheet/Email") + stage.advance(0.3)
    compare("spoken", Self.speech(heard), with: [])
    compare(
      "what happened", heard, with: [.present("sheet", as: "sheet")] + Self.arrived + Self.gone)
  }

  @Test("confines the cursor", .rule("actionsheet.vo-focus-moves-in"))
  func focusMovesIn() {
    let stage = Self.stage(voiceOver: true)
    stage.tap("share")
    stage.show("sheet", from: "root")
    compare(
      "there", stage.advance(0.3),
      with: [
        .notification("announcement", "alert"), .say("alert"),
        .notification("screenChanged", "sheet/Photo"),
        .notification("announcementDidFinish", ["alert", false]), .say("Photo"),
        .focus("sheet/Photo"),
      ])
    compare("a swipe back", stage.swipe(.left), with: [.notification("endReached")])
    compare("a tap on the button below", stage.tap("share"), with: [])
    stage.tap("sheet/Cancel")
    stage.doubleTap()
    compare(
      "afterwards", stage.advance(0.3),
      with: [
        .notification("screenChanged"), .dismiss("sheet"), .say("Share. Button."), .focus("share"),
      ])
  }

  @Test("is cancelled by a scrub", .rule("actionsheet.vo-escape-cancels"))
  func escape() {
    let stage = Self.stage(voiceOver: true, implements: Self.all)
    compare("before", stage.call("sheet", "accessibilityPerformEscape"), with: [.returned(false)])
    stage.show("sheet", from: "root")
    stage.advance(0.3)
    compare("a scrub", stage.scrub(), with: [Self.told("clicked", 3), Self.told("willDismiss", 3)])
    compare("another", stage.scrub(), with: [])
    let asked = Self.shown(implements: ["clicked"])
    compare(
      "what it returns", asked.call("sheet", "accessibilityPerformEscape"),
      with: [Self.told("clicked", 3), .returned(true)])
  }
}
