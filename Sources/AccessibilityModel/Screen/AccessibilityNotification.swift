/// What an app tells assistive technology about its screen: `UIAccessibilityPostNotification`.
///
/// Source: uikit-headers
public enum AccessibilityNotification {
  /// A new screen; the focus goes to the object, or to the first element.
  case screenChanged(AccessibilityObject?)
  /// A part of the screen changed; the focus goes to the object if there is one.
  case layoutChanged(AccessibilityObject?)
  /// A text to be spoken.
  case announcement(String)
  /// The screen was scrolled; the text tells where it is now, such as "Page 3 of 9".
  case pageScrolled(String)
}

/// What assistive technology tells the app, as `NotificationCenter` delivers it.
///
/// Source: uikit-headers
public enum AccessibilityEvent {
  /// VoiceOver was turned on or off.
  case voiceOverStatusChanged
  /// An announcement was spoken to its end, or was cut off.
  case announcementDidFinish(text: String, wasSuccessful: Bool)
  /// The focus moved to an element, from another or from none.
  case elementFocused(AccessibilityObject?, previous: AccessibilityObject?)
}
