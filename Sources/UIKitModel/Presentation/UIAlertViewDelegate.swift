public import AccessibilityModel

/// What an alert asks and tells. Every method is optional: a delegate says with `responds(to:)` which
/// of them it implements, and only those are called.
///
/// Source: uikit-headers
public protocol UIAlertViewDelegate: AccessibilityObject {
  /// The person chose the button with an index; the alert goes by itself afterwards.
  func alertView(_ alert: UIAlertView, clickedButtonAt index: Int)
  /// The system takes the alert away; a tap on the cancel button does not call it.
  func alertViewCancel(_ alert: UIAlertView)
  /// The alert is about to come.
  func willPresent(_ alert: UIAlertView)
  /// The alert has come.
  func didPresent(_ alert: UIAlertView)
  /// The alert is about to go.
  func alertView(_ alert: UIAlertView, willDismissWithButtonIndex index: Int)
  /// The alert has gone.
  func alertView(_ alert: UIAlertView, didDismissWithButtonIndex index: Int)
  /// Whether the first other button can be tapped; asked when the alert comes and after every change
  /// of a text.
  func alertViewShouldEnableFirstOtherButton(_ alert: UIAlertView) -> Bool
}

extension UIAlertView {
  /// The selectors of the delegate's methods.
  public enum DelegateSelector {
    /// `alertView(_:clickedButtonAt:)`.
    public static let clicked: Selector = "alertView:clickedButtonAtIndex:"
    /// `alertViewCancel(_:)`.
    public static let cancel: Selector = "alertViewCancel:"
    /// `willPresent(_:)`.
    public static let willPresent: Selector = "willPresentAlertView:"
    /// `didPresent(_:)`.
    public static let didPresent: Selector = "didPresentAlertView:"
    /// `alertView(_:willDismissWithButtonIndex:)`.
    public static let willDismiss: Selector = "alertView:willDismissWithButtonIndex:"
    /// `alertView(_:didDismissWithButtonIndex:)`.
    public static let didDismiss: Selector = "alertView:didDismissWithButtonIndex:"
    /// `alertViewShouldEnableFirstOtherButton(_:)`.
    public static let shouldEnable: Selector = "alertViewShouldEnableFirstOtherButton:"
  }

  func tell(_ moment: ChoicePresentation.Moment) {
    guard let delegate else { return }
    switch moment {
    case .willPresent:
      if delegate.responds(to: DelegateSelector.willPresent) { delegate.willPresent(self) }
    case .didPresent:
      if delegate.responds(to: DelegateSelector.didPresent) { delegate.didPresent(self) }
    case .clicked(let index):
      guard delegate.responds(to: DelegateSelector.clicked) else { return }
      delegate.alertView(self, clickedButtonAt: index)
    case .willDismiss(let index):
      guard delegate.responds(to: DelegateSelector.willDismiss) else { return }
      delegate.alertView(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index):
      guard delegate.responds(to: DelegateSelector.didDismiss) else { return }
      delegate.alertView(self, didDismissWithButtonIndex: index)
    }
  }
}
