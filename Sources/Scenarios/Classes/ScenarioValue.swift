public import AccessibilityModel
public import UIKitModel

/// A type of values that scenarios can write down.
public protocol ScenarioValue {
  /// What is expected in JSON, such as `true or false`.
  static var expectation: String { get }
  /// The value that `json` stands for, or `nil` when it stands for none.
  static func read(_ json: JSON) -> Self?
  /// The value as JSON.
  var json: JSON { get }
}

extension Bool: ScenarioValue {
  /// A truth value.
  public static var expectation: String { "true or false" }
  /// A truth value.
  public static func read(_ json: JSON) -> Bool? { json.bool }
  /// A truth value.
  public var json: JSON { .bool(self) }
}

extension Int: ScenarioValue {
  /// A whole number of at most nine digits.
  public static var expectation: String { "a whole number" }
  /// A whole number of at most nine digits.
  public static func read(_ json: JSON) -> Int? { json.integer }
  /// A number.
  public var json: JSON { .number(Double(self)) }
}

extension Double: ScenarioValue {
  /// A number.
  public static var expectation: String { "a number" }
  /// A number.
  public static func read(_ json: JSON) -> Double? { json.number }
  /// A number.
  public var json: JSON { .number(self) }
}

extension String: ScenarioValue {
  /// A text.
  public static var expectation: String { "a text" }
  /// A text.
  public static func read(_ json: JSON) -> String? { json.string }
  /// A text.
  public var json: JSON { .string(self) }
}

extension Optional: ScenarioValue where Wrapped: ScenarioValue {
  /// A value or `null`.
  public static var expectation: String { Wrapped.expectation + " or null" }
  /// A value or `null`.
  public static func read(_ json: JSON) -> Wrapped?? {
    if json == .null { return .some(nil) }
    guard let value = Wrapped.read(json) else { return nil }
    return .some(value)
  }
  /// The value or `null`.
  public var json: JSON {
    if let value = self { value.json } else { .null }
  }
}

extension Array: ScenarioValue where Element: ScenarioValue {
  /// Values in an array.
  public static var expectation: String { "an array, each element " + Element.expectation }
  /// Values in an array.
  public static func read(_ json: JSON) -> [Element]? {
    guard let array = json.array else { return nil }
    var elements: [Element] = []
    for item in array {
      guard let element = Element.read(item) else { return nil }
      elements.append(element)
    }
    return elements
  }
  /// The values in an array.
  public var json: JSON { .array(map { $0.json }) }
}

extension Point: ScenarioValue {
  /// The coordinates, in points.
  public static var expectation: String { "[x, y]" }
  /// The coordinates, in points.
  public static func read(_ json: JSON) -> Point? {
    guard let numbers = [Double].read(json), numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }
  /// The coordinates.
  public var json: JSON { [.number(x), .number(y)] }
}

extension Size: ScenarioValue {
  /// The extents, in points.
  public static var expectation: String { "[width, height]" }
  /// The extents, in points, which are not negative.
  public static func read(_ json: JSON) -> Size? {
    guard let numbers = [Double].read(json), numbers.count == 2, numbers[0] >= 0, numbers[1] >= 0
    else { return nil }
    return Size(width: numbers[0], height: numbers[1])
  }
  /// The extents.
  public var json: JSON { [.number(width), .number(height)] }
}

extension Rect: ScenarioValue {
  /// The corner and the extents, in points.
  public static var expectation: String { "[x, y, width, height]" }
  /// The corner and the extents, in points, which are not negative.
  public static func read(_ json: JSON) -> Rect? {
    guard let numbers = [Double].read(json), numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0
    else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// The corner and the extents.
  public var json: JSON {
    [.number(minX), .number(minY), .number(size.width), .number(size.height)]
  }
}

extension Selector: ScenarioValue {
  /// The name with a colon for each argument.
  public static var expectation: String { "a text" }
  /// The name with a colon for each argument.
  public static func read(_ json: JSON) -> Selector? { json.string.map { Selector($0) } }
  /// The name.
  public var json: JSON { .string(name) }
}

extension UIColor: ScenarioValue {
  /// The name of a colour that the model names.
  public static var expectation: String { "the name of a colour" }
  /// The colour with a name.
  public static func read(_ json: JSON) -> UIColor? {
    json.string.flatMap { UIColor.named($0) }
  }
  /// The name.
  public var json: JSON { .string(name) }
}

extension UIImage: ScenarioValue {
  /// The name and the extents, in points.
  public static var expectation: String { "{\"name\": a text, \"size\": [width, height]}" }
  /// The picture with a name and extents, in points.
  public static func read(_ json: JSON) -> UIImage? {
    guard let name = json["name"]?.string, let size = json["size"].flatMap({ Size.read($0) }) else {
      return nil
    }
    return UIImage(named: name, size: size)
  }
  /// The name and the extents.
  public var json: JSON { ["name": .string(name), "size": size.json] }
}
