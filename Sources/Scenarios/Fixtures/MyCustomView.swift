public import AccessibilityModel
public import UIKitModel

/// A view that behaves like a button and says so by overriding, with texts from the strings files.
///
/// Source: voiceover-notes
public final class MyCustomView: UIView {
  /// The class\'s own answer.
  public override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The class\'s own answer.
  public override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set { super.accessibilityTraits = newValue }
  }

  /// The class\'s own answer.
  public override var accessibilityLabel: String? {
    get { text("MyCustomView.label") }
    set { super.accessibilityLabel = newValue }
  }

  /// The class\'s own answer.
  public override var accessibilityHint: String? {
    get { text("MyCustomView.hint") }
    set { super.accessibilityHint = newValue }
  }

  private func text(_ key: String) -> String? {
    window?.screen.map { NSLocalizedString(key, comment: nil, on: $0) }
  }
}

extension ObjectClass {
  /// `MyCustomView`.
  static var myCustomView: ObjectClass {
    ObjectClass(
      "MyCustomView", inherits: "UIView", make: { _ throws(ScenarioError) in MyCustomView() })
  }
}
