public import AccessibilityModel

extension VoiceOverSession {
  /// Where the Settings app has the switch for VoiceOver: the names to tap, one after another.
  ///
  /// Up to iOS 12 Accessibility is inside General.
  ///
  /// Source: voiceover-notes
  public static func settingsPath(in era: OSEra) -> [String] {
    era < .ios13
      ? ["Settings", "General", "Accessibility", "VoiceOver"]
      : ["Settings", "Accessibility", "VoiceOver"]
  }
}
