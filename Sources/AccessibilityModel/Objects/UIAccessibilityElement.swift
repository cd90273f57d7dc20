/// An element without a view: a container makes one for each thing that it draws itself.
///
/// The container must not be an element itself, because what is inside an element is not reached.
/// The reference to it keeps nothing alive.
///
/// Source: uikit-headers
open class UIAccessibilityElement: AccessibilityObject {
  private let container: Weak<AccessibilityObject>

  /// An element inside `container`.
  public init(accessibilityContainer container: AccessibilityObject) {
    self.container = Weak(container)
    super.init()
  }

  /// The object that hands this element out, or `nil` once it is gone.
  public var accessibilityContainer: AccessibilityObject? { container.object }

  /// True unless assigned.
  open override var isAccessibilityElement: Bool {
    get { assignedAccessibility.isElement ?? true }
    set { assignedAccessibility.isElement = newValue }
  }

  /// The container.
  open override var accessibilityParent: AccessibilityObject? { accessibilityContainer }
}
