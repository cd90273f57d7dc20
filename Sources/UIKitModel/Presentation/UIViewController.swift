import AccessibilityModel

/// The owner of a view and of what happens in it.
///
/// Source: uikit-headers
open class UIViewController: UIResponder {
  /// The view that the controller owns.
  public final let view: UIView
  /// The controller that this one has shown above itself, or `nil`.
  public private(set) final var presentedViewController: UIViewController?

  private final var presenting = Weak<UIViewController>(nil)
  private final var overlay: PresentationOverlay?

  /// A controller that owns `view`.
  public init(view: UIView = UIView()) {
    self.view = view
    super.init()
    view.viewControllerReference = Weak(self)
  }

  /// The controller that shows this one above itself, or `nil`.
  public final var presentingViewController: UIViewController? { presenting.object }

  /// The controller that shows this one, else the superview of the controller's view.
  open override var next: UIResponder? { presentingViewController ?? view.superview }

  /// Shows a controller above this one, over the whole screen; what was shown stays below it and
  /// gets no touches. Does nothing while this controller is on no screen or shows another one.
  ///
  /// Source: ui-catalog-action-sheets
  public final func present(_ controller: UIViewController) {
    guard let window = view.window, let screen = window.screen, presentedViewController == nil
    else { return }
    presentedViewController = controller
    controller.presenting = Weak(self)
    controller.view.frame = window.bounds
    let overlay = PresentationOverlay(
      covering: window.bounds, content: controller.view, tappedOutside: {}, escape: { false })
    self.overlay = overlay
    window.addSubview(overlay)
    screen.post(.screenChanged(nil))
  }

  /// Takes away the controller that this one shows, or else this one from the one that shows it.
  public final func dismiss() {
    guard let presentedViewController else {
      presentingViewController?.dismiss()
      return
    }
    let screen = view.window?.screen
    overlay?.removeFromSuperview()
    overlay = nil
    presentedViewController.presenting = Weak(nil)
    self.presentedViewController = nil
    screen?.post(.screenChanged(nil))
  }
}
