extension DiagnosticCode {
  static let guides: [DiagnosticCode] = [
    .badFileName, .reservedSlug, .duplicateSlug, .unknownLanguage, .translationWithoutSource,
    .translationOfUnknownRule, .untranslatedRules, .untranslatedSections, .outdatedTranslation,
    .columnInTranslation, .levelOneHeading, .skippedHeadingLevel,
    .headingWithoutAnchor, .duplicateAnchor, .incompleteRuleTable, .duplicateColumn, .ruleWithoutID,
    .badRuleID, .foreignRulePrefix, .duplicateRule, .incompleteRule, .ruleWithoutSource,
    .unknownSource, .missingSourcesFile, .badSourceKey, .duplicateSource, .unknownStatus,
    .unknownEra, .unknownTestNote, .aliasToUnknownRule, .aliasOfLiveRule, .duplicateAlias,
    .brokenLink, .brokenAnchor, .linkToDraft, .linkOutsideContent, .unknownScheme, .missingImage,
    .externalImage, .unknownImageType, .rawHTML, .collidingOutputs,
  ]

  package static let badFileName = DiagnosticCode(
    "bad-file-name", .error, .content,
    "A guide's file name is its slug: part of its address, of its badge's name and of its "
      + "rule ids. It has lower-case letters and digits in words joined by single hyphens.",
    before: "controls/Action_Sheet.md",
    after: "controls/action-sheet.md")

  package static let reservedSlug = DiagnosticCode(
    "reserved-slug", .error, .content,
    "The slug 'all' is the name of the badge of the whole site.",
    before: "controls/all.md",
    after: "controls/everything.md")

  package static let duplicateSlug = DiagnosticCode(
    "duplicate-slug", .error, .content,
    "Two guides have one slug. Badges and data are named by it, so one would overwrite "
      + "the other.",
    before: "controls/voiceover.md\ntopics/voiceover.md",
    after: "controls/voiceover-cursor.md\ntopics/voiceover.md")

  package static let unknownLanguage = DiagnosticCode(
    "unknown-language", .error, .content,
    "A translation's file name has the tag of a further language of site.yml between slug "
      + "and '.md'.",
    before: "controls/switch.rus.md",
    after: "controls/switch.ru.md")

  package static let translationWithoutSource = DiagnosticCode(
    "translation-without-source", .error, .content,
    "A translation stands beside the guide in the source language, from which rules, keys "
      + "and missing sections come.",
    before: "controls/switch.ru.md",
    after: "controls/switch.md\ncontrols/switch.ru.md")

  package static let translationOfUnknownRule = DiagnosticCode(
    "translation-of-unknown-rule", .error, .content,
    "A translation has the statement of a rule that the guide in the source language does "
      + "not have. Rules are made there.",
    before: "| `switch.flip` | … | … | … |",
    after: "| `switch.flips` | … | … | … |")

  package static let untranslatedRules = DiagnosticCode(
    "untranslated-rules", .warning, .content,
    "The guide in the source language has rules that its translation lacks. The page shows them in "
      + "the source language and says so.",
    before: "switch.md: `switch.flips`, `switch.no-delegate`\nswitch.ru.md: `switch.flips`",
    after:
      "switch.md: `switch.flips`, `switch.no-delegate`\nswitch.ru.md: `switch.flips`, `switch.no-delegate`"
  )

  package static let untranslatedSections = DiagnosticCode(
    "untranslated-sections", .warning, .content,
    "The guide in the source language has sections that its translation lacks, or the translated "
      + "heading does not say which one it is. The page shows them in the source language and says "
      + "so.",
    before: "## Поведение",
    after: "## Поведение {#behaviour}")

  package static let outdatedTranslation = DiagnosticCode(
    "outdated-translation", .warning, .content,
    "A translated row carries, under Hash, the short hash of the text that it was made from, and "
      + "the rule's text in the source language is another one by now. 'assay accept' writes the "
      + "hashes.",
    before: "| `switch.flips` | переключатель | его трогают | он меняется | 1c0ffee1 |",
    after: "| `switch.flips` | переключатель | его касаются | он меняется | 2b5ad5c4 |")

  package static let columnInTranslation = DiagnosticCode(
    "column-in-translation", .error, .content,
    "A behaviour table of a translation has Rule, Given, When and Then, and may have Hash; all "
      + "else comes from the source language, so that the two cannot disagree.",
    before: "| Rule | Given | When | Then | Source |",
    after: "| Rule | Given | When | Then |")

  package static let levelOneHeading = DiagnosticCode(
    "level-one-heading", .error, .content,
    "The page's title comes from the front matter. A second one in the text would break "
      + "the outline that screen readers use.",
    before: "# Switch",
    after: "title: Switch")

  package static let skippedHeadingLevel = DiagnosticCode(
    "skipped-heading-level", .warning, .content,
    "A heading is more than one level below the one before it. People who move by "
      + "headings believe that they missed one.",
    before: "## Behaviour\n#### Events",
    after: "## Behaviour\n### Events")

  package static let headingWithoutAnchor = DiagnosticCode(
    "heading-without-anchor", .error, .content,
    "A heading has neither letter nor digit, so nothing can link to it.",
    before: "## …",
    after: "## … {#more}")

  package static let duplicateAnchor = DiagnosticCode(
    "duplicate-anchor", .error, .content,
    "Two things on one page have one anchor, so links to the second lead to the first. "
      + "The second of equal headings takes its parent's anchor as a prefix; a number would "
      + "change whenever another heading comes or goes.",
    before: "## Events\n## Events",
    after: "## Events\n## Events {#more-events}")

  package static let incompleteRuleTable = DiagnosticCode(
    "incomplete-rule-table", .error, .content,
    "A table looks like a behaviour table but lacks a column of one, or misspells it. Its rows "
      + "would be no rules, and what is lost is never red.",
    before: "| Rule | Given | When | Then |",
    after: "| Rule | Given | When | Then | Source |")

  package static let duplicateColumn = DiagnosticCode(
    "duplicate-column", .error, .content,
    "A behaviour table has a column twice. What the second says would be lost.",
    before: "| Rule | Given | Given | When | Then | Source |",
    after: "| Rule | Given | When | Then | Source |")

  package static let ruleWithoutID = DiagnosticCode(
    "rule-without-id", .error, .content,
    "A row of a behaviour table has no id, so no test can speak for it.",
    before:
      "| Rule | Given | When | Then | Source |\n|---|---|---|---|---|\n| | a switch | the user taps it | it flips | ui-catalog |",
    after:
      "| Rule | Given | When | Then | Source |\n|---|---|---|---|---|\n| `switch.flips` | a switch | the user taps it | it flips | ui-catalog |"
  )

  package static let badRuleID = DiagnosticCode(
    "bad-rule-id", .error, .content,
    "A rule id is an address on the web and a name in tests: lower-case letters and "
      + "digits in words joined by '-', in at least two parts joined by '.', at most 120 "
      + "bytes.",
    before: "switch.Flips_On_Tap",
    after: "switch.flips-on-tap")

  package static let foreignRulePrefix = DiagnosticCode(
    "foreign-rule-prefix", .error, .content,
    "The first part of a rule id is one of its guide's prefixes, so that an id tells "
      + "where its rule stands.",
    before: "| `slider.flips` | in switch.md",
    after: "| `switch.flips` | in switch.md")

  package static let duplicateRule = DiagnosticCode(
    "duplicate-rule", .error, .content,
    "Two rules have one id. Tests that speak for it would speak for both, or for the "
      + "wrong one.",
    before:
      "| Rule | Given | When | Then | Source |\n|---|---|---|---|---|\n| `switch.flips` | a | b | c | ui-catalog |\n| `switch.flips` | d | e | f | ui-catalog |",
    after:
      "| Rule | Given | When | Then | Source |\n|---|---|---|---|---|\n| `switch.flips` | a | b | c | ui-catalog |\n| `switch.flips-back` | d | e | f | ui-catalog |"
  )

  package static let incompleteRule = DiagnosticCode(
    "incomplete-rule", .error, .content,
    "A rule says given, when and then. Without one of them nobody can tell whether a test "
      + "checks it.",
    before:
      "| Rule | Given | When | Then | Source |\n|---|---|---|---|---|\n| `switch.flips` | a switch | | it flips | ui-catalog |",
    after:
      "| Rule | Given | When | Then | Source |\n|---|---|---|---|---|\n| `switch.flips` | a switch | the user taps it | it flips | ui-catalog |"
  )

  package static let ruleWithoutSource = DiagnosticCode(
    "rule-without-source", .error, .content,
    "A rule names at least one source, so that a reader can check who says so.",
    before:
      "| Rule | Given | When | Then | Source |\n|---|---|---|---|---|\n| `switch.flips` | a switch | the user taps it | it flips | |",
    after:
      "| Rule | Given | When | Then | Source |\n|---|---|---|---|---|\n| `switch.flips` | a switch | the user taps it | it flips | ui-catalog |"
  )

  package static let unknownSource = DiagnosticCode(
    "unknown-source", .error, .content,
    "A source is named that sources.md does not have.",
    before: "| ui-catalogue |",
    after: "| ui-catalog |")

  package static let missingSourcesFile = DiagnosticCode(
    "missing-sources-file", .error, .content,
    "Guides name sources, and there is no sources.md that says what they are.",
    before: "content/controls/switch.md",
    after: "content/sources.md\ncontent/controls/switch.md")

  package static let badSourceKey = DiagnosticCode(
    "bad-source-key", .error, .content,
    "Each H2 of sources.md is a key, which rules name and which is an address: lower-case "
      + "letters and digits in words joined by single hyphens.",
    before: "## UI Catalog, Switches",
    after: "## ui-catalog-switches")

  package static let duplicateSource = DiagnosticCode(
    "duplicate-source", .error, .content,
    "sources.md has a key twice. A rule that names it could mean either.",
    before: "## ui-catalog\n## ui-catalog",
    after: "## ui-catalog\n## ui-catalog-switches")

  package static let unknownStatus = DiagnosticCode(
    "unknown-status", .error, .content,
    "A rule's status is restored (the source's text is garbled here), contradicted (true "
      + "for another era, or the platform does otherwise) or choice (the project's own).",
    before: "| restore |",
    after: "| restored |")

  package static let unknownEra = DiagnosticCode(
    "unknown-era", .error, .content,
    "A rule's era is a name, a name with '+' for all later ones, or two names joined by "
      + "'-', the older first.",
    before: "| ios9-ios7 |",
    after: "| ios7-ios9 |")

  package static let unknownTestNote = DiagnosticCode(
    "unknown-test-note", .error, .content,
    "The Test column is empty or says 'not testable: ' and a reason. Anything else would "
      + "leave it open whether a test is missing.",
    before: "| untestable |",
    after: "| not testable: advice to a designer |")

  package static let aliasToUnknownRule = DiagnosticCode(
    "alias-to-unknown-rule", .error, .content,
    "An old id leads to a rule that no guide has, so its address and its history are "
      + "lost.",
    before: "aliases: {switch.toggle: switch.flip}",
    after: "aliases: {switch.toggle: switch.flips}")

  package static let aliasOfLiveRule = DiagnosticCode(
    "alias-of-live-rule", .error, .content,
    "An old id is also the id of a rule. Links to it could mean either.",
    before: "aliases: {switch.flips: switch.toggles}",
    after: "aliases: {switch.flipped: switch.toggles}")

  package static let duplicateAlias = DiagnosticCode(
    "duplicate-alias", .error, .content,
    "Two guides say what took an old id's place. Only one can be right.",
    before: "aliases: {switch.toggle: switch.flips}\naliases: {switch.toggle: slider.moves}",
    after: "aliases: {switch.toggle: switch.flips}")

  package static let brokenLink = DiagnosticCode(
    "broken-link", .error, .content,
    "A link leads to nothing that is published. Guides link to each other by the relative "
      + "path of the .md file, so that links also work where the source is browsed.",
    before: "[Slider](slidr.md)",
    after: "[Slider](slider.md)")

  package static let brokenAnchor = DiagnosticCode(
    "broken-anchor", .error, .content,
    "A link leads to a place that its page does not have: neither heading nor rule has "
      + "this anchor.",
    before: "[Events](switch.md#event)",
    after: "[Events](switch.md#events)")

  package static let linkToDraft = DiagnosticCode(
    "link-to-draft", .error, .content,
    "A published page names a draft, which is checked and not published.",
    before: "[Slider](slider.md) where slider.md has 'draft: true'",
    after: "[Slider](slider.md) where it has not")

  package static let linkOutsideContent = DiagnosticCode(
    "link-outside-content", .error, .content,
    "A path leads out of the content folder or begins at a root. Only what is inside is "
      + "published, and the site works under any address.",
    before: "[Slider](/controls/slider.md)",
    after: "[Slider](slider.md)")

  package static let unknownScheme = DiagnosticCode(
    "unknown-scheme", .error, .content,
    "A link has a scheme other than https, http and mailto, which a reader's browser may "
      + "not open or may open in another program.",
    before: "[files](file:///tmp/switch.txt)",
    after: "[files](https://example.org/switch.txt)")

  package static let missingImage = DiagnosticCode(
    "missing-image", .error, .content,
    "An image names no file of the content folder.",
    before: "![A switch](swich.png)",
    after: "![A switch](switch.png)")

  package static let externalImage = DiagnosticCode(
    "external-image", .error, .content,
    "An image would be fetched from another site: the page would not work offline, and "
      + "that site would learn who reads it.",
    before: "![A switch](https://example.org/switch.png)",
    after: "![A switch](switch.png)")

  package static let unknownImageType = DiagnosticCode(
    "unknown-image-type", .error, .content,
    "A file is shown as an image and has no ending of one that every browser shows.",
    before: "![A switch](switch.psd)",
    after: "![A switch](switch.png)")

  package static let rawHTML = DiagnosticCode(
    "raw-html", .error, .content,
    "A text holds raw HTML. It would go to readers unchecked, so it is refused unless "
      + "site.yml says 'allow-raw-html: true'.",
    before: "Tap <b>twice</b>.",
    after: "Tap **twice**.")

  package static let collidingOutputs = DiagnosticCode(
    "colliding-outputs", .error, .content,
    "Two files would be one on a disk or a server where case does not count, and one "
      + "would overwrite the other.",
    before: "controls/Switch.png\ncontrols/switch.png",
    after: "controls/switch.png\ncontrols/switch-dark.png")
}
