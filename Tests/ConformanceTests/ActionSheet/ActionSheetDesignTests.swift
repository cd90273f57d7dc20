import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

// MARK: - Advice and languages

extension ActionSheetTests {
  /// A sheet of code.
  static func make(_ titles: JSON) throws -> UIActionSheet {
    try stage(titles).object("sheet", as: UIActionSheet.self)
  }

  static func cancelAdvice(
    _ titles: JSON, _ idiom: Device.Idiom, isOverPopover: Bool = false
  ) -> [String]? {
    (try? make(titles)).map {
      DesignCheck.actionSheetCancel($0, on: idiom, isOverPopover: isOverPopover).map(\.name)
    }
  }

  @Test("should have no title", .rule("actionsheet.guideline-no-title"))
  func guidelineNoTitle() throws {
    compare(
      "with one", DesignCheck.actionSheetTitle(try Self.make(Self.full)).map(\.name),
      with: ["action-sheet-with-title"])
    compare("without", DesignCheck.actionSheetTitle(try Self.make(Self.untitled)), with: [])
  }

  @Test("needs Cancel on a phone", .rule("actionsheet.iphone-needs-cancel"))
  func needsCancel() {
    let plain: JSON = ["otherButtonTitles": ["Email"]]
    compare("without", Self.cancelAdvice(plain, .phone), with: ["action-sheet-without-cancel"])
    compare("only Cancel", Self.cancelAdvice(["cancelButtonTitle": "Cancel"], .phone), with: [])
    compare("with", Self.cancelAdvice(Self.full, .phone), with: [])
  }

  @Test(
    "has what destroys as the destructive button",
    .rule("actionsheet.destructive-for-destructive-choice"))
  func destructiveChoice() throws {
    let good = try Self.make(Self.full)
    let bad = try Self.make(["otherButtonTitles": ["Email", "Delete"]])
    compare("red", DesignCheck.destructiveChoice(good, destructive: ["Delete"]), with: [])
    compare(
      "not red", DesignCheck.destructiveChoice(bad, destructive: ["Delete"]).map(\.name),
      with: ["destructive-choice-not-red"])
    compare("harmless", DesignCheck.destructiveChoice(bad, destructive: []), with: [])
  }

  @Test(
    "is shown in a view on a phone", .rule("actionsheet.iphone-show-in-view-usual"),
    .rule("actionsheet.ipad-rect-and-item-most-useful"))
  func usualMethods() {
    compare("phone", PresentationAdvice.methodsToShowSheet(on: .phone), with: ["show(in:)"])
    compare(
      "pad", PresentationAdvice.methodsToShowSheet(on: .pad),
      with: ["show(from:in:animated:)", "show(from:animated:)"])
    compare(
      "what for", PresentationAdvice.element(for: .alternativesForTask), with: "Action sheet")
  }

  /// The titles of an app in two languages; `print` lacks German unless it is `complete`.
  static func strings(complete: Bool = true) -> StringsTable {
    let strings = StringsTable()
    strings.add("Delete", for: "delete", language: "en")
    strings.add("Print", for: "print", language: "en")
    strings.add("Alle ausgewählten Fotos endgültig löschen", for: "delete", language: "de")
    if complete { strings.add("Drucken", for: "print", language: "de") }
    return strings
  }

  @Test("has titles in every language", .rule("actionsheet.localised-titles"))
  func localisedTitles() {
    let keys = ["delete", "print"]
    compare("complete", DesignCheck.localisedTitles(keys, in: Self.strings()), with: [])
    compare(
      "German lacks one",
      DesignCheck.localisedTitles(keys, in: Self.strings(complete: false)).map(\.message),
      with: ["\"print\" has no text in de."])
  }

  @Test("is as wide as its language needs", .rule("actionsheet.size-follows-locale"))
  func sizeFollowsLocale() {
    func width(_ language: String, _ extra: String = "") -> Double? {
      let screen = UIScreen(device: Device(idiom: .pad, language: language))
      screen.strings.add("Delete" + extra, for: "delete", language: "en")
      screen.strings.add(
        "Alle ausgewählten Fotos endgültig löschen", for: "delete", language: "de")
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil,
        otherButtonTitles: [NSLocalizedString("delete", comment: nil, on: screen)])
      sheet.show(in: screen.window)
      return sheet.visibleButtons.first?.bounds.size.width
    }
    compare("English", width("en"), with: 272)
    compare("German", width("de"), with: 380.5)
    compare("a very long title", width("en", " everything that was ever photographed"), with: 400)
    compare("a title in Chinese", width("zh"), with: 272)
  }

  @Test("cuts off a title without room", .rule("actionsheet.titles-may-truncate"))
  func truncates() throws {
    let long = "Move all of these photographs to the trash"
    let stage = Stage(
      screen: [Node("UIView", "box")],
      objects: [Self.sheet(["otherButtonTitles": [.string(long), "Email"]])])
    compare(
      "show", stage.show("sheet", from: "root"),
      with: [.warning("truncated-title"), .present("sheet", as: "sheet")])
    let paint = try stage.look(at: "sheet", "A title without room").layer(.button(0))?.paint
    compare("title", paint, with: .text("Move all of these photographs to the tr…", .systemBlue))
    let label = try stage.object("sheet", as: UIActionSheet.self).visibleButtons.first?
      .accessibilityLabel
    compare("what is spoken", label, with: long)
    compare("40 letters", TextMeasure.truncated("0123456789", to: 85), with: "0123456789")
    compare("41 letters", TextMeasure.truncated("0123456789", to: 84), with: "01234567…")
    compare("Chinese", TextMeasure.truncated("\u{2E80}\u{4E00}", to: 33), with: "\u{2E80}…")
    compare(
      "just below", TextMeasure.truncated("\u{2E7F}\u{2E7F}", to: 17), with: "\u{2E7F}\u{2E7F}")
  }

  @Test(
    "is laid out in every language", .rule("actionsheet.test-each-localisation"),
    .rule("actionsheet.short-titles"))
  func eachLocalisation() {
    let report = TitleLayout.report(["delete", "print"], in: Self.strings(), width: 375)
    compare("languages", report.map(\.language), with: ["de", "en"])
    compare(
      "cut off in a row of 375 points", report.map(\.truncated),
      with: [["Alle ausgewählten Fotos endgültig löschen"], []])
    let room = TitleLayout.report(["delete", "print"], in: Self.strings(), width: 380.5)
    compare("in a row with room", room.map(\.truncated), with: [[], []])
    let short = TitleLayout.report(["print"], in: Self.strings(), width: 272)
    compare("short titles", short.map(\.truncated), with: [[], []])
  }
}
