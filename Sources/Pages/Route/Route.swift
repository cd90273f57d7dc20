package import Guides

/// One file of the site: the only place where an address is made.
package struct Route: Hashable, Sendable {
  /// Relative to the site's folder, parted by `/`, not percent-encoded; never empty.
  package let path: String

  private init(_ path: String) { self.path = path }

  /// The file as an address below `prefix`, percent-encoded.
  func address(below prefix: String, anchor: String? = nil) -> String {
    var address = prefix
    PercentEncoding.append(path, to: &address)
    if let anchor {
      address += "#"
      PercentEncoding.append(anchor, to: &address)
    }
    return address
  }

  /// How many folders the file stands in.
  var depth: Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

  /// The address under which the page is known outside: folders without `index.html`.
  func canonical(below base: String) -> String {
    let suffix = "index.html"
    return path == suffix || path.hasSuffix("/" + suffix)
      ? Route(String(path.dropLast(suffix.count))).address(below: base) : address(below: base)
  }
}

// MARK: - Pages

extension Route {
  static let home = Route("index.html")
  static let howToRead = Route("how-to-read/index.html")
  static let diagnostics = Route("diagnostics/index.html")
  static let sources = Route("sources/index.html")
  static let glossary = Route("glossary/index.html")
  static let notFound = Route("404.html")

  static func page(_ page: StandalonePage) -> Route {
    switch page {
    case .home: home
    case .howToRead: howToRead
    case .glossary: glossary
    case .sources: sources
    }
  }

  /// A page in the built-in words of a language that is not the source language.
  static func page(_ page: StandalonePage, in language: String) -> Route {
    Route.page(page).translated(into: language)
  }

  /// The same page in the folder of a language that is not the source language.
  func translated(into language: String) -> Route { Route(language.lowercased() + "/" + path) }

  /// A page of the catalogue; 1 is the home page.
  static func catalogue(page: Int) -> Route {
    page == 1 ? .home : Route("catalogue/\(page)/index.html")
  }

  static func coverage(page: Int) -> Route { paged("coverage", page) }

  static func failing(page: Int) -> Route { paged("failing", page) }

  static func changes(page: Int) -> Route { paged("changes", page) }

  private static func paged(_ folder: String, _ page: Int) -> Route {
    Route(page == 1 ? "\(folder)/index.html" : "\(folder)/\(page)/index.html")
  }

  /// A guide's page; the source language stands at the root, others in a folder of their own.
  package static func guide(_ guide: Guide, in sourceLanguage: String) -> Route {
    .guide(guide.kind, guide.slug, language: guide.language, sourceLanguage: sourceLanguage)
  }

  static func guide(
    _ kind: Guide.Kind, _ slug: String, language: String, sourceLanguage: String
  ) -> Route {
    let folder = language == sourceLanguage ? "" : language.lowercased() + "/"
    return Route(folder + guidePath(kind, slug) + "index.html")
  }

  /// A guide's folder, as site.json names it.
  static func guidePath(_ kind: Guide.Kind, _ slug: String) -> String {
    "\(kind.folder)/\(slug)/"
  }
}

// MARK: - Files

extension Route {
  static let languageModelText = Route("llms.txt")

  /// The sitemap, or one of its parts.
  static func siteMap(part: Int?) -> Route {
    Route(part.map { "sitemap-\($0).xml" } ?? "sitemap.xml")
  }

  static let siteJSON = Route("api/site.json")
  static let historyLines = Route("api/history.jsonl")
  static let problemsJSON = Route("api/problems.json")
  static let verdictsScript = Route("assets/verdicts.js")

  static func controlJSON(_ slug: String) -> Route { Route("api/controls/\(slug).json") }

  /// `all` is the badge of the site.
  static func badgeSVG(_ slug: String) -> Route { Route("badges/\(slug).svg") }

  static func badgeJSON(_ slug: String) -> Route { Route("badges/\(slug).json") }

  /// A file of templates/assets.
  /// A file of the search index of a language.
  static func search(_ language: String, _ name: String) -> Route {
    Route("assets/search/\(language.lowercased())/\(name)")
  }

  static func asset(_ name: String) -> Route { Route("assets/\(name)") }

  /// A picture that a test recorded.
  static func picture(_ hash: String) -> Route { Route("assets/pictures/\(hash).svg") }

  /// An image of the content, by its path relative to content/.
  static func image(_ path: String) -> Route { Route("images/\(path)") }
}
