package import Templates

extension PageNames {
  package static let guide = Declaration(
    "guide page", "A control or a topic.",
    everywhere + [
      .init("class-name", .text, example: "UISwitch"),
      .init("introduced", .text, example: "iOS 2.0"),
      .init("deprecated", .text, "Since when, or why; absent for one in use."),
      .init("replaced-by", .text, example: "UIAlertController"),
      .init("replacement-link", .url, "Its guide; absent where it has none."),
      .init("owner", .text), .init("has-about", .flag, "Whether any of these is there."),
      .init("has-similar", .flag), .init("similar", .list(similar)),
      .init("fallback-note", .text, "Which parts are shown in another language; absent for none."),
      .init("has-contents", .flag), .init("contents", .list(contentsEntry), "The page's sections."),
      .init("introduction", .list(part), "What stands before the first section."),
      .init("snippets", .object(snippets)),
      .init("glance", .object(glance), "Absent for topics, and where nothing was recorded."),
      .init("has-neighbours", .flag, "Whether there is a guide before or after it."),
      .init("previous", .object(neighbour), "The guide before, as the sidebar lists them."),
      .init("next", .object(neighbour), "The guide after it; absent for the last."),
      .init("sections", .list(section)), .init("footnotes", .html, "A list; absent for none."),
    ])

  package static let glance = Declaration(
    "glance", "What passing tests recorded of a control: how it looks and what is said of it.",
    [
      .init("has-pictures", .flag, "Whether a picture was recorded."),
      .init("pictures", .list(glancePicture), "At most six, no two alike."),
      .init("has-utterances", .flag, "Whether something that is said was recorded."),
      .init(
        "utterances", .list(glanceUtterance), "At most six, of the page's language if there are."),
    ])

  package static let glancePicture = Declaration(
    "glance picture", "A picture that a test recorded.",
    [
      .init("picture", .url, "Its file.", example: "../../assets/pictures/0f3c.svg"),
      .init("picture-title", .text, "Absent for a picture without one.", example: "On"),
      .init(
        "picture-alternative", .text,
        "For those who do not see it; absent where the title says as much.",
        example: "A switch that is on"),
      .init("picture-width", .text, "In CSS pixels.", example: "51"),
      .init("picture-height", .text, "In CSS pixels.", example: "31"),
      .init("picture-rule", .url, "The rule it belongs to.", example: "#switch.on-tint"),
    ])

  package static let glanceUtterance = Declaration(
    "glance utterance", "What assistive technology said in a test.",
    [
      .init("utterance", .text, "The words.", example: "Wi-Fi. Switch Button. Off."),
      .init(
        "utterance-hint", .text, "What may be done; absent for none.",
        example: "Double tap to toggle setting."),
      .init("utterance-language", .text, "The tag, where it is not the page's.", example: "en"),
      .init("utterance-rule", .url, "The rule it belongs to.", example: "#switch.spoken"),
    ])

  package static let neighbour = Declaration(
    "neighbour", "The guide before or after a page's own.",
    [
      .init("neighbour-title", .text, "Its title.", example: "Slider"),
      .init("neighbour-link", .url, "Its page.", example: "../slider/index.html"),
      .init("neighbour-language", .text, "The tag, where it is not the page's.", example: "en"),
    ])

  package static let similar = Declaration(
    "similar guide", "",
    [
      .init("similar-title", .text), .init("similar-link", .url),
      .init("similar-language", .text, "The tag, where it is not the page's."),
    ])

  package static let language = Declaration(
    "language", "The page in one language.",
    [
      .init("menu-language", .text, example: "ru"), .init("menu-name", .text, example: "русский"),
      .init("menu-link", .url), .init("is-current-language", .flag),
    ])

  package static let contentsEntry = Declaration(
    "contents entry", "A section of the page.",
    [
      .init("entry", .text), .init("entry-link", .url),
      .init("verdict", .object(verdict), "The worst of its rules; absent where all is well."),
      .init("entry-count", .text, "How many of its rules have that verdict."),
    ])

  package static let section = Declaration(
    "section", "What stands under one h2.",
    [
      .init("section-title", .html), .init("anchor", .text, example: "behaviour"),
      .init("anchor-link", .url),
      .init("section-language", .text, "The tag, where it is not the page's."),
      .init("parts", .list(part)),
    ])

  package static let part = Declaration(
    "part", "A piece of a guide: one of prose and the tables is there.",
    [
      .init("part-language", .text, "The tag, where it is not the page's."),
      .init("prose", .html), .init("rule-table", .object(ruleTable)),
      .init("configuration", .object(configuration)), .init("traits", .object(traits)),
    ])

  package static let ruleTable = Declaration(
    "rule table", "A behaviour table.",
    [
      .init("label", .text, "Unlike any other on the page."), .init("columns", .text, example: "5"),
      .init("other-titles", .list(.text), "Columns of the author's own."),
      .init("counts", .list(count), "The worst verdict first."), .init("rules", .list(rule)),
    ])

  package static let count = Declaration(
    "count", "How many rules of a table have a verdict.",
    [
      .init("count-verdict-name", .text), .init("count-title", .text), .init("count", .text),
      .init("first-link", .url, "The first of them."),
    ])

  /// What a rule's row and its entry among the failing ones have.
  static let ruleNames: [Declaration.Name] = [
    .init("id", .text, "Its anchor.", example: "switch.sends-value-changed"),
    .init("id-html", .html, "The id with places to break the line."), .init("id-link", .url),
    .init("given", .html), .init("when", .html), .init("then", .html),
    .init("verdict", .object(verdict)),
    .init("is-stale-rule", .flag), .init("needs-action", .flag, "Not passing and not excused."),
    .init("is-green", .flag, "Passing or Not testable, and not stale."),
    .init("reason", .text, "The deciding reason.", example: "1 of 2 linked tests failed"),
    .init("reason-language", .text, "The tag of all reasons, where it is not the page's."),
    .init("verdict-meaning", .text, "In the page's language, where the reasons are not."),
    .init("facts-language", .text, "The tag of note and waiver, where it is not the page's."),
    .init("has-more-reasons", .flag), .init("more-reasons", .list(.text)),
    .init("has-facts", .flag), .init("has-sources", .flag), .init("sources", .list(sourceLink)),
    .init("era", .text, example: "ios7+"), .init("status", .text), .init("note", .html),
    .init("waiver", .object(waiver)),
    .init("decided", .text, "The verdict's number in the order of decision.", example: "4 of 12:"),
    .init("decided-meaning", .text, "When that verdict applies."),
    .init("story", .object(story), "What earlier builds found; absent without a history."),
    .init("tests", .list(test), "Failing ones first."),
    .init("tests-word", .text, "How many tests there are; absent for none.", example: "2 tests"),
    .init("more-tests", .text, "How many are not shown; absent when all are."),
  ]

  package static let rule = Declaration(
    "rule", "A row of a behaviour table.",
    ruleNames + [
      .init("old-ids", .list(.text), "Ids it once had: anchors too."),
      .init("row-language", .text, "The tag, where the row is not in the page's language."),
      .init("other-cells", .list(.html), "One for each of the table's other titles."),
    ])

  package static let story = Declaration(
    "story", "What earlier builds found of a rule.",
    [
      .init(
        "since", .text, "When the first build with this verdict was made.",
        example: "1 Mar 2026, 02:30 UTC"),
      .init("since-iso", .text, example: "2026-03-01T02:30:00Z"),
      .init("is-at-least", .flag, "Whether it may have been so even earlier."),
      .init("first-bad", .text, "A commit, or a date where none is known.", example: "28d0185c3"),
      .init("first-bad-full", .text, "The whole commit."),
      .init("last-good", .text), .init("last-good-full", .text),
      .init("strip", .html, "A picture of the last builds; absent for a single one."),
    ])

  package static let sourceLink = Declaration(
    "source link", "", [.init("source-key", .text), .init("source-link", .url)])

  package static let waiver = Declaration(
    "waiver", "A declared exception, in force or expired.",
    [
      .init("waiver-reason", .text), .init("waiver-owner", .text),
      .init("waiver-until", .text, example: "2027-01-31"),
      .init("waiver-until-words", .text, example: "31 Jan 2027"), .init("waiver-issue", .url),
    ])

  package static let test = Declaration(
    "test", "A test that speaks for a rule.",
    [
      .init("test-name", .text), .init("test-environment", .text), .init("outcome", .text),
      .init("outcome-mark", .text, "The verdict whose mark it has.", example: "passing"),
      .init("seconds", .text, example: "0.02 s"), .init("link-kind", .text),
      .init("place", .text, example: "Tests/A.swift:12"),
      .init("place-link", .url, "Absent without a source-url."),
      .init("messages", .list(message)),
      .init("observed", .html, "What it recorded for the rule."),
    ])

  package static let message = Declaration(
    "message", "What a test said.",
    [
      .init("message", .text), .init("is-long", .flag, "Whether it has to scroll."),
      .init("is-cut", .flag, "Whether the page shows its start alone."),
    ])

  package static let configuration = Declaration(
    "configuration", "A table of properties.",
    [
      .init("label", .text), .init("has-default", .flag), .init("has-set-in", .flag),
      .init("has-note", .flag), .init("properties", .list(property)),
    ])

  package static let property = Declaration(
    "property", "",
    [
      .init("property", .html), .init("type", .html), .init("default", .html),
      .init("set-in", .html), .init("property-note", .html),
    ])

  package static let traits = Declaration(
    "traits", "A table of accessibility traits.",
    [
      .init("label", .text), .init("has-bit", .flag), .init("has-spoken", .flag),
      .init("has-note", .flag), .init("traits-list", .list(trait)),
    ])

  package static let trait = Declaration(
    "trait", "",
    [
      .init("trait", .html), .init("bit", .html), .init("spoken", .html),
      .init("trait-note", .html),
    ])
}
