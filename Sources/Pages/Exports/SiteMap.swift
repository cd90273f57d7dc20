import Guides
import Reference

/// sitemap.xml: every page's address, for search engines; only where the site's address is known.
struct SiteMap {
  /// How many addresses one file may hold, by the format's own rule.
  static let limit = 50_000

  private let site: SiteContext
  private let base: String

  init?(_ site: SiteContext) {
    guard let base = site.settings.baseURL else { return nil }
    self.site = site
    self.base = base
  }

  /// One file; beyond `limit` addresses an index and files of that many each.
  func files(limit: Int = SiteMap.limit) -> [OutputFile] {
    let addresses = routes.map { $0.canonical(below: base) }
    guard addresses.count > limit else {
      return [OutputFile(.siteMap(part: nil), bytes: Self.list("urlset", "url", addresses))]
    }
    var files: [OutputFile] = []
    var parts: [String] = []
    for (number, start) in stride(from: 0, to: addresses.count, by: limit).enumerated() {
      let route = Route.siteMap(part: number + 1)
      let part = Array(addresses[start..<min(start + limit, addresses.count)])
      files.append(OutputFile(route, bytes: Self.list("urlset", "url", part)))
      parts.append(route.address(below: base))
    }
    files.append(
      OutputFile(.siteMap(part: nil), bytes: Self.list("sitemapindex", "sitemap", parts)))
    return files
  }

  private var routes: [Route] {
    var routes = [Route.home]
    for language in site.translations(of: .home) {
      routes.append(site.catalogue(page: 1, in: language))
    }
    for report in site.reference.guides {
      for guide in [report.guide] + report.guide.translations {
        routes.append(.guide(guide, in: site.sourceLanguage))
      }
    }
    return routes + [
      .coverage(page: 1), .failing(page: 1), .changes(page: 1), .sources, .glossary, .howToRead,
    ]
  }

  private static func list(_ root: StaticString, _ item: StaticString, _ addresses: [String])
    -> [UInt8]
  {
    var xml = HTMLBuffer(capacity: 128 + addresses.count * 96)
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<")
    xml.markup(root)
    xml.markup(" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for address in addresses {
      xml.markup("<")
      xml.markup(item)
      xml.markup("><loc>")
      xml.text(address)
      xml.markup("</loc></")
      xml.markup(item)
      xml.markup(">\n")
    }
    xml.markup("</")
    xml.markup(root)
    xml.markup(">\n")
    return xml.bytes
  }
}
