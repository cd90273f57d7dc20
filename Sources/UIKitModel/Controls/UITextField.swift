/// A line of text that a person can change.
///
/// Source: uikit-headers
public final class UITextField: UIControl {
  /// The text.
  public private(set) var text = ""
  /// Whether the text is not shown.
  public let isSecureTextEntry: Bool

  /// An empty field.
  public init(isSecure: Bool) {
    isSecureTextEntry = isSecure
    super.init()
  }

  /// The person types at the end of the text.
  public func insertText(_ text: String) {
    self.text += text
    sendActions(for: .editingChanged)
  }
}
