import AccessibilityModel

extension VoiceOverSession {
  /// A swipe up of one finger: what is adjustable becomes larger; of anything else the action
  /// before is chosen.
  ///
  /// Source: uiaccessibilityaction
  public func swipeUp() {
    guard let element = focus else { return }
    if element.accessibilityTraits.contains(.adjustable) {
      speakingChange(of: element) { $0.accessibilityIncrement() }
    } else {
      chooseAction(by: -1)
    }
  }

  /// A swipe down of one finger: what is adjustable becomes smaller; of anything else the next
  /// action is chosen.
  ///
  /// Source: uiaccessibilityaction
  public func swipeDown() {
    guard let element = focus else { return }
    if element.accessibilityTraits.contains(.adjustable) {
      speakingChange(of: element) { $0.accessibilityDecrement() }
    } else {
      chooseAction(by: 1)
    }
  }

  /// The names of the actions that the focused element offers: what VoiceOver does anyway, then
  /// the element's own; empty without focus.
  ///
  /// Source: uiaccessibilityaction
  public var actionNames: [String] {
    guard let element = focus else { return [] }
    return [speech(for: element).words.activate] + customActions.map { $0.name }
  }

  var customActions: [UIAccessibilityCustomAction] { focus?.accessibilityCustomActions ?? [] }

  /// Unverified: that the choice begins at activation and goes round.
  private func chooseAction(by offset: Int) {
    let names = actionNames
    guard names.count > 1 else { return }
    chosenAction = (chosenAction + offset + names.count) % names.count
    say(Utterance(names[chosenAction]))
  }
}
