import Guides
import Reference
import Templates
import TestResults

/// What every page has around its own content.
struct Layout {
  let site: SiteContext
  let interface: SiteContext.Interface
  let linker: Linker
  let template: PageTemplate
  /// The tag of the page's language.
  let language: String
  /// The marks that the page uses; complete before `object` is asked for.
  var marks = MarkSet()

  var words: Words { interface.words }

  /// Whether reasons, which are written in English, are in the page's language.
  var isInEnglish: Bool { language.prefix { $0 != "-" }.lowercased() == "en" }

  init(_ site: SiteContext, _ template: PageTemplate, _ linker: Linker, language: String? = nil) {
    self.site = site
    self.template = template
    self.linker = linker
    self.language = language ?? site.sourceLanguage
    interface = site.interface(self.language)
  }

  /// The page's object with everything set that is not its own content.
  ///
  /// `way` is the way from home to the page, both excluded.
  func object(heading: String, way: [(title: String, route: Route)] = [], isHome: Bool = false)
    -> TemplateObject
  {
    var object = TemplateObject(template.declaration)
    object["words"] = .object(interface.wordsObject)
    object["kind"] = .text(template.rawValue)
    object["language"] = .text(language)
    object["direction"] = .text(words.isRightToLeft ? "rtl" : "ltr")
    object["title"] = .text(isHome ? heading : "\(heading) · \(site.settings.title)")
    object["heading"] = .text(heading)
    object["generator"] = .text(site.generator)
    object["site-title"] = .text(site.settings.title)
    object["root"] = .url(linker.prefix)
    object["home"] = .url(linker.link(to: home))
    object["how-to-read"] = .url(linker.link(to: site.route(to: .howToRead, in: language)))
    object["stylesheet"] = .url(linker.link(to: .asset("site.css")))
    object["theme-stylesheet"] = .url(linker.link(to: .asset("theme.css")))
    object["script"] = .url(linker.link(to: .asset("site.js")))
    object["verdicts-script"] = .url(linker.link(to: .verdictsScript))
    object["search-script"] = .url(linker.link(to: .asset("search.js")))
    object["search-index"] = .url(linker.link(to: .search(language, "index.js")))
    object["favicon"] = .url(linker.link(to: .asset("favicon.svg")))
    if let base = site.settings.baseURL, template != .notFound {
      object["canonical"] = .url(linker.page.canonical(below: base))
    }
    object["navigation"] = .list(of: navigation)
    if !isHome {
      var crumbs = [crumb(site.settings.title, linker.link(to: home))]
      crumbs += way.map { crumb($0.title, linker.link(to: $0.route)) }
      crumbs.append(crumb(heading, nil))
      object["breadcrumbs"] = .list(of: crumbs)
    }
    object["sprite"] = .html(marks.sprite)
    return object
  }

  /// The home page in the page's language.
  var home: Route { site.route(to: .home, in: language) }

  private func crumb(_ title: String, _ link: String?) -> TemplateObject {
    TemplateObject(PageNames.crumb, ["crumb": .text(title), "crumb-link": .url(link)])
  }

  private var navigation: [TemplateObject] {
    let pages: [(Word, Route, PageTemplate)] = [
      (.catalogue, home, .home), (.coverage, .coverage(page: 1), .coverage),
      (.failingPage, .failing(page: 1), .failing), (.changes, .changes(page: 1), .changes),
      (.sources, .sources, .sources),
      (.glossary, site.route(to: .glossary, in: language), .glossary),
      (.howToRead, site.route(to: .howToRead, in: language), .howToRead),
    ]
    let isTranslated = language != site.sourceLanguage
    let prefix = language.lowercased() + "/"
    return pages.map { word, route, kind in
      let isInLanguage = !isTranslated || route.path.hasPrefix(prefix)
      return TemplateObject(
        PageNames.navigationEntry,
        [
          "name": .text(words[word]), "link": .url(linker.link(to: route)),
          "link-language": .text(isInLanguage ? nil : site.sourceLanguage),
          "is-current": .flag(kind == template),
        ])
    }
  }

  /// Sets the menu of the page's languages and, where the site's address is known, the links for
  /// search engines; `pages` has the page in each language, the source language's first.
  func setLanguages(_ pages: [(language: String, route: Route)], in object: inout TemplateObject) {
    guard pages.count > 1 else { return }
    object["has-languages"] = .flag(true)
    object["languages"] = .list(
      of: pages.map { tag, route in
        TemplateObject(
          PageNames.language,
          [
            "menu-language": .text(tag), "menu-name": .text(LanguageName.own(tag)),
            "menu-link": .url(linker.link(to: route)),
            "is-current-language": .flag(tag == language),
          ])
      })
    guard let base = site.settings.baseURL else { return }
    let fallback = [("x-default", pages[0].route)]
    object["alternates"] = .list(
      of: (pages + fallback).map { tag, route in
        TemplateObject(
          PageNames.alternate,
          [
            "alternate-language": .text(tag),
            "alternate-url": .url(route.canonical(below: base)),
          ])
      })
  }

  // MARK: - Verdicts and runs

  /// A verdict for the page, whose mark it then carries.
  mutating func verdict(_ verdict: Verdict) -> TemplateValue {
    marks.insert(verdict)
    return interface.verdict(verdict)
  }

  /// The roll-up of a guide or of the site.
  mutating func badge(
    _ verdict: Verdict, _ counts: VerdictCounts, madeAt: Timestamp?, canBeStale: Bool
  ) -> TemplateValue {
    marks.insert(verdict)
    if canBeStale { marks.insertStale() }
    return .object(
      TemplateObject(
        PageNames.badge,
        [
          "badge-verdict-name": .text(verdict.rawValue),
          "badge-title": .text(words.title(of: verdict)),
          "badge-counts": .text(countsText(counts)),
          "badge-date": .text(madeAt.map { DateText.dateAndTime($0, words) }),
          "badge-date-iso": .text(madeAt.map(DateText.iso)),
          "can-be-stale": .flag(canBeStale),
        ]))
  }

  /// The badge of a guide, or with `all` of the site, for other pages; `page` is where it leads.
  func snippets(badge: String, name: String, page: Route) -> TemplateValue {
    let snippets = BadgeSnippets(
      badge: badge, name: name, page: page, base: site.settings.baseURL)
    var list = [
      (words[.snippetAddress], snippets.address), ("Markdown", snippets.markdown),
      ("HTML", snippets.html),
    ]
    if let shields = snippets.shields { list.append(("shields.io", shields)) }
    return .object(
      TemplateObject(
        PageNames.snippets,
        [
          "snippets-root": .url(linker.prefix),
          "snippet-image": .text(Route.badgeSVG(badge).address(below: "")),
          "snippet-page": .text(page.address(below: "")),
          "snippets-are-relative": .flag(site.settings.baseURL == nil),
          "snippet-list": .list(
            of: list.map { name, code in
              TemplateObject(
                PageNames.snippet, ["snippet-name": .text(name), "snippet-code": .text(code)])
            }),
        ]))
  }

  /// What a badge says of the counts, in the page's words: `failing 1 · untested 2 · passing 11/14`.
  ///
  /// In English it is the badge's own message, letter by letter.
  func countsText(_ counts: VerdictCounts) -> String {
    let testable = counts.total - counts[.notTestable]
    guard testable > 0, counts[.noData] < testable else { return words.inCounts(.noData) }
    var parts = counts.present.filter { !$0.verdict.isGreen }
      .map { "\(words.inCounts($0.verdict)) \($0.count)" }
    parts.append("\(words.inCounts(.passing)) \(counts[.passing])/\(testable)")
    if counts[.notTestable] > 0 {
      parts.append("\(words.inCounts(.notTestable)) \(counts[.notTestable])")
    }
    return parts.joined(separator: " · ")
  }

  func run(_ report: RunReport) -> TemplateObject {
    let run = report.run
    var object = TemplateObject(
      PageNames.run,
      [
        "tool": .text(run.tool), "environment": .text(run.environment),
        "tests-run": .text(words.plural(.tests, run.tests.count)),
        "is-incomplete": .flag(!run.isComplete),
        "incompleteness": .list(run.incompleteness.prefix(10).map(TemplateValue.text)),
        "is-stale-run": .flag(report.freshness == .stale),
        "is-superseded": .flag(report.supersededBy != nil),
      ])
    if let shard = run.shard {
      object["shard"] = .text(
        words.filled(.shard, ["n": String(shard.index), "count": String(shard.count)]))
    }
    if let commit = run.commit {
      object["commit"] = .text(String(commit.prefix(9)))
      object["full-commit"] = .text(commit)
    }
    if let ended = run.ended {
      object["ended"] = .text(DateText.dateAndTime(ended, words))
      object["ended-iso"] = .text(DateText.iso(ended))
    }
    return object
  }

  /// Sets the runs that a page stands on; more than twenty are cut.
  func setRuns(_ runs: [RunReport], in object: inout TemplateObject) {
    object["runs-shown"] = .flag(true)
    object["has-runs"] = .flag(!runs.isEmpty)
    object["runs"] = .list(of: runs.prefix(20).map(run))
  }

  func setAge(
    _ freshness: Freshness, madeAt: Timestamp?, staleAt: Timestamp?, in object: inout TemplateObject
  ) {
    object["made-at"] = .text(madeAt.map(DateText.iso))
    object["stale-at"] = .text(staleAt.map(DateText.iso))
    object["is-stale"] = .flag(freshness == .stale)
  }

  // MARK: - Long lists

  /// How many pages a list of `count` entries fills; at least 1.
  static func pageCount(_ count: Int, each size: Int) -> Int { max((count + size - 1) / size, 1) }

  func setPager(count: Int, current: Int, in object: inout TemplateObject, route: (Int) -> Route) {
    guard count > 1 else { return }
    object["has-pager"] = .flag(true)
    object["pages"] = .list(
      of: (1...count).map { number in
        TemplateObject(
          PageNames.pagerEntry,
          [
            "page-name": .text(words.counted(.pageNumber, number)),
            "page-link": .url(linker.link(to: route(number))),
            "is-current-page": .flag(number == current),
          ])
      })
  }
}
