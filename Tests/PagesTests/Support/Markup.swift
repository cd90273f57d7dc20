/// The tags of an HTML text, read as plainly as the text is written.
struct Markup {
  struct Tag: Hashable {
    let name: String
    let attributes: [String: String]
  }

  let tags: [Tag]
  /// How often an element begins, however its attributes are written: as many as there are tags.
  let openings: Int

  init(_ html: String) {
    openings = html.matches(of: /<[a-zA-Z]/).count
    tags = html.matches(of: /<([a-zA-Z][a-zA-Z0-9]*)((?:\s+[^\s=>\/]+(?:="[^"]*")?)*)\s*\/?>/).map {
      match in
      var attributes: [String: String] = [:]
      for attribute in match.output.2.matches(of: /([^\s=]+)(?:="([^"]*)")?/) {
        attributes[String(attribute.output.1)] = attribute.output.2.map(Markup.unescaped) ?? ""
      }
      return Tag(name: String(match.output.1), attributes: attributes)
    }
  }

  func values(of attribute: String) -> [String] { tags.compactMap { $0.attributes[attribute] } }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
