import AccessibilityModel

/// A bar with items that do something to what is on the screen.
///
/// Source: uikit-headers
public final class UIToolbar: UIView {
  /// The items, from left to right.
  public var items: [UIBarButtonItem] = [] {
    didSet {
      for item in oldValue { item.view.removeFromSuperview() }
      for (index, item) in items.enumerated() {
        item.view.frame.origin.x = 100 * Double(index)
        addSubview(item.view)
      }
    }
  }
}
