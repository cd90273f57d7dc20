import AccessibilityModel

extension VoiceOverSession {
  /// A swipe of three fingers: the content scrolls by a page.
  ///
  /// The focused element is asked, without focus the first one, and then whatever is around it
  /// until one scrolls. The direction that they are asked for is that of the fingers: to the left
  /// shows the next page.
  ///
  /// Source: uiaccessibilityaction, voiceover-notes
  public func threeFingerSwipe(_ direction: SwipeDirection) {
    let asked: UIAccessibilityScrollDirection =
      switch direction {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      }
    climb { $0.accessibilityScroll(asked) }
  }

  /// A scrub of two fingers, like the letter Z: what was shown modally or in a hierarchy goes.
  ///
  /// Source: uiaccessibilityaction
  public func scrub() {
    climb { $0.accessibilityPerformEscape() }
  }

  /// A double tap of two fingers: the app does what matters most now.
  ///
  /// Source: uiaccessibilityaction
  public func magicTap() {
    climb { $0.accessibilityPerformMagicTap() }
  }

  /// Asks the focused element, else the first element, else the root, and then upwards, until one
  /// has handled the request.
  private func climb(_ handles: (AccessibilityObject) -> Bool) {
    var object = focus ?? elements.first ?? screen.accessibilityRoot
    while let current = object {
      if handles(current) { return }
      object = current.accessibilityParent
    }
  }
}
