public import AccessibilityModel

/// A property of a class, as scenarios read and assign it.
public struct Property {
  /// Assigns a value in JSON to the property of an object.
  public typealias Setter = (AccessibilityObject, JSON, Player) throws(ScenarioError) -> Void

  /// The property's name in UIKit.
  public let name: String
  /// The value.
  public let get: (AccessibilityObject, Player) -> JSON
  /// Assigns a value, or `nil` for a property that is only read.
  public let set: Setter?
  /// What is compared to find that the property changed, or `nil` for one whose changes are not
  /// observed, because others tell them.
  public let watch: ((AccessibilityObject, Player) -> JSON)?

  /// A property told by closures on JSON; `watch` is `get` unless given.
  public init(
    _ name: String, get: @escaping (AccessibilityObject, Player) -> JSON,
    set: Setter?,
    watch: ((AccessibilityObject, Player) -> JSON)?
  ) {
    self.name = name
    self.get = get
    self.set = set
    self.watch = watch
  }

  /// A property of `Object` with values that JSON can hold.
  ///
  /// - Parameters:
  ///   - isWatched: whether a change of it is observed.
  ///   - set: `nil` for a property that is only read.
  public init<Object: AccessibilityObject, Value: ScenarioValue>(
    _ name: String, of type: Object.Type, isWatched: Bool = true,
    get: @escaping (Object) -> Value, set: ((Object, Value) -> Void)? = nil
  ) {
    let read: (AccessibilityObject, Player) -> JSON = { object, _ in
      guard let object = object as? Object else { return .null }
      return get(object).json
    }
    var write: Setter?
    if let set {
      write = { (object, json, _) throws(ScenarioError) in
        guard let value = Value.read(json) else {
          throw ScenarioError("\(name) takes \(Value.expectation), not \(json)")
        }
        guard let object = object as? Object else {
          throw ScenarioError("\(name) is no property of the object")
        }
        set(object, value)
      }
    }
    self.init(name, get: read, set: write, watch: isWatched ? read : nil)
  }

  /// A property of `Object` with one of a few values, each with a name.
  public static func choice<Object: AccessibilityObject, Value: Equatable>(
    _ name: String, of type: Object.Type, _ cases: [(name: String, value: Value)],
    isWatched: Bool = true, get: @escaping (Object) -> Value,
    set: ((Object, Value) -> Void)? = nil
  ) -> Property {
    let read: (AccessibilityObject, Player) -> JSON = { object, _ in
      guard let object = object as? Object else { return .null }
      let value = get(object)
      return cases.first { $0.value == value }.map { .string($0.name) } ?? .null
    }
    var write: Setter?
    if let set {
      write = { (object, json, _) throws(ScenarioError) in
        guard let value = cases.first(where: { $0.name == json.string })?.value else {
          let names = cases.map { $0.name }.joined(separator: ", ")
          throw ScenarioError("\(name) takes one of \(names), not \(json)")
        }
        guard let object = object as? Object else {
          throw ScenarioError("\(name) is no property of the object")
        }
        set(object, value)
      }
    }
    return Property(name, get: read, set: write, watch: isWatched ? read : nil)
  }

  /// A property of `Object` that refers to another object or to none: `{"id":"wifi"}` or `null`.
  ///
  /// - Parameter takesIn: whether assigning puts the other object inside.
  public static func reference<Object: AccessibilityObject, Value: AccessibilityObject>(
    _ name: String, of type: Object.Type, to other: Value.Type, isWatched: Bool = true,
    takesIn: Bool = false,
    get: @escaping (Object) -> Value?, set: ((Object, Value?) -> Void)? = nil
  ) -> Property {
    let read: (AccessibilityObject, Player) -> JSON = { object, player in
      guard let object = object as? Object, let value = get(object) else { return .null }
      return player.reference(to: value)
    }
    var write: Setter?
    if let set {
      write = { (object, json, player) throws(ScenarioError) in
        guard let object = object as? Object else {
          throw ScenarioError("\(name) is no property of the object")
        }
        if json == .null { return set(object, nil) }
        guard let value = try player.object(json) as? Value else {
          throw ScenarioError("\(name) takes an object of another class than \(json)")
        }
        guard !takesIn || !(object.lies(in: value) || value.holds(object)) else {
          throw ScenarioError("\(name) cannot be what the object lies in")
        }
        set(object, value)
      }
    }
    return Property(name, get: read, set: write, watch: isWatched ? read : nil)
  }

  /// A property of `Object` that refers to other objects: `[{"id":"wifi"}]`.
  public static func references<Object: AccessibilityObject, Value: AccessibilityObject>(
    _ name: String, of type: Object.Type, to other: Value.Type, isWatched: Bool = true,
    get: @escaping (Object) -> [Value]?, set: ((Object, [Value]?) -> Void)? = nil
  ) -> Property {
    let read: (AccessibilityObject, Player) -> JSON = { object, player in
      guard let object = object as? Object, let values = get(object) else { return .null }
      return .array(values.map { player.reference(to: $0) })
    }
    var write: Setter?
    if let set {
      write = { (object, json, player) throws(ScenarioError) in
        guard let object = object as? Object else {
          throw ScenarioError("\(name) is no property of the object")
        }
        if json == .null { return set(object, nil) }
        guard let array = json.array else {
          throw ScenarioError("\(name) takes an array of references, not \(json)")
        }
        var values: [Value] = []
        for element in array {
          guard let value = try player.object(element) as? Value else {
            throw ScenarioError("\(name) takes objects of another class than \(element)")
          }
          values.append(value)
        }
        set(object, values)
      }
    }
    return Property(name, get: read, set: write, watch: isWatched ? read : nil)
  }
}
