import UIKitModel

extension ObjectClass {
  /// A view that scrolls; where it is scrolled to is observed.
  static var uiScrollView: ObjectClass {
    ObjectClass(
      "UIScrollView", inherits: "UIView", make: { _ throws(ScenarioError) in UIScrollView() },
      properties: [
        Property(
          "contentSize", of: UIScrollView.self, get: { $0.contentSize },
          set: { $0.contentSize = $1 }),
        Property(
          "contentOffset", of: UIScrollView.self, get: { $0.contentOffset },
          set: { $0.contentOffset = $1 }),
        Property(
          "isScrollEnabled", of: UIScrollView.self, get: { $0.isScrollEnabled },
          set: { $0.isScrollEnabled = $1 }),
      ])
  }
}
