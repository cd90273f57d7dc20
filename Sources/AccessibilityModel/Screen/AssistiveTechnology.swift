/// What listens to a screen, such as VoiceOver.
public protocol AssistiveTechnology: AnyObject {
  /// The app on `screen` posted `notification`.
  func screen(_ screen: AccessibilityScreen, didPost notification: AccessibilityNotification)
}
