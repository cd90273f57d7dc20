import AccessibilityModel

/// The owner of a view and of what happens in it.
///
/// Source: uikit-headers
open class UIViewController: UIResponder {
  /// The view that the controller owns.
  public final let view: UIView

  /// A controller that owns `view`.
  public init(view: UIView = UIView()) {
    self.view = view
    super.init()
    view.viewControllerReference = Weak(self)
  }

  /// The superview of the controller's view.
  open override var next: UIResponder? { view.superview }
}
