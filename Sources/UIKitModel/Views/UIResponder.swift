public import AccessibilityModel

/// An object that takes part in the handling of events: views, and whatever stands behind them.
///
/// What a responder does not handle goes to the next one.
open class UIResponder: AccessibilityObject {
  /// The responder that gets what this one does not handle, or `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// A finger came down; the default hands it to the next responder.
  open func touchesBegan(_ touch: UITouch, with event: UIEvent) {
    next?.touchesBegan(touch, with: event)
  }

  /// The finger moved; the default hands it to the next responder.
  open func touchesMoved(_ touch: UITouch, with event: UIEvent) {
    next?.touchesMoved(touch, with: event)
  }

  /// The finger was lifted; the default hands it to the next responder.
  open func touchesEnded(_ touch: UITouch, with event: UIEvent) {
    next?.touchesEnded(touch, with: event)
  }

  /// The system took the touch away, as for a call; the default hands it to the next responder.
  open func touchesCancelled(_ touch: UITouch, with event: UIEvent) {
    next?.touchesCancelled(touch, with: event)
  }

  /// The next responder.
  open override var accessibilityParent: AccessibilityObject? { next }

  /// The first responder, from this one on, that implements `action`, or `nil` when none does.
  public final func target(forAction action: Selector) -> UIResponder? {
    var candidate: UIResponder? = self
    while let responder = candidate {
      if responder.responds(to: action) { return responder }
      candidate = responder.next
    }
    return nil
  }
}
