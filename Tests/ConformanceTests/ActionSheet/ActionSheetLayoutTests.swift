import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

// MARK: - Where a sheet is shown and how it looks

extension ActionSheetTests {
  @Test("lies above the view", .rule("actionsheet.floats-over-view"))
  func floats() throws {
    let stage = Self.shown()
    let root = try stage.object("root", as: UIView.self)
    let sheet = try stage.object("sheet", as: UIActionSheet.self)
    let window = try #require(root.window)
    compare("the view is first", window.subviews.first === root, with: true)
    compare(
      "the sheet is in the last", window.subviews.last.map { sheet.isDescendant(of: $0) },
      with: true)
    compare("what a finger meets", stage.tap("sheet/Email"), with: [])
  }

  @Test("takes the touches of the view", .rule("actionsheet.interrupts-view"))
  func interrupts() {
    let stage = Self.shown(implements: Self.all)
    compare("the button below", stage.tap("share"), with: [])
    compare("a drag over it", stage.drag("share", along: [0.1, 0.9]), with: [])
    stage.tap("sheet/Cancel")
    stage.advance(0.3)
    compare(
      "afterwards", stage.tap("share"),
      with: [
        .event("touchUpInside", from: "share")
      ])
  }

  @Test(
    "slides in from the bottom of a phone", .rule("actionsheet.iphone-slides-from-bottom"),
    .rule("actionsheet.iphone-full-width"))
  func slides() {
    for source in ["root", "share", "toolbar", "tabs", "item"] {
      let stage = Self.bars(idiom: .phone)
      compare(
        "from \(source)", stage.show("sheet", from: source), with: [.present("sheet", as: "sheet")])
      let rows = Self.rows(["Email", "Cancel"])
      compare(
        "at first", stage.call("sheet", "layout"),
        with: Self.layout([0, 667, 375, 88], title: .null, rows))
      stage.advance(0.3)
      compare(
        "then", stage.call("sheet", "layout"),
        with: Self.layout([0, 579, 375, 88], title: .null, rows))
    }
  }

  /// A screen with bars, and a sheet with two buttons.
  static func bars(idiom: Device.Idiom) -> Stage {
    Stage(
      idiom: idiom,
      screen: [
        Node("UIButton", "share", ["title": "Share", "frame": [300, 100, 100, 44]]),
        Node(
          "UIToolbar", "toolbar",
          ["items": [["id": "first"], ["id": "item"]], "frame": [0, 200, 300, 44]]),
        Node("UITabBar", "tabs", ["frame": [0, 300, 320, 50]]),
      ],
      objects: [
        Node("UIBarButtonItem", "first", ["title": "First"]),
        Node("UIBarButtonItem", "item", ["title": "Share"]),
        sheet(["otherButtonTitles": ["Email"], "cancelButtonTitle": "Cancel"]),
      ])
  }

  static func shownOnPad(
    from source: String, with arguments: [JSON] = [], pointingAt target: JSON,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stage = bars(idiom: .pad)
    compare(
      "from \(source)", stage.show("sheet", from: source, with: arguments),
      with: [.present("sheet", as: "popover"), .set("sheet", "arrowTarget", target)],
      sourceLocation: sourceLocation)
    stage.advance(0.3)
    compare(
      "gone", stage.tap("sheet/Email") + stage.advance(0.3),
      with: gone + [.set("sheet", "arrowTarget", .null)], sourceLocation: sourceLocation)
  }

  @Test("is shown from a toolbar", .rule("actionsheet.from-toolbar"))
  func fromToolbar() { Self.shownOnPad(from: "toolbar", pointingAt: [0, 200, 300, 44]) }

  @Test("is shown from a tab bar", .rule("actionsheet.from-tab-bar"))
  func fromTabBar() { Self.shownOnPad(from: "tabs", pointingAt: [0, 300, 320, 50]) }

  @Test("is shown from an item of a bar", .rule("actionsheet.from-bar-button-item"))
  func fromItem() throws {
    Self.shownOnPad(from: "item", pointingAt: [100, 200, 88, 44])
    let stage = Self.bars(idiom: .pad)
    compare(
      "without animation", stage.show("sheet", from: "item", with: [false]),
      with: [
        .notification("announcement", "alert"), .notification("screenChanged", "sheet/Email"),
        .present("sheet", as: "popover"), .set("sheet", "arrowTarget", [100, 200, 88, 44]),
      ])
  }

  @Test("is shown from a view", .rule("actionsheet.from-view"))
  func fromView() { Self.shownOnPad(from: "share", pointingAt: [300, 100, 100, 44]) }

  @Test("is shown from a rectangle", .rule("actionsheet.from-rect"))
  func fromRect() {
    Self.shownOnPad(from: "share", with: [[10, 5, 20, 30]], pointingAt: [310, 105, 20, 30])
    let stage = Self.bars(idiom: .pad)
    compare(
      "without animation", stage.show("sheet", from: "share", with: [[10, 5, 20, 30], false]),
      with: [
        .notification("announcement", "alert"), .notification("screenChanged", "sheet/Email"),
        .present("sheet", as: "popover"), .set("sheet", "arrowTarget", [310, 105, 20, 30]),
      ])
  }

  @Test(
    "is shown in a popover on a pad", .rule("actionsheet.ipad-popover"),
    .rule("actionsheet.ipad-arrow-to-control"))
  func padPopover() throws {
    let stage = Self.stage(idiom: .pad)
    compare(
      "show", stage.show("sheet", from: "share"),
      with: [
        .present("sheet", as: "popover"), .set("sheet", "arrowTarget", [20, 20, 280, 44]),
      ])
    compare(
      "layout", stage.call("sheet", "layout"),
      with: Self.layout(
        [24, 77, 272, 176], title: [0, 0, 272, 44],
        Self.rows(["Delete", "Email", "Print"], width: 272, from: 44)))
    try stage.look(at: "sheet", "A sheet on a pad")
    let modal = Stage(
      idiom: .pad, screen: [Node("UIViewController", "base")],
      objects: [
        Self.sheet(),
        Node(
          "UIViewController", "modal",
          children: [Node("UIButton", "share", ["frame": [20, 20, 280, 44]])]),
      ])
    modal.show("modal", from: "base")
    compare(
      "above a modal view", modal.show("sheet", from: "share"),
      with: [
        .present("sheet", as: "popover"), .set("sheet", "arrowTarget", [20, 20, 280, 44]),
      ])
  }

  @Test("hides Cancel in a popover of its own", .rule("actionsheet.ipad-popover-omits-cancel"))
  func omitsCancel() throws {
    let stage = Self.shown(
      ["otherButtonTitles": ["Email"], "cancelButtonTitle": "Cancel"], idiom: .pad)
    compare(
      "layout", stage.call("sheet", "layout"),
      with: Self.layout([24, 77, 272, 44], title: .null, Self.rows(["Email"], width: 272)))
    compare(
      "advice without one", Self.cancelAdvice(["otherButtonTitles": ["Email"]], .pad), with: [])
  }

  @Test("slides in within an open popover", .rule("actionsheet.ipad-over-popover-needs-cancel"))
  func overPopover() {
    let stage = Stage(
      idiom: .pad, screen: [Node("UIButton", "share", ["title": "Share"])],
      objects: [
        Node("UIPopoverController", "popover"), Self.sheet(),
        Node("UIButton", "more", ["title": "More", "frame": [20, 20, 100, 44]]),
      ])
    stage.call("popover", "addToContent", [["id": "more"]])
    stage.show("popover", from: "share")
    compare("show", stage.show("sheet", from: "more"), with: [.present("sheet", as: "sheet")])
    stage.advance(0.3)
    compare(
      "layout", stage.call("sheet", "layout"),
      with: Self.layout(
        [10, 337, 320, 220], title: [0, 0, 320, 44],
        Self.rows(["Delete", "Email", "Print", "Cancel"], width: 320, from: 44)))
    compare("a tap beside both", stage.tap(at: Point(x: 700, y: 900)), with: [])
    let plain: JSON = ["otherButtonTitles": ["Email"]]
    compare(
      "advice without Cancel", Self.cancelAdvice(plain, .pad, isOverPopover: true),
      with: ["action-sheet-without-cancel"])
    compare("advice with it", Self.cancelAdvice(Self.full, .pad, isOverPopover: true), with: [])
  }

  @Test("is cancelled by a tap beside its popover", .rule("actionsheet.ipad-tap-outside-cancels"))
  func tapOutside() {
    let stage = Self.shown(["otherButtonTitles": ["Email"]], idiom: .pad, implements: Self.all)
    compare(
      "a tap on the button below", stage.tap("share"),
      with: [Self.told("clicked", -1), Self.told("willDismiss", -1)])
    compare(
      "then", stage.advance(0.3),
      with: [Self.told("didDismiss", -1)] + Self.gone + [.set("sheet", "arrowTarget", .null)])
    let other = Self.shown(idiom: .pad, implements: ["clicked"])
    compare("on the title", other.tap("sheet/Photo"), with: [])
    compare(
      "with a hidden Cancel", other.tap(at: Point(x: 700, y: 900)), with: [Self.told("clicked", 3)])
  }
}
