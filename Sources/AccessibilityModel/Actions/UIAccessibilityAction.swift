/// The informal protocol of what assistive technology can ask of an element, by its selectors.
///
/// It is informal: every object has all of the methods, and those that it does not override do
/// what the default does. `AccessibilityObject.responds(to:)` tells which ones it overrides.
///
/// Source: uiaccessibilityaction
@available(iOS 4.0, *)
public enum UIAccessibilityAction {
  /// `accessibilityActivate`.
  @available(iOS 7.0, *)
  public static let activate: Selector = "accessibilityActivate"
  /// `accessibilityIncrement`.
  @available(iOS 4.0, *)
  public static let increment: Selector = "accessibilityIncrement"
  /// `accessibilityDecrement`.
  @available(iOS 4.0, *)
  public static let decrement: Selector = "accessibilityDecrement"
  /// `accessibilityScroll:`.
  @available(iOS 4.2, *)
  public static let scroll: Selector = "accessibilityScroll:"
  /// `accessibilityPerformEscape`.
  @available(iOS 5.0, *)
  public static let escape: Selector = "accessibilityPerformEscape"
  /// `accessibilityPerformMagicTap`.
  @available(iOS 6.0, *)
  public static let magicTap: Selector = "accessibilityPerformMagicTap"
}
