import AccessibilityModel
import UIKitModel

extension ObjectClass {
  /// A rectangle of the screen. Its place and its inherited tint are not observed.
  static var uiView: ObjectClass {
    ObjectClass(
      "UIView", inherits: "NSObject", make: { _ throws(ScenarioError) in UIView() },
      properties: [
        Property(
          "frame", of: UIView.self, isWatched: false, get: { $0.frame }, set: { $0.frame = $1 }),
        Property(
          "bounds", of: UIView.self, isWatched: false, get: { $0.bounds }, set: { $0.bounds = $1 }),
        Property("alpha", of: UIView.self, get: { $0.alpha }, set: { $0.alpha = $1 }),
        Property("isHidden", of: UIView.self, get: { $0.isHidden }, set: { $0.isHidden = $1 }),
        Property(
          "isUserInteractionEnabled", of: UIView.self, get: { $0.isUserInteractionEnabled },
          set: { $0.isUserInteractionEnabled = $1 }),
        Property(
          "clipsToBounds", of: UIView.self, get: { $0.clipsToBounds },
          set: { $0.clipsToBounds = $1 }),
        Property(
          "tintColor", of: UIView.self, isWatched: false, get: { $0.tintColor },
          set: { $0.tintColor = $1 }),
      ],
      methods: [
        Method("addSubview", of: UIView.self) { (view, arguments) throws(ScenarioError) in
          try view.take(arguments.object(0, UIView.self))
          return nil
        },
        Method("post", of: UIView.self) { (view, arguments) throws(ScenarioError) in
          try post(arguments, on: view)
          return nil
        },
        Method("removeFromSuperview", of: UIView.self) { (view, _) throws(ScenarioError) in
          view.removeFromSuperview()
          return nil
        },
      ])
  }

  /// `["announcement", "Saved"]`, `["pageScrolled", "Page 2 of 3"]`, `["screenChanged"]`,
  /// `["layoutChanged", {"id":"wifi"}]`: the app posts a notification.
  private static func post(_ arguments: Method.Arguments, on view: UIView) throws(ScenarioError) {
    guard let screen = view.window?.screen else { throw ScenarioError("the view is on no screen") }
    let isAlone = arguments.values.count < 2
    switch try arguments.value(0, String.self) {
    case "announcement": screen.post(.announcement(try arguments.value(1, String.self)))
    case "pageScrolled": screen.post(.pageScrolled(try arguments.value(1, String.self)))
    case "screenChanged":
      screen.post(
        .screenChanged(isAlone ? nil : try arguments.object(1, AccessibilityObject.self)))
    case "layoutChanged":
      screen.post(
        .layoutChanged(isAlone ? nil : try arguments.object(1, AccessibilityObject.self)))
    case let name: throw ScenarioError("there is no notification \"\(name)\"")
    }
  }
}
