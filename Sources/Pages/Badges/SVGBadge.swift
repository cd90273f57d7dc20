/// A badge as a picture with a title, whose fields are as wide as their text.
struct SVGBadge {
  let bytes: [UInt8]

  init(_ badge: Badge) {
    let message = badge.date.map { "\(badge.message) · \($0)" } ?? badge.message
    let labelWidth = TextWidth.of(badge.label) + 12
    let messageWidth = TextWidth.of(message) + 12
    let width = labelWidth + messageWidth
    var svg = HTMLBuffer(capacity: 900)
    svg.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    svg.number(width)
    svg.markup("\" height=\"20\" viewBox=\"0 0 ")
    svg.number(width)
    svg.markup(" 20\" role=\"img\" aria-labelledby=\"t\"><title id=\"t\">")
    svg.text("\(badge.label): \(message)")
    svg.markup("</title><clipPath id=\"r\"><rect width=\"")
    svg.number(width)
    svg.markup(
      "\" height=\"20\" rx=\"3\"/></clipPath><g clip-path=\"url(#r)\"><path fill=\"#33393f\" d=\"M0 0h"
    )
    svg.number(labelWidth)
    svg.markup("v20H0z\"/><path fill=\"")
    svg.text(badge.fill)
    svg.markup("\" d=\"M")
    svg.number(labelWidth)
    svg.markup(" 0h")
    svg.number(messageWidth)
    svg.markup("v20h-")
    svg.number(messageWidth)
    svg.markup(
      "z\"/></g><g fill=\"#fff\" font-family=\"Verdana,DejaVu Sans,Geneva,sans-serif\" font-size=\"11\" aria-hidden=\"true\">"
    )
    SVGBadge.write(badge.label, at: 6, width: labelWidth - 12, to: &svg)
    SVGBadge.write(message, at: labelWidth + 6, width: messageWidth - 12, to: &svg)
    svg.markup("</g></svg>\n")
    bytes = svg.bytes
  }

  /// Text that is drawn as wide as it was estimated, whatever font there is.
  private static func write(_ text: String, at x: Int, width: Int, to svg: inout HTMLBuffer) {
    svg.markup("<text x=\"")
    svg.number(x)
    svg.markup("\" y=\"14\" textLength=\"")
    svg.number(width)
    svg.markup("\" lengthAdjust=\"spacingAndGlyphs\">")
    svg.text(text)
    svg.markup("</text>")
  }
}

/// How wide text is in Verdana at 11 pixels, about.
enum TextWidth {
  /// In whole pixels, rounded up; at least 1.
  static func of(_ text: String) -> Int {
    var tenths = 0
    for scalar in text.unicodeScalars { tenths += width(of: scalar) }
    return max((tenths + 9) / 10, 1)
  }

  /// In tenths of a pixel.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "'", "|": 31
    case " ", ".", ",", ":", ";", "·", "!", "I": 42
    case "f", "t", "r", "/", "(", ")", "[", "]", "-": 49
    case "m", "W", "M", "@", "%": 106
    case "w": 90
    case "c", "k", "s", "v", "x", "y", "z": 62
    case "a"..."z", "0"..."9": 70
    case "A"..."Z": 80
    // Wide scripts: a square each.
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}",
      "\u{F900}"..."\u{FAFF}", "\u{FF00}"..."\u{FF60}", "\u{1F300}"..."\u{1FAFF}":
      115
    default: scalar.properties.generalCategory == .nonspacingMark ? 0 : 76
    }
  }
}
