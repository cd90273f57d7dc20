/// Which classes Interface Builder has in its library.
public enum InterfaceBuilderLibrary {
  /// The classes of which objects are made only in code.
  ///
  /// Source: ui-catalog-action-sheets, uikit-headers
  public static let codeOnlyClasses = ["UIActionSheet", "UIAlertView"]

  /// Why an object is refused.
  public struct Refusal: Error, Hashable, Sendable {
    /// The class.
    public let className: String
  }

  /// Looks a class up.
  ///
  /// - Throws: where the library has no such class.
  public static func add(_ className: String) throws(Refusal) {
    if codeOnlyClasses.contains(className) { throw Refusal(className: className) }
  }
}
