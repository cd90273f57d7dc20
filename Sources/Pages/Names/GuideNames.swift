package import Templates

extension PageNames {
  package static let guide = Declaration(
    "guide page", "A control or a topic.",
    everywhere + [
      .init(
        "class-name", .text, "The class that it is about; absent without one.", example: "UISwitch"),
      .init(
        "introduced", .text, "Since when it exists; absent where nobody says.", example: "iOS 2.0"),
      .init(
        "deprecated", .text, "Since when, or why; absent for one in use.",
        example: "since iOS 8.3"),
      .init(
        "replaced-by", .text, "The class to use in its place; absent without one.",
        example: "UIAlertController"),
      .init(
        "replacement-link", .url, "Its guide; absent where it has none.",
        example: "../alert-controller/index.html"),
      .init(
        "owner", .text, "Who answers for the guide; absent where nobody is named.",
        example: "controls team"),
      .init(
        "has-about", .flag, "Whether one of introduced, owner and similar is there."),
      .init("has-similar", .flag, "Whether similar guides are named."),
      .init("similar", .list(similar), "In the order of the front matter."),
      .init(
        "fallback-note", .text, "That a part is not translated; absent where all is.",
        example: "Parts of this page are not translated yet and are shown in English."),
      .init("has-contents", .flag, "Whether the page has sections."),
      .init("contents", .list(contentsEntry), "The page's sections."),
      .init("introduction", .list(part), "What stands before the first section."),
      .init("snippets", .object(snippets), "The guide's badge for other pages."),
      .init("glance", .object(glance), "Absent for topics, and where nothing was recorded."),
      .init("has-neighbours", .flag, "Whether there is a guide before or after it."),
      .init(
        "previous", .object(neighbour),
        "The guide before, as the sidebar lists them; absent for the first."),
      .init("next", .object(neighbour), "The guide after it; absent for the last."),
      .init("sections", .list(section), "In the order of the guide."),
      .init(
        "footnotes", .html, "A list; absent for none.",
        example: #"<ol class="footnotes"><li id="fn-1"><p>Since iOS 5.</p></li></ol>"#),
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
    "similar guide", "A guide that the page's front matter names.",
    [
      .init("similar-title", .text, "Its title.", example: "Slider"),
      .init("similar-link", .url, "Its page.", example: "../slider/index.html"),
      .init("similar-language", .text, "The tag, where it is not the page's.", example: "en"),
    ])

  package static let language = Declaration(
    "language", "The page in one language.",
    [
      .init("menu-language", .text, "Its tag.", example: "ru"),
      .init("menu-name", .text, "What it calls itself.", example: "русский"),
      .init(
        "menu-link", .url, "The page in it.", example: "../../ru/controls/switch/index.html"),
      .init("is-current-language", .flag, "Whether the page is in it."),
    ])

  package static let contentsEntry = Declaration(
    "contents entry", "A section of the page.",
    [
      .init("entry", .text, "Its title.", example: "Behaviour"),
      .init("entry-link", .url, "Its anchor.", example: "#behaviour"),
      .init("verdict", .object(verdict), "The worst of its rules; absent where all is well."),
      .init(
        "entry-count", .text, "How many of its rules have that verdict; absent where all is well.",
        example: "2"),
    ])

  package static let section = Declaration(
    "section", "What stands under one h2.",
    [
      .init("section-title", .html, "Its heading.", example: "Behaviour of <code>isOn</code>"),
      .init("anchor", .text, "Its id on the page.", example: "behaviour"),
      .init("anchor-link", .url, "A link to it.", example: "#behaviour"),
      .init("section-language", .text, "The tag, where it is not the page's.", example: "en"),
      .init("parts", .list(part), "In reading order."),
    ])

  package static let part = Declaration(
    "part", "A piece of a guide: one of prose and the tables is there.",
    [
      .init("part-language", .text, "The tag, where it is not the page's.", example: "en"),
      .init(
        "prose", .html, "Headings, paragraphs and the like; absent for a table.",
        example: "<p>A switch turns one setting on or off.</p>"),
      .init("rule-table", .object(ruleTable), "Absent for other parts."),
      .init("configuration", .object(configuration), "Absent for other parts."),
      .init("traits", .object(traits), "Absent for other parts."),
    ])

  package static let ruleTable = Declaration(
    "rule table", "A behaviour table.",
    [
      .init(
        "label", .text, "What it is about, unlike any other label of the page.",
        example: "Table: Events"),
      .init("columns", .text, "How many columns it has.", example: "5"),
      .init("other-titles", .list(.text), "Columns of the author's own."),
      .init("counts", .list(count), "The worst verdict first."),
      .init("is-unsorted", .flag, "Whether a rule stands above one with a worse verdict."),
      .init("rules", .list(rule), "In the order of the guide."),
    ])

  package static let count = Declaration(
    "count", "How many rules of a table have a verdict.",
    [
      .init("count-verdict-name", .text, "As in JSON.", example: "failing"),
      .init("count-title", .text, "In the page's language.", example: "Failing"),
      .init("count", .text, "How many rules of the table have it.", example: "2"),
      .init("first-link", .url, "The first of them.", example: "#switch.on-tint"),
    ])

  /// What a rule's row and its entry among the failing ones have.
  static let ruleNames: [Declaration.Name] = [
    .init(
      "id", .text, "Its id, and on its guide's page its anchor.",
      example: "switch.sends-value-changed"),
    .init(
      "id-html", .html, "The id with places to break the line.",
      example: "switch.<wbr>sends-<wbr>value-<wbr>changed"),
    .init("id-link", .url, "Its anchor as a link.", example: "#switch.sends-value-changed"),
    .init("given", .html, "What is so before.", example: "a switch that is off"),
    .init("when", .html, "What happens.", example: "the user taps it"),
    .init("then", .html, "What has to follow.", example: "the switch is on"),
    .init("verdict", .object(verdict), "What tests found."),
    .init("is-stale-rule", .flag, "Whether its results are too old to count on."),
    .init("needs-action", .flag, "Whether somebody has to do something about it at once."),
    .init("is-green", .flag, "Whether it is Passing or Not testable, and not stale."),
    .init("reason", .text, "The deciding reason.", example: "1 of 2 linked tests failed"),
    .init(
      "reason-language", .text, "The tag of all reasons, where it is not the page's.",
      example: "en"),
    .init(
      "verdict-meaning", .text,
      "When the verdict applies, in the page's language, where the reasons are not.",
      example: "С правилом не связан ни один тест."),
    .init(
      "facts-language", .text, "The tag of note and waiver, where it is not the page's.",
      example: "en"),
    .init("has-more-reasons", .flag, "Whether there are others than the deciding one."),
    .init("more-reasons", .list(.text), "Those others."),
    .init("has-facts", .flag, "Whether it has a source, an era, a status, a note or a waiver."),
    .init("has-sources", .flag, "Whether it names sources."),
    .init("sources", .list(sourceLink), "What it was taken from."),
    .init("era", .text, "The versions that it is about; absent for all.", example: "ios7+"),
    .init(
      "status", .text, "How the rule stands to its source; absent where it is as stated there.",
      example: "choice: neither stated nor verified, decided by this project"),
    .init(
      "note", .html, "What its author adds; absent for nothing.",
      example: "Tap anywhere on the switch."),
    .init("waiver", .object(waiver), "Its exception; absent for none."),
    .init("decided", .text, "The verdict's number in the order of decision.", example: "4 of 12:"),
    .init(
      "decided-meaning", .text, "When that verdict applies.",
      example: "A test that speaks for the rule failed, and no waiver in force covers it."),
    .init("story", .object(story), "What earlier builds found; absent without a history."),
    .init("tests", .list(test), "Failing ones first."),
    .init("tests-word", .text, "How many tests there are; absent for none.", example: "2 tests"),
    .init(
      "more-tests", .text, "How many are not shown; absent when all are.",
      example: "12 more in the JSON of this page"),
  ]

  package static let rule = Declaration(
    "rule", "A row of a behaviour table.",
    ruleNames + [
      .init("old-ids", .list(.text), "Ids it once had: anchors too."),
      .init(
        "row-language", .text, "The tag, where the row is not in the page's language.",
        example: "en"),
      .init("other-cells", .list(.html), "One for each of the table's other titles."),
    ])

  package static let story = Declaration(
    "story", "What earlier builds found of a rule.",
    [
      .init(
        "since", .text, "When the first build with this verdict was made; absent when unknown.",
        example: "1 Mar 2026, 02:30 UTC"),
      .init(
        "since-iso", .text, "The same as ISO 8601; absent when unknown.",
        example: "2026-03-01T02:30:00Z"),
      .init("is-at-least", .flag, "Whether it may have been so even earlier."),
      .init(
        "first-bad", .text,
        "The commit since which it is not well, or a date; absent for one that is.",
        example: "28d0185c3"),
      .init(
        "first-bad-full", .text, "The whole commit; absent for a date.",
        example: "28d0185c3f0a9b7e6d5c4b3a29180706f5e4d3c2"),
      .init(
        "last-good", .text, "The last commit, or a date, before that; absent with first-bad.",
        example: "7c1e44a90"),
      .init(
        "last-good-full", .text, "The whole commit; absent for a date.",
        example: "7c1e44a9035b8f2d1e6c7a8b9d0e1f2a3b4c5d6e"),
      .init(
        "strip", .html, "A picture of the last builds; absent for a single one.",
        example: #"<svg class="strip" aria-hidden="true" width="9" height="12">…</svg> 3 builds"#),
    ])

  package static let sourceLink = Declaration(
    "source link", "A source that a rule names.",
    [
      .init("source-key", .text, "Its key.", example: "handbook"),
      .init(
        "source-link", .url, "Where the page of sources tells of it.",
        example: "../../sources/index.html#handbook"),
    ])

  package static let waiver = Declaration(
    "waiver", "A declared exception, in force or expired.",
    [
      .init(
        "waiver-reason", .text, "Why the rule is excused.",
        example: "the tint is drawn by the system"),
      .init("waiver-owner", .text, "Who answers for it; absent for nobody.", example: "design"),
      .init(
        "waiver-until", .text, "The last day on which it is in force; absent for no end.",
        example: "2027-01-31"),
      .init(
        "waiver-until-words", .text, "The same in words; absent for no end.",
        example: "31 Jan 2027"),
      .init(
        "waiver-issue", .url, "Where it is discussed; absent where nowhere.",
        example: "https://example.org/issues/12"),
    ])

  package static let test = Declaration(
    "test", "A test that speaks for a rule.",
    [
      .init("test-name", .text, "Suite and name.", example: "Switch › flips when tapped"),
      .init("test-environment", .text, "Where it ran.", example: "linux"),
      .init("outcome", .text, "In words.", example: "passed"),
      .init("outcome-mark", .text, "The verdict whose mark it has.", example: "passing"),
      .init("seconds", .text, "How long it took; absent when unknown.", example: "0.02 s"),
      .init("link-kind", .text, "How it is linked to the rule.", example: "linked by its evidence"),
      .init(
        "place", .text, "Where it stands, or where its result does.", example: "Tests/A.swift:12:4"),
      .init(
        "place-link", .url, "That line of the source; absent without a source-url.",
        example: "https://example.org/source/Tests/A.swift#L12"),
      .init("messages", .list(message), "What it said, in order."),
      .init(
        "observed", .html, "What it recorded for the rule; absent for nothing.",
        example: #"<figure class="observed">…</figure>"#),
    ])

  package static let message = Declaration(
    "message", "What a test said.",
    [
      .init("message", .text, "Its start, if it is long.", example: "expected “On.”, got “Off.”"),
      .init("is-long", .flag, "Whether it has to scroll."),
      .init("is-cut", .flag, "Whether the page shows its start alone."),
    ])

  package static let configuration = Declaration(
    "configuration", "A table of properties.",
    [
      .init(
        "label", .text, "What it is about, unlike any other label of the page.",
        example: "Table: Configuration"),
      .init("has-default", .flag, "Whether a row has a default."),
      .init("has-set-in", .flag, "Whether a row says where it is set."),
      .init("has-note", .flag, "Whether a row has a note."),
      .init("properties", .list(property), "Its rows."),
    ])

  package static let property = Declaration(
    "property", "A row of a table of properties; a cell without text is empty.",
    [
      .init("property", .html, "Its name.", example: "<code>isOn</code>"),
      .init("type", .html, "Its type.", example: "<code>Bool</code>"),
      .init("default", .html, "Its value at first.", example: "<code>false</code>"),
      .init("set-in", .html, "Where it can be set.", example: "code, Interface Builder"),
      .init("property-note", .html, "What else there is to say.", example: "Not animated."),
    ])

  package static let traits = Declaration(
    "traits", "A table of accessibility traits.",
    [
      .init(
        "label", .text, "What it is about, unlike any other label of the page.",
        example: "Table: Accessibility"),
      .init("has-bit", .flag, "Whether a row has a bit."),
      .init("has-spoken", .flag, "Whether a row says what is spoken."),
      .init("has-note", .flag, "Whether a row has a note."),
      .init("traits-list", .list(trait), "Its rows."),
    ])

  package static let trait = Declaration(
    "trait", "A row of a table of traits; a cell without text is empty.",
    [
      .init("trait", .html, "Its name.", example: "<code>button</code>"),
      .init("bit", .html, "Which bit it is.", example: "0"),
      .init("spoken", .html, "What assistive technology says.", example: "Button."),
      .init(
        "trait-note", .html, "What else there is to say.", example: "Never with <code>link</code>."),
    ])
}
