public import AccessibilityModel

/// A row of a table.
///
/// Source: uikit-headers
open class UITableViewCell: UIView {
  /// What a cell shows at its end when it has no view of its own there.
  public enum AccessoryType: Hashable, Sendable {
    /// Nothing.
    case none
    /// A chevron: another screen follows.
    case disclosureIndicator
    /// A tick.
    case checkmark
  }

  /// The name that a table finds a cell by when it uses it again, or `nil`.
  public final let reuseIdentifier: String?
  /// The view in which an app puts what the cell shows.
  public final let contentView = UIView()
  /// The main text.
  public final let textLabel = UILabel()
  /// The second text.
  public final let detailTextLabel = UILabel()
  /// What is shown at the end while there is no `accessoryView`.
  public final var accessoryType = AccessoryType.none
  /// Whether the row is selected.
  public final var isSelected = false

  /// The view at the end; it takes the place of `accessoryType`.
  public final var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      layOut()
    }
  }

  /// An empty cell that is found by `reuseIdentifier`.
  public init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(x: 0, y: 0, width: 375, height: 44))
    addSubview(contentView)
    contentView.addSubview(textLabel)
    contentView.addSubview(detailTextLabel)
    layOut()
  }

  /// The place in the table, in points; what is inside follows.
  open override var frame: Rect {
    get { super.frame }
    set {
      super.frame = newValue
      layOut()
    }
  }

  /// What is shown at the end: none while there is an `accessoryView`.
  public final var visibleAccessoryType: AccessoryType {
    accessoryView == nil ? accessoryType : .none
  }

  /// The cell is about to show another row; a subclass takes back what it has shown.
  open func prepareForReuse() {}

  private func layOut() {
    let margin: Double = 16
    let size = bounds.size
    let end = accessoryView.map { size.width - margin - $0.bounds.size.width } ?? size.width
    accessoryView?.frame.origin = Point(
      x: end, y: (size.height - (accessoryView?.bounds.size.height ?? 0)) / 2)
    contentView.frame = Rect(x: 0, y: 0, width: end, height: size.height)
    let width = end - 2 * margin
    textLabel.frame = Rect(x: margin, y: 0, width: width, height: size.height / 2)
    detailTextLabel.frame = Rect(
      x: margin, y: size.height / 2, width: width, height: size.height / 2)
  }

  // MARK: - Accessibility

  /// A switch at the end of the row: it and the cell are one element.
  ///
  /// Unverified: that a switch elsewhere in the cell does not merge with it.
  private var mergedSwitch: UISwitch? { accessoryView as? UISwitch }

  /// True unless assigned, or unless there are controls in the content: then each part is an
  /// element.
  ///
  /// Source: voiceover-notes
  open override var isAccessibilityElement: Bool {
    get {
      assignedAccessibility.isElement ?? !contentView.subviews.contains { $0 is UIControl }
    }
    set { assignedAccessibility.isElement = newValue }
  }

  /// The labels of what the content shows, in order and joined by commas, unless assigned.
  ///
  /// Source: voiceover-notes
  open override var accessibilityLabel: String? {
    get {
      if let label = assignedAccessibility.label { return label }
      let labels = contentView.subviews.compactMap { $0.accessibilityLabel }.filter { !$0.isEmpty }
      return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
    set { assignedAccessibility.label = newValue }
  }

  /// The value of a switch at the end, unless assigned.
  open override var accessibilityValue: String? {
    get { assignedAccessibility.value ?? mergedSwitch?.accessibilityValue }
    set { assignedAccessibility.value = newValue }
  }

  /// The hint of a switch at the end, unless assigned.
  open override var accessibilityHint: String? {
    get { assignedAccessibility.hint ?? mergedSwitch?.accessibilityHint }
    set { assignedAccessibility.hint = newValue }
  }

  /// The traits of a switch at the end, unless assigned; and `selected` while the row is.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let traits = assignedAccessibility.traits ?? mergedSwitch?.accessibilityTraits ?? .none
      return isSelected ? traits.union(.selected) : traits
    }
    set { assignedAccessibility.traits = newValue }
  }

  /// On the switch at the end, unless assigned.
  open override var accessibilityActivationPoint: Point {
    get {
      assignedAccessibility.activationPoint ?? mergedSwitch?.accessibilityActivationPoint
        ?? accessibilityFrame.center
    }
    set { assignedAccessibility.activationPoint = newValue }
  }

  // MARK: - Touches

  /// Selects the row when a finger is lifted in the cell.
  open override func touchesEnded(_ touch: UITouch, with event: UIEvent) {
    if point(inside: touch.location(in: self)) {
      (superview as? UITableView)?.selectByTouch(self)
    }
    super.touchesEnded(touch, with: event)
  }
}
