import AccessibilityModel

extension ObjectClass {
  /// An action of an element's own: its name and selector are fixed when it is made.
  static var uiAccessibilityCustomAction: ObjectClass {
    ObjectClass(
      "UIAccessibilityCustomAction", inherits: "NSObject",
      make: { birth throws(ScenarioError) in
        UIAccessibilityCustomAction(
          name: birth.text("name") ?? "", target: nil,
          selector: Selector(birth.text("selector") ?? ""))
      },
      properties: [
        Property(
          "name", of: UIAccessibilityCustomAction.self, get: { $0.name }, set: { $0.name = $1 }),
        Property(
          "selector", of: UIAccessibilityCustomAction.self, get: { $0.selector },
          set: { $0.selector = $1 }),
        .reference(
          "target", of: UIAccessibilityCustomAction.self, to: AccessibilityObject.self,
          isWatched: false, get: { $0.target }, set: { $0.target = $1 }),
      ],
      methods: [
        Method("perform", of: UIAccessibilityCustomAction.self) {
          (action, _) throws(ScenarioError) in .bool(action.perform())
        }
      ])
  }
}
