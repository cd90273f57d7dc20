/// An action of an element's own, offered by name beside the built-in ones.
///
/// Source: uikit-headers
@available(iOS 8.0, *)
open class UIAccessibilityCustomAction: AccessibilityObject {
  /// The name by which the action is offered, in the person's language.
  public final var name: String
  /// The method that is called: with no argument, or with the action as its only one.
  public final var selector: Selector

  private var targetReference: Weak<AccessibilityObject>

  /// An action called `name` that calls `selector` of `target`, which it does not keep alive.
  public init(name: String, target: AccessibilityObject?, selector: Selector) {
    self.name = name
    self.selector = selector
    targetReference = Weak(target)
    super.init()
  }

  /// The object whose method is called, or `nil` once it is gone.
  public final var target: AccessibilityObject? {
    get { targetReference.object }
    set { targetReference = Weak(newValue) }
  }

  /// Calls the method.
  ///
  /// - Returns: what the method returned: whether the action succeeded. `false` without a target,
  ///   and when the target does not implement the method.
  public final func perform() -> Bool {
    guard let target, target.responds(to: selector) else { return false }
    return target.perform(selector, sender: selector.argumentCount > 0 ? self : nil, event: nil)
  }
}
