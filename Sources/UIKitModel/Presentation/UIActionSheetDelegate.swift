public import AccessibilityModel

/// What an action sheet tells of a person's choice. Every method is optional: a delegate says with
/// `responds(to:)` which of them it implements, and only those are called.
///
/// Source: ui-catalog-action-sheets, uikit-headers
public protocol UIActionSheetDelegate: AccessibilityObject {
  /// The person chose the button with an index; the sheet goes by itself afterwards.
  func actionSheet(_ sheet: UIActionSheet, clickedButtonAt index: Int)
  /// The system takes the sheet away, as for the Home button; a tap on Cancel does not call it.
  func actionSheetCancel(_ sheet: UIActionSheet)
  /// The sheet is about to come.
  func willPresent(_ sheet: UIActionSheet)
  /// The sheet has come.
  func didPresent(_ sheet: UIActionSheet)
  /// The sheet is about to go.
  func actionSheet(_ sheet: UIActionSheet, willDismissWithButtonIndex index: Int)
  /// The sheet has gone.
  func actionSheet(_ sheet: UIActionSheet, didDismissWithButtonIndex index: Int)
}

extension UIActionSheet {
  /// The selectors of the delegate's methods.
  public enum DelegateSelector {
    /// `actionSheet(_:clickedButtonAt:)`.
    public static let clicked: Selector = "actionSheet:clickedButtonAtIndex:"
    /// `actionSheetCancel(_:)`.
    public static let cancel: Selector = "actionSheetCancel:"
    /// `willPresent(_:)`.
    public static let willPresent: Selector = "willPresentActionSheet:"
    /// `didPresent(_:)`.
    public static let didPresent: Selector = "didPresentActionSheet:"
    /// `actionSheet(_:willDismissWithButtonIndex:)`.
    public static let willDismiss: Selector = "actionSheet:willDismissWithButtonIndex:"
    /// `actionSheet(_:didDismissWithButtonIndex:)`.
    public static let didDismiss: Selector = "actionSheet:didDismissWithButtonIndex:"
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
      delegate.actionSheet(self, clickedButtonAt: index)
    case .willDismiss(let index):
      guard delegate.responds(to: DelegateSelector.willDismiss) else { return }
      delegate.actionSheet(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index):
      guard delegate.responds(to: DelegateSelector.didDismiss) else { return }
      delegate.actionSheet(self, didDismissWithButtonIndex: index)
    }
  }
}
