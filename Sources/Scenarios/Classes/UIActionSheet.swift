import AccessibilityModel
public import UIKitModel

extension RecordingDelegate: UIActionSheetDelegate {
  /// `{"delegate":"clicked","of":"sheet","with":[index]}`.
  public func actionSheet(_ sheet: UIActionSheet, clickedButtonAt index: Int) {
    told("clicked", [index.json])
  }

  /// `{"delegate":"cancel","of":"sheet"}`.
  public func actionSheetCancel(_ sheet: UIActionSheet) { told("cancel") }

  /// `{"delegate":"willPresent","of":"sheet"}`.
  public func willPresent(_ sheet: UIActionSheet) { told("willPresent") }

  /// `{"delegate":"didPresent","of":"sheet"}`.
  public func didPresent(_ sheet: UIActionSheet) { told("didPresent") }

  /// `{"delegate":"willDismiss","of":"sheet","with":[index]}`.
  public func actionSheet(_ sheet: UIActionSheet, willDismissWithButtonIndex index: Int) {
    told("willDismiss", [index.json])
  }

  /// `{"delegate":"didDismiss","of":"sheet","with":[index]}`.
  public func actionSheet(_ sheet: UIActionSheet, didDismissWithButtonIndex index: Int) {
    told("didDismiss", [index.json])
  }
}

extension ObjectClass {
  /// A sheet. Its titles are taken when it is made; it is shown from a view, a bar, an item of a bar,
  /// or with `[x, y, width, height]` from a rectangle of a view.
  static var uiActionSheet: ObjectClass {
    var entry = ObjectClass(
      "UIActionSheet", inherits: "UIView",
      make: { birth throws(ScenarioError) in
        let others = birth.node.properties.last { $0.name == "otherButtonTitles" }?.value
        return UIActionSheet(
          title: birth.text("title"), delegate: nil,
          cancelButtonTitle: birth.text("cancelButtonTitle"),
          destructiveButtonTitle: birth.text("destructiveButtonTitle"),
          otherButtonTitles: others.flatMap { [String].read($0) } ?? [])
      },
      properties: [
        Property("isVisible", of: UIActionSheet.self, isWatched: false, get: { $0.isVisible }),
        Property(
          "cancelButtonIndex", of: UIActionSheet.self, get: { $0.cancelButtonIndex },
          set: { $0.cancelButtonIndex = $1 }),
        Property(
          "destructiveButtonIndex", of: UIActionSheet.self, get: { $0.destructiveButtonIndex },
          set: { $0.destructiveButtonIndex = $1 }),
        Property("arrowTarget", of: UIActionSheet.self, get: { $0.arrowTarget }),
      ],
      methods: [
        Method("addButton", of: UIActionSheet.self) { (sheet, arguments) throws(ScenarioError) in
          sheet.addButton(withTitle: try arguments.value(0, String.self)).json
        },
        Method("buttonTitle", of: UIActionSheet.self) { (sheet, arguments) throws(ScenarioError) in
          sheet.buttonTitle(at: try arguments.value(0, Int.self)).json
        },
        Method("indices", of: UIActionSheet.self) { (sheet, _) throws(ScenarioError) in
          [
            "buttons": sheet.numberOfButtons.json, "destructive": sheet.destructiveButtonIndex.json,
            "firstOther": sheet.firstOtherButtonIndex.json, "cancel": sheet.cancelButtonIndex.json,
          ]
        },
        Method("isVisible", of: UIActionSheet.self) { (sheet, _) throws(ScenarioError) in
          sheet.isVisible.json
        },
        Method("layout", of: UIActionSheet.self) { (sheet, _) throws(ScenarioError) in
          [
            "frame": sheet.frame.json, "title": sheet.titleLabel.map { $0.frame }.json,
            "buttons": .array(
              sheet.visibleButtons.map { [($0.title ?? "").json, $0.frame.json] }),
          ]
        },
        Method("dismissWithClickedButtonIndex", of: UIActionSheet.self) {
          (sheet, arguments) throws(ScenarioError) in
          sheet.dismiss(
            withClickedButtonIndex: try arguments.value(0, Int.self),
            animated: try arguments.value(1, Bool.self))
          return nil
        },
      ])
    entry.taken = ["title", "cancelButtonTitle", "destructiveButtonTitle", "otherButtonTitles"]
    entry.drawing = { ($0 as? UIActionSheet)?.drawing() }
    entry.delegates = DelegateHook(methods: [
      ("clicked", UIActionSheet.DelegateSelector.clicked),
      ("cancel", UIActionSheet.DelegateSelector.cancel),
      ("willPresent", UIActionSheet.DelegateSelector.willPresent),
      ("didPresent", UIActionSheet.DelegateSelector.didPresent),
      ("willDismiss", UIActionSheet.DelegateSelector.willDismiss),
      ("didDismiss", UIActionSheet.DelegateSelector.didDismiss),
    ]) { (object, delegate) throws(ScenarioError) in
      (object as? UIActionSheet)?.delegate = delegate
    }
    entry.show = { (object, source, arguments, _) throws(ScenarioError) in
      guard let sheet = object as? UIActionSheet else { return }
      let isAnimated = arguments.last?.bool ?? true
      if let bar = source as? UIToolbar {
        sheet.show(from: bar)
      } else if let bar = source as? UITabBar {
        sheet.show(from: bar)
      } else if let item = source as? UIBarButtonItem {
        sheet.show(from: item, animated: isAnimated)
      } else if let view = source as? UIView {
        if let rect = arguments.first.flatMap({ Rect.read($0) }) {
          sheet.show(from: rect, in: view, animated: isAnimated)
        } else {
          sheet.show(in: view)
        }
      } else {
        throw ScenarioError("a sheet is shown from a view, a bar or an item of a bar")
      }
    }
    entry.shown = { object in
      switch (object as? UIActionSheet)?.presentation {
      case .sheet: "sheet"
      case .popover: "popover"
      case nil: nil
      }
    }
    entry.dismiss = { (object, _) throws(ScenarioError) in
      guard let sheet = object as? UIActionSheet else { return }
      sheet.dismiss(withClickedButtonIndex: sheet.cancelButtonIndex, animated: true)
    }
    entry.systemCancel = { object, _ in (object as? UIActionSheet)?.systemCancel() }
    return entry
  }
}
