package import Templates

/// Every name that a template may use, by the object it stands on.
///
/// One constant for each object: a declaration is the same only as itself.
package enum PageNames {
  /// The words of the interface; each has its key of templates/strings as its name.
  package static let words = Declaration(
    "words", "The interface's words in the page's language.",
    Word.allCases.map { Declaration.Name($0.rawValue, .text) })

  // MARK: - What every page has

  static let everywhere: [Declaration.Name] = [
    .init("words", .object(words), "The interface's words."),
    .init("kind", .text, "The kind of page, for styles.", example: "guide"),
    .init("language", .text, "The page's BCP 47 tag.", example: "en"),
    .init("direction", .text, "ltr or rtl.", example: "ltr"),
    .init("title", .text, "For the browser's tab.", example: "Switch · Control reference"),
    .init("heading", .text, "The page's one h1.", example: "Switch"),
    .init(
      "summary", .text, "One sentence below the heading.", example: "Turns a setting on or off."),
    .init("description", .text, "For search engines; absent without one."),
    .init("generator", .text, "Which program wrote the page.", example: "assay 0.1.0"),
    .init("site-title", .text, "The site's name.", example: "Control reference"),
    .init("search-script", .url, example: "../../assets/search.js"),
    .init(
      "search-index", .url, "The index of the page's language.",
      example: "../../assets/search/en/index.js"),
    .init("home", .url, "The home page.", example: "../../index.html"),
    .init("how-to-read", .url, "The page that explains verdicts."),
    .init("stylesheet", .url, "assets/site.css."),
    .init(
      "theme-stylesheet", .url, "assets/theme.css, which a project replaces to change colours.",
      example: "../../assets/theme.css"),
    .init("script", .url, "assets/site.js."),
    .init("verdicts-script", .url, "assets/verdicts.js: the marks of other guides."),
    .init("favicon", .url, "assets/favicon.svg."),
    .init("canonical", .url, "The page's full address; absent without a base-url."),
    .init(
      "alternates", .list(alternate), "The page in all its languages; empty without a base-url."),
    .init("has-languages", .flag, "Whether the page stands in several languages."),
    .init("languages", .list(language)),
    .init("made-at", .text, "When the page's results were made, ISO 8601; absent when unknown."),
    .init("stale-at", .text, "When they turn stale, ISO 8601; absent when they never do."),
    .init("is-stale", .flag, "Whether they are stale already."),
    .init("sprite", .html, "The marks that the page uses, as SVG symbols."),
    .init("navigation", .list(navigationEntry), "The site's own pages."),
    .init("sidebar", .object(sidebar), "The guides of the page's kind; absent on other pages."),
    .init("breadcrumbs", .list(crumb), "The way to the page, from home; the page itself last."),
    .init("badge", .object(badge), "The page's roll-up; absent where there is none."),
    .init("runs-shown", .flag, "Whether the page tells the runs behind it."),
    .init("has-runs", .flag), .init("runs", .list(run), "Sorted by environment, shard and end."),
    .init("generated-from", .text, "The source file; absent for pages without one."),
    .init("has-pager", .flag), .init("pages", .list(pagerEntry), "Empty for a single page."),
  ]

  package static let alternate = Declaration(
    "alternate", "The page in one language.",
    [.init("alternate-language", .text, example: "ru"), .init("alternate-url", .url)])

  package static let navigationEntry = Declaration(
    "navigation entry", "A page of the site.",
    [
      .init("name", .text, example: "Coverage"), .init("link", .url),
      .init(
        "link-language", .text, "The tag, where the linked page is not in the page's language."),
      .init("is-current", .flag),
    ])

  package static let sidebar = Declaration(
    "sidebar", "Names of guides, never their verdicts.",
    [
      .init("sidebar-title", .text, example: "Controls"),
      .init("members", .html, "List items, the page's own with aria-current."),
      .init("has-letters", .flag, "Whether the guides are too many to list at once."),
      .init("letters", .list(letter), "Initial letters, in order."),
    ])

  package static let letter = Declaration(
    "letter", "An initial letter and where its guides are listed.",
    [
      .init("letter", .text, example: "S"), .init("letter-link", .url),
      .init("is-current-letter", .flag),
    ])

  package static let crumb = Declaration(
    "crumb", "A step on the way to the page.",
    [.init("crumb", .text), .init("crumb-link", .url, "Absent for the page itself.")])

  package static let pagerEntry = Declaration(
    "pager entry", "One page of a long list.",
    [
      .init("page-name", .text, example: "Page 2"), .init("page-link", .url),
      .init("is-current-page", .flag),
    ])

  package static let badge = Declaration(
    "badge", "A roll-up in words, counts and a date.",
    [
      .init("badge-verdict-name", .text, example: "failing"),
      .init("badge-title", .text, example: "Failing"),
      .init("badge-counts", .text, example: "failing 1 · passing 11/12"),
      .init(
        "badge-date", .text, "Absent when the age is unknown.", example: "30 Nov 2026, 04:05 UTC"),
      .init("badge-date-iso", .text),
      .init("can-be-stale", .flag, "Whether the results are stale or can turn so."),
    ])

  package static let snippets = Declaration(
    "snippets", "The badge for other pages.",
    [
      .init("snippets-root", .url, "The site's root.", example: "../../"),
      .init("snippet-image", .text, "The badge, from the root.", example: "badges/switch.svg"),
      .init(
        "snippet-page", .text, "The page, from the root.", example: "controls/switch/index.html"),
      .init(
        "snippets-are-relative", .flag,
        "Whether addresses begin at the site's root, because site.yml names no base-url."),
      .init("snippet-list", .list(snippet), "For a page, for Markdown, for HTML, for shields.io."),
    ])

  package static let snippet = Declaration(
    "snippet", "The badge in one language.",
    [
      .init("snippet-name", .text, "Which language.", example: "Markdown"),
      .init(
        "snippet-code", .text, "What to copy.",
        example: "[![Switch](badges/switch.svg)](controls/switch/index.html)"),
    ])

  package static let verdict = Declaration(
    "verdict", "A verdict and its words.",
    [
      .init("verdict-name", .text, "As in JSON.", example: "known-failing"),
      .init("verdict-title", .text, example: "Known failing"),
    ])

  package static let run = Declaration(
    "run", "A run that counts, or that a later one superseded.",
    [
      .init("tool", .text, example: "swift-testing"), .init("environment", .text, example: "linux"),
      .init("shard", .text, "Absent for a whole run.", example: "part 1 of 4"),
      .init("commit", .text, "Shortened; absent when unknown.", example: "28d0185"),
      .init("full-commit", .text), .init("ended", .text, "Absent when unknown."),
      .init("ended-iso", .text), .init("tests-run", .text, example: "331 tests"),
      .init("is-incomplete", .flag),
      .init("incompleteness", .list(.text), "Why, in the order found."),
      .init("is-stale-run", .flag), .init("is-superseded", .flag),
    ])

  package static let problem = Declaration(
    "problem", "A problem with the results.",
    [
      .init("severity", .text, example: "error"), .init("severity-word", .text),
      .init("message", .text), .init("problem-place", .text, example: "Tests/A.swift:3:2"),
      .init("code", .text, example: "unknown-rule"), .init("code-link", .url),
      .init("has-help", .flag), .init("help", .list(.text), "Ways out, best first."),
    ])
}
