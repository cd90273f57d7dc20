import AccessibilityModel

extension Drawing {
  /// The drawing as a picture in SVG: only rectangles and text, no styles, no links.
  ///
  /// Coordinates are points; a margin of 4 points lies around the drawing so that outlines and
  /// white parts can be seen on a pale ground.
  public func svg() -> String {
    let margin: Double = 4
    let width = Self.decimal(size.width + 2 * margin)
    let height = Self.decimal(size.height + 2 * margin)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\">"
    text += "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#f2f2f7\"/>"
    let faded = opacity < 1 ? " opacity=\"\(Self.decimal(opacity))\"" : ""
    text += "<g\(faded)>"
    for layer in layers {
      text += Self.element(for: layer, movedBy: Point(x: margin, y: margin))
    }
    return text + "</g></svg>"
  }

  private static func element(for layer: Layer, movedBy offset: Point) -> String {
    let outlineWidth: Double = 2
    var rect = layer.rect.moved(by: offset)
    var radius = layer.cornerRadius
    let paint: String
    switch layer.paint {
    case .fill(let color):
      paint = "fill=\"\(hexadecimal(color))\" stroke=\"#d1d1d6\" stroke-width=\"0.5\""
    case .outline(let color):
      // An outline is drawn inside the shape, half of its width from the edge.
      rect = Rect(
        x: rect.minX + outlineWidth / 2, y: rect.minY + outlineWidth / 2,
        width: rect.size.width - outlineWidth, height: rect.size.height - outlineWidth)
      radius -= outlineWidth / 2
      paint =
        "fill=\"#ffffff\" stroke=\"\(hexadecimal(color))\""
        + " stroke-width=\"\(decimal(outlineWidth))\""
    case .text(let text, let color):
      return
        "<text x=\"\(decimal(rect.center.x))\" y=\"\(decimal(rect.center.y))\" font-size=\"17\""
        + " font-family=\"sans-serif\" text-anchor=\"middle\" dominant-baseline=\"central\""
        + " fill=\"\(hexadecimal(color))\">\(escaped(text))</text>"
    case .image:
      paint = "fill=\"#8e8e93\" stroke=\"#3a3a3c\" stroke-width=\"0.5\""
    }
    return "<rect x=\"\(decimal(rect.minX))\" y=\"\(decimal(rect.minY))\""
      + " width=\"\(decimal(rect.size.width))\" height=\"\(decimal(rect.size.height))\""
      + " rx=\"\(decimal(radius))\" \(paint)/>"
  }

  /// The text with entities for what means something in XML.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The colour as `#rrggbb`.
  private static func hexadecimal(_ color: UIColor) -> String {
    let digits = String(color.rgb, radix: 16)
    var text = "#"
    for _ in digits.utf8.count..<6 { text += "0" }
    return text + digits
  }

  /// A number of points without a useless fraction, rounded to hundredths.
  static func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return rest < 10 ? "\(sign)\(whole).0\(rest)" : "\(sign)\(whole).\(rest)"
  }
}
