extension DiagnosticCode {
  static let results: [DiagnosticCode] = [
    absentResults, folderWithoutResults, patternWithoutResults, unreadableResults,
    unknownResultFormat, malformedResults, cutOffResults, doctypeInResults, deeplyNestedResults,
    unreadableRecord, unknownRecords, unfinishedRun, runWithoutTests, failureWithoutTest,
    unplannedTest, failedRunWithoutFailures, failuresWithExitZero, unreadableRunDescription,
    environmentConflict, unreadableTimestamp, runWithoutEvidence, evidenceOfAnotherRun,
    evidenceWithoutRule, evidenceWithoutTest, unknownEvidenceKind, evidenceWithoutBody,
    unplannedEvidence, plannedTestMissing, claimsWithoutCases, claimsDifferFromCases,
    planMismatch, bailedOut, unknownOutcome, contradictoryOutcome, unreadableDuration,
    repeatedTestDisagrees, repeatedTest,
    namelessTest,
    unknownResultElement, resultsInsideRun,
    eventsOfAnotherRun,
  ]

  // MARK: - Finding results

  package static let absentResults = DiagnosticCode(
    "absent-results", .error, .results,
    "A path of results leads nowhere. The site is written without them and says so, because an older verdict would no longer be true.",
    before: "assay build --results .build/conformanse",
    after: "assay build --results .build/conformance")
  package static let folderWithoutResults = DiagnosticCode(
    "folder-without-results", .error, .results,
    "A folder named as results holds no run: no run.json, and no file that ends in .xml, .junit, .jsonl or .tap or is a CTRF report. Tests that wrote nothing have shown nothing.",
    before: "results/\n  notes.txt", after: "results/\n  junit.xml")
  package static let patternWithoutResults = DiagnosticCode(
    "pattern-without-results", .error, .results,
    "A pattern named as results matches no file and no folder.",
    before: "--results 'build/*.junit'", after: "--results 'build/**/*.xml'")
  package static let unreadableResults = DiagnosticCode(
    "unreadable-results", .error, .results,
    "A result file or folder cannot be opened: it is a folder, pipe or device, a link in a circle or out of the folder that was named, too large, or closed to this user. Nothing in it counts.",
    before: "mkfifo results/junit.xml", after: "cp junit.xml results/junit.xml")

  package static let resultsInsideRun = DiagnosticCode(
    "results-inside-run", .warning, .results,
    "A folder with a run.json is one run, read from its events.jsonl and evidence.jsonl alone. Another result file in it would be lost without a word.",
    before: "results/linux/run.json\nresults/linux/junit.xml",
    after: "results/linux/run.json\nresults/junit.xml")

  // MARK: - Reading a file

  package static let unknownResultFormat = DiagnosticCode(
    "unknown-result-format", .error, .results,
    "The file is not in a format that is read: JUnit XML, Swift Testing's event stream, CTRF JSON or TAP. It is refused instead of being taken for a run without tests.",
    before: "<test-run id=\"2\" testcasecount=\"1\" result=\"Passed\"/>",
    after: "<testsuite name=\"s\"><testcase name=\"t\"/></testsuite>")
  package static let malformedResults = DiagnosticCode(
    "malformed-results", .error, .results,
    "The file breaks the rules of XML or JSON Lines, so nobody can say what it holds. None of it counts, not even the part before the mistake.",
    before: "<testcase name=\"a < b\"/>", after: "<testcase name=\"a &lt; b\"/>")
  package static let cutOffResults = DiagnosticCode(
    "cut-off-results", .error, .results,
    "The file ends before its root element does: the run crashed or was stopped while it wrote. None of it counts, because what is missing may have failed.",
    before: "<testsuites>\n  <testsuite name=\"s\">",
    after: "<testsuites>\n  <testsuite name=\"s\"><testcase name=\"t\"/></testsuite>\n</testsuites>"
  )
  package static let doctypeInResults = DiagnosticCode(
    "doctype-in-results", .error, .results,
    "The file has a DOCTYPE. Test results need none, and through one a file can read other files, reach the network or swell to any size, so it is refused unread.",
    before: "<!DOCTYPE testsuites SYSTEM \"junit.dtd\">\n<testsuites/>", after: "<testsuites/>")
  package static let deeplyNestedResults = DiagnosticCode(
    "deeply-nested-results", .error, .results,
    "Elements stand inside each other more than 64 deep. No tool writes such results; the file is refused.",
    before: "<testsuite><testsuite>… 65 times",
    after: "<testsuite><testsuite><testcase name=\"t\"/>")
  package static let unreadableRecord = DiagnosticCode(
    "unreadable-record", .error, .results,
    "A line of an event stream or of evidence cannot be read. It may have held a failure, so the run counts as incomplete.",
    before: "{\"kind\":\"event\",\"pay",
    after: "{\"kind\":\"event\",\"payload\":{…},\"version\":\"6.3.0\"}")
  package static let unknownRecords = DiagnosticCode(
    "unknown-records", .warning, .results,
    "An event stream has records of a kind or a schema version that is not known, or a report has a version that is not. They are skipped or read as the newest known one, as the formats' own rules allow.",
    before: "{\"kind\":\"hologram\",\"version\":\"6.3.0\",\"payload\":{}}",
    after: "{\"kind\":\"event\",\"version\":\"6.3.0\",\"payload\":{…}}")
  package static let unknownResultElement = DiagnosticCode(
    "unknown-result-element", .warning, .results,
    "A JUnit file has an element that no dialect of JUnit has, in a place where it does not decide an outcome. It is passed over.",
    before: "<system-out><xi:include href=\"log.txt\"/></system-out>",
    after: "<system-out>the log</system-out>")

  // MARK: - What a run says of itself

  package static let unfinishedRun = DiagnosticCode(
    "unfinished-run", .error, .results,
    "A run has no end: its event stream has no runEnded, or its run.json no end or exit status. It crashed or was stopped, and what it did not reach may fail; rules that rely on it are errors.",
    before: "{\"schema\":1,\"id\":\"r1\",\"started\":\"2026-01-31T10:00:00Z\"}",
    after:
      "{\"schema\":1,\"id\":\"r1\",\"started\":\"2026-01-31T10:00:00Z\",\"ended\":\"2026-01-31T10:01:00Z\",\"exit\":0}"
  )
  package static let runWithoutTests = DiagnosticCode(
    "run-without-tests", .warning, .results,
    "A run went to its end and has no tests in it, as after a filter that matches nothing. It is no pass, and counts as incomplete.",
    before: "<testsuites tests=\"0\"/>",
    after:
      "<testsuites tests=\"1\"><testsuite name=\"s\"><testcase name=\"t\"/></testsuite></testsuites>"
  )
  package static let failureWithoutTest = DiagnosticCode(
    "failure-without-test", .error, .results,
    "Something failed that belongs to no test: an issue from a task that outlived its test, or an error of a whole suite. Every test may say that it passed, so the run counts as incomplete.",
    before: "@Test func toggles() { Task.detached { #expect(isOn) } }",
    after: "@Test func toggles() async { await Task.detached { #expect(isOn) }.value }")
  package static let unplannedTest = DiagnosticCode(
    "unplanned-test", .warning, .results,
    "An event stream has events of a test for which it has no test record. Its outcome is unknown at best: the record that says what it is was lost.",
    before: "{\"kind\":\"event\",…,\"testID\":\"M.t()/F.swift:1:2\"}",
    after: "{\"kind\":\"test\",…,\"id\":\"M.t()/F.swift:1:2\"}, then its events")
  package static let failedRunWithoutFailures = DiagnosticCode(
    "failed-run-without-failures", .error, .results,
    "The tests' command ended with a failure status, and no test in the run failed. Something went wrong that the results do not show, so the run counts as incomplete.",
    before: "run.json: \"exit\": 1, and only passed tests",
    after: "run.json: \"exit\": 0, and only passed tests")
  package static let failuresWithExitZero = DiagnosticCode(
    "failures-with-exit-zero", .warning, .results,
    "Tests in the run failed, and the tests' command ended as if all was well, as after a test that calls exit(0). The failures count; whoever trusts the status alone is misled.",
    before: "run.json: \"exit\": 0, and a failed test",
    after: "run.json: \"exit\": 1, and a failed test")
  package static let unreadableRunDescription = DiagnosticCode(
    "unreadable-run-description", .error, .results,
    "A run.json is not a JSON object of schema 1 with the keys of a run, or one of its values makes no sense. Without it nobody knows what was run where.",
    before: "{\"schema\":1,\"shard\":[5,4]}", after: "{\"schema\":1,\"shard\":[4,4]}")
  package static let environmentConflict = DiagnosticCode(
    "environment-conflict", .warning, .results,
    "The command line gives a run folder another environment than its own run.json does. The run's own word counts.",
    before: "--environment ios=.build/conformance/linux",
    after: "--results .build/conformance/linux")
  package static let unreadableTimestamp = DiagnosticCode(
    "unreadable-timestamp", .warning, .results,
    "A time is not written in ISO 8601 or names a moment that does not exist. It counts as unknown; a guess could make old results look fresh.",
    before: "timestamp=\"13/02/2024 10:28\"", after: "timestamp=\"2024-02-13T10:28:00Z\"")

  // MARK: - Evidence

  package static let runWithoutEvidence = DiagnosticCode(
    "run-without-evidence", .warning, .results,
    "A run folder has no evidence.jsonl. Its tests bind to rules by their names and by bindings.yml alone, and show nothing of what they saw.",
    before: "run.json events.jsonl", after: "run.json events.jsonl evidence.jsonl")
  package static let evidenceOfAnotherRun = DiagnosticCode(
    "evidence-of-another-run", .error, .results,
    "The evidence names another run than run.json does: two runs wrote into one folder. Neither can be trusted.",
    before: "run.json: \"id\":\"r2\"; evidence.jsonl: {\"ev\":\"run\",\"id\":\"r1\"}",
    after: "run.json: \"id\":\"r2\"; evidence.jsonl: {\"ev\":\"run\",\"id\":\"r2\"}")
  package static let eventsOfAnotherRun = DiagnosticCode(
    "events-of-another-run", .error, .results,
    "The event stream ended more than an hour before its run began. It was left there by an earlier run, and what these tests did is unknown.",
    before: "\"started\":\"2026-02-01T10:00:00Z\", and events of January",
    after: "rm -rf results/linux; swift test --event-stream-output-path results/linux/events.jsonl")
  package static let evidenceWithoutRule = DiagnosticCode(
    "evidence-without-rule", .error, .results,
    "A line of evidence does not say which rule it is for, so it can stand nowhere.",
    before: "{\"ev\":\"plan\",\"test\":\"M.t()/F.swift:1:2\"}",
    after: "{\"ev\":\"plan\",\"rule\":\"switch.toggles\",\"test\":\"M.t()/F.swift:1:2\"}")
  package static let evidenceWithoutTest = DiagnosticCode(
    "evidence-without-test", .warning, .results,
    "A line of evidence names no test, or one that its run does not have. It is shown and never counts: only the outcome of a test can carry a verdict.",
    before: "{\"ev\":\"evidence\",\"rule\":\"switch.toggles\",\"kind\":\"text\",\"body\":{}}",
    after:
      "{\"ev\":\"evidence\",\"rule\":\"switch.toggles\",\"test\":\"M.t()/F.swift:1:2\",\"kind\":\"text\",\"body\":{}}"
  )
  package static let unknownEvidenceKind = DiagnosticCode(
    "unknown-evidence-kind", .warning, .results,
    "A line of evidence is of a kind that is not known. It is shown as text.",
    before: "\"kind\":\"screenshot\"", after: "\"kind\":\"picture\"")
  package static let evidenceWithoutBody = DiagnosticCode(
    "evidence-without-body", .warning, .results,
    "A line of evidence has no body. The whole line is shown as text.",
    before: "{\"ev\":\"evidence\",…,\"kind\":\"text\",\"text\":\"On\"}",
    after: "{\"ev\":\"evidence\",…,\"kind\":\"text\",\"body\":{\"text\":\"On\"}}")
  package static let unplannedEvidence = DiagnosticCode(
    "unplanned-evidence", .warning, .results,
    "A test recorded evidence for a rule that it did not declare. The evidence is kept with the test and binds it to nothing.",
    before: "@Test func toggles() { evidence(for: \"switch.toggles\", …) }",
    after: "@Test(.rule(\"switch.toggles\")) func toggles() { … }")
  package static let plannedTestMissing = DiagnosticCode(
    "planned-test-missing", .error, .results,
    "A test declared its rule when the run was planned, and the run's event stream does not have it. It counts as an error: a test that vanished has not passed.",
    before: "evidence.jsonl plans M.t(), events.jsonl does not have it",
    after: "evidence.jsonl and events.jsonl are of one run")

  // MARK: - TAP

  package static let planMismatch = DiagnosticCode(
    "plan-mismatch", .error, .results,
    "A TAP file has no plan, or its plan counts other tests than it holds. The run was cut off or something else wrote into it, and what is missing may have failed.",
    before: "1..3\nok 1\nok 2", after: "1..3\nok 1\nok 2\nok 3")
  package static let bailedOut = DiagnosticCode(
    "bailed-out", .error, .results,
    "A TAP file says that its run gave up. Nothing behind that line counts, and what was planned and did not run is no pass.",
    before: "1..2\nok 1\nBail out! no database", after: "1..2\nok 1\nok 2")

  // MARK: - JUnit

  package static let claimsWithoutCases = DiagnosticCode(
    "claims-without-cases", .error, .results,
    "The header of a JUnit file or the summary of a CTRF report counts tests, and the file holds none. Counts come from the cases alone: no test of this file passed.",
    before: "<testsuite name=\"s\" tests=\"12\" failures=\"0\"/>",
    after: "<testsuite name=\"s\" tests=\"1\"><testcase name=\"t\"/></testsuite>")
  package static let claimsDifferFromCases = DiagnosticCode(
    "claims-differ-from-cases", .warning, .results,
    "The header of a JUnit file or the summary of a CTRF report counts other tests or failures than its cases are. The cases count; something may be missing from them, and a failure that is missing makes the run incomplete.",
    before: "<testsuite tests=\"9\"><testcase name=\"t\"/></testsuite>",
    after: "<testsuite tests=\"1\"><testcase name=\"t\"/></testsuite>")
  package static let unknownOutcome = DiagnosticCode(
    "unknown-outcome", .warning, .results,
    "A test has a status, a number or an element that its format does not have or that says nothing. What is not understood is never a pass: its outcome is unknown.",
    before: "<testcase name=\"t\" status=\"exploded\"/>",
    after: "<testcase name=\"t\"><failure message=\"exploded\"/></testcase>")
  package static let contradictoryOutcome = DiagnosticCode(
    "contradictory-outcome", .warning, .results,
    "A test says two things of its outcome, such as status=\"passed\" beside a failure, or 'ok' above a subtest that failed. The worse one counts.",
    before: "<testcase name=\"t\" status=\"passed\"><failure/></testcase>",
    after: "<testcase name=\"t\"><failure/></testcase>")
  package static let unreadableDuration = DiagnosticCode(
    "unreadable-duration", .warning, .results,
    "A duration is not a plain number of seconds, is negative or is longer than thirty years. It counts as unknown: 0,25 could be a quarter of a second or twenty-five.",
    before: "time=\"1,234.5\"", after: "time=\"1234.5\"")
  package static let repeatedTestDisagrees = DiagnosticCode(
    "repeated-test-disagrees", .warning, .results,
    "One file has a test of the same suite and name twice, with different outcomes. Both are kept, and a rule bound to them takes the worse one.",
    before: "<testcase name=\"t\"/>\n<testcase name=\"t\"><failure/></testcase>",
    after: "<testcase name=\"t[1]\"/>\n<testcase name=\"t[2]\"><failure/></testcase>")
  package static let repeatedTest = DiagnosticCode(
    "repeated-test", .warning, .results,
    "One file has tests of the same suite and name, with the same outcome. Each counts; a binding by that name takes them all, and nobody can tell them apart.",
    before: "<testcase name=\"t\"/>\n<testcase name=\"t\"/>",
    after: "<testcase name=\"t[1]\"/>\n<testcase name=\"t[2]\"/>")
  package static let namelessTest = DiagnosticCode(
    "nameless-test", .warning, .results,
    "A test case has no name, so nothing can bind to it. One that also stands in no suite and says nothing is no result at all.",
    before: "<testcase classname=\"c\"/>", after: "<testcase classname=\"c\" name=\"t\"/>")
}
