import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

// MARK: - Rows

extension ActionSheetTests {
  @Test(
    "has Cancel at the bottom", .rule("actionsheet.cancel-at-bottom"),
    .rule("actionsheet.destructive-at-top"), .rule("actionsheet.others-in-given-order"))
  func order() {
    let stage = Self.stage([
      "cancelButtonTitle": "Cancel", "otherButtonTitles": ["C", "A", "B"],
      "destructiveButtonTitle": "Delete",
    ])
    stage.show("sheet", from: "root")
    compare(
      "rows", stage.call("sheet", "layout"),
      with: Self.layout(
        [0, 667, 375, 220], title: .null, Self.rows(["Delete", "C", "A", "B", "Cancel"])))
  }

  @Test(
    "has a red destructive button", .rule("actionsheet.destructive-red"),
    .rule("actionsheet.others-not-red"))
  func red() throws {
    for idiom in [Device.Idiom.phone, .pad] {
      let stage = Self.shown(idiom: idiom)
      let drawing = try stage.look(at: "sheet", "Red and not red")
      compare("Delete", drawing.layer(.button(0))?.paint, with: .text("Delete", .red))
      compare("Email", drawing.layer(.button(1))?.paint, with: .text("Email", .systemBlue))
      compare("Print", drawing.layer(.button(2))?.paint, with: .text("Print", .systemBlue))
      compare(
        "Cancel", drawing.layer(.button(3))?.paint,
        with: idiom == .pad ? nil : .text("Cancel", .systemBlue))
      compare("ground", drawing.color(.ground), with: .white)
    }
  }

  @Test("lays itself out", .rule("actionsheet.layout-automatic"))
  func automatic() {
    let stage = Stage(
      screen: [Node("UIButton", "share")],
      objects: [Self.sheet(["otherButtonTitles": ["A", "B", "C"]])])
    stage.show("sheet", from: "root")
    compare(
      "rows", stage.call("sheet", "layout"),
      with: Self.layout([0, 667, 375, 132], title: .null, Self.rows(["A", "B", "C"])))
  }

  @Test("takes no constraints to others", .rule("actionsheet.no-constraints-to-others"))
  func constraints() {
    let sheet = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil)
    func refused(_ one: UIView, _ other: UIView) -> Bool {
      do {
        _ = try LayoutConstraint(between: one, and: other)
        return false
      } catch { return true }
    }
    compare("from a sheet", refused(sheet, UIView()), with: true)
    compare("to a sheet", refused(UIView(), sheet), with: true)
    compare("between others", refused(UIView(), UISwitch()), with: false)
  }
}
