import AccessibilityModel
public import UIKitModel

/// What a scenario lets a scroll view's delegate tell.
extension RecordingDelegate: UIScrollViewAccessibilityDelegate {
  /// Notes the question, and answers what the scenario says.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    asked("scrollStatus", else: nil)
  }
}

extension ObjectClass {
  /// A view that scrolls; where it is scrolled to is observed.
  static var uiScrollView: ObjectClass {
    var entry = ObjectClass(
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
    entry.delegates = DelegateHook(methods: [
      ("scrollStatus", "accessibilityScrollStatusForScrollView:")
    ]) { (object, delegate) throws(ScenarioError) in
      (object as? UIScrollView)?.accessibilityDelegate = delegate
    }
    return entry
  }
}
