extension DiagnosticCode {
  static let frontMatter: [DiagnosticCode] = [
    .missingFrontMatter, .unclosedFrontMatter, .unexpectedFrontMatter, .yamlSyntax, .yamlTab,
    .yamlFeature, .yamlTooDeep, .duplicateKey, .wrongKind, .emptyValue, .missingKey, .unknownKey,
    .misplacedKey, .badPrefix,
  ]

  package static let missingFrontMatter = DiagnosticCode(
    "missing-front-matter", .error, .content,
    "Every guide begins with front matter, which gives it its title and its summary.",
    before: "## Behaviour",
    after: "---\ntitle: Switch\nsummary: Turns one setting on or off.\n---\n## Behaviour")

  package static let unclosedFrontMatter = DiagnosticCode(
    "unclosed-front-matter", .error, .content,
    "Front matter begins with a first line '---' and lasts until the next line '---'. "
      + "Without that line nobody can tell where the text begins.",
    before: "---\ntitle: Switch\n\n## Behaviour",
    after: "---\ntitle: Switch\nsummary: Turns one setting on or off.\n---\n## Behaviour")

  package static let unexpectedFrontMatter = DiagnosticCode(
    "unexpected-front-matter", .error, .content,
    "index.md, how-to-read.md, glossary.md and sources.md have no settings of their own, "
      + "so their front matter would change nothing.",
    before: "---\ntitle: Glossary\n---\n## Trait",
    after: "## Trait")

  package static let yamlSyntax = DiagnosticCode(
    "yaml-syntax", .error, .content,
    "The text does not follow the grammar of YAML. Nothing of it can be trusted, so "
      + "nothing of it is read.",
    before: "title: Switch: on or off",
    after: "title: \"Switch: on or off\"")

  package static let yamlTab = DiagnosticCode(
    "yaml-tab", .error, .content,
    "YAML indents with spaces alone; a tab looks alike and means nothing.",
    before: "sections:\n\tInput: [switch]",
    after: "sections:\n  Input: [switch]")

  package static let yamlFeature = DiagnosticCode(
    "yaml-feature", .error, .content,
    "Anchors, aliases, tags, merge keys, directives, keys that are no text and further "
      + "documents are not read: settings stay as short as they look.",
    before: "title: &name Switch",
    after: "title: Switch")

  package static let yamlTooDeep = DiagnosticCode(
    "yaml-too-deep", .error, .content,
    "Lists and mappings stand inside each other deeper than any setting needs.",
    before: "results: [[[[[[[[[one]]]]]]]]]",
    after: "results: [one]")

  package static let duplicateKey = DiagnosticCode(
    "duplicate-key", .error, .content,
    "A key stands twice in one mapping. One of its two values would be lost.",
    before: "title: Switch\ntitle: Toggle",
    after: "title: Switch")

  package static let wrongKind = DiagnosticCode(
    "wrong-kind", .error, .content,
    "A value is not of the kind that its key has: text, a list, a mapping, true or false, "
      + "a whole number, a length of time, a day, or one of a few words.",
    before: "results: .build/conformance",
    after: "results: [.build/conformance]")

  package static let emptyValue = DiagnosticCode(
    "empty-value", .error, .content,
    "A key stands without a value. It would silently mean something that nobody wrote.",
    before: "title:",
    after: "title: Switch")

  package static let missingKey = DiagnosticCode(
    "missing-key", .error, .content,
    "A key that must be there is not.",
    before: "---\ntitle: Switch\n---",
    after: "---\ntitle: Switch\nsummary: Turns one setting on or off.\n---")

  package static let unknownKey = DiagnosticCode(
    "unknown-key", .error, .content,
    "A key is not known, mostly because it is misspelt, and would have no effect. Keys "
      + "that begin with 'x-' are free for your own use.",
    before: "tilte: Switch",
    after: "title: Switch")

  package static let misplacedKey = DiagnosticCode(
    "misplaced-key", .error, .content,
    "A translation has only title and summary; all else comes from the guide in the "
      + "source language, so that the two cannot disagree.",
    before: "---\ntitle: Переключатель\nsummary: …\nclass: UISwitch\n---",
    after: "---\ntitle: Переключатель\nsummary: …\n---")

  package static let badPrefix = DiagnosticCode(
    "bad-prefix", .error, .content,
    "A prefix is the first part of rule ids and therefore follows their grammar.",
    before: "prefixes: [Switch]",
    after: "prefixes: [switch]")
}
