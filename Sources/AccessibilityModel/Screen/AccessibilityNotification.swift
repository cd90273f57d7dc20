/// What an app tells assistive technology about its screen.
///
/// Source: uikit-headers
public enum AccessibilityNotification {
  /// A new screen; the focus goes to the object, or to the first element.
  case screenChanged(AccessibilityObject?)
  /// A part of the screen changed; the focus goes to the object if there is one.
  case layoutChanged(AccessibilityObject?)
  /// A text to be spoken.
  case announcement(String)
}

/// What listens to a screen, such as VoiceOver.
public protocol AssistiveTechnology: AnyObject {
  /// The app on `screen` posted `notification`.
  func screen(_ screen: AccessibilityScreen, didPost notification: AccessibilityNotification)
}
