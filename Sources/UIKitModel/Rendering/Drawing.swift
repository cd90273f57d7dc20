public import AccessibilityModel

/// What a view shows: flat layers from back to front.
public struct Drawing: Hashable, Sendable {
  /// The extent in points; what lies outside is cut off.
  public let size: Size
  /// The layers, from back to front.
  public let layers: [Layer]
  /// How opaque the whole is, from 0 to 1.
  public let opacity: Double

  /// One shape or picture.
  public struct Layer: Hashable, Sendable {
    /// What the layer is for; unique in a drawing.
    public let role: Role
    /// The place in the drawing, in points.
    public let rect: Rect
    /// What is painted there.
    public let paint: Paint
    /// The radius of the corners, in points.
    public let cornerRadius: Double

    init(_ role: Role, _ rect: Rect, _ paint: Paint, cornerRadius: Double = 0) {
      self.role = role
      self.rect = rect
      self.paint = paint
      self.cornerRadius = cornerRadius
    }
  }

  /// What a layer is for, by a name that is unique in a drawing.
  public struct Role: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let rawValue: String

    /// What is called `rawValue`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name.
    public var description: String { rawValue }

    /// The strip that the thumb slides on: the tint of the switch.
    public static let track = Role(rawValue: "track")
    /// An app's picture for on.
    public static let onImage = Role(rawValue: "onImage")
    /// An app's picture for off.
    public static let offImage = Role(rawValue: "offImage")
    /// The knob.
    public static let thumb = Role(rawValue: "thumb")
    /// The ground of something that is shown above a screen.
    public static let ground = Role(rawValue: "ground")
    /// The title.
    public static let title = Role(rawValue: "title")
    /// The text below the title.
    public static let message = Role(rawValue: "message")
    /// The arrow of a popover.
    public static let arrow = Role(rawValue: "arrow")

    /// The button with an index.
    public static func button(_ index: Int) -> Role { Role(rawValue: "button \(index)") }
  }

  /// What is painted in a layer.
  public enum Paint: Hashable, Sendable {
    /// The whole shape in one colour.
    case fill(UIColor)
    /// Only the edge, two points wide.
    case outline(UIColor)
    /// A picture at its own size.
    case image(UIImage)
    /// A text in the middle of the layer.
    case text(String, UIColor)
  }

  init(size: Size, layers: [Layer], opacity: Double) {
    self.size = size
    self.layers = layers
    self.opacity = opacity
  }

  /// The layer for `role`, or `nil` when the drawing has none.
  public func layer(_ role: Role) -> Layer? {
    layers.first { $0.role == role }
  }

  /// The colour of the layer for `role`, or `nil` when there is no such layer or it is a picture.
  public func color(_ role: Role) -> UIColor? {
    switch layer(role)?.paint {
    case .fill(let color), .outline(let color), .text(_, let color): color
    case .image, nil: nil
    }
  }

  /// What can be seen: the layers without those that a picture in front covers completely.
  ///
  /// Two drawings with equal visible layers look the same.
  public var visibleLayers: [Layer] {
    let canvas = Rect(origin: .zero, size: size)
    var seen: [Layer] = []
    for (index, layer) in layers.enumerated() {
      guard let visible = layer.rect.intersection(canvas) else { continue }
      let covered = layers[(index + 1)...].contains { front in
        guard case .image = front.paint else { return false }
        return front.rect.intersection(visible) == visible
      }
      if !covered { seen.append(layer) }
    }
    return seen
  }
}
