import AccessibilityModel
import UIKitModel

// An app that puts things into each other in a circle would be read, or handed a touch, for ever. The
// player does not let a scenario do it.

extension AccessibilityObject {
  /// Whether `object` is this one or is reached by going inside, over subviews and elements.
  func holds(_ object: AccessibilityObject) -> Bool {
    var seen = Set<ObjectIdentifier>()
    var waiting = [self]
    while let current = waiting.popLast() {
      if current === object { return true }
      guard seen.insert(ObjectIdentifier(current)).inserted else { continue }
      waiting += current.accessibilityChildren
      waiting += current.accessibilityElements ?? []
    }
    return false
  }

  /// Whether `object` is this one or is reached by going outwards.
  func lies(in object: AccessibilityObject) -> Bool {
    var current: AccessibilityObject? = self
    while let around = current {
      if around === object { return true }
      current = around.accessibilityParent
    }
    return false
  }
}

extension UIView {
  /// Puts `view` in front of the other subviews, unless this view lies in it.
  func take(_ view: UIView) throws(ScenarioError) {
    guard !lies(in: view), !view.holds(self) else {
      throw ScenarioError("a view cannot contain itself")
    }
    addSubview(view)
  }
}
