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

  // MARK: - Making

  @Test("cannot be made in Interface Builder", .rule("actionsheet.code-only"))
  func codeOnly() {
    compare("a switch", Self.refused("UISwitch"), with: nil)
    compare("a sheet", Self.refused("UIActionSheet"), with: "UIActionSheet")
  }

  static func refused(_ name: String) -> String? {
    do {
      try InterfaceBuilderLibrary.add(name)
      return nil
    } catch { return error.className }
  }

  @Test(
    "gets everything from its initialiser", .rule("actionsheet.init-sets-everything"),
    .rule("actionsheet.delegate-set-in-init"), .rule("actionsheet.index-gives-title"))
  func initSetsEverything() {
    let stage = Self.sharing()
    stage.tap("share")
    stage.advance(0.3)
    let sheet = (try? stage.object("controller", as: ShareController.self))?.sheet
    compare("title", sheet?.title, with: "Share")
    compare("delegate", sheet?.delegate === (try? stage.object("controller")), with: true)
    compare("buttons", sheet?.buttonTitles, with: ["Delete", "Email", "Print", "Cancel"])
    compare(
      "the title of what was tapped", stage.tap("controller/Delete"),
      with: [.set("controller", "chosen", ["Delete"])])
  }

  @Test("is not visible before it is shown", .rule("actionsheet.not-visible-before-show"))
  func notVisible() {
    let stage = Self.stage()
    compare("visible", stage.call("sheet", "isVisible"), with: [.returned(false)])
    compare(
      "the button below", stage.tap("share"),
      with: [
        .event("touchUpInside", from: "share")
      ])
    compare("dismissing it", stage.dismiss("sheet"), with: [])
    compare("the system's cancel", stage.systemCancel(), with: [])
  }

  @Test("is visible when it is shown in a view", .rule("actionsheet.show-in-view"))
  func showInView() {
    let stage = Self.stage()
    compare("show", stage.show("sheet", from: "root"), with: [.present("sheet", as: "sheet")])
    compare("visible", stage.call("sheet", "isVisible"), with: [.returned(true)])
    compare("once more", stage.show("sheet", from: "share"), with: [])
    let away = Self.stage()
    away.call("share", "removeFromSuperview")
    compare("from a view on no screen", away.show("sheet", from: "share"), with: [])
  }

  @Test("has its title above the buttons", .rule("actionsheet.title-is-first-parameter"))
  func titleFirst() throws {
    let stage = Self.shown(["title": "Photo", "otherButtonTitles": ["Email"]])
    compare("title", try stage.object("sheet", as: UIActionSheet.self).title, with: "Photo")
    compare(
      "rows", stage.call("sheet", "layout"),
      with: Self.layout(
        [0, 579, 375, 88], title: [0, 0, 375, 44], Self.rows(["Email"], from: 44)))
    let text = try stage.look(at: "sheet", "A sheet with a title").layer(.title)?.paint
    compare("text", text, with: .text("Photo", .black))
    let drawing = try Self.shown(["title": "<A> & B"]).look(at: "sheet", "Marks in a title")
    compare("opacity", drawing.opacity, with: 1)
    compare("corners", drawing.layer(.ground)?.cornerRadius, with: 8)
    let element =
      #"<text x="191.5" y="26" font-size="17" font-family="sans-serif" text-anchor="middle""#
      + ##" dominant-baseline="central" fill="#000000">&lt;A&gt; &amp; B</text>"##
    compare("in the picture", drawing.svg().contains(element), with: true)
  }

  @Test("has no row for a missing title", .rule("actionsheet.title-may-be-nil"))
  func titleNil() throws {
    let stage = Self.shown(Self.untitled)
    compare(
      "rows", stage.call("sheet", "layout"),
      with: Self.layout(
        [0, 491, 375, 176], title: .null, Self.rows(["Delete", "Email", "Print", "Cancel"])))
    let drawing = try stage.look(at: "sheet", "A sheet without a title")
    compare("title", drawing.layer(.title) == nil, with: true)
  }

  @Test(
    "has one cancel button or none", .rule("actionsheet.cancel-non-nil-creates"),
    .rule("actionsheet.cancel-nil-none"))
  func cancelTitle() {
    compare(
      "with a title", Self.indices(["cancelButtonTitle": "Cancel"]),
      with: Self.indices(1, destructive: -1, firstOther: -1, cancel: 0))
    compare(
      "without", Self.indices(["otherButtonTitles": ["Email"]]),
      with: Self.indices(1, destructive: -1, firstOther: 0, cancel: -1))
  }

  @Test(
    "has one destructive button or none", .rule("actionsheet.destructive-non-nil-creates"),
    .rule("actionsheet.destructive-nil-none"))
  func destructiveTitle() {
    compare(
      "with a title", Self.indices(["destructiveButtonTitle": "Delete"]),
      with: Self.indices(1, destructive: 0, firstOther: -1, cancel: -1))
    compare(
      "without", Self.indices(["otherButtonTitles": ["A"], "cancelButtonTitle": "Cancel"]),
      with: Self.indices(2, destructive: -1, firstOther: 0, cancel: 1))
  }

  @Test("numbers its buttons from the top", .rule("actionsheet.button-indices"))
  func buttonIndices() {
    let stage = Self.stage()
    compare(
      "indices", stage.call("sheet", "indices"),
      with: Self.indices(4, destructive: 0, firstOther: 1, cancel: 3))
    for (index, title) in ["Delete", "Email", "Print", "Cancel"].enumerated() {
      compare(
        "title \(index)", stage.call("sheet", "buttonTitle", [.number(Double(index))]),
        with: [.returned(.string(title))])
    }
    compare("title 4", stage.call("sheet", "buttonTitle", [4]), with: [.returned(.null)])
    compare("title -1", stage.call("sheet", "buttonTitle", [-1]), with: [.returned(.null)])
  }

  @Test("may have no buttons", .rule("actionsheet.all-nil"))
  func allNil() {
    compare(
      "indices", Self.indices([:]),
      with: Self.indices(0, destructive: -1, firstOther: -1, cancel: -1))
  }

  @Test("tells the index of a button that is added", .rule("actionsheet.add-button-returns-index"))
  func addButton() {
    let stage = Self.stage(["cancelButtonTitle": "Cancel"], implements: ["clicked"])
    compare("one", stage.call("sheet", "addButton", ["Email"]), with: [.returned(1)])
    compare("another", stage.call("sheet", "addButton", ["Print"]), with: [.returned(2)])
    compare(
      "indices", stage.call("sheet", "indices"),
      with: Self.indices(3, destructive: -1, firstOther: -1, cancel: 0))
    stage.show("sheet", from: "root")
    stage.advance(0.3)
    compare(
      "rows", stage.call("sheet", "layout"),
      with: Self.layout([0, 535, 375, 132], title: .null, Self.rows(["Email", "Print", "Cancel"])))
    compare("Print", stage.tap("sheet/Print"), with: [Self.told("clicked", 2)])
    stage.advance(0.3)
    stage.set("sheet", "destructiveButtonIndex", 2)
    stage.set("sheet", "cancelButtonIndex", 1)
    stage.show("sheet", from: "root")
    compare(
      "rows with other indices", stage.call("sheet", "layout"),
      with: Self.layout([0, 667, 375, 132], title: .null, Self.rows(["Print", "Cancel", "Email"])))
  }

  static func indices(_ titles: JSON) -> [Observation] {
    stage(titles).call("sheet", "indices")
  }

  static func indices(
    _ count: Int, destructive: Int, firstOther: Int, cancel: Int
  ) -> [Observation] {
    [
      .returned([
        "buttons": .number(Double(count)), "destructive": .number(Double(destructive)),
        "firstOther": .number(Double(firstOther)), "cancel": .number(Double(cancel)),
      ])
    ]
  }
}
