/// Makes the links of one page.
///
/// Links are relative to the page and name files, so that they work from a disk and below any
/// address. Only the page for missing addresses, which is served at any depth, links absolutely,
/// where the site's address is known.
struct Linker: Sendable {
  let page: Route
  /// What every link of the page begins with; empty, `../` once a folder, or the site's address.
  let prefix: String

  /// Links relative to the page.
  init(from page: Route) {
    self.page = page
    prefix = String(repeating: "../", count: page.depth)
  }

  /// Links below an address that ends in a slash.
  init(from page: Route, below base: String) {
    self.page = page
    prefix = base
  }

  func link(to route: Route, anchor: String? = nil) -> String {
    if let anchor, route == page { return Linker.fragment(anchor) }
    return route.address(below: prefix, anchor: anchor)
  }

  /// A link to a place on the page itself.
  static func fragment(_ anchor: String) -> String {
    var link = "#"
    PercentEncoding.append(anchor, to: &link)
    return link
  }

  /// Where a test stands, by the settings' pattern with `{path}` and `{line}`; nil without a pattern.
  static func sourceLink(_ pattern: String?, path: String, line: Int) -> String? {
    guard let pattern, !path.isEmpty else { return nil }
    var encoded = ""
    PercentEncoding.append(path, to: &encoded)
    return replace(
      "{line}", with: String(max(line, 1)), in: replace("{path}", with: encoded, in: pattern))
  }

  private static func replace(_ word: String, with text: String, in pattern: String) -> String {
    var result = ""
    var rest = pattern[...]
    while let range = rest.firstRange(of: word) {
      result += rest[..<range.lowerBound]
      result += text
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
