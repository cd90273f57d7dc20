public import AccessibilityModel

/// Wheels beside each other, each with rows of text of which one is chosen.
///
/// Source: uikit-headers
public final class UIPickerView: UIView {
  /// The wheel at a place: an adjustable element without a view.
  public final class Component: UIAccessibilityElement {
    /// The rows.
    public let titles: [String]
    /// The chosen row, counted from 0.
    public private(set) var selectedRow = 0

    fileprivate init(of picker: UIPickerView, titles: [String]) {
      self.titles = titles
      super.init(accessibilityContainer: picker)
    }

    /// A wheel that can be adjusted.
    ///
    /// Source: uikit-reference
    public override var accessibilityTraits: UIAccessibilityTraits {
      get { [.adjustable, .pickerItem] }
      set { super.accessibilityTraits = newValue }
    }

    /// The chosen row.
    public override var accessibilityValue: String? {
      get { titles[selectedRow] }
      set { super.accessibilityValue = newValue }
    }

    /// Both steps.
    public override func responds(to selector: Selector) -> Bool {
      selector == UIAccessibilityAction.increment || selector == UIAccessibilityAction.decrement
    }

    /// The next row; nothing at the last one.
    ///
    /// Unverified: that one row is one step.
    public override func accessibilityIncrement() {
      selectedRow = min(selectedRow + 1, titles.count - 1)
    }

    /// The row before; nothing at the first one.
    public override func accessibilityDecrement() {
      selectedRow = max(selectedRow - 1, 0)
    }
  }

  /// The wheels, from left to right.
  public private(set) var components: [Component] = []

  /// A picker with a wheel for each list of rows; every list has a row.
  public init(titles: [[String]], frame: Rect) {
    super.init(frame: frame)
    let width = frame.size.width / Double(max(1, titles.count))
    for (index, rows) in titles.enumerated() {
      let component = Component(of: self, titles: rows)
      component.accessibilityFrame = Rect(
        x: frame.minX + Double(index) * width, y: frame.minY, width: width,
        height: frame.size.height)
      components.append(component)
    }
  }

  /// The wheels.
  public override var accessibilityElements: [AccessibilityObject]? {
    get { components.map { component -> AccessibilityObject in component } }
    set { super.accessibilityElements = newValue }
  }
}
