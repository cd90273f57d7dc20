package import Diagnostics
import GuideMarkup
import Guides
package import Reference
import Templates

/// Everything that a site shows, file by file.
///
/// Nothing site-wide is repeated on a page, and no file is held once it is handed over, so that
/// memory does not grow with the number of pages.
package struct SitePages: Sendable {
  /// Where a site keeps what earlier builds found.
  package static let historyPath = Route.historyLines.path
  /// Where a site's index of everything stands.
  package static let indexPath = Route.siteJSON.path

  private let site: SiteContext
  private let catalogue: Catalogue
  private let coverage: CoveragePage
  private let failing: FailingPage
  private let changes: ChangesPage
  /// By kind and language tag.
  private let sidebars: [SidebarKey: Sidebar]

  private struct SidebarKey: Hashable {
    let kind: Guide.Kind
    let language: String
  }

  /// - Parameters:
  ///   - problems: the problems of the results, sorted; they stand on the home page and in
  ///     api/problems.json.
  ///   - words: the interface's words by language; the source language's are used where a page's
  ///     language has none.
  ///   - generator: name and version of the program, such as `assay 0.1.0`.
  package init(
    _ reference: Reference, problems: [Diagnostic] = [], words: [Words], generator: String
  ) {
    let site = SiteContext(reference, problems: problems, words: words, generator: generator)
    self.site = site
    catalogue = Catalogue(reference, indices: site.guideIndices)
    coverage = CoveragePage(site)
    failing = FailingPage(site)
    changes = ChangesPage(site)
    var sidebars: [SidebarKey: Sidebar] = [:]
    for kind in Guide.Kind.allCases {
      let guides = reference.guides.map(\.guide).filter { $0.kind == kind }
      let languages = Set(
        guides.flatMap { $0.translations.map(\.language) } + [site.sourceLanguage])
      for language in languages {
        sidebars[SidebarKey(kind: kind, language: language)] = Sidebar(
          kind: kind, guides: guides, words: site.interface(language).words, language: language,
          sourceLanguage: site.sourceLanguage, letters: catalogue.letters[kind] ?? [])
      }
    }
    self.sidebars = sidebars
  }

  /// What is written at once: each gives files of its own, whatever the others give.
  package enum Item: Hashable, Sendable {
    /// A guide's pages in all languages, its badge and its JSON, by its place in the reference.
    case guide(Int)
    case catalogue(page: Int)
    case coverage(page: Int)
    case failing(page: Int)
    case changes(page: Int)
    case words
    /// The search index of a language.
    case search(String)
    case exports
    case images
  }

  /// Everything there is to write, guides first.
  package var items: [Item] {
    site.reference.guides.indices.map(Item.guide)
      + (1...catalogue.pages.count).map(Item.catalogue)
      + (1...coverage.pageCount).map(Item.coverage)
      + (1...failing.pageCount).map(Item.failing)
      + (1...changes.pageCount).map(Item.changes) + site.settings.languages.map(Item.search)
      + [.words, .exports, .images]
  }

  /// The files of one item. Pictures are named by what is in them: two items may give the same one,
  /// with the same bytes.
  package func files(of item: Item) -> [OutputFile] {
    switch item {
    case .guide(let index): return guideFiles(site.reference.guides[index])
    case .catalogue(let page):
      let home = HomePage(
        site: site, catalogue: catalogue, failing: failing, changes: changes)
      let languages = [site.sourceLanguage] + site.translations(of: .home)
      let pages = languages.map { home.build(page: page, in: $0) }
      return zip(languages, pages).map { language, built in
        OutputFile(site.catalogue(page: page, in: language), page: .home, built.object)
      } + files(of: pages.flatMap(\.pictures))
    case .coverage(let page):
      let object = coverage.build(page: page)
      return [OutputFile(.coverage(page: page), page: .coverage, object)]
    case .failing(let page):
      let (object, pictures) = failing.build(page: page)
      return [OutputFile(.failing(page: page), page: .failing, object)] + files(of: pictures)
    case .changes(let page):
      let object = changes.build(page: page)
      return [OutputFile(.changes(page: page), page: .changes, object)]
    case .search(let language): return SearchFiles(site, language: language).files()
    case .words:
      let pages = WordPages(site: site)
      return [
        OutputFile(.diagnostics, page: .diagnostics, pages.diagnostics()),
        OutputFile(.sources, page: .sources, pages.sources()),
        OutputFile(.notFound, page: .notFound, pages.notFound()),
      ] + pages.inAllLanguages(.howToRead, .howToRead, pages.howToRead)
        + pages.inAllLanguages(.glossary, .glossary, pages.glossary)
    case .exports:
      let reference = site.reference
      let badge = Badge(site: reference, title: site.settings.title)
      let history = reference.history.map {
        OutputFile(.historyLines, bytes: HistoryWriter.bytes(of: $0))
      }
      return [history].compactMap { $0 } + (SiteMap(site)?.files() ?? []) + [
        OutputFile(.languageModelText, bytes: LanguageModelText(site).bytes),
        OutputFile(.siteJSON, bytes: SiteJSON(reference, generator: site.generator).bytes),
        OutputFile(.problemsJSON, bytes: ProblemsJSON(site.problems).bytes),
        OutputFile(.verdictsScript, bytes: VerdictsScript(reference).bytes),
        OutputFile(.badgeSVG("all"), bytes: SVGBadge(badge).bytes),
        OutputFile(.badgeJSON("all"), bytes: ShieldsJSON(badge).bytes),
      ]
    case .images:
      return site.reference.content.images.map { OutputFile(.image($0), image: $0) }
    }
  }

  /// Hands over every file once, in the order of `items`.
  package func forEachFile(_ body: (OutputFile) throws -> Void) rethrows {
    var pictures = Set<String>()
    for item in items {
      for file in files(of: item) {
        if file.path.hasPrefix("assets/pictures/"), !pictures.insert(file.path).inserted {
          continue
        }
        try body(file)
      }
    }
  }

  private func guideFiles(_ report: GuideReport) -> [OutputFile] {
    var files: [OutputFile] = []
    var pictures: [Picture] = []
    for shown in [report.guide] + report.guide.translations {
      let key = SidebarKey(kind: shown.kind, language: shown.language)
      guard let sidebar = sidebars[key] else {
        preconditionFailure("no sidebar was made for '\(shown.path)'")
      }
      var page = GuidePage(site, report, shown: shown, sidebar: sidebar)
      let (object, shownPictures) = page.build()
      pictures += shownPictures
      files.append(OutputFile(.guide(shown, in: site.sourceLanguage), page: .guide, object))
    }
    let slug = report.guide.slug
    let badge = Badge(guide: report)
    files.append(OutputFile(.controlJSON(slug), bytes: ControlJSON(report, site.reference).bytes))
    files.append(OutputFile(.badgeSVG(slug), bytes: SVGBadge(badge).bytes))
    files.append(OutputFile(.badgeJSON(slug), bytes: ShieldsJSON(badge).bytes))
    return files + self.files(of: pictures)
  }

  private func files(of pictures: [Picture]) -> [OutputFile] {
    var seen = Set<String>()
    return pictures.filter { seen.insert($0.hash).inserted }
      .map { OutputFile(.picture($0.hash), bytes: $0.bytes) }
  }
}
