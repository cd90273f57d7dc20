/// Where a person asks the content of the screen to go, with UIKit's raw values.
///
/// Source: uiaccessibilityaction
@available(iOS 4.2, *)
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// The person scrolls to the right.
  case right = 1
  /// The person scrolls to the left.
  case left = 2
  /// The person scrolls up.
  case up = 3
  /// The person scrolls down.
  case down = 4
  /// The person goes to the next of an ordered set of views.
  @available(iOS 5.0, *)
  case next = 5
  /// The person goes to the one before in an ordered set of views.
  @available(iOS 5.0, *)
  case previous = 6
}
