public import AccessibilityModel

/// An item of a bar, which calls an action when it is tapped.
///
/// Source: uikit-headers
public final class UIBarButtonItem: AccessibilityObject {
  /// The button that stands for the item in its bar.
  public let view: UIButton
  /// The object that is called; not kept alive.
  public var target = Weak<AccessibilityObject>(nil)
  /// What is called; its first argument is the item.
  public var action: Selector?

  /// An item with a title.
  public init(title: String?) {
    view = UIButton(title: title, frame: Rect(x: 0, y: 0, width: 88, height: 44))
    super.init()
    view.addTarget(self, action: Self.pressed, for: .touchUpInside)
  }

  private static let pressed: Selector = "barButtonItemPressed:"

  /// Whether `selector` is what the item's button calls.
  public override func responds(to selector: Selector) -> Bool { selector == Self.pressed }

  /// Calls the item's action.
  public override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    guard let action, let target = target.object, target.responds(to: action) else { return false }
    return target.perform(action, sender: self, event: event)
  }
}
