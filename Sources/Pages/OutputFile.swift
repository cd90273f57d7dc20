package import Templates

/// One file of the site before it is written.
package struct OutputFile: Sendable {
  /// Relative to the site's folder, parted by `/`.
  package let path: String
  package let content: Content

  /// What it is made of.
  package enum Content: Sendable {
    /// A page: the template's name and what it is written from.
    case page(template: String, TemplateObject)
    case bytes([UInt8])
    /// A copy of an image of the content, by its path relative to content/.
    case image(String)
  }

  init(_ route: Route, page template: PageTemplate, _ object: TemplateObject) {
    path = route.path
    content = .page(template: template.rawValue, object)
  }

  init(_ route: Route, bytes: [UInt8]) {
    path = route.path
    content = .bytes(bytes)
  }

  init(_ route: Route, image: String) {
    path = route.path
    content = .image(image)
  }
}

/// The kinds of page, each with a template of its own.
package enum PageTemplate: String, Hashable, Sendable, CaseIterable {
  case guide
  case home
  case coverage
  case failing
  case changes
  case howToRead = "how-to-read"
  case diagnostics
  case sources
  case glossary
  case notFound = "not-found"

  /// What the template may use.
  package var declaration: Declaration {
    switch self {
    case .guide: PageNames.guide
    case .home: PageNames.home
    case .coverage: PageNames.coverage
    case .failing: PageNames.failing
    case .changes: PageNames.changes
    case .howToRead: PageNames.howToRead
    case .diagnostics: PageNames.diagnostics
    case .sources: PageNames.sources
    case .glossary: PageNames.glossary
    case .notFound: PageNames.notFound
    }
  }
}
