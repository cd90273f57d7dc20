extension DiagnosticCode {
  static let bindings: [DiagnosticCode] = [
    .bindingToUnknownRule, .bindingWithoutEffect, .conflictingOutcomes, .duplicateWaiver,
    .expiredWaiver, .unneededWaiver,
    .failureWithoutRule, .missingRun, .runFromTheFuture, .testedNotTestableRule,
    .unknownRuleInResults, .unreadableHistory,
    .waiverForUnknownRule,
  ]

  package static let bindingToUnknownRule = DiagnosticCode(
    "binding-to-unknown-rule", .error, .content,
    "A line of bindings.yml lets tests speak for a rule that no guide has. The tests would speak for "
      + "nothing, and the rule that was meant would stay untested.",
    before: "- test: \"ButtonTests/*\"\n  rule: button.pres",
    after: "- test: \"ButtonTests/*\"\n  rule: button.press")

  package static let bindingWithoutEffect = DiagnosticCode(
    "binding-without-effect", .warning, .content,
    "A line of bindings.yml ties no test to its rule: none has a matching name, or all that have one "
      + "name their rules themselves, and a test's own word goes before a binding. "
      + "A pattern matches the whole of suite/name; '*' stands for any run of characters.",
    before: "- test: \"ButonTests/*\"\n  rule: button.press",
    after: "- test: \"ButtonTests/*\"\n  rule: button.press")

  package static let conflictingOutcomes = DiagnosticCode(
    "conflicting-outcomes", .error, .results,
    "Two runs of one environment that both count tell different things of the same test. Neither is "
      + "known to be the later one, so the worse outcome counts. Results that replace each other need "
      + "the time of their end; results that belong apart need environments of their own.",
    before: "--results monday.xml --results tuesday.xml",
    after: "--results tuesday.xml")

  package static let runFromTheFuture = DiagnosticCode(
    "run-from-the-future", .warning, .results,
    "A run says that it ended more than a day after the present moment. Its end is not believed: it "
      + "would stay fresh for ever and take the place of every later run. Its age counts as unknown.",
    before: "\"ended\":\"2099-01-01T00:00:00Z\"",
    after: "\"ended\":\"2026-01-01T00:00:00Z\"")

  package static let unreadableHistory = DiagnosticCode(
    "unreadable-history", .warning, .results,
    "A line of history.jsonl cannot be read: it is cut off, holds something else, or is of a later "
      + "version. What it told of earlier builds is lost; verdicts of today do not depend on it, "
      + "but that a rule changed its mind on one commit may go unnoticed.",
    before: "{\"schema\":1,\"build\":\"6f1e\",\"runs\":[\"night-1\"],\"verd",
    after: "{\"schema\":1,\"build\":\"6f1e\",\"runs\":[\"night-1\"],"
      + "\"verdicts\":{\"passing\":[\"button.press\"]}}")

  package static let failureWithoutRule = DiagnosticCode(
    "failure-without-rule", .warning, .results,
    "A test failed, and nothing ties it to a rule, so that no verdict shows it. Forgetting the tie "
      + "is the most common mistake there is.",
    before: "<testcase name=\"picks a day\"><failure/></testcase>",
    after: "<testcase name=\"picks a day [rule:date-picker.pick]\"><failure/></testcase>")

  package static let duplicateWaiver = DiagnosticCode(
    "duplicate-waiver", .error, .content,
    "Two waivers name the same rule, perhaps one of them by an id that the rule once had. "
      + "They may differ in owner and end, and nobody could tell which is meant.",
    before: "- rule: switch.speaks-state\n  reason: a\n- rule: switch.speaks-state\n  reason: b",
    after: "- rule: switch.speaks-state\n  reason: a and b")

  package static let expiredWaiver = DiagnosticCode(
    "expired-waiver", .warning, .results,
    "A waiver's last day is over. It excuses nothing any more, and what it excused shows as what it is "
      + "until it is mended or somebody takes the responsibility for a later day.",
    before: "until: 2026-01-31   # and today is in February",
    after: "until: 2026-04-30")

  package static let unneededWaiver = DiagnosticCode(
    "unneeded-waiver", .warning, .results,
    "Every test of a rule passes, and a waiver excuses its failing. Left in place it would excuse the "
      + "next failure, which nobody has looked at.",
    before: "- rule: switch.speaks-state   # whose tests pass\n  reason: …",
    after: "# no waiver")

  package static let missingRun = DiagnosticCode(
    "missing-run", .error, .results,
    "A required environment, or a shard of a run, is not among the results. What its tests would say "
      + "is unknown, so no rule can pass without it: an absent result is an error, never a pass.",
    before: "environments: [linux, ios-18]   # and results of linux alone",
    after: "environments: [linux]")

  package static let testedNotTestableRule = DiagnosticCode(
    "tested-not-testable-rule", .error, .content,
    "A rule says that no test can speak for it, and a test does. The test decides the verdict; the "
      + "guide has to say what is true.",
    before: "| `switch.short-titles` | … | … | … | hig | | not testable: advice |",
    after: "| `switch.short-titles` | … | … | … | hig | | |")

  package static let unknownRuleInResults = DiagnosticCode(
    "unknown-rule-in-results", .error, .results,
    "A test names a rule that no guide has, so that its outcome speaks for nothing and the rule that "
      + "was meant stays untested. Drafts have no rules on the site.",
    before: "@Test(.rule(\"switch.speeks-state\"))", after: "@Test(.rule(\"switch.speaks-state\"))")

  package static let waiverForUnknownRule = DiagnosticCode(
    "waiver-for-unknown-rule", .error, .content,
    "A waiver names a rule that no guide has. It excuses nothing today, and might silently excuse a "
      + "rule that gets this id later.",
    before: "- rule: switch.speeks-state\n  reason: …",
    after: "- rule: switch.speaks-state\n  reason: …")
}
