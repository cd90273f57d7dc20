/// Holds an SVG to a list of elements and attributes that only draw.
///
/// The text must be well-formed in the plainest way: elements, attributes in quotes, comments and
/// the five entities; no document type, no processing instruction, no CDATA.
struct SVGChecker {
  private let bytes: [UInt8]
  private var index = 0
  private var open: [String] = []
  private(set) var size: Picture.Size?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let elements: Set<String> = [
    "svg", "g", "defs", "title", "desc", "rect", "circle", "ellipse", "line", "polyline",
    "polygon", "path", "text", "tspan", "linearGradient", "radialGradient", "stop", "clipPath",
    "mask", "pattern", "use", "symbol", "marker",
  ]

  private static let attributes: Set<String> = [
    "xmlns", "version", "id", "class", "role", "aria-label", "aria-labelledby", "aria-hidden",
    "lang", "xml:space", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy",
    "dx", "dy", "width", "height", "viewBox", "preserveAspectRatio", "points", "d", "transform",
    "gradientTransform", "gradientUnits", "spreadMethod", "offset", "stop-color", "stop-opacity",
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "opacity", "color", "display", "visibility", "clip-path", "clip-rule",
    "clipPathUnits", "mask", "maskUnits", "maskContentUnits", "patternUnits",
    "patternContentUnits", "patternTransform", "font-family", "font-size", "font-weight",
    "font-style", "text-anchor", "dominant-baseline", "alignment-baseline", "letter-spacing",
    "word-spacing", "text-decoration", "textLength", "lengthAdjust", "direction", "unicode-bidi",
    "writing-mode", "rotate", "shape-rendering", "text-rendering", "vector-effect", "marker-start",
    "marker-mid", "marker-end", "markerWidth", "markerHeight", "markerUnits", "refX", "refY",
    "orient", "pathLength", "href",
  ]

  mutating func check() throws(Picture.Refusal) {
    var hasRoot = false
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        try checkText(inElement: !open.isEmpty)
        continue
      }
      if starts("<!--") {
        try skipComment()
      } else if starts("</") {
        try close()
      } else {
        if open.isEmpty {
          guard !hasRoot else { throw refusal("something follows the picture") }
          hasRoot = true
        }
        try openElement()
      }
    }
    guard hasRoot, open.isEmpty else { throw refusal("it is not whole") }
  }

  // MARK: - Elements

  private mutating func openElement() throws(Picture.Refusal) {
    index += 1
    let name = self.name()
    guard Self.elements.contains(name) else {
      throw refusal(name.isEmpty ? "it is not plain SVG" : "it has the element '\(name)'")
    }
    guard name == "svg" || !open.isEmpty else { throw refusal("it does not begin with 'svg'") }
    guard open.count < 64 else { throw refusal("it is nested too deep") }
    var values: [String: String] = [:]
    while true {
      let hadSpace = skipSpace()
      if starts("/>") {
        index += 2
        break
      }
      if starts(">") {
        index += 1
        open.append(name)
        break
      }
      guard hadSpace else { throw refusal("it is not well-formed") }
      let (key, value) = try attribute()
      guard values.updateValue(value, forKey: key) == nil else {
        throw refusal("the attribute '\(key)' stands twice")
      }
    }
    if name == "svg", open.count <= 1, size == nil {
      guard values["xmlns"] == "http://www.w3.org/2000/svg" else {
        throw refusal("it does not say that it is SVG")
      }
      size = Self.size(values)
    }
  }

  private mutating func close() throws(Picture.Refusal) {
    index += 2
    let name = self.name()
    _ = skipSpace()
    guard starts(">"), open.popLast() == name else { throw refusal("it is not well-formed") }
    index += 1
  }

  // MARK: - Attributes

  private mutating func attribute() throws(Picture.Refusal) -> (String, String) {
    let key = name()
    guard Self.attributes.contains(key) else {
      throw refusal(key.isEmpty ? "it is not well-formed" : "it has the attribute '\(key)'")
    }
    _ = skipSpace()
    guard starts("=") else { throw refusal("it is not well-formed") }
    index += 1
    _ = skipSpace()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else { throw refusal("it is not well-formed") }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: "&") { try checkEntity() } else { try checkCharacter() }
    }
    guard index < bytes.count, bytes[index] == quote else { throw refusal("it is not well-formed") }
    let value = String(decoding: bytes[start..<index], as: UTF8.self)
    index += 1
    try check(value, of: key)
    return (key, value)
  }

  /// Addresses may only name places in the picture itself, and nothing may hide one.
  private func check(_ value: String, of key: String) throws(Picture.Refusal) {
    if key == "aria-label" { return }
    guard !value.utf8.contains(UInt8(ascii: "&")), !value.utf8.contains(UInt8(ascii: "\\")) else {
      throw refusal("it hides something in an entity")
    }
    if key == "href", !value.hasPrefix("#") { throw refusal("it refers to another file") }
    let lowered = value.lowercased()
    var rest = lowered[...]
    while let range = rest.firstRange(of: "url") {
      rest = rest[range.upperBound...]
      let target = rest.drop { $0 == " " || $0 == "(" || $0 == "'" || $0 == "\"" }
      guard target.hasPrefix("#") else { throw refusal("it refers to another file") }
    }
  }

  // MARK: - Text

  private mutating func checkText(inElement: Bool) throws(Picture.Refusal) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: "&") {
        try checkEntity()
        continue
      }
      let byte = bytes[index]
      guard inElement || byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
        throw refusal("text stands around the picture")
      }
      try checkCharacter()
    }
  }

  /// Goes behind a byte that XML allows; U+FFFE and U+FFFF are no characters of it.
  private mutating func checkCharacter() throws(Picture.Refusal) {
    let byte = bytes[index]
    guard byte >= 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
      throw refusal("it has a control character")
    }
    guard byte != 0xEF || !(starts("\u{FFFE}") || starts("\u{FFFF}")) else {
      throw refusal("it has a character that XML does not allow")
    }
    // `]]>` must not stand in text, and nobody needs it elsewhere.
    guard byte != UInt8(ascii: "]") || !starts("]]>") else {
      throw refusal("it is not well-formed")
    }
    index += 1
  }

  /// The five entities of XML and character numbers.
  private mutating func checkEntity() throws(Picture.Refusal) {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ";"), index - start < 12 { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else {
      throw refusal("it is not well-formed")
    }
    index += 1
    let entity = String(decoding: bytes[start..<index], as: UTF8.self)
    let isKnown = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"].contains(entity)
    guard isKnown || Self.isCharacterNumber(entity) else {
      throw refusal("it has the entity '\(entity)'")
    }
  }

  /// Whether it is `&#65;` or `&#x41;` and names a character that XML allows.
  private static func isCharacterNumber(_ entity: String) -> Bool {
    guard entity.hasPrefix("&#") else { return false }
    let digits = entity.dropFirst(2).dropLast()
    let isHexadecimal = digits.first == "x"
    let number = isHexadecimal ? digits.dropFirst() : digits
    // A sign before the number is none of XML's.
    guard number.first?.isHexDigit == true,
      let value = UInt32(number, radix: isHexadecimal ? 16 : 10), Unicode.Scalar(value) != nil
    else { return false }
    return value >= 0x20 ? value != 0xFFFE && value != 0xFFFF : [0x09, 0x0A, 0x0D].contains(value)
  }

  private mutating func skipComment() throws(Picture.Refusal) {
    index += 4
    while index < bytes.count, !starts("--") { try checkCharacter() }
    guard index < bytes.count else { throw refusal("it is not whole") }
    // XML has no '--' inside a comment.
    guard starts("-->") else { throw refusal("it is not well-formed") }
    index += 3
  }

  // MARK: - Bytes

  private func refusal(_ reason: String) -> Picture.Refusal { Picture.Refusal(reason: reason) }

  private func starts(_ word: StaticString) -> Bool {
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return bytes[index...].starts(with: expected)
  }

  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count,
      bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == 0x09
    { index += 1 }
    return index > start
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"),
      UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  // MARK: - Size

  private static func size(_ values: [String: String]) -> Picture.Size? {
    let box = (values["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let width = pixels(values["width"]) ?? (box.count == 4 ? box[2] : nil)
    let height = pixels(values["height"]) ?? (box.count == 4 ? box[3] : nil)
    guard let width, let height, (1...10_000).contains(width), (1...10_000).contains(height) else {
      return nil
    }
    return Picture.Size(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
  }

  private static func pixels(_ length: String?) -> Double? {
    guard let length else { return nil }
    return Double(length.hasSuffix("px") ? String(length.dropLast(2)) : length)
  }
}
