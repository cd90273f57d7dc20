import AccessibilityModel

/// What lies between a screen and something that is shown above it: it takes all touches, confines
/// assistive technology, and tells of a tap beside its content.
public final class PresentationOverlay: UIView {
  /// What is shown.
  public let content: UIView
  /// Whether the content is that of a popover.
  let isPopover: Bool
  private let tappedOutside: () -> Void
  private let escape: () -> Bool

  /// An overlay that covers `bounds`.
  ///
  /// - Parameters:
  ///   - isPopover: whether the content is that of a popover, in which sheets are then shown.
  ///   - tappedOutside: called when a finger was lifted beside the content.
  ///   - escape: called for the escape gesture; tells whether the content goes.
  init(
    covering bounds: Rect, content: UIView, isPopover: Bool = false,
    tappedOutside: @escaping () -> Void, escape: @escaping () -> Bool
  ) {
    self.content = content
    self.isPopover = isPopover
    self.tappedOutside = tappedOutside
    self.escape = escape
    super.init(frame: bounds)
    accessibilityViewIsModal = true
    addSubview(content)
  }

  /// Swallows the touch: what lies below gets nothing.
  public override func touchesBegan(_ touch: UITouch, with event: UIEvent) {}

  /// Swallows the touch.
  public override func touchesMoved(_ touch: UITouch, with event: UIEvent) {}

  /// Swallows the touch, and tells of it when the finger is beside the content.
  public override func touchesEnded(_ touch: UITouch, with event: UIEvent) {
    if !content.frame.contains(touch.location(in: self)) { tappedOutside() }
  }

  /// Does what the owner of the content does for the escape gesture.
  public override func accessibilityPerformEscape() -> Bool { escape() }
}
