import Diagnostics
import TestResults
import Testing

@Suite("JUnit XML")
struct JUnitTests {
  private static func loaded(case inner: String, attributes: String = "") -> Loaded {
    Loaded(
      xml: "<testsuite name=\"s\">\n<testcase classname=\"c\" name=\"t\" \(attributes)>\(inner)"
        + "</testcase>\n</testsuite>")
  }

  static let children: [(String, TestOutcome)] = [
    ("", .passed),
    ("<failure/>", .failed),
    ("<failure/><failure/>", .failed),
    ("<error/>", .error),
    ("<error/><failure/>", .failed),
    ("<skipped/>", .skipped),
    ("<disabled/>", .skipped),
    ("<skipped/><failure/>", .failed),
    ("<skipped/><error/>", .error),
    ("<flakyFailure/>", .flaky),
    ("<flakyError/><flakyFailure/>", .flaky),
    ("<flakyFailure/><failure/>", .failed),
    ("<failure/><rerunFailure/>", .failed),
    ("<f:failure xmlns:f=\"urn:x\"/>", .failed),
    ("<skipped message=\"TEST_CASE tagged with !mayfail\"/><failure/>", .expectedFailure),
    ("<system-out>FAILED</system-out><system-err/><system.out/>", .passed),
    ("<properties><property name=\"p\" value=\"v\"/></properties>", .passed),
    ("<![CDATA[<failure/>]]><!-- <failure/> -->", .passed),
  ]

  @Test(arguments: children)
  func readsTheOutcomeFromTheChildren(inner: String, outcome: TestOutcome) {
    let loaded = Self.loaded(case: inner)
    #expect(loaded.outcomes == ["t": outcome])
    #expect(loaded.problems == [])
  }

  static let words: [(String, TestOutcome)] = [
    ("status=\"run\"", .passed), ("status=\"run\" result=\"completed\"", .passed),
    ("status=\"passed\"", .passed), ("status=\"notrun\"", .skipped),
    ("status=\"Disabled\"", .skipped), ("status=\" skipped \"", .skipped),
    ("status=\"ignored\"", .skipped), ("status=\"pending\"", .skipped),
    ("status=\"run\" result=\"suppressed\"", .skipped), ("status=\"fail\"", .failed),
    ("status=\"passed\" result=\"failed\"", .failed), ("status=\"errored\"", .error),
    ("result=\"error\"", .error),
  ]

  @Test(arguments: words)
  func readsTheOutcomeFromWordsWhereNoChildTellsIt(attributes: String, outcome: TestOutcome) {
    let loaded = Self.loaded(case: "", attributes: attributes)
    #expect(loaded.outcomes == ["t": outcome])
    #expect(loaded.problems == [])
  }

  @Test func neverPassesWhatItDoesNotUnderstand() {
    let loaded = Loaded(
      xml: """
        <testsuite name="s">
        <testcase name="a" status="exploded"/>
        <testcase name="b"><Failure/></testcase>
        <testcase name="c"><aborted/></testcase>
        </testsuite>
        """)
    #expect(loaded.outcomes == ["a": .unknown, "b": .unknown, "c": .unknown])
    #expect(
      loaded.problems == [
        "r.xml:2:1: [unknown-outcome] "
          + "test 'a' has the unknown status 'exploded'; its outcome is unknown",
        "r.xml:3:1: [unknown-outcome] "
          + "test 'b' holds the unknown element <Failure>; its outcome is unknown",
        "r.xml:4:1: [unknown-outcome] "
          + "test 'c' holds the unknown element <aborted>; its outcome is unknown",
      ])
  }

  @Test func takesTheWorseOfTwoWords() {
    let loaded = Loaded(
      xml: """
        <testsuite name="s">
        <testcase name="a" status="passed"><failure/></testcase>
        <testcase name="b"><rerunError/></testcase>
        </testsuite>
        """)
    #expect(loaded.outcomes == ["a": .failed, "b": .failed])
    #expect(
      loaded.problems == [
        "r.xml:2:1: [contradictory-outcome] "
          + "test 'a' says 'passed' and holds a failure; the worse counts",
        "r.xml:3:1: [contradictory-outcome] "
          + "test 'b' was run again and failed again, and holds no failure; the worse counts",
      ])
  }

  @Test func namesSuitesByTheirClassElseByTheNearestSuite() throws {
    let run = try #require(
      Loaded(
        xml: """
          <testsuites><testsuite name="outer"><testsuite>
          <testcase name="a"/>
          <testcase
             classname="k.C"
             name="b"/>
          </testsuite></testsuite>
          <testcase name="c"/></testsuites>
          """
      ).runs.first)
    #expect(run.tests.map(\.key) == ["c", "k.C/b", "outer/a"])
    #expect(run.tests.map(\.place.line) == [7, 3, 2])
  }

  @Test func bindsRulesByPropertiesAndMarks() throws {
    let test = try #require(
      Self.loaded(
        case: "<properties><property name=\"rule\" value=\"a.b\"/>"
          + "<property name=\"rule\"> c.d </property><property name=\"rule\" value=\"a.b\"/>"
          + "<property name=\"tag1\" value=\"ui\"/><property name=\"tags\" value=\"no\"/>"
          + "</properties>", attributes: "file=\"Tests/s.js\" line=\"7\""
      ).runs.first?.tests.first)
    let place = SourcePlace(path: "Tests/s.js", line: 7)
    #expect(test.source == place)
    #expect(
      test.links == [
        RuleLink(rule: "a.b", origin: .property, place: place),
        RuleLink(rule: "c.d", origin: .property, place: place),
      ])
    #expect(test.tags == ["ui"])
    let marked = Loaded(
      xml: "<testsuite><properties><property name=\"rule\" value=\"no.no\"/></properties>"
        + "<testcase name=\"is on [rule:a.b] and [rule: c.d ] [x] [rule:a.b] [rule:\"/></testsuite>"
    )
    #expect(marked.runs.first?.tests.first?.links.map(\.rule) == ["a.b", "c.d"])
    #expect(marked.runs.first?.tests.first?.links.map(\.origin) == [.name, .name])
    #expect(
      marked.runs.first?.tests.first?.links.map(\.place.description) == ["r.xml:1", "r.xml:1"])
  }

  static let messages: [(String, [String])] = [
    ("<failure message=\"m\"/>", ["m"]),
    ("<failure message=\" m \">\n text </failure>", ["m\ntext"]),
    ("<failure message=\"m\">m: and more</failure>", ["m: and more"]),
    ("<failure type=\"T\"/>", ["T"]),
    ("<failure/>", []),
    ("<failure message=\"a\"/><error message=\"b\"/>", ["a", "b"]),
    ("<failure><![CDATA[a ]]]]><![CDATA[> <b>&amp;]]></failure>", ["a ]]> <b>&amp;"]),
    ("<failure>a<x>b</x><system-out>c</system-out></failure>", ["ab"]),
    ("<skipped>later</skipped>", ["later"]),
    ("<failure>1\r\n2</failure>", ["1\n2"]),
    ("<system-out>no</system-out>", []),
    ("<failure message=\"&lt;script&gt;&#x202E;\"/>", ["<script>\u{202E}"]),
  ]

  @Test(arguments: messages)
  func keepsMessagesAsText(inner: String, messages: [String]) {
    #expect(Self.loaded(case: inner).runs.first?.tests.map(\.messages) == [messages])
  }

  @Test func cutsLongTextsWhileItReads() {
    let text = String(repeating: "x", count: 100_000)
    let kept = String(repeating: "x", count: 65_536)
    #expect(
      Self.loaded(case: "<failure>\(text)</failure>").runs.first?.tests.first?.messages
        == [kept + "\n[cut: 65536 of 100000 bytes are shown]"])
  }

  static let durations: [(String, Double?)] = [
    ("0.25", 0.25), (" 1 ", 1), ("1e-05", 0.00001), (".5", 0.5), ("5.", 5), ("1E+2", 100),
    ("NaN", nil), ("inf", nil), ("1e400", nil), ("-5", nil), ("1,234.5", nil), ("1.234,5", nil),
    ("0,25", nil), ("", nil), ("0x10", nil), ("١٢", nil), ("99999999999999999999", nil),
    ("1 2", nil), ("e5", nil), ("1e", nil), (".", nil),
  ]

  @Test(arguments: durations)
  func readsPlainSecondsAndNothingElse(text: String, seconds: Double?) {
    let loaded = Self.loaded(case: "", attributes: "time=\"\(text)\"")
    #expect(loaded.runs.first?.tests.map(\.seconds) == [seconds])
    #expect(
      loaded.problems
        == (seconds == nil
          ? ["r.xml:2:1: [unreadable-duration] time '\(text)' is no number of seconds"] : []))
  }

  @Test func endsAtItsNewestSuiteWithItsDuration() throws {
    let loaded = Loaded(
      xml: """
        <testsuites>
        <testsuite name="a" timestamp="2026-01-31T10:00:00" time="90.5"><testcase name="a"/></testsuite>
        <testsuite name="b" timestamp="2026-01-31T10:01:00Z" time="1"><testcase name="b"/></testsuite>
        <testsuite name="c" timestamp="13/02/2024 10:28"><testcase name="c"/></testsuite>
        <testsuite name="d" timestamp="2026-01-31T09:00:00Z" time="1e9"><testcase name="d"/></testsuite>
        </testsuites>
        """)
    let run = try #require(loaded.runs.first)
    #expect(run.started?.description == "2026-01-31T09:00:00Z")
    #expect(run.ended?.description == "2026-01-31T10:01:30Z")
    #expect(
      loaded.problems == [
        "r.xml:4:1: [unreadable-timestamp] timestamp '13/02/2024 10:28' is no moment in ISO 8601"
      ])
  }

  @Test func hasNoTimeWhereTheFileTellsNone() throws {
    let run = try #require(Self.loaded(case: "").runs.first)
    #expect(run.ended == nil)
    #expect(run.tool == "junit")
    #expect(run.environment == "default")
  }

  @Test func keepsBothOfTwoTestsThatDisagree() {
    let loaded = Loaded(
      xml: """
        <testsuite name="s">
        <testcase name="t"/>
        <testcase name="t"><failure/></testcase>
        <testcase name="u"/>
        <testcase name="u"/>
        </testsuite>
        """)
    #expect(loaded.runs.first?.tests.map(\.outcome) == [.passed, .failed, .passed, .passed])
    #expect(
      loaded.problems == [
        "r.xml:3: [repeated-test-disagrees] test 's/t' stands twice in 'r.xml', "
          + "passed in line 2 and failed in line 3",
        "r.xml:5: [repeated-test] 1 test shares its name with an earlier one in 'r.xml', "
          + "such as 's/u'",
      ])
  }

  @Test func tellsTestsOfTwoHostsApart() {
    let loaded = Loaded(
      xml: "<testsuites><testsuite name=\"s\" hostname=\"a\"><testcase name=\"t\"/></testsuite>"
        + "<testsuite name=\"s\" hostname=\"b\"><testcase name=\"t\"><failure/></testcase>"
        + "</testsuite></testsuites>")
    #expect(loaded.runs.first?.tests.map(\.outcome) == [.passed, .failed])
    #expect(loaded.problems == [])
  }

  @Test func foldsAttemptsThatTheFileMarks() throws {
    func attempt(_ number: Int, _ inner: String = "") -> String {
      "<testcase name=\"t\">\(inner)<properties><property name=\"repetition\" "
        + "value=\"Retry \(number)\"/></properties></testcase>"
    }
    func outcomes(_ cases: String) -> [TestOutcome]? {
      Loaded(xml: "<testsuite>\(cases)</testsuite>").runs.first?.tests.map(\.outcome)
    }
    #expect(outcomes(attempt(1, "<failure/>") + attempt(2)) == [.flaky])
    #expect(outcomes(attempt(1, "<failure/>") + attempt(2) + attempt(3)) == [.flaky])
    #expect(outcomes(attempt(1) + attempt(2, "<failure/>")) == [.failed])
    #expect(outcomes(attempt(1) + attempt(2) + attempt(1)) == [.passed, .passed])
  }

  static let claims: [(String, String)] = [
    (
      "<testsuites tests=\"12\" failures=\"0\"><testsuite name=\"s\" tests=\"12\"/></testsuites>",
      "[claims-without-cases] 'r.xml' claims 12 tests, and holds none"
    ),
    ("<testsuites/>", "[run-without-tests] the run in 'r.xml' has no tests"),
    ("<testsuite tests=\"0\"/>", "[run-without-tests] the run in 'r.xml' has no tests"),
    (
      "<testsuites tests=\"9\"><testsuite tests=\"1\"><testcase name=\"t\"/></testsuite></testsuites>",
      "[claims-differ-from-cases] 'r.xml' claims 9 tests and holds 1"
    ),
    (
      "<testsuites><testsuite tests=\"1\" failures=\"1\" errors=\"1\"><testcase name=\"t\"/>"
        + "</testsuite><testsuite tests=\"1\"/></testsuites>",
      "[claims-differ-from-cases] 'r.xml' claims 2 tests and holds 1, 2 failures and holds 0"
    ),
    (
      "<testsuite name=\"TestResults\" tests=\"1\" failures=\"1\"><testcase name=\"t\"/>"
        + "<testcase name=\"u\"><skipped/></testcase></testsuite>",
      "[failure-without-test] the header of 'r.xml' counts 1 failure that no test has"
    ),
  ]

  @Test(arguments: claims)
  func countsCasesAndHoldsTheHeaderAgainstThem(xml: String, problem: String) {
    #expect(Loaded(xml: xml).problems == ["r.xml: \(problem)"])
  }

  @Test func isIncompleteWithoutTestsOrWithAFailureOfNoTest() {
    #expect(Loaded(xml: "<testsuites/>").runs.map(\.incompleteness) == [["no tests"]])
    let loaded = Loaded(
      xml: "<testsuite name=\"s\"><testcase name=\"t\"/>\n<error message=\"died\"/></testsuite>")
    #expect(loaded.runs.map(\.incompleteness) == [["1 failure belongs to no test"]])
    #expect(loaded.runs.map(\.looseFailures) == [["died"]])
    #expect(
      loaded.problems == [
        "r.xml:2:1: [failure-without-test] "
          + "suite 's' holds a failure that belongs to no test: 'died'"
      ])
  }

  @Test func leavesOutACaseThatIsNobodys() {
    let loaded = Loaded(
      xml: "<testsuites>\n<testcase/>\n<testsuite><testcase/></testsuite></testsuites>")
    #expect(loaded.runs.first?.tests.map(\.key) == [""])
    #expect(
      loaded.problems == [
        "r.xml:2:1: [nameless-test] a test case without a name, a class and a suite is no result",
        "r.xml:3:1: [nameless-test] a test case has no name",
      ])
  }

  @Test func passesOverUnknownElementsOutsideOfTests() {
    let loaded = Loaded(
      xml: "<testsuite><testcase name=\"t\">\n<system-out><x:y xmlns:x=\"urn:x\"><z/></x:y>"
        + "</system-out></testcase>\n<meta/></testsuite>")
    #expect(loaded.outcomes == ["t": .passed])
    #expect(
      loaded.problems == [
        "r.xml:2:1: [unknown-result-element] unknown element <y> is passed over",
        "r.xml:3:1: [unknown-result-element] unknown element <meta> is passed over",
      ])
  }

  @Test func tellsTheFirstOfManyProblemsAndCountsTheRest() {
    let cases = (1...12).map { "<testcase name=\"t\($0)\" time=\"x\"/>" }.joined()
    let problems = Loaded(xml: "<testsuite>\n\(cases)</testsuite>").problems
    #expect(
      problems == [
        "r.xml: [unreadable-duration] 2 more problems of this kind in 'r.xml'",
        "r.xml:2:1: [unreadable-duration] time 'x' is no number of seconds",
      ])
  }

  @Test func neverPassesOnTheMachinesPaths() {
    func source(_ file: String) -> String? {
      Self.loaded(case: "", attributes: "file=\"\(file)\"").runs.first?.tests.first?.source?.path
    }
    #expect(source("/home/me/p/src/a.test.js") == "a.test.js")
    #expect(source("C:\\p\\a.cs") == "a.cs")
    #expect(source("src/../../a.js") == "a.js")
    #expect(source("src/a.test.js") == "src/a.test.js")
  }

  @Test func tellsOfTestsThatShareAName() {
    let xml = "<testsuite name=\"s\"><testcase name=\"t\"/><testcase name=\"t\"/></testsuite>"
    #expect(
      Loaded(xml: xml).problems == [
        "r.xml:1: [repeated-test] 1 test shares its name with an earlier one in 'r.xml', "
          + "such as 's/t'"
      ])
    #expect(Loaded(xml: xml.replacing("\"s\"", with: "\"TestResults\"")).problems == [])
    let twice = "<testcase name=\"t\"/></testsuite>"
    #expect(
      Loaded(
        xml: "<testsuites><testsuite name=\"s\" hostname=\"a\">\(twice)"
          + "<testsuite name=\"s\" hostname=\"b\">\(twice)</testsuites>"
      ).problems == [])
  }
}
