import AccessibilityModel

extension AccessibilityObject {
  /// Whether `object` is this one or is reached by going inside, over subviews and elements.
  ///
  /// An app that puts things into each other in a circle would be read for ever, so the player does
  /// not let a scenario do it.
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
}
