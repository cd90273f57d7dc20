public import AccessibilityModel

/// A rectangle of the screen that draws, holds other views and gets touches.
///
/// A superview keeps its subviews alive, not the other way round.
///
/// Source: uikit-headers
open class UIView: UIResponder {
  /// The place in the superview's coordinates, in points.
  open var frame: Rect {
    get { Rect(origin: position, size: bounds.size) }
    set {
      position = newValue.origin
      bounds.size = newValue.size
    }
  }

  /// The view's own coordinates: what it shows of its content, in points.
  ///
  /// The origin moves the subviews, as scrolling does; the size is that of `frame`.
  open var bounds: Rect

  /// How opaque the view and everything in it is, from 0 to 1.
  ///
  /// A view of 0.01 or less gets no touches.
  open var alpha: Double = 1

  /// Whether the view and everything in it is neither drawn nor touched.
  open var isHidden = false

  /// Whether the view and everything in it gets touches.
  open var isUserInteractionEnabled = true

  /// Whether what lies outside the bounds is not drawn.
  open var clipsToBounds = false

  /// The views inside, from back to front.
  public private(set) final var subviews: [UIView] = []

  private var position: Point
  private var superviewReference = Weak<UIView>(nil)
  var viewControllerReference = Weak<UIViewController>(nil)
  var assignedTintColor: UIColor?

  /// A view that covers `frame` of its superview, in points.
  public init(frame: Rect = .zero) {
    position = frame.origin
    bounds = Rect(origin: .zero, size: frame.size)
    super.init()
  }

  // MARK: - Hierarchy

  /// The view around this one, or `nil`.
  public final var superview: UIView? { superviewReference.object }

  /// The window at the top of the hierarchy, or `nil` while the view is in none.
  open var window: UIWindow? { superview?.window }

  /// The controller that owns the view, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// The controller whose `view` this is, or `nil`.
  public final var viewController: UIViewController? { viewControllerReference.object }

  /// Puts `view` in front of the other subviews, taking it out of where it was.
  ///
  /// - Precondition: `view` neither is this view nor contains it.
  public final func addSubview(_ view: UIView) {
    precondition(!isDescendant(of: view), "a view cannot contain itself")
    let tintBefore = view.effectiveTintColor
    let windowBefore = view.window
    if let former = view.superview { former.subviews.removeAll { $0 === view } }
    subviews.append(view)
    view.superviewReference = Weak(self)
    view.moved(from: windowBefore, tint: tintBefore)
  }

  /// Takes the view out of its superview; does nothing without one.
  public final func removeFromSuperview() {
    guard let former = superview else { return }
    let tintBefore = effectiveTintColor
    let windowBefore = window
    former.subviews.removeAll { $0 === self }
    superviewReference = Weak(nil)
    moved(from: windowBefore, tint: tintBefore)
  }

  /// Whether the view is `ancestor` or lies somewhere inside it.
  public final func isDescendant(of ancestor: UIView) -> Bool {
    var view: UIView? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  /// The view got another window or none; the default does nothing.
  open func didMoveToWindow() {}

  private func moved(from windowBefore: UIWindow?, tint tintBefore: UIColor) {
    if effectiveTintColor != tintBefore { tellTintChange() }
    if window !== windowBefore { tellWindowChange() }
  }

  private func tellWindowChange() {
    didMoveToWindow()
    for view in subviews { view.tellWindowChange() }
  }

  // MARK: - Tint

  /// The colour of what can be touched.
  ///
  /// Reading gives the view's own colour, else that of the nearest superview that has one, else
  /// the system's blue; never `nil`. Assigning `nil` takes the view's own colour away.
  ///
  /// Source: uikit-headers
  open var tintColor: UIColor? {
    get { effectiveTintColor }
    set {
      let before = effectiveTintColor
      assignedTintColor = newValue
      if effectiveTintColor != before { tellTintChange() }
    }
  }

  /// The tint that the view or the nearest superview was given, or `nil` when none was.
  public final var customTintColor: UIColor? {
    var view: UIView? = self
    while let current = view {
      if let color = current.assignedTintColor { return color }
      view = current.superview
    }
    return nil
  }

  /// The colour that `tintColor` reads as is another one; the default does nothing.
  ///
  /// A view with a colour of its own is not told of its superviews' changes.
  open func tintColorDidChange() {}

  private var effectiveTintColor: UIColor { customTintColor ?? .systemBlue }

  private func tellTintChange() {
    tintColorDidChange()
    for view in subviews where view.assignedTintColor == nil { view.tellTintChange() }
  }

  /// Whether an app may tie the view to others by constraints.
  open var acceptsConstraintsToOthers: Bool { true }

  // MARK: - Touches

  /// Where the view's own coordinates begin on the screen, in points.
  final var screenOrigin: Point {
    var origin = Point(x: -bounds.minX, y: -bounds.minY)
    var view: UIView? = self
    while let current = view {
      origin = origin.moved(by: current.position)
      view = current.superview
      if let around = view {
        origin = origin.moved(by: Point(x: -around.bounds.minX, y: -around.bounds.minY))
      }
    }
    return origin
  }

  /// Whether `point`, in the view's own coordinates, lies in the view.
  open func point(inside point: Point) -> Bool {
    bounds.contains(point)
  }

  /// The frontmost view at `point`, in the view's own coordinates, that gets touches, or `nil`.
  ///
  /// A view that is hidden, has an alpha of 0.01 or less or has no user interaction hides
  /// everything inside it from touches.
  ///
  /// Source: uikit-reference
  open func hitTest(_ point: Point) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point) else {
      return nil
    }
    for view in subviews.reversed() {
      let inner = Point(
        x: point.x - view.position.x + view.bounds.minX,
        y: point.y - view.position.y + view.bounds.minY)
      if let hit = view.hitTest(inner) { return hit }
    }
    return self
  }

  // MARK: - Accessibility

  /// The view's place on the screen unless assigned.
  open override var accessibilityFrame: Rect {
    get {
      assignedAccessibility.frame ?? bounds.moved(by: screenOrigin)
    }
    set { assignedAccessibility.frame = newValue }
  }

  /// The subviews.
  open override var accessibilityChildren: [AccessibilityObject] { subviews.map { $0 } }

  /// Not for a view that is hidden, fully transparent, or without size although it clips, is an
  /// element or hands out elements.
  ///
  /// Source: accessibility-snapshot
  open override var isAccessibilityReachable: Bool {
    guard !isHidden, alpha > 0 else { return false }
    guard bounds.size.width <= 0 && bounds.size.height <= 0 else { return true }
    return !(clipsToBounds || isAccessibilityElement || accessibilityElements != nil)
  }
}
