import UIKitModel

extension ObjectClass {
  /// A view that sends events; the highlight of a touch is over when a step ends.
  static var uiControl: ObjectClass {
    ObjectClass(
      "UIControl", inherits: "UIView", make: { _ throws(ScenarioError) in UIControl() },
      properties: [
        Property(
          "isEnabled", of: UIControl.self, get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
        Property(
          "isSelected", of: UIControl.self, get: { $0.isSelected }, set: { $0.isSelected = $1 }),
        Property(
          "isHighlighted", of: UIControl.self, isWatched: false, get: { $0.isHighlighted },
          set: { $0.isHighlighted = $1 }),
      ])
  }
}

extension UIControl.Event {
  /// The names of single events.
  static let names: [(name: String, event: UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// The event called `name`, or `nil` when there is none.
  init?(name: String) {
    guard let found = Self.names.first(where: { $0.name == name }) else { return nil }
    self = found.event
  }
}
