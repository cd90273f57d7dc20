import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

/// Rules about action sheets: what they have and what they tell.
@Suite("Action sheet") struct ActionSheetTests {
  /// Every method of a delegate.
  static let all = ["clicked", "cancel", "willPresent", "didPresent", "willDismiss", "didDismiss"]

  /// A sheet with a title and all kinds of buttons, unless other titles are given.
  static func sheet(_ titles: JSON = full) -> Node { Node("UIActionSheet", "sheet", titles) }

  static let full: JSON = [
    "title": "Photo", "destructiveButtonTitle": "Delete", "otherButtonTitles": ["Email", "Print"],
    "cancelButtonTitle": "Cancel",
  ]

  static let untitled: JSON = [
    "destructiveButtonTitle": "Delete", "otherButtonTitles": ["Email", "Print"],
    "cancelButtonTitle": "Cancel",
  ]

  /// A screen with a button that notes its touches, and a sheet that is not shown.
  static func stage(
    _ titles: JSON = full, idiom: Device.Idiom = .phone, voiceOver: Bool = false,
    implements: [String] = []
  ) -> Stage {
    Stage(
      idiom: idiom, voiceOver: voiceOver,
      screen: [Node("UIButton", "share", ["title": "Share"])], objects: [sheet(titles)],
      delegates: implements.isEmpty ? [] : [.init(of: "sheet", implements: implements)],
      targets: [.init(of: "share", event: "touchUpInside", action: "share:")])
  }

  /// The same, with the sheet there.
  static func shown(
    _ titles: JSON = full, idiom: Device.Idiom = .phone, voiceOver: Bool = false,
    implements: [String] = []
  ) -> Stage {
    let stage = stage(titles, idiom: idiom, voiceOver: voiceOver, implements: implements)
    stage.show("sheet", from: idiom == .phone ? "root" : "share")
    stage.advance(0.3)
    return stage
  }

  static func told(_ method: String, _ index: Int) -> Observation {
    .delegate(method, of: "sheet", with: [.number(Double(index))])
  }

  static func told(_ method: String) -> Observation { .delegate(method, of: "sheet") }

  static let arrived: [Observation] = [
    .notification("announcement", "alert"), .notification("screenChanged", "sheet/Photo"),
  ]
  static let gone: [Observation] = [.notification("screenChanged"), .dismiss("sheet")]

  static func rows(_ titles: [String], width: Double = 375, from top: Double = 0) -> JSON {
    .array(
      titles.enumerated().map { place, title in
        [.string(title), [0, .number(top + 44 * Double(place)), .number(width), 44]]
      })
  }

  static func layout(_ frame: JSON, title: JSON, _ rows: JSON) -> [Observation] {
    [.returned(["frame": frame, "title": title, "buttons": rows])]
  }

  // MARK: - What a sheet is for

  @Test("shows alternatives", .rule("actionsheet.shows-alternatives"))
  func showsAlternatives() throws {
    let stage = Self.shown()
    compare(
      "what is shown", stage.call("sheet", "layout"),
      with: Self.layout(
        [0, 447, 375, 220], title: [0, 0, 375, 44],
        Self.rows(["Delete", "Email", "Print", "Cancel"], from: 44)))
    try stage.look(at: "sheet", "A sheet on a phone")
  }

  static func sharing() -> Stage {
    Stage(
      screen: [
        Node(
          "ShareController", "controller",
          children: [Node("UIToolbar", "toolbar", ["items": [["id": "share"]]])])
      ],
      objects: [
        Node(
          "UIBarButtonItem", "share",
          ["title": "Share", "target": ["id": "controller"], "action": "share:"])
      ])
  }

  @Test(
    "is shown by a tap of Share", .rule("actionsheet.share-example"),
    .rule("actionsheet.init-is-enough"))
  func shareExample() {
    let stage = Self.sharing()
    compare(
      "Share", stage.tap("share"),
      with: [.set("controller", "sheet", ["Delete", "Email", "Print", "Cancel"])])
    compare(
      "once it is there", stage.advance(0.3),
      with: [.notification("announcement", "alert"), .notification("screenChanged", "/Share")])
    compare(
      "Email", stage.tap("controller/Email"), with: [.set("controller", "chosen", ["Email"])])
    compare(
      "then", stage.advance(0.3),
      with: [.notification("screenChanged"), .set("controller", "sheet", .null)])
  }

  @Test("is shown only by an item that has the action", .rule("actionsheet.share-example"))
  func otherItems() {
    let stage = Stage(
      screen: [
        Node("ShareController", "controller"),
        Node("UIToolbar", "toolbar", ["items": [["id": "plain"], ["id": "wrong"]]]),
      ],
      objects: [
        Node("UIBarButtonItem", "plain", ["title": "Plain", "action": "share:"]),
        Node(
          "UIBarButtonItem", "wrong",
          ["title": "Wrong", "target": ["id": "controller"], "action": "print:"]),
      ])
    compare("without a target", stage.tap("plain"), with: [])
    compare("with an action that nobody has", stage.tap("wrong"), with: [])
    stage.set("toolbar", "items", [["id": "wrong"]])
    let bar = try? stage.object("toolbar", as: UIToolbar.self)
    compare("items", bar?.subviews.count, with: 1)
  }

  @Test("reports one choice", .rule("actionsheet.choose-from-list"))
  func chooseFromList() {
    let stage = Self.shown(implements: ["clicked"])
    compare("Print", stage.tap("sheet/Print"), with: [Self.told("clicked", 2)])
    compare("Email, while it goes", stage.tap("sheet/Email"), with: [])
    compare("then", stage.advance(0.3), with: Self.gone)
  }

  @Test("can be cancelled", .rule("actionsheet.confirm-or-cancel"))
  func confirmOrCancel() {
    let stage = Self.shown(implements: ["clicked"])
    compare("Cancel", stage.tap("sheet/Cancel"), with: [Self.told("clicked", 3)])
    compare("then", stage.advance(0.3), with: Self.gone)
  }
}
