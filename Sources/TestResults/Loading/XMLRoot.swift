/// The name of an XML text's root element, without reading the text.
enum XMLRoot {
  /// nil where declarations, instructions and comments are followed by anything but a start tag: a
  /// document type is for the real reader to refuse.
  static func name(in text: Substring) -> String? {
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("<?") {
        guard let end = rest.firstRange(of: "?>") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else {
        break
      }
    }
    guard rest.first == "<" else { return nil }
    let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || "_-.:".contains($0) }
    return name.isEmpty ? nil : String(name)
  }
}
