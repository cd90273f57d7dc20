public import AccessibilityModel

/// One finger on the screen, from the moment it goes down until it is lifted.
public final class UITouch: AccessibilityObject {
  /// Where the finger is, in screen coordinates, in points.
  public internal(set) var screenLocation: Point
  /// How many times the finger came down in quick succession at about the same place; at least 1.
  public let tapCount: Int

  init(at location: Point, tapCount: Int) {
    screenLocation = location
    self.tapCount = tapCount
    super.init()
  }

  /// Where the finger is in the coordinates of `view`, in points.
  public func location(in view: UIView) -> Point {
    let origin = view.screenOrigin
    return Point(x: screenLocation.x - origin.x, y: screenLocation.y - origin.y)
  }
}

/// What happened to make a view or control act: for the model, the touch that did it.
public final class UIEvent: AccessibilityObject {
  /// The finger that moved.
  public let touch: UITouch

  init(touch: UITouch) {
    self.touch = touch
    super.init()
  }
}
