public import AccessibilityModel

extension DesignCheck {
  /// What is adjustable implements both steps.
  ///
  /// Source: uiaccessibilityaction
  public static func adjustableNeedsBoth(_ object: AccessibilityObject) -> [DesignFinding] {
    guard object.accessibilityTraits.contains(.adjustable) else { return [] }
    var findings: [DesignFinding] = []
    if !object.responds(to: UIAccessibilityAction.increment) {
      findings.append(
        DesignFinding(
          "adjustable-without-increment",
          "An adjustable element does not implement accessibilityIncrement; implement it."))
    }
    if !object.responds(to: UIAccessibilityAction.decrement) {
      findings.append(
        DesignFinding(
          "adjustable-without-decrement",
          "An adjustable element does not implement accessibilityDecrement; implement it."))
    }
    return findings
  }
}
