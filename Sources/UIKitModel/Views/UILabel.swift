public import AccessibilityModel

/// A view that shows text.
///
/// Source: uikit-headers
open class UILabel: UIView {
  /// The text, or `nil`.
  public final var text: String?

  /// A label without text; it takes no touches.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// True unless assigned, or unless there is no text.
  ///
  /// Unverified: that a label without text is not reached.
  open override var isAccessibilityElement: Bool {
    get { assignedAccessibility.isElement ?? !(text ?? "").isEmpty }
    set { assignedAccessibility.isElement = newValue }
  }

  /// The text unless assigned.
  ///
  /// Source: accessibility-snapshot
  open override var accessibilityLabel: String? {
    get { assignedAccessibility.label ?? text }
    set { assignedAccessibility.label = newValue }
  }

  /// Text that does not change, unless assigned.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { assignedAccessibility.traits ?? .staticText }
    set { assignedAccessibility.traits = newValue }
  }
}
