import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

// MARK: - Delegate

extension ActionSheetTests {
  @Test("works without a delegate", .rule("actionsheet.delegate-handles-choice"))
  func noDelegate() {
    let stage = Self.shown()
    compare("Email", stage.tap("sheet/Email"), with: [])
    compare("then", stage.advance(0.3), with: Self.gone)
  }

  @Test("has a delegate that adopts its protocol", .rule("actionsheet.delegate-conforms"))
  func delegateConforms() throws {
    let text = try APIFacts.model.text("UIActionSheet.delegate")
    compare("declaration", text.contains("UIActionSheetDelegate"), with: true)
    var controller: ShareController? = ShareController()
    let sheet = UIActionSheet(
      title: nil, delegate: controller, cancelButtonTitle: nil, destructiveButtonTitle: nil)
    compare("adopter", sheet.delegate === controller, with: true)
    controller = nil
    compare("once that is gone", sheet.delegate == nil, with: true)
  }

  @Test("reports the index of what was tapped", .rule("actionsheet.clicked-on-tap"))
  func clickedOnTap() {
    for (index, title) in ["Delete", "Email", "Print", "Cancel"].enumerated() {
      let stage = Self.shown(implements: ["clicked"])
      compare(title, stage.tap("sheet/\(title)"), with: [Self.told("clicked", index)])
    }
    let stage = Self.shown(implements: ["clicked"])
    compare("the title", stage.tap("sheet/Photo"), with: [])
  }

  @Test("goes by itself", .rule("actionsheet.dismiss-after-click"))
  func dismissAfterClick() {
    let stage = Self.shown(implements: ["clicked"])
    stage.tap("sheet/Email")
    compare("a moment before", stage.advance(0.25), with: [])
    compare("visible", stage.call("sheet", "isVisible"), with: [.returned(true)])
    compare("then", stage.advance(0.05), with: Self.gone)
    compare("visible", stage.call("sheet", "isVisible"), with: [.returned(false)])
    compare(
      "shown again", stage.show("sheet", from: "root"), with: [.present("sheet", as: "sheet")])
    let sheet = try? stage.object("sheet", as: UIActionSheet.self)
    compare("rows", sheet?.subviews.count, with: 5)
  }

  @Test("tells its delegate in order", .rule("actionsheet.delegate-order"))
  func delegateOrder() {
    let stage = Self.stage(implements: Self.all)
    compare(
      "show", stage.show("sheet", from: "root"),
      with: [Self.told("willPresent"), .present("sheet", as: "sheet")])
    compare("a moment before", stage.advance(0.25), with: [])
    compare("there", stage.advance(0.05), with: [Self.told("didPresent")] + Self.arrived)
    compare(
      "Email", stage.tap("sheet/Email"),
      with: [Self.told("clicked", 1), Self.told("willDismiss", 1)])
    compare("gone", stage.advance(0.3), with: [Self.told("didDismiss", 1)] + Self.gone)
    for method in Self.all {
      let one = Self.stage(implements: [method])
      var heard = one.show("sheet", from: "root") + one.advance(0.3)
      heard += one.tap("sheet/Print") + one.advance(0.3)
      let told: [Observation] =
        switch method {
        case "cancel": []
        case "willPresent", "didPresent": [Self.told(method)]
        default: [Self.told(method, 2)]
        }
      compare(
        "only \(method)", heard.filter { if case .delegate = $0 { true } else { false } },
        with: told)
    }
  }

  @Test(
    "does not count a tap of Cancel as the system's",
    .rule("actionsheet.cancel-callback-is-for-system"))
  func cancelCallback() {
    let stage = Self.shown(implements: ["clicked", "cancel"])
    compare("Cancel", stage.tap("sheet/Cancel"), with: [Self.told("clicked", 3)])
  }

  @Test("tells that the system cancels", .rule("actionsheet.system-cancel"))
  func systemCancel() {
    let stage = Self.shown(implements: Self.all)
    compare(
      "the Home button", stage.systemCancel(),
      with: [Self.told("cancel"), Self.told("willDismiss", 3)])
    compare("once more", stage.systemCancel(), with: [])
    compare("gone", stage.advance(0.3), with: [Self.told("didDismiss", 3)] + Self.gone)
  }

  @Test(
    "counts the system's cancel as a click where nobody asks",
    .rule("actionsheet.system-cancel-fallback"))
  func systemCancelFallback() {
    let stage = Self.shown(implements: ["clicked", "willDismiss"])
    compare(
      "the Home button", stage.systemCancel(),
      with: [Self.told("clicked", 3), Self.told("willDismiss", 3)])
    compare("gone", stage.advance(0.3), with: Self.gone)
  }

  @Test("stays until somebody takes it away", .rule("actionsheet.stays-until-dismissed"))
  func stays() {
    let stage = Self.shown(implements: Self.all)
    compare("an hour", stage.advance(3600), with: [])
    compare("a tap beside it", stage.tap(at: Point(x: 100, y: 200)), with: [])
    compare("visible", stage.call("sheet", "isVisible"), with: [.returned(true)])
    compare("code", stage.dismiss("sheet"), with: [Self.told("willDismiss", 3)])
    compare("once more", stage.dismiss("sheet"), with: [])
    compare("gone", stage.advance(0.3), with: [Self.told("didDismiss", 3)] + Self.gone)
    let early = Self.stage(implements: Self.all)
    early.show("sheet", from: "root")
    compare(
      "code without animation, while it comes",
      early.call("sheet", "dismissWithClickedButtonIndex", [1, false]),
      with: [Self.told("willDismiss", 1), Self.told("didDismiss", 1)] + Self.gone)
    compare("then", early.advance(0.3), with: [])
    let hasty = HastyDelegate()
    let screen = UIScreen(device: Device())
    let root = UIView(frame: screen.window.bounds)
    screen.window.addSubview(root)
    let sheet = UIActionSheet(
      title: nil, delegate: hasty, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
      otherButtonTitles: ["Photo"])
    hasty.root = root
    sheet.show(in: root)
    screen.clock.advance(by: 1)
    sheet.dismiss(withClickedButtonIndex: 0, animated: true)
    screen.clock.advance(by: 1)
    compare(
      "shown again while it comes, taken away again while it goes", hasty.told,
      with: ["willPresent", "didPresent", "willDismiss 0", "didDismiss 0"])
  }
}

/// Shows the sheet again whenever it comes, and takes it away again whenever it goes.
private final class HastyDelegate: AccessibilityObject, UIActionSheetDelegate {
  var told: [String] = []
  var root: UIView?

  override func responds(to selector: Selector) -> Bool { true }

  func actionSheet(_ sheet: UIActionSheet, clickedButtonAt index: Int) { told.append("clicked") }
  func actionSheetCancel(_ sheet: UIActionSheet) { told.append("cancel") }
  func willPresent(_ sheet: UIActionSheet) {
    told.append("willPresent")
    if let root, told.count < 9 { sheet.show(in: root) }
  }
  func didPresent(_ sheet: UIActionSheet) { told.append("didPresent") }
  func actionSheet(_ sheet: UIActionSheet, willDismissWithButtonIndex index: Int) {
    told.append("willDismiss \(index)")
    if told.count < 9 { sheet.dismiss(withClickedButtonIndex: 1, animated: true) }
  }
  func actionSheet(_ sheet: UIActionSheet, didDismissWithButtonIndex index: Int) {
    told.append("didDismiss \(index)")
  }
}
