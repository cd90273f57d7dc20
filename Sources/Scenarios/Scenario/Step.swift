public import AccessibilityModel

/// One thing that a person, the app or the system does: a closed list.
public enum Step: Hashable, Sendable {
  /// Where a finger comes down.
  public enum Place: Hashable, Sendable {
    /// In the middle of an object, named by its address.
    case object(String)
    /// At a point of the screen, in points.
    case point(Point)
  }

  /// Where fingers move.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upwards.
    case up
    /// Downwards.
    case down
  }

  /// A tap of one finger.
  case tap(Place)
  /// A double tap of one finger; with VoiceOver it does not matter where.
  case doubleTap(Place?)
  /// A swipe of one finger.
  case swipe(Direction)
  /// A swipe of three fingers.
  case threeFingerSwipe(Direction)
  /// A scrub of two fingers.
  case scrub
  /// A double tap of two fingers.
  case magicTap
  /// A finger drawn over an object, from one place of it to the next, as fractions of its width
  /// and height; the finger is lifted at the last one.
  case drag(on: String, along: [Point])
  /// A key of a keyboard, by its name.
  case key(String)
  /// The app assigns a property.
  case set(on: String, property: String, to: JSON)
  /// The app calls a method.
  case call(on: String, method: String, with: [JSON])
  /// The app shows something, from an object or from nowhere in particular.
  case show(on: String, from: String?, with: [JSON])
  /// The app takes away what it showed.
  case dismiss(on: String)
  /// Time passes, in seconds.
  case advance(Double)
  /// The system takes away what the app showed, as for a call.
  case systemCancel
  /// The app sets a property of a class's appearance proxy.
  case appearance(of: String, property: String, to: JSON)
  /// The person chooses another language, as a BCP 47 tag.
  case locale(String)
}
