/// A relation between two views that an app wants the layout to keep.
///
/// Source: ui-catalog-action-sheets
public struct LayoutConstraint {
  /// Why a constraint is refused.
  public struct Refusal: Error, Hashable, Sendable {
    /// What is wrong, as a sentence.
    public let message: String
  }

  /// A constraint between two views.
  ///
  /// - Throws: where one of them lays itself out and has no constraints to others.
  public init(between one: UIView, and other: UIView) throws(Refusal) {
    for view in [one, other] where !view.acceptsConstraintsToOthers {
      throw Refusal(message: "The view lays itself out; it takes no constraints to other views.")
    }
  }
}
