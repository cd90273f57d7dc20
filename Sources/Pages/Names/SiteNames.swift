package import Templates

extension PageNames {
  package static let home = Declaration(
    "home page", "The catalogue.",
    everywhere + [
      .init("prose", .html, "content/index.md; absent without one."),
      .init("prose-language", .text, "Its tag, where it is not the page's."),
      .init("has-problems", .flag), .init("trouble-title", .text),
      .init("problems", .list(problem)), .init("more-problems", .text),
      .init("has-attention", .flag, "Whether a rule fails, or is as bad."),
      .init("attention", .list(attention), "The worst of such rules; at most twelve."),
      .init("attention-link", .url, "All rules that are not passing."),
      .init("attention-link-text", .text, example: "Every rule that is not passing (17)"),
      .init(
        "changes-summary", .text, "What changed since the build before; absent for nothing.",
        example: "Regressed 1 · Fixed 2"),
      .init("changes-link", .url, "The page of changes; absent for nothing."),
      .init(
        "changes-link-text", .text, example: "What changed since the build before (3)"),
      .init("snippets", .object(snippets)),
      .init("groups", .list(group)),
    ])

  package static let attention = Declaration(
    "attention", "A rule that somebody has to do something about at once.",
    [
      .init("verdict", .object(verdict)), .init("id-html", .html, "The id with places to break."),
      .init("rule-page-link", .url), .init("reason", .text), .init("guide-title", .text),
      .init("reason-language", .text, "The tag, where it is not the page's."),
      .init("guide-language", .text, "The title's tag, where it is not the page's."),
    ])

  package static let group = Declaration(
    "group", "Guides that stand together.",
    [
      .init("group-name", .text), .init("group-anchor", .text), .init("group-label", .text),
      .init("group-size", .text), .init("members", .list(member)),
    ])

  package static let member = Declaration(
    "member", "A guide in the catalogue.",
    [
      .init("member-title", .text), .init("member-class", .text), .init("member-summary", .text),
      .init("member-language", .text, "The tag of title and summary, where it is not the page's."),
      .init("member-link", .url), .init("member-counts", .text),
      .init("member-anchor", .text, "On the first guide of a letter in a long group."),
      .init("verdict", .object(verdict)), .init("is-stale-member", .flag),
      .init("member-traits", .list(.text), "The traits that its tables name, each once."),
      .init("member-languages", .list(.text), "The tags of its languages, the source's first."),
      .init("member-picture", .url, "A picture that a test recorded; absent without one."),
      .init("member-picture-width", .text, "In CSS pixels.", example: "51"),
      .init("member-picture-height", .text, "In CSS pixels.", example: "31"),
    ])

  package static let coverage = Declaration(
    "coverage page", "Guides by sections.",
    everywhere + [.init("columns", .list(.text)), .init("rows", .list(coverageRow))])

  package static let coverageRow = Declaration(
    "coverage row", "A guide.",
    [.init("row-title", .text), .init("row-link", .url), .init("cells", .list(coverageCell))])

  package static let coverageCell = Declaration(
    "coverage cell", "The rules of one section; the last cell of a row is the whole guide.",
    [
      .init("cell-link", .url, "Absent without rules."),
      .init("cell-count", .text, "How many rules have the verdict."),
      .init("cell-total", .text, "How many rules there are."),
      .init("cell-verdict-name", .text), .init("cell-verdict-title", .text),
      .init("is-there", .flag, "Whether the guide has the section."),
    ])

  package static let failing = Declaration(
    "failing page", "Rules that are not passing, worst first.",
    everywhere + [.init("failures", .list(failure))])

  package static let failure = Declaration(
    "failure", "A rule that is not passing.",
    ruleNames + [
      .init("rule-page-link", .url), .init("guide-title", .text),
      .init("guide-link", .url), .init("rule-section", .text),
    ])

  package static let changes = Declaration(
    "changes page", "What became of rules since the build before, regressions first.",
    everywhere + [.init("change-groups", .list(changeGroup))])

  package static let changeGroup = Declaration(
    "change group", "The changes of one kind.",
    [
      .init("change-title", .text, example: "Regressed"), .init("change-anchor", .text),
      .init("change-kind", .text, example: "regressed"), .init("change-count", .text),
      .init("changes", .list(change)),
    ])

  package static let change = Declaration(
    "change", "A rule's change.",
    [
      .init("id-html", .html, "The id with places to break."),
      .init("rule-page-link", .url, "Absent for a rule that is no longer there."),
      .init("guide-title", .text, "Absent for a rule that is no longer there."),
      .init("before", .object(changeVerdict), "Absent where it is the same or unknown."),
      .init("after", .object(changeVerdict), "Absent for a rule that is no longer there."),
      .init("text-before", .text, "Of a reworded or removed rule."),
      .init("text-after", .text, "Of a reworded rule."),
      .init("source-language", .text, "The tag of the texts, where it is not the page's."),
    ])

  package static let changeVerdict = Declaration(
    "change verdict", "A verdict of a change.", [.init("verdict", .object(verdict))])

  package static let howToRead = Declaration(
    "how-to-read page", "What the marks mean.",
    everywhere + [
      .init("prose", .html, "content/how-to-read.md; absent without one."),
      .init("verdicts", .list(meaning), "In the order in which they are decided."),
      .init("roll-up", .list(rollUpEntry), "In the order of the roll-up, worst first."),
      .init("diagnostics-link", .url),
    ])

  package static let meaning = Declaration(
    "meaning", "",
    [
      .init("verdict", .object(verdict)),
      .init("verdict-anchor", .text, "Unlike any heading's.", example: "verdict_failing"),
      .init("meaning", .text),
    ])

  package static let rollUpEntry = Declaration(
    "roll-up entry", "", [.init("verdict", .object(verdict))])

  package static let diagnostics = Declaration(
    "diagnostics page", "Every code.", everywhere + [.init("codes", .list(code))])

  package static let code = Declaration(
    "code", "A diagnostic code.",
    [
      .init("code", .text), .init("code-anchor", .url), .init("severity", .text),
      .init("severity-word", .text), .init("explanation", .text), .init("before", .text),
      .init("after", .text), .init("before-label", .text), .init("after-label", .text),
    ])

  package static let sources = Declaration(
    "sources page", "Where rules come from.",
    everywhere + [.init("source-entries", .list(sourceEntry))])

  package static let sourceEntry = Declaration(
    "source entry", "",
    [
      .init("entry-key", .text), .init("entry-anchor", .text), .init("entry-anchor-link", .url),
      .init("entry-text", .html),
    ])

  package static let glossary = Declaration(
    "glossary page", "The words.",
    everywhere + [
      .init("prose", .html, "content/glossary.md; absent without one."),
      .init("has-terms", .flag), .init("terms", .list(term), "Empty where there is prose."),
    ])

  package static let term = Declaration(
    "term", "",
    [.init("term", .text), .init("term-anchor", .text), .init("definition", .text)])

  package static let notFound = Declaration("not-found page", "For missing addresses.", everywhere)
}
