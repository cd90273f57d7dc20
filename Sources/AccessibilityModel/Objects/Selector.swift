/// The name of a method, as Objective-C's selector: `switchChanged:` takes one argument.
///
/// A selector is compared by name. Objects tell through `AccessibilityObject.responds(to:)`
/// which ones they implement.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name with a colon for each argument.
  public let name: String

  /// The selector with a `name` that has a colon for each argument.
  public init(_ name: String) {
    self.name = name
  }

  /// The selector with the literal as its name.
  public init(stringLiteral name: StaticString) {
    self.name = "\(name)"
  }

  /// How many arguments the method takes: the number of colons.
  public var argumentCount: Int {
    var count = 0
    for byte in name.utf8 where byte == UInt8(ascii: ":") { count += 1 }
    return count
  }
}
