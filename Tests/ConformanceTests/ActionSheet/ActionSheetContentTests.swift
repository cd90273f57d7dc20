import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

// MARK: - Content

extension ActionSheetTests {
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
    let stage = Self.stage(implements: ["willPresent"])
    compare(
      "show", stage.show("sheet", from: "root"),
      with: [Self.told("willPresent"), .present("sheet", as: "sheet")])
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
