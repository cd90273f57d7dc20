/// A place on a screen or in a view, in points; x grows to the right and y downwards.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: Double
  /// The vertical coordinate, in points.
  public var y: Double

  /// The point at the two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of whatever coordinates it is read in.
  public static let zero = Point(x: 0, y: 0)

  /// This point moved by the coordinates of `offset`.
  public func moved(by offset: Point) -> Point {
    Point(x: x + offset.x, y: y + offset.y)
  }
}

/// An extent in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// The size with the two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of nothing.
  public static let zero = Size(width: 0, height: 0)
}

/// An upright rectangle, in points; its size is not negative.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extent from `origin`.
  public var size: Size

  /// The rectangle of `size` with its top left corner at `origin`.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle with its top left corner at `x`, `y`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of nothing at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The smallest x coordinate.
  public var minX: Double { origin.x }
  /// The smallest y coordinate.
  public var minY: Double { origin.y }
  /// The first x coordinate that is outside.
  public var maxX: Double { origin.x + size.width }
  /// The first y coordinate that is outside.
  public var maxY: Double { origin.y + size.height }
  /// The point in the middle.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
  /// Whether `point` lies inside; the left and top edges belong to the rectangle, the right and
  /// bottom edges do not, as in UIKit.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part that both rectangles cover, or `nil` when they share no area.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// This rectangle moved by the coordinates of `offset`.
  public func moved(by offset: Point) -> Rect {
    Rect(origin: origin.moved(by: offset), size: size)
  }
}
