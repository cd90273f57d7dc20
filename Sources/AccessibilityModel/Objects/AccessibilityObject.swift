/// The root of the model's classes: the part of NSObject that UIKit's informal accessibility
/// protocols extend.
///
/// Every property of `UIAccessibility`, `UIAccessibilityContainer` and `UIAccessibilityAction`
/// exists on every object, whatever its class, and a subclass overrides the getter or method to
/// give its own answer. What an app assigns is kept in `assignedAccessibility`, apart from what a
/// class derives. Objects are compared by identity.
///
/// Source: uikit-headers
open class AccessibilityObject {
  /// What the app assigned; a getter of a subclass decides what it means.
  public final var assignedAccessibility = AccessibilityAttributes()

  private var weakBox: ZeroingBox?

  /// An object to which nothing is assigned.
  public init() {}

  deinit {
    weakBox?.object = nil
  }

  /// The cell that weak references to this object share.
  final var zeroingBox: ZeroingBox {
    if let weakBox { return weakBox }
    let box = ZeroingBox(self)
    weakBox = box
    return box
  }

  // MARK: - Messages

  /// Whether the object implements the method `selector`.
  ///
  /// A subclass answers for its own methods and asks `super` for the rest.
  open func responds(to selector: Selector) -> Bool {
    false
  }

  /// Calls the method `selector`.
  ///
  /// A subclass calls its own methods and hands the rest to `super`, which has none and stops the
  /// program, as an unrecognised selector does in Objective-C. Ask `responds(to:)` first.
  ///
  /// - Parameters:
  ///   - sender: the first argument; `nil` for a selector without arguments.
  ///   - event: the second argument; `nil` for a selector with fewer than two.
  /// - Returns: what the method returned when that is a Bool, else `false`.
  @discardableResult
  open func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    preconditionFailure("unrecognised selector")
  }

  // MARK: - UIAccessibility

  /// Whether assistive technology reads the object as one element; false unless assigned.
  ///
  /// An element is a leaf: what is inside it is never reached.
  open var isAccessibilityElement: Bool {
    get { assignedAccessibility.isElement ?? false }
    set { assignedAccessibility.isElement = newValue }
  }

  /// The short name that is spoken first; `nil` when there is none.
  open var accessibilityLabel: String? {
    get { assignedAccessibility.label }
    set { assignedAccessibility.label = newValue }
  }

  /// What performing an action on the object does; `nil` when there is nothing to say.
  open var accessibilityHint: String? {
    get { assignedAccessibility.hint }
    set { assignedAccessibility.hint = newValue }
  }

  /// The value that changes while the label stays, such as the state of a switch.
  open var accessibilityValue: String? {
    get { assignedAccessibility.value }
    set { assignedAccessibility.value = newValue }
  }

  /// What kind of thing the object is; none unless assigned.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { assignedAccessibility.traits ?? .none }
    set { assignedAccessibility.traits = newValue }
  }

  /// The place on the screen, in points and screen coordinates; zero unless assigned.
  open var accessibilityFrame: Rect {
    get { assignedAccessibility.frame ?? .zero }
    set { assignedAccessibility.frame = newValue }
  }

  /// Where assistive technology touches to activate the object, in screen coordinates; the
  /// middle of `accessibilityFrame` unless assigned.
  open var accessibilityActivationPoint: Point {
    get { assignedAccessibility.activationPoint ?? accessibilityFrame.center }
    set { assignedAccessibility.activationPoint = newValue }
  }

  /// The language in which the object is spoken, as a BCP 47 tag; `nil` for the system's.
  open var accessibilityLanguage: String? {
    get { assignedAccessibility.language }
    set { assignedAccessibility.language = newValue }
  }

  /// The name by which user interface tests find the object; never spoken.
  open var accessibilityIdentifier: String? {
    get { assignedAccessibility.identifier }
    set { assignedAccessibility.identifier = newValue }
  }

  /// Whether the object and everything inside it is hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { assignedAccessibility.elementsHidden }
    set { assignedAccessibility.elementsHidden = newValue }
  }

  /// Whether assistive technology ignores the siblings of the object.
  open var accessibilityViewIsModal: Bool {
    get { assignedAccessibility.viewIsModal }
    set { assignedAccessibility.viewIsModal = newValue }
  }

  /// Whether what is inside is read as one block, whatever lies beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { assignedAccessibility.groupsChildren }
    set { assignedAccessibility.groupsChildren = newValue }
  }

  // MARK: - UIAccessibilityContainer

  /// The objects inside in reading order, or `nil` when the object does not say.
  @available(iOS 8.0, *)
  open var accessibilityElements: [AccessibilityObject]? {
    get { assignedAccessibility.elements }
    set { assignedAccessibility.elements = newValue }
  }

  /// The kind of container that the object is; none unless assigned.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { assignedAccessibility.containerType }
    set { assignedAccessibility.containerType = newValue }
  }

  /// How many objects the container hands out; 0 without `accessibilityElements`.
  open func accessibilityElementCount() -> Int {
    accessibilityElements?.count ?? 0
  }

  /// The object at `index` in the container, or `nil` when there is none.
  open func accessibilityElement(at index: Int) -> AccessibilityObject? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of `element` in the container, or `nil` (UIKit's NSNotFound) when it is not in it.
  open func index(ofAccessibilityElement element: AccessibilityObject) -> Int? {
    accessibilityElements?.firstIndex { $0 === element }
  }

  /// The objects that the container hands out, by `accessibilityElements` or by its methods; `nil`
  /// for an object that is no container.
  public final var containedElements: [AccessibilityObject]? {
    if let elements = accessibilityElements { return elements }
    let count = accessibilityElementCount()
    return count > 0 ? (0..<count).compactMap { accessibilityElement(at: $0) } : nil
  }

  // MARK: - UIAccessibilityAction

  /// Does what activating the object means, and is asked when a person double taps.
  ///
  /// - Returns: whether the object handled it. The default is `false`; assistive technology then
  ///   touches the activation point instead.
  ///
  /// Source: uiaccessibilityaction
  @available(iOS 7.0, *)
  open func accessibilityActivate() -> Bool {
    false
  }

  /// Makes the value one step larger; the default does nothing.
  ///
  /// Asked only of an object with the `adjustable` trait.
  ///
  /// Source: uiaccessibilityaction
  @available(iOS 4.0, *)
  open func accessibilityIncrement() {}

  /// Makes the value one step smaller; the default does nothing.
  ///
  /// Asked only of an object with the `adjustable` trait.
  ///
  /// Source: uiaccessibilityaction
  @available(iOS 4.0, *)
  open func accessibilityDecrement() {}

  /// Scrolls by a page.
  ///
  /// An object that scrolls posts `pageScrolled` with the new place.
  ///
  /// - Returns: whether it scrolled. The default is `false`; the parent is asked next.
  ///
  /// Source: uiaccessibilityaction
  @available(iOS 4.2, *)
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    false
  }

  /// Dismisses what was shown modally or in a hierarchy.
  ///
  /// - Returns: whether it was dismissed. The default is `false`; the parent is asked next.
  ///
  /// Source: uiaccessibilityaction
  @available(iOS 5.0, *)
  open func accessibilityPerformEscape() -> Bool {
    false
  }

  /// Does the one thing that matters most in the app's present state.
  ///
  /// - Returns: whether it was done. The default is `false`; the parent is asked next.
  ///
  /// Source: uiaccessibilityaction
  @available(iOS 6.0, *)
  open func accessibilityPerformMagicTap() -> Bool {
    false
  }

  /// The actions of the object's own, offered beside the built-in ones while it has the focus;
  /// `nil` when it has none.
  ///
  /// Source: uiaccessibilityaction
  @available(iOS 8.0, *)
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { assignedAccessibility.customActions }
    set { assignedAccessibility.customActions = newValue }
  }

  // MARK: - The tree as assistive technology walks it

  /// The object that is asked next when this one does not scroll, escape or answer a magic tap:
  /// a responder's next responder, an element's container.
  open var accessibilityParent: AccessibilityObject? { nil }

  /// The objects below this one that are visited when it is no element and hands out no
  /// `accessibilityElements`, from back to front: a view's subviews.
  open var accessibilityChildren: [AccessibilityObject] { [] }

  /// Whether the object is there to be reached at all; a hidden view is not.
  open var isAccessibilityReachable: Bool { true }
}
