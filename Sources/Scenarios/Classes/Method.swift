public import AccessibilityModel

/// A method of a class, as scenarios call it.
public struct Method {
  /// The method's name in UIKit, without labels.
  public let name: String
  /// Calls it; the result is `nil` for a method that returns nothing.
  public let call: (AccessibilityObject, [JSON], Player) throws(ScenarioError) -> JSON?

  /// A method told by a closure on JSON.
  public init(
    _ name: String,
    call: @escaping (AccessibilityObject, [JSON], Player) throws(ScenarioError) -> JSON?
  ) {
    self.name = name
    self.call = call
  }

  /// A method of `Object`; the closure reads its arguments from `Arguments`.
  public init<Object: AccessibilityObject>(
    _ name: String, of type: Object.Type,
    _ body: @escaping (Object, Arguments) throws(ScenarioError) -> JSON?
  ) {
    self.init(name) { (object, values, player) throws(ScenarioError) in
      guard let object = object as? Object else {
        throw ScenarioError("\(name) is no method of the object")
      }
      return try body(object, Arguments(method: name, values: values, player: player))
    }
  }

  /// The arguments of one call.
  public struct Arguments {
    let method: String
    /// The arguments as they stand in the scenario.
    public let values: [JSON]
    /// The player of the scenario.
    public let player: Player

    /// The argument at `index`, counted from 0, as a value of the wanted type.
    public func value<Value: ScenarioValue>(
      _ index: Int, _ type: Value.Type
    ) throws(ScenarioError) -> Value {
      let json = values.indices.contains(index) ? values[index] : .null
      guard let value = Value.read(json) else {
        throw ScenarioError(
          "\(method) takes \(Value.expectation) as argument \(index + 1), not \(json)")
      }
      return value
    }

    /// The object that the argument at `index`, counted from 0, refers to.
    public func object<Object: AccessibilityObject>(
      _ index: Int, _ type: Object.Type
    ) throws(ScenarioError) -> Object {
      let json = values.indices.contains(index) ? values[index] : .null
      guard let object = try player.object(json) as? Object else {
        throw ScenarioError("\(method) takes an object of another class as argument \(index + 1)")
      }
      return object
    }
  }
}
