public import AccessibilityModel

/// A list of alternatives for a task that a person has started.
///
/// A sheet can only be made in code. It goes by itself after a choice.
///
/// Source: ui-catalog-action-sheets, uikit-headers
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "Use UIAlertController.")
open class UIActionSheet: UIView {
  /// How a sheet is shown.
  public enum Presentation: Hashable, Sendable {
    /// From the bottom edge of the screen, or of a popover.
    case sheet
    /// In a popover of its own.
    case popover
  }

  /// The text above the buttons, or `nil` for none.
  public final let title: String?
  /// The titles of the buttons, by their indices.
  public private(set) final var buttonTitles: [String]
  /// The index of the button that cancels; -1 for none.
  public final var cancelButtonIndex = -1
  /// The index of the red button; -1 for none.
  public final var destructiveButtonIndex = -1
  /// The index of the first of the other buttons given to `init`; -1 when none was.
  public final let firstOtherButtonIndex: Int
  /// The label above the buttons while the sheet is shown, or `nil`.
  public private(set) final var titleLabel: UILabel?

  private final var shownButtons: [ChoiceButton] = []
  private final var manner: Presentation?
  private final var target: Rect?
  private final var listener = Weak<AccessibilityObject>(nil)
  private final unowned(unsafe) var listenerMethods: (any UIActionSheetDelegate)?
  private lazy final var choice = ChoicePresentation { [unowned(unsafe) self] in self.tell($0) }

  /// A sheet with its title, its delegate and all of its buttons: destructive first, then the others
  /// in the given order, cancel last. A title that is `nil` makes no button.
  ///
  /// Source: ui-catalog-action-sheets
  public init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: [String] = []
  ) {
    self.title = title
    var titles: [String] = []
    if let destructiveButtonTitle {
      destructiveButtonIndex = 0
      titles.append(destructiveButtonTitle)
    }
    firstOtherButtonIndex = otherButtonTitles.isEmpty ? -1 : titles.count
    titles += otherButtonTitles
    if let cancelButtonTitle {
      cancelButtonIndex = titles.count
      titles.append(cancelButtonTitle)
    }
    buttonTitles = titles
    super.init()
    self.delegate = delegate
  }

  /// What is told of the choice; not kept alive.
  public final var delegate: (any UIActionSheetDelegate)? {
    get { listener.object == nil ? nil : listenerMethods }
    set {
      listener = Weak<AccessibilityObject>(newValue)
      listenerMethods = newValue
    }
  }

  /// How many buttons the sheet has, shown or not.
  public final var numberOfButtons: Int { buttonTitles.count }

  /// Whether the sheet is shown, comes or goes.
  public final var isVisible: Bool { choice.isVisible }

  /// How the sheet is shown, or `nil` while it is not.
  public final var presentation: Presentation? { isVisible ? manner : nil }

  /// What the arrow points at, in screen coordinates; `nil` while there is no popover.
  public final var arrowTarget: Rect? { presentation == .popover ? target : nil }

  /// The buttons that are shown, from top to bottom.
  public final var visibleButtons: [UIButton] { shownButtons.map { $0 } }

  /// Adds a button and returns its index.
  @discardableResult
  public final func addButton(withTitle title: String) -> Int {
    buttonTitles.append(title)
    return buttonTitles.count - 1
  }

  /// The title of the button with an index, or `nil` when there is none.
  public final func buttonTitle(at index: Int) -> String? {
    buttonTitles.indices.contains(index) ? buttonTitles[index] : nil
  }

  // MARK: - Showing

  /// Shows the sheet from a view; does nothing while it is shown or the view is on no screen.
  public final func show(in view: UIView) {
    show(at: view.bounds, of: view, isAnimated: true)
  }

  /// Shows the sheet from a toolbar.
  public final func show(from toolbar: UIToolbar) {
    show(at: toolbar.bounds, of: toolbar, isAnimated: true)
  }

  /// Shows the sheet from a tab bar.
  public final func show(from tabBar: UITabBar) {
    show(at: tabBar.bounds, of: tabBar, isAnimated: true)
  }

  /// Shows the sheet from an item of a bar.
  @available(iOS 3.2, *)
  public final func show(from item: UIBarButtonItem, animated: Bool) {
    show(at: item.view.bounds, of: item.view, isAnimated: animated)
  }

  /// Shows the sheet from a rectangle in the coordinates of a view.
  @available(iOS 3.2, *)
  public final func show(from rect: Rect, in view: UIView, animated: Bool) {
    show(at: rect, of: view, isAnimated: animated)
  }

  private func show(at rect: Rect, of view: UIView, isAnimated: Bool) {
    guard !isVisible, let window = view.window, let screen = window.screen else { return }
    let target = rect.moved(by: view.screenOrigin)
    self.target = target
    let start: Rect
    let place: Rect
    if let area = bottomArea(around: view, in: window, screen.device.idiom) {
      manner = .sheet
      let size = fill(width: area.size.width, hidesCancel: false)
      place = Rect(x: area.minX, y: area.maxY - size.height, width: size.width, height: size.height)
      start = place.moved(by: Point(x: 0, y: size.height))
    } else {
      manner = .popover
      let size = fill(width: popoverWidth, hidesCancel: true)
      place = PopoverPlace(content: size, target: target, in: window.bounds).frame
      start = place
    }
    choice.present(
      self, in: window, from: start, to: place, isAnimated: isAnimated,
      first: titleLabel ?? shownButtons.first,
      tappedOutside: { [unowned(unsafe) self] in
        if self.manner == .popover { self.cancel() }
      })
    for button in shownButtons { button.reportTruncation() }
  }

  /// Where the sheet slides in: a phone's screen or the popover that is open around the view; `nil`
  /// where the sheet gets a popover of its own.
  ///
  /// Source: ui-catalog-action-sheets
  private func bottomArea(
    around view: UIView, in window: UIWindow, _ idiom: Device.Idiom
  ) -> Rect? {
    guard idiom == .pad else { return window.bounds }
    var around: UIView? = view
    while let current = around {
      if let overlay = current as? PresentationOverlay, overlay.isPopover {
        return overlay.content.frame
      }
      around = current.superview
    }
    return nil
  }

  // MARK: - Going

  /// Takes the sheet away without a click; the delegate is told that it goes with this index.
  public final func dismiss(withClickedButtonIndex index: Int, animated: Bool) {
    choice.dismiss(index, isAnimated: animated)
  }

  /// The system takes the sheet away, as for the Home button: the delegate's `actionSheetCancel` is
  /// called or, where there is none, the cancel button counts as clicked.
  ///
  /// Source: uikit-headers
  public final func systemCancel() {
    guard choice.isReady else { return }
    if let delegate, delegate.responds(to: DelegateSelector.cancel) {
      delegate.actionSheetCancel(self)
      choice.dismiss(cancelButtonIndex, isAnimated: true)
    } else {
      cancel()
    }
  }

  private func cancel() {
    choice.choose(cancelButtonIndex)
  }

  /// Cancels.
  ///
  /// Unverified: what the gesture does to a sheet.
  open override func accessibilityPerformEscape() -> Bool {
    guard choice.isReady else { return false }
    cancel()
    return true
  }

  /// Whether `selector` is what the buttons call.
  open override func responds(to selector: Selector) -> Bool {
    selector == ChoiceButton.action || super.responds(to: selector)
  }

  /// Takes a button's call.
  open override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    guard selector == ChoiceButton.action, let button = sender as? ChoiceButton else {
      return super.perform(selector, sender: sender, event: event)
    }
    choice.choose(button.index)
    return false
  }

  /// A sheet lays itself out.
  ///
  /// Source: ui-catalog-action-sheets
  open override var acceptsConstraintsToOthers: Bool { false }

  // MARK: - Rows

  /// The height of a row, in points.
  ///
  /// Unverified: a choice of the model.
  public static let rowHeight: Double = 44

  /// The least and the greatest width of a sheet in a popover, in points.
  ///
  /// Unverified: a choice of the model.
  public static let popoverWidths: ClosedRange<Double> = 272...400

  private var popoverWidth: Double {
    var widest: Double = 0
    for title in buttonTitles { widest = max(widest, TextMeasure.width(of: title)) }
    let range = Self.popoverWidths
    return min(max(range.lowerBound, widest + 2 * TextMeasure.padding), range.upperBound)
  }

  /// The indices from top to bottom: destructive, others, cancel.
  ///
  /// Source: ui-catalog-action-sheets
  private func order(hidesCancel: Bool) -> [Int] {
    let others = buttonTitles.indices.filter {
      $0 != destructiveButtonIndex && $0 != cancelButtonIndex
    }
    let top = buttonTitles.indices.filter { $0 == destructiveButtonIndex }
    let bottom = buttonTitles.indices.filter { $0 == cancelButtonIndex && !hidesCancel }
    return top + others + bottom
  }

  /// Makes the rows.
  ///
  /// - Returns: the extent of all.
  private func fill(width: Double, hidesCancel: Bool) -> Size {
    for view in subviews { view.removeFromSuperview() }
    titleLabel = nil
    var row = Rect(x: 0, y: 0, width: width, height: Self.rowHeight)
    let below = Point(x: 0, y: Self.rowHeight)
    if let title {
      let label = UILabel(frame: row)
      label.text = title
      addSubview(label)
      titleLabel = label
      row = row.moved(by: below)
    }
    shownButtons = order(hidesCancel: hidesCancel).map { index in
      let button = ChoiceButton(
        index: index, title: buttonTitles[index],
        color: index == destructiveButtonIndex ? .red : .systemBlue, target: self)
      button.frame = row
      addSubview(button)
      row = row.moved(by: below)
      return button
    }
    return Size(width: width, height: row.minY)
  }

  /// What the sheet shows: its title, and a text for each button.
  public final func drawing() -> Drawing {
    var layers = [Drawing.Layer(.ground, bounds, .fill(.white), cornerRadius: 8)]
    if let titleLabel {
      layers.append(Drawing.Layer(.title, titleLabel.frame, .text(title ?? "", .black)))
    }
    for button in shownButtons {
      layers.append(
        Drawing.Layer(
          .button(button.index), button.frame, .text(button.shownTitle, button.color)))
    }
    return Drawing(size: bounds.size, layers: layers, opacity: alpha)
  }
}
