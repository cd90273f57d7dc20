import AccessibilityModel
import UIKitModel

extension ObjectClass {
  /// An item of a bar; its title is taken when it is made.
  static var uiBarButtonItem: ObjectClass {
    var entry = ObjectClass(
      "UIBarButtonItem", inherits: "NSObject",
      make: { birth throws(ScenarioError) in UIBarButtonItem(title: birth.text("title")) },
      properties: [
        .reference(
          "target", of: UIBarButtonItem.self, to: AccessibilityObject.self, isWatched: false,
          get: { $0.target.object }, set: { $0.target = Weak($1) }),
        Property(
          "action", of: UIBarButtonItem.self, isWatched: false, get: { $0.action },
          set: { $0.action = $1 }),
      ])
    entry.taken = ["title"]
    entry.seen = { ($0 as? UIBarButtonItem)?.view }
    return entry
  }

  /// A bar with items.
  static var uiToolbar: ObjectClass {
    ObjectClass(
      "UIToolbar", inherits: "UIView", make: { _ throws(ScenarioError) in UIToolbar() },
      properties: [
        .references(
          "items", of: UIToolbar.self, to: UIBarButtonItem.self, isWatched: false,
          get: { $0.items }, set: { $0.items = $1 ?? [] })
      ])
  }

  /// A tab bar.
  static var uiTabBar: ObjectClass {
    ObjectClass("UITabBar", inherits: "UIView", make: { _ throws(ScenarioError) in UITabBar() })
  }
}
