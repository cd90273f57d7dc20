import AccessibilityModel

/// A stack of controllers of which the last is shown.
///
/// Source: uikit-headers
public final class UINavigationController: UIViewController {
  /// The controllers from the first to the one that is shown.
  public private(set) var viewControllers: [UIViewController]

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
    show(rootViewController)
  }

  /// Shows a controller in place of the last one.
  public func pushViewController(_ controller: UIViewController) {
    viewControllers.last?.view.removeFromSuperview()
    viewControllers.append(controller)
    show(controller)
    view.window?.screen?.post(.screenChanged(nil))
  }

  /// Goes back to the controller before.
  ///
  /// - Returns: the controller that is gone, or `nil` where there is none to go back to.
  @discardableResult
  public func popViewController() -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let gone = viewControllers.removeLast()
    gone.view.removeFromSuperview()
    if let last = viewControllers.last { show(last) }
    view.window?.screen?.post(.screenChanged(nil))
    return gone
  }

  /// Goes back.
  ///
  /// Source: uiaccessibilityaction
  public override func accessibilityPerformEscape() -> Bool { popViewController() != nil }

  private func show(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
  }
}
