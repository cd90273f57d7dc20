extension DiagnosticCode {
  static let settings: [DiagnosticCode] = [
    .repeatedName, .badLanguageTag, .badAddress, .acceptedUnknownRule,
    .unknownGuide,
    .noResultsNamed,
  ]

  package static let noResultsNamed = DiagnosticCode(
    "no-results-named", .warning, .results,
    "Neither site.yml nor the command line says where results are, so that no rule can have a "
      + "verdict. The site is written and says No data of every rule.",
    before: "title: Our components",
    after: "title: Our components\nresults: [reports/junit.xml]")

  package static let repeatedName = DiagnosticCode(
    "repeated-name", .error, .content,
    "A list names the same thing twice. One of the two has no effect.",
    before: "environments: [linux, linux]",
    after: "environments: [linux]")

  package static let badLanguageTag = DiagnosticCode(
    "bad-language-tag", .error, .content,
    "Languages are named by tags of BCP 47, which browsers and screen readers understand.",
    before: "languages: [english]",
    after: "languages: [en]")

  package static let badAddress = DiagnosticCode(
    "bad-address", .error, .content,
    "An address in site.yml cannot work in a browser, or lacks the part that is put into "
      + "it.",
    before: "base-url: example.org/reference",
    after: "base-url: https://example.org/reference/")

  package static let acceptedUnknownRule = DiagnosticCode(
    "accepted-unknown-rule", .warning, .content,
    "accepted.yml keeps the text of a rule that no guide has any more. Take the line out.",
    before: "switch.removed: \"given … / when … / then …\"",
    after: "(the line removed)")

  package static let unknownGuide = DiagnosticCode(
    "unknown-guide", .error, .content,
    "A slug in 'similar' or in the catalogue's sections names no guide.",
    before: "similar: [slidr]",
    after: "similar: [slider]")
}
