public import AccessibilityModel

extension DesignCheck {
  /// A list of custom actions has at least one.
  ///
  /// Source: uiaccessibilityaction
  public static func customActionsNotEmpty(_ object: AccessibilityObject) -> [DesignFinding] {
    guard let actions = object.accessibilityCustomActions, actions.isEmpty else { return [] }
    return [
      DesignFinding(
        "empty-custom-actions",
        "The list of custom actions is empty; give it an action, or assign nil.")
    ]
  }
}
