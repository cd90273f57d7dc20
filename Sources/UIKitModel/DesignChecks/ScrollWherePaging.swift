public import AccessibilityModel

extension DesignCheck {
  /// What shows its content by pages lets VoiceOver turn them.
  ///
  /// - Parameter pages: how many pages the object shows, one at a time.
  ///
  /// Source: uiaccessibilityaction
  public static func scrollWherePaging(
    _ object: AccessibilityObject, pages: Int
  ) -> [DesignFinding] {
    guard pages > 1, !object.responds(to: UIAccessibilityAction.scroll) else { return [] }
    return [
      DesignFinding(
        "paging-without-scroll",
        "Content of several pages does not implement accessibilityScroll; implement it.")
    ]
  }
}
