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
    .init("words", .object(words), "The interface's words: `{{words.search}}`."),
    .init("kind", .text, "The name of the page's template, for styles.", example: "guide"),
    .init("language", .text, "The page's BCP 47 tag.", example: "en"),
    .init("direction", .text, "ltr or rtl.", example: "ltr"),
    .init("title", .text, "For the browser's tab.", example: "Switch · Control reference"),
    .init("heading", .text, "The page's one h1.", example: "Switch"),
    .init(
      "summary", .text, "One sentence below the heading; absent where the page has none.",
      example: "Turns a setting on or off."),
    .init(
      "description", .text, "For search engines; absent without one.",
      example: "Turns a setting on or off."),
    .init("generator", .text, "Which program wrote the page.", example: "assay 0.1.0"),
    .init("site-title", .text, "The site's name.", example: "Control reference"),
    .init(
      "search-script", .url, "assets/search.js, which looks words up.",
      example: "../../assets/search.js"),
    .init(
      "search-index", .url, "The index of the page's language.",
      example: "../../assets/search/en/index.js"),
    .init(
      "root", .url,
      "Where the site begins, for addresses of your own; empty on the home page: "
        + "`{{root}}assets/ours.css`.",
      example: "../../"),
    .init("home", .url, "The home page in the page's language.", example: "../../index.html"),
    .init(
      "how-to-read", .url, "The page that explains verdicts.",
      example: "../../how-to-read/index.html"),
    .init("stylesheet", .url, "assets/site.css.", example: "../../assets/site.css"),
    .init(
      "theme-stylesheet", .url, "assets/theme.css, which a project replaces to change colours.",
      example: "../../assets/theme.css"),
    .init("script", .url, "assets/site.js.", example: "../../assets/site.js"),
    .init(
      "verdicts-script", .url, "assets/verdicts.js: the marks of other guides.",
      example: "../../assets/verdicts.js"),
    .init("favicon", .url, "assets/favicon.svg.", example: "../../assets/favicon.svg"),
    .init(
      "canonical", .url,
      "The page's full address; absent without a base-url, and for missing pages.",
      example: "https://example.org/controls/switch/"),
    .init(
      "alternates", .list(alternate), "The page in all its languages; empty without a base-url."),
    .init("has-languages", .flag, "Whether the page stands in several languages."),
    .init(
      "languages", .list(language), "Each of them, the source's first; empty for a single one."),
    .init(
      "made-at", .text, "When the page's results were made, ISO 8601; absent when unknown.",
      example: "2026-11-30T04:05:06Z"),
    .init(
      "stale-at", .text, "When they turn stale, ISO 8601; absent when they never do.",
      example: "2026-12-01T16:05:06Z"),
    .init("is-stale", .flag, "Whether they are stale already."),
    .init(
      "sprite", .html, "The marks that the page uses, as SVG symbols, for the start of the body.",
      example: #"<svg class="sprite" width="0" height="0" aria-hidden="true">…</svg>"#),
    .init("navigation", .list(navigationEntry), "The site's own pages."),
    .init("sidebar", .object(sidebar), "The guides of the page's kind; absent on other pages."),
    .init("breadcrumbs", .list(crumb), "The way to the page, from home; the page itself last."),
    .init("badge", .object(badge), "The page's roll-up; absent where there is none."),
    .init("runs-shown", .flag, "Whether the page tells the runs behind it."),
    .init("has-runs", .flag, "Whether there are any."),
    .init("runs", .list(run), "At most twenty, sorted by environment, shard and end."),
    .init(
      "generated-from", .text, "The source file; absent for pages without one.",
      example: "content/controls/switch.md"),
    .init("has-pager", .flag, "Whether what the page lists goes on on others."),
    .init("pages", .list(pagerEntry), "All of them; empty for a single page."),
  ]

  package static let alternate = Declaration(
    "alternate", "The page in one language.",
    [
      .init(
        "alternate-language", .text, "Its tag, or x-default for the source language's page.",
        example: "ru"),
      .init(
        "alternate-url", .url, "Its full address.",
        example: "https://example.org/ru/controls/switch/"),
    ])

  package static let navigationEntry = Declaration(
    "navigation entry", "A page of the site.",
    [
      .init("name", .text, "In the page's language.", example: "Coverage"),
      .init("link", .url, "Its address.", example: "../../coverage/index.html"),
      .init(
        "link-language", .text, "The tag, where the linked page is not in the page's language.",
        example: "en"),
      .init("is-current", .flag, "Whether it is this page, or of its kind."),
    ])

  package static let sidebar = Declaration(
    "sidebar", "Names of guides, never their verdicts.",
    [
      .init("sidebar-title", .text, "What is listed.", example: "Controls"),
      .init(
        "members", .html, "List items, the page's own with aria-current.",
        example: #"<li><a href="../switch/index.html" data-guide="switch">Switch</a></li>"#),
      .init("has-letters", .flag, "Whether the guides are too many to list at once."),
      .init("letters", .list(letter), "Initial letters, in order; empty for few guides."),
    ])

  package static let letter = Declaration(
    "letter", "An initial letter and where its guides are listed.",
    [
      .init("letter", .text, "In upper case; # for titles that begin with none.", example: "S"),
      .init(
        "letter-link", .url, "Where the catalogue lists its first guide.",
        example: "../../index.html#controls-S"),
      .init("is-current-letter", .flag, "Whether the page's own title begins with it."),
    ])

  package static let crumb = Declaration(
    "crumb", "A step on the way to the page.",
    [
      .init("crumb", .text, "Its name.", example: "Controls"),
      .init(
        "crumb-link", .url, "Its page; absent for the page itself.", example: "../../index.html"),
    ])

  package static let pagerEntry = Declaration(
    "pager entry", "One page of a long list.",
    [
      .init("page-name", .text, "Its number in words.", example: "Page 2"),
      .init("page-link", .url, "Its address.", example: "../coverage/2/index.html"),
      .init("is-current-page", .flag, "Whether it is this page."),
    ])

  package static let badge = Declaration(
    "badge", "A roll-up in words, counts and a date.",
    [
      .init("badge-verdict-name", .text, "The worst verdict, as in JSON.", example: "failing"),
      .init("badge-title", .text, "The same in words.", example: "Failing"),
      .init(
        "badge-counts", .text, "How many rules have which verdict, as the badge has it.",
        example: "failing 1 · passing 11/12"),
      .init(
        "badge-date", .text, "When the results were made; absent when that is unknown.",
        example: "30 Nov 2026, 04:05 UTC"),
      .init(
        "badge-date-iso", .text, "The same as ISO 8601; absent when unknown.",
        example: "2026-11-30T04:05:06Z"),
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
      .init(
        "snippet-list", .list(snippet),
        "The address, then for Markdown, for HTML and, with a base-url, for shields.io."),
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
      .init("verdict-title", .text, "In the page's language.", example: "Known failing"),
    ])

  package static let run = Declaration(
    "run", "A run that counts, or that a later one superseded.",
    [
      .init("tool", .text, "What ran the tests.", example: "swift-testing"),
      .init("environment", .text, "Where they ran.", example: "linux"),
      .init("shard", .text, "Absent for a whole run.", example: "part 1 of 4"),
      .init("commit", .text, "Shortened; absent when unknown.", example: "28d0185c3"),
      .init(
        "full-commit", .text, "The whole of it; absent when unknown.",
        example: "28d0185c3f0a9b7e6d5c4b3a29180706f5e4d3c2"),
      .init(
        "ended", .text, "When the run ended; absent when unknown.",
        example: "30 Nov 2026, 04:05 UTC"),
      .init(
        "ended-iso", .text, "The same as ISO 8601; absent when unknown.",
        example: "2026-11-30T04:05:06Z"),
      .init("tests-run", .text, "How many tests it holds.", example: "331 tests"),
      .init("is-incomplete", .flag, "Whether something of it is missing."),
      .init("incompleteness", .list(.text), "Why, in the order found; at most ten reasons."),
      .init("is-stale-run", .flag, "Whether it is older than the settings allow."),
      .init("is-superseded", .flag, "Whether a later run of its environment and shard counts."),
    ])

  package static let problem = Declaration(
    "problem", "A problem with the results.",
    [
      .init("severity", .text, "error or warning, for styles.", example: "error"),
      .init("severity-word", .text, "The same in words.", example: "error"),
      .init(
        "message", .text, "What is wrong.",
        example: "test speaks for rule 'switch.flip', which no guide has"),
      .init(
        "problem-place", .text, "File, line and column; absent where there is none.",
        example: "results/junit.xml:3:2"),
      .init("code", .text, "Its diagnostic code.", example: "unknown-rule-in-results"),
      .init(
        "code-link", .url, "Where the code is explained.",
        example: "diagnostics/index.html#unknown-rule-in-results"),
      .init("has-help", .flag, "Whether a way out is known."),
      .init("help", .list(.text), "Ways out, best first."),
    ])
}
