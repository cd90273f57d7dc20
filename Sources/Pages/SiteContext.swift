import Diagnostics
import GuideMarkup
import Guides
import Reference
import Templates
import TestResults

/// What all pages of a site share; made once.
struct SiteContext: Sendable {
  let reference: Reference
  let problems: [Diagnostic]
  let generator: String
  /// By language tag; the source language's are always there.
  private let interfaces: [String: Interface]
  let sourceInterface: Interface
  /// By slug: where each guide is in the reference's `guides`.
  let guideIndices: [String: Int]
  /// By class name: where the guide of a class is.
  let classIndices: [String: Int]

  /// One language's words and what is made of them once.
  struct Interface: Sendable {
    let words: Words
    let wordsObject: TemplateObject
    /// In the order of `Verdict.allCases`.
    let verdicts: [TemplateObject]
    let labels: ProseRenderer.Labels

    init(_ words: Words) {
      self.words = words
      var object = TemplateObject(PageNames.words)
      for (slot, word) in Word.allCases.enumerated() { object[slot: slot] = .text(words[word]) }
      wordsObject = object
      verdicts = Verdict.allCases.map { verdict in
        TemplateObject(
          PageNames.verdict,
          [
            "verdict-name": .text(verdict.rawValue),
            "verdict-title": .text(words.title(of: verdict)),
          ])
      }
      labels = ProseRenderer.Labels(
        table: words[.table], code: words[.code], footnote: words[.footnote],
        backToText: words[.backToText], done: words[.done], toDo: words[.toDo])
    }

    func verdict(_ verdict: Verdict) -> TemplateValue { .object(verdicts[verdict.rank]) }
  }

  init(
    _ reference: Reference, problems: [Diagnostic], words: [Words], generator: String
  ) {
    self.reference = reference
    self.problems = problems
    self.generator = generator
    let source = reference.content.settings.languages.first ?? "en"
    sourceInterface = Interface(
      words.first { $0.language == source } ?? words.first ?? Words(language: "en", texts: [:]))
    interfaces = Dictionary(words.map { ($0.language, Interface($0)) }) { first, _ in first }
    var guides: [String: Int] = [:]
    var classes: [String: Int] = [:]
    for (index, report) in reference.guides.enumerated() {
      guides[report.guide.slug] = index
      if let name = report.guide.frontMatter.className, classes[name] == nil {
        classes[name] = index
      }
    }
    guideIndices = guides
    classIndices = classes
  }

  var settings: SiteSettings { reference.content.settings }

  var sourceLanguage: String { settings.languages.first ?? "en" }

  func interface(_ language: String) -> Interface { interfaces[language] ?? sourceInterface }

  /// A guide's page, in a language where it has one, else in the source language.
  func route(to slug: String, in language: String) -> Route? {
    guard let index = guideIndices[slug] else { return nil }
    return route(to: reference.guides[index].guide, in: language)
  }

  func route(to guide: Guide, in language: String) -> Route {
    .guide(self.guide(guide, in: language), in: sourceLanguage)
  }

  /// A guide in a language where it has it, else in the source language.
  func guide(_ guide: Guide, in language: String) -> Guide {
    guide.translations.first { $0.language == language } ?? guide
  }

  /// A page in a language where it has one, else in the source language.
  func route(to page: StandalonePage, in language: String) -> Route {
    translations(of: page).contains(language) ? .page(page, in: language) : .page(page)
  }

  /// A page of the catalogue, in the same way.
  func catalogue(page number: Int, in language: String) -> Route {
    let route = Route.catalogue(page: number)
    return translations(of: .home).contains(language) ? route.translated(into: language) : route
  }

  /// The further languages in which a page stands: those whose words are there, where the
  /// interface's words make all of it but what the guides say.
  func translations(of page: StandalonePage) -> [String] {
    let isBuiltIn =
      switch page {
      case .howToRead: reference.content.howToRead == nil
      case .glossary: reference.content.glossary == nil
      case .home: true
      case .sources: false
      }
    return isBuiltIn ? settings.languages.dropFirst().filter { interfaces[$0] != nil } : []
  }

  /// A renderer for prose of a file of the content, on a page of any kind; `own` is the page on
  /// which all of the file is shown.
  func prose(
    _ interface: Interface, file: String, own: Route, language: String, linker: Linker
  ) -> ProseRenderer {
    var renderer = ProseRenderer(
      labels: interface.labels, allowsRawHTML: settings.allowsRawHTML
    ) { destination in
      link(destination, in: file, own: own, language: language, linker: linker)
    }
    renderer.hasFootnotes = own == linker.page
    return renderer
  }

  private func link(
    _ destination: String, in file: String, own: Route, language: String, linker: Linker
  ) -> ProseLink {
    switch reference.content.links.resolve(destination, from: file) {
    case .guide(_, let slug, let named, let anchor):
      // An anchor is in the language of the file that was named; without one the reader stays in
      // the page's language where it can be.
      let shown = anchor == nil && named == sourceLanguage ? language : named
      guard let route = route(to: slug, in: shown) else { return .nowhere }
      return .local(linker.link(to: route, anchor: anchor))
    case .page(let page, let anchor):
      return .local(linker.link(to: route(to: page, in: language), anchor: anchor))
    case .samePage(let anchor): return .local(linker.link(to: own, anchor: anchor))
    case .image(let path): return .local(linker.link(to: .image(path)))
    case .external(let address): return .external(address)
    case nil: return .nowhere
    }
  }
}

extension Words {
  func title(of verdict: Verdict) -> String { named("verdict-", verdict.rawValue) }

  /// The verdict's name within a line of counts.
  func inCounts(_ verdict: Verdict) -> String { named("count-", verdict.rawValue) }
}
