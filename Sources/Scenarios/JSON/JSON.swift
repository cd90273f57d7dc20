/// A JSON value. Objects keep the order of their members.
public enum JSON: Hashable, Sendable {
  /// The value `null`.
  case null
  /// The value `true` or `false`.
  case bool(Bool)
  /// A number; JSON knows no difference between whole numbers and fractions.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Named values in order; of several with one name the last counts.
  case object([Member])

  /// One named value of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSON

    /// The member called `name`.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value of an object's member, or `nil` when this is no object or has no such member.
  public subscript(name: String) -> JSON? {
    members?.last { $0.name == name }?.value
  }

  /// The truth value, or `nil` when this is another kind of value.
  public var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The number, or `nil` when this is another kind of value.
  public var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  /// The whole number of at most nine digits, or `nil` when this is anything else.
  public var integer: Int? {
    guard let number, number.magnitude < 1e9, number.rounded() == number else { return nil }
    return Int(number)
  }

  /// The text, or `nil` when this is another kind of value.
  public var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  /// The elements, or `nil` when this is no array.
  public var array: [JSON]? {
    if case .array(let value) = self { return value }
    return nil
  }

  /// The members in order, or `nil` when this is no object.
  public var members: [Member]? {
    if case .object(let value) = self { return value }
    return nil
  }
}
