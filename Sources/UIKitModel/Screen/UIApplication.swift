import AccessibilityModel

/// The app itself: the last responder.
///
/// Source: uikit-headers
open class UIApplication: UIResponder {
  /// An application that handles nothing.
  public override init() {
    super.init()
  }
}
