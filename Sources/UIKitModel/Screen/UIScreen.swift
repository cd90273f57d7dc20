public import AccessibilityModel

/// The screen of a device with one window, which a finger can touch.
///
/// UIKit keeps appearance proxies for the whole process; the model keeps them for each screen, so
/// that two screens never influence each other.
public final class UIScreen: AccessibilityScreen {
  /// The extent in points; 375 × 667 on a phone and 768 × 1024 on a pad.
  public let bounds: Rect
  /// The colours that apply to every control of a kind.
  public let appearance = UIAppearance()
  /// The application that the screen shows, at the end of every responder chain.
  ///
  /// An app assigns its own subclass before anything is shown.
  public var application = UIApplication()

  /// The texts of the app in its languages.
  public let strings = StringsTable()

  private var shownWindow: UIWindow?
  private var finger: UITouch?
  private var touchedView: UIView?

  /// A screen of `device` with an empty window.
  public override init(device: Device) {
    bounds =
      switch device.idiom {
      case .phone: Rect(x: 0, y: 0, width: 375, height: 667)
      case .pad: Rect(x: 0, y: 0, width: 768, height: 1024)
      }
    super.init(device: device)
    appearance.screen = Weak(self)
  }

  /// The window that covers the screen.
  public var window: UIWindow {
    if let shownWindow { return shownWindow }
    let window = UIWindow(screen: self, frame: bounds)
    shownWindow = window
    return window
  }

  /// The window.
  public override var accessibilityRoot: AccessibilityObject? { window }

  // MARK: - One finger

  /// Puts the finger down at `point`, in screen coordinates.
  ///
  /// The frontmost view there gets the touch until the finger is lifted, wherever it moves.
  ///
  /// - Precondition: the finger is not down already.
  public func touchDown(at point: Point, tapCount: Int = 1) {
    precondition(finger == nil, "the finger is down already")
    let touch = UITouch(at: point, tapCount: tapCount)
    finger = touch
    touchedView = window.hitTest(point)
    touchedView?.touchesBegan(touch, with: UIEvent(touch: touch))
  }

  /// Moves the finger to `point`, in screen coordinates; does nothing while it is not down.
  public func touchMove(to point: Point) {
    guard let finger else { return }
    finger.screenLocation = point
    touchedView?.touchesMoved(finger, with: UIEvent(touch: finger))
  }

  /// Lifts the finger where it is; does nothing while it is not down.
  public func touchUp() {
    guard let finger else { return }
    let view = touchedView
    self.finger = nil
    touchedView = nil
    view?.touchesEnded(finger, with: UIEvent(touch: finger))
  }

  /// Takes the touch away, as the system does for a call; does nothing while there is none.
  public func touchCancel() {
    guard let finger else { return }
    let view = touchedView
    self.finger = nil
    touchedView = nil
    view?.touchesCancelled(finger, with: UIEvent(touch: finger))
  }

  /// Puts the finger down at `point` and lifts it.
  public override func touch(at point: Point) {
    touchDown(at: point)
    touchUp()
  }

  /// Puts the finger down at `start`, moves it to `end` and lifts it.
  public override func drag(from start: Point, to end: Point) {
    touchDown(at: start)
    touchMove(to: end)
    touchUp()
  }
}
