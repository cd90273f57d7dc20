public import AccessibilityModel

/// A message that interrupts a person until a button is chosen.
///
/// Source: uikit-headers
@available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use UIAlertController.")
open class UIAlertView: UIView {
  /// Which fields for text the alert has.
  public enum Style: Hashable, Sendable {
    /// None.
    case `default`
    /// One whose text is not shown.
    case secureTextInput
    /// One.
    case plainTextInput
    /// One for a name and one for a password.
    case loginAndPasswordInput
  }

  /// The title, or `nil`.
  public final let title: String?
  /// What is told below the title, or `nil`.
  public final let message: String?
  /// The titles of the buttons, by their indices.
  public final let buttonTitles: [String]
  /// The index of the button that cancels; -1 for none.
  ///
  /// Unverified: that it is 0 for a button given to `init`.
  public final let cancelButtonIndex: Int
  /// The index of the first of the other buttons; -1 for none.
  public final let firstOtherButtonIndex: Int

  private final var shownButtons: [ChoiceButton] = []
  private final var fields: [UITextField] = []
  private final var listener = Weak<AccessibilityObject>(nil)
  private final unowned(unsafe) var listenerMethods: (any UIAlertViewDelegate)?
  private lazy final var choice = ChoicePresentation { [unowned(unsafe) self] in self.tell($0) }

  /// An alert with its texts, its delegate and its buttons.
  public init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles: [String] = []
  ) {
    self.title = title
    self.message = message
    let first = cancelButtonTitle.map { [$0] } ?? []
    cancelButtonIndex = first.isEmpty ? -1 : 0
    firstOtherButtonIndex = otherButtonTitles.isEmpty ? -1 : first.count
    buttonTitles = first + otherButtonTitles
    super.init()
    self.delegate = delegate
  }

  /// What is asked and told; not kept alive.
  public final var delegate: (any UIAlertViewDelegate)? {
    get { listener.object == nil ? nil : listenerMethods }
    set {
      listener = Weak<AccessibilityObject>(newValue)
      listenerMethods = newValue
    }
  }

  /// Which fields the alert has: none at first.
  public final var alertViewStyle = Style.default {
    didSet {
      fields =
        switch alertViewStyle {
        case .default: []
        case .secureTextInput: [UITextField(isSecure: true)]
        case .plainTextInput: [UITextField(isSecure: false)]
        case .loginAndPasswordInput: [UITextField(isSecure: false), UITextField(isSecure: true)]
        }
      for field in fields { field.addTarget(self, action: Self.typed, for: .editingChanged) }
    }
  }

  /// The field at an index: the login at 0 and the password at 1, a single one at 0; `nil` for none.
  ///
  /// Source: uikit-headers
  public final func textField(at index: Int) -> UITextField? {
    fields.indices.contains(index) ? fields[index] : nil
  }

  /// Whether the alert is shown, comes or goes.
  public final var isVisible: Bool { choice.isVisible }

  /// The buttons that are shown: two side by side, others from top to bottom.
  public final var visibleButtons: [UIButton] { shownButtons.map { $0 } }

  // MARK: - Coming and going

  /// Shows the alert in the middle of a screen; does nothing while it is shown.
  public final func show(on screen: UIScreen) {
    guard !isVisible else { return }
    let size = fill()
    let corner = Point(
      x: (screen.bounds.size.width - size.width) / 2,
      y: (screen.bounds.size.height - size.height) / 2)
    let place = Rect(origin: corner, size: size)
    askForFirstOther()
    choice.present(
      self, in: screen.window, from: place, to: place, isAnimated: true, first: subviews.first,
      tappedOutside: {})
  }

  /// The system takes the alert away: the delegate's `alertViewCancel` is called or, where there is
  /// none, the cancel button counts as clicked.
  ///
  /// Source: uikit-headers
  public final func systemCancel() {
    guard choice.isReady else { return }
    if let delegate, delegate.responds(to: DelegateSelector.cancel) {
      delegate.alertViewCancel(self)
      choice.dismiss(cancelButtonIndex, isAnimated: true)
    } else {
      choice.choose(cancelButtonIndex)
    }
  }

  private static let typed: Selector = "alertTextChanged:"

  /// Whether `selector` is what the buttons or fields call.
  open override func responds(to selector: Selector) -> Bool {
    selector == ChoiceButton.action || selector == Self.typed || super.responds(to: selector)
  }

  /// Takes the call of a button or a field.
  open override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    if selector == ChoiceButton.action, let button = sender as? ChoiceButton {
      choice.choose(button.index)
    } else if selector == Self.typed {
      askForFirstOther()
    }
    return false
  }

  private func askForFirstOther() {
    guard let delegate, delegate.responds(to: DelegateSelector.shouldEnable),
      let button = shownButtons.first(where: { $0.index == firstOtherButtonIndex })
    else { return }
    button.isEnabled = delegate.alertViewShouldEnableFirstOtherButton(self)
  }

  // MARK: - Rows

  /// The width of an alert, in points.
  ///
  /// Unverified: a choice of the model.
  public static let width: Double = 270

  /// Two buttons have Cancel at the left, more of them have it at the bottom.
  ///
  /// Source: uikit-headers
  private var order: [Int] {
    let all = Array(buttonTitles.indices)
    guard all.count > 2 else { return all }
    return all.filter { $0 != cancelButtonIndex } + all.filter { $0 == cancelButtonIndex }
  }

  /// Makes the rows.
  ///
  /// - Returns: the extent of all.
  private func fill() -> Size {
    for view in subviews { view.removeFromSuperview() }
    var row = Rect(x: 0, y: 0, width: Self.width, height: UIActionSheet.rowHeight)
    func add(_ view: UIView) {
      view.frame = row
      addSubview(view)
      row.origin.y += row.size.height
    }
    for text in [title, message] {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      add(label)
    }
    for field in fields { add(field) }
    shownButtons = order.map { index in
      ChoiceButton(index: index, title: buttonTitles[index], color: .systemBlue, target: self)
    }
    if shownButtons.count == 2 {
      row.size.width = Self.width / 2
      add(shownButtons[0])
      row.origin = Point(x: Self.width / 2, y: row.minY - row.size.height)
      add(shownButtons[1])
    } else {
      for button in shownButtons { add(button) }
    }
    return Size(width: Self.width, height: row.minY)
  }

  /// What the alert shows: a text for each label and button.
  public final func drawing() -> Drawing {
    var layers = [Drawing.Layer(.ground, bounds, .fill(.white), cornerRadius: 8)]
    var roles: [Drawing.Role] = []
    if title != nil { roles.append(.title) }
    if message != nil { roles.append(.message) }
    for view in subviews {
      // A label that an app put into the alert has no part in it.
      if let label = view as? UILabel, let role = roles.first {
        roles.removeFirst()
        layers.append(Drawing.Layer(role, label.frame, .text(label.text ?? "", .black)))
      } else if let button = view as? ChoiceButton {
        layers.append(
          Drawing.Layer(
            .button(button.index), button.frame, .text(button.shownTitle, button.color)))
      }
    }
    return Drawing(size: bounds.size, layers: layers, opacity: alpha)
  }
}
