public import AccessibilityModel

/// One thing that VoiceOver did.
public enum VoiceOverEvent {
  /// It spoke.
  case said(Utterance)
  /// It moved its focus to an element, which the record does not keep alive.
  case focused(Weak<AccessibilityObject>)
  /// A swipe found no further element.
  case reachedEnd
  /// Scrolling told the same place as before: there is nothing further.
  case reachedBorder
}
