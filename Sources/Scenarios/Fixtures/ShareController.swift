public import AccessibilityModel
public import UIKitModel

/// A controller that makes a sheet with one call when its action `share:` is called, and notes the
/// titles of the buttons that are chosen.
public final class ShareController: UIViewController, UIActionSheetDelegate {
  /// The titles that were chosen, in order.
  public private(set) var chosen: [String] = []
  /// The sheet that was made last, or `nil`.
  public private(set) var sheet: UIActionSheet?

  /// The controller implements only that a button is clicked, and `share:`.
  public override func responds(to selector: Selector) -> Bool {
    selector == "share:" || selector == UIActionSheet.DelegateSelector.clicked
  }

  /// Makes and shows the sheet.
  public override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    let sheet = UIActionSheet(
      title: "Share", delegate: self, cancelButtonTitle: "Cancel",
      destructiveButtonTitle: "Delete", otherButtonTitles: ["Email", "Print"])
    self.sheet = sheet
    sheet.show(in: view)
    return false
  }

  /// Notes the title.
  public func actionSheet(_ sheet: UIActionSheet, clickedButtonAt index: Int) {
    chosen.append(sheet.buttonTitle(at: index) ?? "")
  }

  /// Not implemented.
  public func actionSheetCancel(_ sheet: UIActionSheet) {}
  /// Not implemented.
  public func willPresent(_ sheet: UIActionSheet) {}
  /// Not implemented.
  public func didPresent(_ sheet: UIActionSheet) {}
  /// Not implemented.
  public func actionSheet(_ sheet: UIActionSheet, willDismissWithButtonIndex index: Int) {}
  /// Not implemented.
  public func actionSheet(_ sheet: UIActionSheet, didDismissWithButtonIndex index: Int) {}
}

extension ObjectClass {
  /// `ShareController`; `shown` tells the titles of the sheet that it shows.
  static var shareController: ObjectClass {
    var entry = ObjectClass(
      "ShareController", inherits: "UIViewController",
      make: { _ throws(ScenarioError) in ShareController() },
      properties: [
        Property("chosen", of: ShareController.self, get: { $0.chosen }),
        Property(
          "sheet", of: ShareController.self,
          get: { controller -> [String]? in
            guard let sheet = controller.sheet, sheet.isVisible else { return nil }
            return sheet.visibleButtons.map { $0.title ?? "" }
          }),
      ])
    entry.parts = { ($0 as? ShareController)?.sheet.map { [$0] } ?? [] }
    return entry
  }
}
