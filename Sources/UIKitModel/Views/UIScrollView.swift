public import AccessibilityModel

/// Who tells where a scroll view is scrolled to.
///
/// Source: uikit-headers
public protocol UIScrollViewAccessibilityDelegate: AccessibilityObject {
  /// What is spoken when assistive technology has scrolled, or `nil` for the number of the page.
  /// Asked only of a delegate that says that it responds to `accessibilityScrollStatusForScrollView:`.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

/// A view that shows a part of something larger.
///
/// Source: uikit-headers
open class UIScrollView: UIView {
  /// The extent of the content, in points.
  public final var contentSize = Size.zero
  /// Whether a finger scrolls; true at first.
  public final var isScrollEnabled = true
  /// Whether a finger is scrolling.
  public private(set) final var isDragging = false

  // An app keeps it at least as long as the view.
  private final unowned(unsafe) var teller: (any UIScrollViewAccessibilityDelegate)?
  private final var touchStart: Point?
  private final var offsetAtStart = Point.zero

  /// The place in the content that is shown at the top left corner, in points; scrolling by a
  /// finger stays within the content, assigning may leave it.
  public final var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Who is asked for the text that tells where the view is scrolled to; not kept alive, and
  /// assigned `nil` before it goes. In UIKit it is the delegate of the view.
  public final var accessibilityDelegate: (any UIScrollViewAccessibilityDelegate)? {
    get { teller }
    set { teller = newValue }
  }

  private var largestOffset: Point {
    Point(
      x: max(0, contentSize.width - bounds.size.width),
      y: max(0, contentSize.height - bounds.size.height))
  }

  // MARK: - One finger

  /// Remembers where the finger came down.
  open override func touchesBegan(_ touch: UITouch, with event: UIEvent) {
    touchStart = touch.screenLocation
    offsetAtStart = contentOffset
  }

  /// Moves the content with the finger.
  open override func touchesMoved(_ touch: UITouch, with event: UIEvent) {
    guard isScrollEnabled, let touchStart else { return }
    isDragging = true
    let limit = largestOffset
    contentOffset = Point(
      x: min(max(0, offsetAtStart.x + touchStart.x - touch.screenLocation.x), limit.x),
      y: min(max(0, offsetAtStart.y + touchStart.y - touch.screenLocation.y), limit.y))
  }

  /// Leaves the content where it is.
  open override func touchesEnded(_ touch: UITouch, with event: UIEvent) {
    isDragging = false
  }

  /// Leaves the content where it is.
  open override func touchesCancelled(_ touch: UITouch, with event: UIEvent) {
    isDragging = false
  }

  // MARK: - Accessibility

  /// Shows the next page (left, up) or the one before (right, down), and posts "Page 2 of 3" or
  /// what the delegate tells.
  ///
  /// - Returns: whether there was such a page.
  ///
  /// Source: uiaccessibilityaction, voiceover-notes
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let page = bounds.size
    let limit = largestOffset
    var target = contentOffset
    switch direction {
    case .left, .next: target.x = min(target.x + page.width, limit.x)
    case .right, .previous: target.x = max(target.x - page.width, 0)
    case .up: target.y = min(target.y + page.height, limit.y)
    case .down: target.y = max(target.y - page.height, 0)
    }
    guard target != contentOffset else { return false }
    contentOffset = target
    window?.screen?.post(.pageScrolled(scrollStatus))
    return true
  }

  private var scrollStatus: String {
    if let teller, teller.responds(to: "accessibilityScrollStatusForScrollView:"),
      let status = teller.accessibilityScrollStatus(for: self)
    {
      return status
    }
    let page = bounds.size
    let isSideways = contentSize.width > page.width
    let offset = isSideways ? contentOffset.x : contentOffset.y
    let extent = isSideways ? page.width : page.height
    let content = isSideways ? contentSize.width : contentSize.height
    let number = Int((offset / extent).rounded(.up)) + 1
    let count = Int((content / extent).rounded(.up))
    return "Page \(number) of \(count)"
  }

  /// Scrolling.
  open override func responds(to selector: Selector) -> Bool {
    selector == UIAccessibilityAction.scroll || super.responds(to: selector)
  }
}
