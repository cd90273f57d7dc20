public import AccessibilityModel

/// A control that does something when it is tapped.
///
/// Source: uikit-headers
open class UIButton: UIControl {
  /// The title, or `nil`.
  public final var title: String?

  /// A button with a title.
  public init(title: String? = nil, frame: Rect = .zero) {
    self.title = title
    super.init(frame: frame)
  }

  /// The title unless assigned.
  ///
  /// Apple's page says that the title overrides an assigned label; what was heard says the
  /// opposite.
  ///
  /// Source: accessibility-snapshot
  open override var accessibilityLabel: String? {
    get { assignedAccessibility.label ?? title }
    set { assignedAccessibility.label = newValue }
  }

  /// A button.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
