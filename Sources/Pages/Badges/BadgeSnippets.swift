/// What others copy to show a badge on their own pages.
struct BadgeSnippets {
  /// The badge's address, Markdown and HTML that show it and lead to its page, and the address that
  /// shields.io asks; the last is nil where the site's own address is unknown.
  let address: String
  let markdown: String
  let html: String
  let shields: String?

  /// - Parameters:
  ///   - badge: a guide's slug, or `all`.
  ///   - name: what the badge is about, which is read where pictures are not shown.
  ///   - base: the site's address, ending in a slash; without one addresses begin at the site's root.
  init(badge: String, name: String, page: Route, base: String?) {
    let prefix = base ?? ""
    address = Route.badgeSVG(badge).address(below: prefix)
    // Other sites are linked by the addresses that they are known by.
    let page = base.map(page.canonical) ?? page.address(below: "")
    markdown = "[![\(MarkdownText.plain(name))](\(Self.markdown(address)))](\(Self.markdown(page)))"
    var html = HTMLBuffer(capacity: 160)
    html.markup("<a href=\"")
    html.text(page)
    html.markup("\"><img src=\"")
    html.text(address)
    html.markup("\" alt=\"")
    html.text(name)
    html.markup("\"></a>")
    self.html = String(decoding: html.bytes, as: UTF8.self)
    shields = base.map { base in
      var endpoint = "https://img.shields.io/endpoint?url="
      PercentEncoding.appendValue(Route.badgeJSON(badge).address(below: base), to: &endpoint)
      return endpoint
    }
  }

  /// An address between Markdown's round brackets, which would end at one of its own.
  private static func markdown(_ address: String) -> String {
    address.contains { $0 == "(" || $0 == ")" } ? "<\(address)>" : address
  }
}
