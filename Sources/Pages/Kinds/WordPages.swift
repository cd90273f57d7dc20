import Diagnostics
import GuideMarkup
import Guides
import Reference
import Templates

/// The pages that explain: how to read, diagnostics, sources, glossary, and the page for missing
/// addresses.
struct WordPages {
  let site: SiteContext

  /// A page of words in each of its languages.
  func inAllLanguages(
    _ page: StandalonePage, _ template: PageTemplate, _ build: (Layout) -> TemplateObject
  ) -> [OutputFile] {
    let pages =
      [(language: site.sourceLanguage, route: Route.page(page))]
      + site.translations(of: page).map { ($0, .page(page, in: $0)) }
    return pages.map { language, route in
      let layout = Layout(site, template, Linker(from: route), language: language)
      var object = build(layout)
      layout.setLanguages(pages, in: &object)
      return OutputFile(route, page: template, object)
    }
  }

  func howToRead(_ layout: Layout) -> TemplateObject {
    var layout = layout
    let words = layout.words
    var meanings: [TemplateObject] = []
    for verdict in Verdict.decisionOrder {
      meanings.append(
        TemplateObject(
          PageNames.meaning,
          [
            "verdict": layout.verdict(verdict),
            "verdict-anchor": .text("verdict_\(verdict.rawValue)"),
            "meaning": .text(words.named("meaning-", verdict.rawValue)),
          ]))
    }
    var rollUp: [TemplateObject] = []
    for verdict in Verdict.allCases {
      rollUp.append(
        TemplateObject(PageNames.rollUpEntry, ["verdict": layout.verdict(verdict)]))
    }
    var object = layout.object(heading: words[.howToRead])
    object["verdicts"] = .list(of: meanings)
    object["roll-up"] = .list(of: rollUp)
    object["diagnostics-link"] = .url(layout.linker.link(to: .diagnostics))
    if let document = site.reference.content.howToRead {
      object["prose"] = .html(
        DocumentProse(site, .howToRead, layout).html(document))
    }
    return object
  }

  func diagnostics() -> TemplateObject {
    let layout = Layout(site, .diagnostics, Linker(from: .diagnostics))
    let words = layout.words
    var object = layout.object(heading: words[.diagnostics])
    object["codes"] = .list(
      of: DiagnosticCode.all.map { code in
        TemplateObject(
          PageNames.code,
          [
            "code": .text(code.name), "code-anchor": .url(Linker.fragment(code.name)),
            "severity": .text(code.severity.rawValue),
            "severity-word": .text(words.named("severity-", code.severity.rawValue)),
            "explanation": .text(code.explanation), "before": .text(code.before),
            "after": .text(code.after), "before-label": .text("\(words[.before]): \(code.name)"),
            "after-label": .text("\(words[.after]): \(code.name)"),
          ])
      })
    return object
  }

  func sources() -> TemplateObject {
    let layout = Layout(site, .sources, Linker(from: .sources))
    var prose = site.prose(
      layout.interface, file: site.reference.content.links.path(of: .sources), own: .sources,
      language: layout.language, linker: layout.linker)
    var object = layout.object(heading: layout.words[.sources])
    object["source-entries"] = .list(
      of: site.reference.content.sources.map { source in
        TemplateObject(
          PageNames.sourceEntry,
          [
            "entry-key": .text(source.key), "entry-anchor": .text(source.key),
            "entry-anchor-link": .url(Linker.fragment(source.key)),
            "entry-text": .html(prose.html(source.blocks)),
          ])
      })
    return object
  }

  func glossary(_ layout: Layout) -> TemplateObject {
    let words = layout.words
    var object = layout.object(heading: words[.glossary])
    if let document = site.reference.content.glossary {
      object["prose"] = .html(
        DocumentProse(site, .glossary, layout).html(document))
      return object
    }
    let terms: [(anchor: String, term: Word, definition: Word)] = [
      ("guide", .termGuide, .definitionGuide), ("rule", .termRule, .definitionRule),
      ("test-outcome", .termOutcome, .definitionOutcome),
      ("evidence", .termEvidence, .definitionEvidence),
      ("verdict", .termVerdict, .definitionVerdict), ("waiver", .termWaiver, .definitionWaiver),
      ("freshness", .termFreshness, .definitionFreshness), ("run", .termRun, .definitionRun),
      ("environment", .termEnvironment, .definitionEnvironment),
    ]
    object["has-terms"] = .flag(true)
    object["terms"] = .list(
      of: terms.map { anchor, term, definition in
        TemplateObject(
          PageNames.term,
          [
            "term": .text(words[term]), "term-anchor": .text(anchor),
            "definition": .text(words[definition]),
          ])
      })
    return object
  }

  /// Linked absolutely where the site's address is known: it is served at any depth.
  func notFound() -> TemplateObject {
    let linker =
      site.settings.baseURL.map { Linker(from: .notFound, below: $0) } ?? Linker(from: .notFound)
    let layout = Layout(site, .notFound, linker)
    return layout.object(heading: layout.words[.notFound])
  }
}
