extension DiagnosticCode {
  static let markup: [DiagnosticCode] = [
    .badHeadingID, .brokenTable, .cellBeyondHeader, .codeSplitByPipe, .markupTooLarge,
    .nestingTooDeep,
    .nulInText, .scriptLink, .slowMarkup, .tableTooLarge, .tableTooWide, .textNotUTF8,
  ]

  package static let badHeadingID = DiagnosticCode(
    "bad-heading-id", .error, .content,
    "The {#id} at the end of a heading fixes the heading's address. It may hold letters and digits "
      + "of any script, '-', '_' and '.', because links have to spell it.",
    before: "## Behaviour {#how it works}", after: "## Behaviour {#how-it-works}")

  package static let brokenTable = DiagnosticCode(
    "broken-table", .error, .content,
    "A table's delimiter row must stand right below the header row and have as many cells. "
      + "Otherwise Markdown takes the whole table as running text, and its rules are lost.",
    before: "| Key | Value |\n|---|\n| a | b |", after: "| Key | Value |\n|---|---|\n| a | b |")

  package static let cellBeyondHeader = DiagnosticCode(
    "cell-beyond-header", .error, .content,
    "A table row has more cells than the table's header. Markdown drops such cells without a word, "
      + "so what they say would be missing from the page.",
    before: "| Key | Value |\n|---|---|\n| a | b | c |",
    after: "| Key | Value | Note |\n|---|---|---|\n| a | b | c |")

  package static let codeSplitByPipe = DiagnosticCode(
    "code-split-by-pipe", .error, .content,
    "A '|' inside backticks still ends a table cell, so the code is torn into two cells. "
      + "Written as '\\|' it stays in the code.",
    before: "| Call |\n|---|\n| `a | b` |", after: "| Call |\n|---|\n| `a \\| b` |")

  package static let markupTooLarge = DiagnosticCode(
    "markup-too-large", .error, .content,
    "A Markdown file is larger than 2 MB. No reader gets through that much text, and such a file is "
      + "more likely data that got into the content folder.",
    before: "(one file of 20 MB)", after: "(several guides, or no guide at all)")

  package static let nestingTooDeep = DiagnosticCode(
    "nesting-too-deep", .error, .content,
    "Quotes, lists or emphasis stand inside each other more than 100 levels deep. No page can show "
      + "that, and reading it could exhaust the machine.",
    before: "> > > > > … > text", after: "> text")

  package static let nulInText = DiagnosticCode(
    "nul-in-text", .error, .content,
    "A text holds the byte 0, which no text needs and browsers treat in different ways. The file is "
      + "damaged or in UTF-16.",
    before: "a byte 0 in a guide", after: "the guide saved again as UTF-8")

  package static let scriptLink = DiagnosticCode(
    "script-link", .error, .content,
    "A link or image has an address with the scheme javascript, vbscript or data, which carries "
      + "content or code of its own into the reader's browser.",
    before: "[Start](javascript:start%28%29)", after: "[Start](start.md)")

  package static let slowMarkup = DiagnosticCode(
    "slow-markup", .error, .content,
    "A text repeats a shape that Markdown readers take time out of all proportion for. It is not "
      + "read, because a build must not hang on one file.",
    before: "|-|\n|-|-|\n|-|\n|-|-|\n… 10,000 times", after: "| a | b |\n|---|---|")

  package static let tableTooLarge = DiagnosticCode(
    "table-too-large", .error, .content,
    "The tables of one file have more than 50,000 cells together, counting the empty ones that "
      + "fill up short rows. A few bytes could otherwise ask for gigabytes of memory.",
    before: "(one table of 30,000 rows)", after: "(a table for each topic)")

  package static let tableTooWide = DiagnosticCode(
    "table-too-wide", .error, .content,
    "A table has more than 128 columns. No page can show that, and reading it could exhaust the "
      + "machine.",
    before: "|---|---|---| … 3,000 times", after: "|---|---|---|")

  package static let textNotUTF8 = DiagnosticCode(
    "text-not-utf8", .error, .content,
    "A text holds bytes that are not UTF-8, so its letters cannot be known.",
    before: "a guide saved as Latin-1 or UTF-16", after: "the guide saved as UTF-8")
}
