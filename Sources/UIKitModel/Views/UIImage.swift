public import AccessibilityModel

/// A picture that an app gives to a view: its name and its size, not its pixels.
public struct UIImage: Hashable, Sendable {
  /// The name of the picture.
  public let name: String
  /// The extent in points.
  public let size: Size

  /// The picture called `name` with an extent of `size` points.
  public init(named name: String, size: Size) {
    self.name = name
    self.size = size
  }
}
