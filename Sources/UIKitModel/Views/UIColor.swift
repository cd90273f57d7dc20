/// A colour by its name.
///
/// Rules speak of "the system green", not of numbers that change with every system, so two colours
/// are equal when their names are. The numbers serve only to draw a picture.
public struct UIColor: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `systemGreen`; UIKit's own where UIKit has one.
  public let name: String
  /// Red, green and blue as 0xRRGGBB, for pictures only; not compared.
  public let rgb: UInt32

  /// The colour called `name`, drawn as `rgb`.
  public init(name: String, rgb: UInt32) {
    self.name = name
    self.rgb = rgb
  }

  /// Whether the names are equal.
  public static func == (one: UIColor, other: UIColor) -> Bool {
    one.name == other.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// The name.
  public var description: String { name }

  /// Pure black.
  public static let black = UIColor(name: "black", rgb: 0x000000)
  /// Pure blue.
  public static let blue = UIColor(name: "blue", rgb: 0x0000FF)
  /// Pure green, which is not the green of a switch.
  public static let green = UIColor(name: "green", rgb: 0x00FF00)
  /// Light grey.
  public static let lightGray = UIColor(name: "lightGray", rgb: 0xAAAAAA)
  /// Orange.
  public static let orange = UIColor(name: "orange", rgb: 0xFF8000)
  /// Purple.
  public static let purple = UIColor(name: "purple", rgb: 0x800080)
  /// Pure red.
  public static let red = UIColor(name: "red", rgb: 0xFF0000)
  /// Pure white.
  public static let white = UIColor(name: "white", rgb: 0xFFFFFF)
  /// The system's blue: the tint of a hierarchy in which nobody set one.
  public static let systemBlue = UIColor(name: "systemBlue", rgb: 0x007AFF)
  /// The system's green: the track of a switch that is on.
  public static let systemGreen = UIColor(name: "systemGreen", rgb: 0x34C759)
  /// The system's fill for large shapes: the track of a switch that is off, from iOS 13 on.
  ///
  /// Unverified: that this is the fill of that track.
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill", rgb: 0xE9E9EB)

  /// The colour that the model knows by a name, or `nil`.
  public static func named(_ name: String) -> UIColor? {
    let known: [UIColor] = [
      .black, .blue, .green, .lightGray, .orange, .purple, .red, .white, .systemBlue, .systemGreen,
      .secondarySystemFill,
    ]
    return known.first { $0.name == name }
  }
}
