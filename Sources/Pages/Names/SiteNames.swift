package import Templates

extension PageNames {
  package static let home = Declaration(
    "home page", "The catalogue.",
    everywhere + [
      .init(
        "prose", .html, "content/index.md; absent without one.",
        example: "<p>Every control we ship.</p>"),
      .init("prose-language", .text, "Its tag, where it is not the page's.", example: "en"),
      .init("has-problems", .flag, "Whether something is wrong with the results."),
      .init(
        "trouble-title", .text, "How much; absent where nothing is.",
        example: "2 problems with the results"),
      .init("problems", .list(problem), "At most a hundred, in the order of files."),
      .init(
        "more-problems", .text, "How many are not shown; absent when all are.",
        example: "12 more in api/problems.json"),
      .init("has-attention", .flag, "Whether a rule fails, or is as bad."),
      .init("attention", .list(attention), "The worst of such rules; at most twelve."),
      .init(
        "attention-link", .url, "All rules that are not passing; absent where none fails.",
        example: "failing/index.html"),
      .init(
        "attention-link-text", .text, "Its words; absent where none fails.",
        example: "Every rule that is not passing (17)"),
      .init(
        "changes-summary", .text, "What changed since the build before; absent for nothing.",
        example: "Regressed 1 · Fixed 2"),
      .init(
        "changes-link", .url, "The page of changes; absent for nothing.",
        example: "changes/index.html"),
      .init(
        "changes-link-text", .text, "Its words; absent for nothing.",
        example: "What changed since the build before (3)"),
      .init(
        "snippets", .object(snippets),
        "The site's badge for other pages; absent past the first page of a long catalogue."),
      .init("groups", .list(group), "The settings' own first, then controls and topics."),
    ])

  package static let attention = Declaration(
    "attention", "A rule that somebody has to do something about at once.",
    [
      .init("verdict", .object(verdict), "What tests found."),
      .init(
        "id-html", .html, "The id with places to break the line.",
        example: "switch.<wbr>on-<wbr>tint"),
      .init(
        "rule-page-link", .url, "The rule on its guide's page.",
        example: "controls/switch/index.html#switch.on-tint"),
      .init(
        "reason", .text, "The deciding reason; absent where none was kept.",
        example: "1 of 2 linked tests failed"),
      .init("guide-title", .text, "Its guide.", example: "Switch"),
      .init("reason-language", .text, "The tag, where it is not the page's.", example: "en"),
      .init(
        "guide-language", .text, "The title's tag, where it is not the page's.", example: "en"),
    ])

  package static let group = Declaration(
    "group", "Guides that stand together.",
    [
      .init("group-name", .text, "What they are.", example: "Controls"),
      .init("group-anchor", .text, "Its id on the page.", example: "controls"),
      .init("group-label", .text, "For a table of them.", example: "Table: Controls"),
      .init("group-size", .text, "How many there are on all pages.", example: "12"),
      .init("members", .list(member), "Those on this page."),
    ])

  package static let member = Declaration(
    "member", "A guide in the catalogue.",
    [
      .init("member-title", .text, "Its title.", example: "Switch"),
      .init(
        "member-class", .text, "The class that it is about; absent without one.",
        example: "UISwitch"),
      .init(
        "member-summary", .text, "Its one sentence.", example: "Turns a setting on or off."),
      .init(
        "member-language", .text, "The tag of title and summary, where it is not the page's.",
        example: "en"),
      .init("member-link", .url, "Its page.", example: "controls/switch/index.html"),
      .init(
        "member-counts", .text, "How many rules have which verdict.",
        example: "failing 1 · passing 11/12"),
      .init(
        "member-anchor", .text,
        "An id, on the first guide of a letter in a long group; absent on others.",
        example: "controls-S"),
      .init("verdict", .object(verdict), "The worst of its rules."),
      .init("is-stale-member", .flag, "Whether its results are too old to count on."),
      .init("member-traits", .list(.text), "The traits that its tables name, each once."),
      .init("member-languages", .list(.text), "The tags of its languages, the source's first."),
      .init(
        "member-picture", .url, "A picture that a test recorded; absent without one.",
        example: "assets/pictures/0f3c.svg"),
      .init("member-picture-width", .text, "In CSS pixels.", example: "51"),
      .init("member-picture-height", .text, "In CSS pixels.", example: "31"),
    ])

  package static let coverage = Declaration(
    "coverage page", "Guides by sections.",
    everywhere + [
      .init("columns", .list(.text), "The titles of the sections that some guide has."),
      .init("rows", .list(coverageRow), "The guides of this page."),
    ])

  package static let coverageRow = Declaration(
    "coverage row", "A guide.",
    [
      .init("row-title", .text, "Its title.", example: "Switch"),
      .init("row-link", .url, "Its page.", example: "../controls/switch/index.html"),
      .init("cells", .list(coverageCell), "One for each column, then one for the whole guide."),
    ])

  package static let coverageCell = Declaration(
    "coverage cell", "The rules of one section; the last cell of a row is the whole guide.",
    [
      .init(
        "cell-link", .url, "The section; absent without rules.",
        example: "../controls/switch/index.html#behaviour"),
      .init(
        "cell-count", .text, "How many rules have the verdict; absent without rules.",
        example: "1"),
      .init(
        "cell-total", .text, "How many rules there are; absent without rules.", example: "12"),
      .init(
        "cell-verdict-name", .text, "The worst verdict, as in JSON; absent without rules.",
        example: "failing"),
      .init(
        "cell-verdict-title", .text, "The same in words; absent without rules.",
        example: "Failing"),
      .init("is-there", .flag, "Whether the guide has the section."),
    ])

  package static let failing = Declaration(
    "failing page", "Rules that are not passing, worst first.",
    everywhere + [.init("failures", .list(failure), "Those of this page.")])

  package static let failure = Declaration(
    "failure", "A rule that is not passing.",
    ruleNames + [
      .init(
        "rule-page-link", .url, "The rule on its guide's page.",
        example: "../controls/switch/index.html#switch.on-tint"),
      .init("guide-title", .text, "Its guide.", example: "Switch"),
      .init("guide-link", .url, "Its guide's page.", example: "../controls/switch/index.html"),
      .init(
        "rule-section", .text, "Section and group of its table.",
        example: "Behaviour › Events"),
    ])

  package static let changes = Declaration(
    "changes page", "What became of rules since the build before, regressions first.",
    everywhere + [
      .init("change-groups", .list(changeGroup), "One for each kind of change that there is.")
    ])

  package static let changeGroup = Declaration(
    "change group", "The changes of one kind.",
    [
      .init("change-title", .text, "The kind in words.", example: "Regressed"),
      .init("change-anchor", .text, "Its id on the page.", example: "change_regressed"),
      .init("change-kind", .text, "The kind, as in JSON.", example: "regressed"),
      .init("change-count", .text, "How many there are on all pages.", example: "3"),
      .init("changes", .list(change), "Those on this page."),
    ])

  package static let change = Declaration(
    "change", "A rule's change.",
    [
      .init(
        "id-html", .html, "The id with places to break the line.",
        example: "switch.<wbr>on-<wbr>tint"),
      .init(
        "rule-page-link", .url,
        "The rule on its guide's page; absent for one that is no longer there.",
        example: "../controls/switch/index.html#switch.on-tint"),
      .init(
        "guide-title", .text, "Its guide; absent for a rule that is no longer there.",
        example: "Switch"),
      .init("before", .object(changeVerdict), "Absent where it is the same or unknown."),
      .init("after", .object(changeVerdict), "Absent for a rule that is no longer there."),
      .init(
        "text-before", .text, "Of a reworded or removed rule; absent for others.",
        example: "given a switch, when tapped, then it flips"),
      .init(
        "text-after", .text, "Of a reworded rule; absent for others.",
        example: "given a switch, when tapped twice, then it is as before"),
    ])

  package static let changeVerdict = Declaration(
    "change verdict", "A verdict of a change.",
    [.init("verdict", .object(verdict), "The verdict itself.")])

  package static let howToRead = Declaration(
    "how-to-read page", "What the marks mean.",
    everywhere + [
      .init(
        "prose", .html, "content/how-to-read.md; absent without one.",
        example: "<p>Every row is tested each night.</p>"),
      .init("verdicts", .list(meaning), "In the order in which they are decided."),
      .init("roll-up", .list(rollUpEntry), "In the order of the roll-up, worst first."),
      .init(
        "diagnostics-link", .url, "The page of diagnostics.",
        example: "../diagnostics/index.html"),
    ])

  package static let meaning = Declaration(
    "meaning", "A verdict and when it applies.",
    [
      .init("verdict", .object(verdict), "The verdict itself."),
      .init("verdict-anchor", .text, "An id unlike any heading's.", example: "verdict_failing"),
      .init(
        "meaning", .text, "When it applies.",
        example: "A test that speaks for the rule failed, and no waiver in force covers it."),
    ])

  package static let rollUpEntry = Declaration(
    "roll-up entry", "A verdict in the order of the roll-up.",
    [.init("verdict", .object(verdict), "The verdict itself.")])

  package static let diagnostics = Declaration(
    "diagnostics page", "Every code.",
    everywhere + [.init("codes", .list(code), "In the order of their areas.")])

  package static let code = Declaration(
    "code", "A diagnostic code.",
    [
      .init("code", .text, "Its name.", example: "duplicate-rule"),
      .init("code-anchor", .url, "A link to it.", example: "#duplicate-rule"),
      .init("severity", .text, "error or warning, for styles.", example: "error"),
      .init("severity-word", .text, "The same in words.", example: "error"),
      .init(
        "explanation", .text, "What it means.",
        example: "A template includes a partial that does not exist."),
      .init("before", .text, "The smallest bad input.", example: "{{> haeder}}"),
      .init("after", .text, "The same mended.", example: "{{> header}}"),
      .init(
        "before-label", .text, "For those who do not see that it is the bad one.",
        example: "Before: missing-partial"),
      .init(
        "after-label", .text, "For those who do not see that it is the mended one.",
        example: "After: missing-partial"),
    ])

  package static let sources = Declaration(
    "sources page", "Where rules come from.",
    everywhere + [.init("source-entries", .list(sourceEntry), "In the order of sources.md.")])

  package static let sourceEntry = Declaration(
    "source entry", "A source.",
    [
      .init("entry-key", .text, "What rules call it.", example: "handbook"),
      .init("entry-anchor", .text, "Its id on the page.", example: "handbook"),
      .init("entry-anchor-link", .url, "A link to it.", example: "#handbook"),
      .init(
        "entry-text", .html, "What it is.",
        example: "<p>The handbook of our design team, second edition.</p>"),
    ])

  package static let glossary = Declaration(
    "glossary page", "The words.",
    everywhere + [
      .init(
        "prose", .html, "content/glossary.md; absent without one.",
        example: "<p>Our words.</p>"),
      .init("has-terms", .flag, "Whether the program's own words are shown."),
      .init("terms", .list(term), "Empty where there is prose."),
    ])

  package static let term = Declaration(
    "term", "A word that the site uses.",
    [
      .init("term", .text, "The word.", example: "waiver"),
      .init("term-anchor", .text, "Its id on the page.", example: "waiver"),
      .init(
        "definition", .text, "What it means.",
        example: "A declared, owned exception that expires."),
    ])

  package static let notFound = Declaration("not-found page", "For missing addresses.", everywhere)
}
