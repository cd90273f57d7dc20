extension DiagnosticCode {
  static let words: [DiagnosticCode] = [malformedWord, unknownWord]

  package static let malformedWord = DiagnosticCode(
    "malformed-word", .error, .content,
    "A line of templates/strings is not one key and its text, or a key stands twice. The interface "
      + "would show a word that nobody chose.",
    before: "verdict: \"Verdict", after: "verdict: \"Verdict\"")

  package static let unknownWord = DiagnosticCode(
    "unknown-word", .error, .content,
    "A file of templates/strings has a key that the interface does not use: it is misspelled, or "
      + "its word is gone.",
    before: "verdct: \"Verdict\"", after: "verdict: \"Verdict\"")
}
