import AccessibilityModel

/// The view at the top of a hierarchy, which covers the screen.
public final class UIWindow: UIView {
  private let screenReference: Weak<UIScreen>

  init(screen: UIScreen, frame: Rect) {
    screenReference = Weak(screen)
    super.init(frame: frame)
  }

  /// The screen that shows the window, or `nil` once it is gone.
  public var screen: UIScreen? { screenReference.object }

  /// The window itself.
  public override var window: UIWindow? { self }

  /// The application of the screen.
  public override var next: UIResponder? { screen?.application }
}
