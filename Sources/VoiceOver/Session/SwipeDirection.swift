/// Where fingers move in a swipe.
public enum SwipeDirection: Hashable, Sendable {
  /// To the left.
  case left
  /// To the right.
  case right
  /// Upwards.
  case up
  /// Downwards.
  case down
}
