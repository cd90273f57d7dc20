public import AccessibilityModel

/// Shows a controller in a bubble with an arrow that points at what it belongs to.
///
/// Source: uikit-headers
@available(iOS, introduced: 3.2, deprecated: 9.0, message: "Use UIViewController.")
open class UIPopoverController: AccessibilityObject {
  /// Where the arrow is on the bubble.
  public enum ArrowDirection: Hashable, Sendable {
    /// At its upper edge, pointing up.
    case up
    /// At its lower edge, pointing down.
    case down
  }

  /// The controller that is shown.
  public final let contentViewController: UIViewController
  /// The extent of the content, in points; 320 × 480 at first.
  ///
  /// Unverified: the size.
  public final var popoverContentSize = Size(width: 320, height: 480)
  /// What the arrow points at, in screen coordinates, in points; `nil` while nothing is shown.
  public private(set) final var arrowTarget: Rect?
  /// Where the arrow is; meaningful while the popover is visible.
  public private(set) final var arrowDirection = ArrowDirection.up

  private final var overlay: PresentationOverlay?

  /// A popover for a controller.
  public init(contentViewController: UIViewController) {
    self.contentViewController = contentViewController
    super.init()
  }

  /// Whether the popover is shown.
  public final var isPopoverVisible: Bool { overlay != nil }

  /// Shows the popover with its arrow at `rect` of `view`, in the view's coordinates: below it
  /// where there is room, else above it. Does nothing while the view is on no screen.
  public final func present(from rect: Rect, in view: UIView) {
    guard overlay == nil, let window = view.window, let screen = window.screen else { return }
    let target = rect.moved(by: view.screenOrigin)
    let place = PopoverPlace(content: popoverContentSize, target: target, in: window.bounds)
    contentViewController.view.frame = place.frame
    arrowTarget = target
    arrowDirection = place.arrow
    let overlay = PresentationOverlay(
      covering: window.bounds, content: contentViewController.view, isPopover: true,
      tappedOutside: { [unowned(unsafe) self] in self.dismiss() },
      escape: { [unowned(unsafe) self] in
        self.dismiss()
        return true
      })
    self.overlay = overlay
    window.addSubview(overlay)
    screen.post(.screenChanged(nil))
  }

  /// Takes the popover away; does nothing while it is not shown.
  open func dismiss() {
    guard let overlay else { return }
    let screen = overlay.window?.screen
    overlay.removeFromSuperview()
    self.overlay = nil
    arrowTarget = nil
    screen?.post(.screenChanged(nil))
  }

  deinit {
    overlay?.removeFromSuperview()
  }
}

/// Where a bubble goes: below its target, or above it where there is no room below.
struct PopoverPlace {
  /// The place of the content, in the coordinates of what it is shown in.
  let frame: Rect
  /// Where the arrow is.
  let arrow: UIPopoverController.ArrowDirection

  /// How long the arrow is, in points.
  ///
  /// Unverified: a choice of the model.
  static let arrowLength: Double = 13
  /// The least distance of the content from the edges, in points.
  ///
  /// Unverified: a choice of the model.
  static let margin: Double = 10

  init(content: Size, target: Rect, in bounds: Rect) {
    let below = target.maxY + Self.arrowLength
    let fits = below + content.height <= bounds.maxY - Self.margin
    arrow = fits ? .up : .down
    let top = fits ? below : max(Self.margin, target.minY - Self.arrowLength - content.height)
    let rightmost = bounds.maxX - Self.margin - content.width
    let left = max(Self.margin, min(target.center.x - content.width / 2, rightmost))
    frame = Rect(origin: Point(x: left, y: top), size: content)
  }
}
