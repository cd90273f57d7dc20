import AccessibilityModel

extension ObjectClass {
  /// The root: the properties and actions of UIKit's informal accessibility protocols.
  ///
  /// What is observed of these properties is what the app assigns, not what a class derives: an
  /// object that is spoken otherwise is heard.
  static var accessibilityObject: ObjectClass {
    ObjectClass(
      "NSObject", inherits: nil, make: { _ throws(ScenarioError) in AccessibilityObject() },
      properties: texts + flags + places + containment, methods: actions)
  }

  /// A property of every object, observed as it is assigned.
  private static func assigned<Value: ScenarioValue, Assigned: ScenarioValue>(
    _ name: String, _ assigned: @escaping (AccessibilityAttributes) -> Assigned,
    get: @escaping (AccessibilityObject) -> Value,
    set: @escaping (AccessibilityObject, Value) -> Void
  ) -> Property {
    let plain = Property(name, of: AccessibilityObject.self, get: get, set: set)
    return Property(
      name, get: plain.get, set: plain.set,
      watch: { object, _ in assigned(object.assignedAccessibility).json })
  }

  private static var texts: [Property] {
    [
      assigned("accessibilityLabel", { $0.label }, get: { $0.accessibilityLabel }) {
        $0.accessibilityLabel = $1
      },
      assigned("accessibilityHint", { $0.hint }, get: { $0.accessibilityHint }) {
        $0.accessibilityHint = $1
      },
      assigned("accessibilityValue", { $0.value }, get: { $0.accessibilityValue }) {
        $0.accessibilityValue = $1
      },
      assigned("accessibilityLanguage", { $0.language }, get: { $0.accessibilityLanguage }) {
        $0.accessibilityLanguage = $1
      },
      assigned("accessibilityIdentifier", { $0.identifier }, get: { $0.accessibilityIdentifier }) {
        $0.accessibilityIdentifier = $1
      },
    ]
  }

  private static var flags: [Property] {
    [
      assigned("accessibilityTraits", { $0.traits }, get: { $0.accessibilityTraits }) {
        $0.accessibilityTraits = $1
      },
      assigned("isAccessibilityElement", { $0.isElement }, get: { $0.isAccessibilityElement }) {
        $0.isAccessibilityElement = $1
      },
      assigned(
        "accessibilityElementsHidden", { $0.elementsHidden },
        get: { $0.accessibilityElementsHidden }
      ) {
        $0.accessibilityElementsHidden = $1
      },
      assigned("accessibilityViewIsModal", { $0.viewIsModal }, get: { $0.accessibilityViewIsModal })
      {
        $0.accessibilityViewIsModal = $1
      },
      assigned(
        "shouldGroupAccessibilityChildren", { $0.groupsChildren },
        get: { $0.shouldGroupAccessibilityChildren }
      ) {
        $0.shouldGroupAccessibilityChildren = $1
      },
    ]
  }

  private static var places: [Property] {
    [
      assigned("accessibilityFrame", { $0.frame }, get: { $0.accessibilityFrame }) {
        $0.accessibilityFrame = $1
      },
      assigned(
        "accessibilityActivationPoint", { $0.activationPoint },
        get: { $0.accessibilityActivationPoint }
      ) {
        $0.accessibilityActivationPoint = $1
      },
    ]
  }

  private static var containment: [Property] {
    [
      .references(
        "accessibilityElements", of: AccessibilityObject.self, to: AccessibilityObject.self,
        get: { $0.accessibilityElements }, set: { $0.accessibilityElements = $1 }),
      .references(
        "accessibilityCustomActions", of: AccessibilityObject.self,
        to: UIAccessibilityCustomAction.self,
        get: { $0.accessibilityCustomActions }, set: { $0.accessibilityCustomActions = $1 }),
      .choice(
        "accessibilityContainerType", of: AccessibilityObject.self,
        [
          ("none", .none), ("dataTable", .dataTable), ("list", .list), ("landmark", .landmark),
          ("semanticGroup", .semanticGroup),
        ],
        get: { $0.accessibilityContainerType }, set: { $0.accessibilityContainerType = $1 }),
    ]
  }

  private static var actions: [Method] {
    [
      Method("accessibilityActivate", of: AccessibilityObject.self) {
        (object, _) throws(ScenarioError) in .bool(object.accessibilityActivate())
      },
      Method("accessibilityIncrement", of: AccessibilityObject.self) {
        (object, _) throws(ScenarioError) in
        object.accessibilityIncrement()
        return nil
      },
      Method("accessibilityDecrement", of: AccessibilityObject.self) {
        (object, _) throws(ScenarioError) in
        object.accessibilityDecrement()
        return nil
      },
      Method("accessibilityPerformEscape", of: AccessibilityObject.self) {
        (object, _) throws(ScenarioError) in .bool(object.accessibilityPerformEscape())
      },
      Method("accessibilityPerformMagicTap", of: AccessibilityObject.self) {
        (object, _) throws(ScenarioError) in .bool(object.accessibilityPerformMagicTap())
      },
      Method("accessibilityScroll", of: AccessibilityObject.self) {
        (object, arguments) throws(ScenarioError) in
        let number = try arguments.value(0, Int.self)
        guard let direction = UIAccessibilityScrollDirection(rawValue: number) else {
          throw ScenarioError("accessibilityScroll takes a direction from 1 to 6, not \(number)")
        }
        return .bool(object.accessibilityScroll(direction))
      },
      Method("accessibilityElementCount", of: AccessibilityObject.self) {
        (object, _) throws(ScenarioError) in object.accessibilityElementCount().json
      },
      Method("accessibilityElementAtIndex", of: AccessibilityObject.self) {
        (object, arguments) throws(ScenarioError) in
        let element = object.accessibilityElement(at: try arguments.value(0, Int.self))
        return element.map { arguments.player.reference(to: $0) } ?? .null
      },
      Method("indexOfAccessibilityElement", of: AccessibilityObject.self) {
        (object, arguments) throws(ScenarioError) in
        let element = try arguments.object(0, AccessibilityObject.self)
        return object.index(ofAccessibilityElement: element).json
      },
    ]
  }
}
