import AccessibilityModel

extension ObjectClass {
  /// An element without a view; the object that it lies in is its container.
  static var uiAccessibilityElement: ObjectClass {
    ObjectClass(
      "UIAccessibilityElement", inherits: "NSObject",
      make: { birth throws(ScenarioError) in
        guard let container = birth.parent else {
          throw ScenarioError("a UIAccessibilityElement lies in its container's children")
        }
        return UIAccessibilityElement(accessibilityContainer: container)
      })
  }
}
