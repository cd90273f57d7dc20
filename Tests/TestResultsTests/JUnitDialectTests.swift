import Diagnostics
import TestResults
import Testing

/// What one tool writes and others do not, in small.
@Suite("Dialects of JUnit XML")
struct JUnitDialectTests {
  struct Dialect: CustomTestStringConvertible {
    let tool: String
    let xml: String
    let outcomes: [String: TestOutcome]
    /// The codes of what is told.
    var told: [String] = []
    var testDescription: String { tool }

    init(_ tool: String, _ outcomes: [String: TestOutcome], told: [String] = [], _ xml: String) {
      self.tool = tool
      self.xml = xml
      self.outcomes = outcomes
      self.told = told
    }
  }

  static let dialects: [Dialect] = [
    Dialect(
      "cargo-nextest", ["tries::a": .flaky, "tries::b": .failed, "c": .passed],
      """
      <testsuites name="nextest-run" tests="3" failures="1" errors="0" uuid="u" timestamp="2026-01-31T10:00:00.000+00:00" time="1.0">
      <testsuite name="crate" tests="3" disabled="0" errors="0" failures="1">
      <testcase name="tries::a" classname="crate" timestamp="2026-01-31T10:00:00.000+00:00" time="0.1"><flakyFailure timestamp="2026-01-31T10:00:00.000+00:00" time="0.1" type="test failure with exit code 101"><system-out>o</system-out></flakyFailure></testcase>
      <testcase name="tries::b" classname="crate" time="0.1"><failure type="test failure">panicked</failure><rerunFailure type="test failure"/></testcase>
      <testcase name="c" classname="crate" time="0.1"/>
      </testsuite></testsuites>
      """),
    Dialect(
      "node --test", ["a": .passed, "b": .failed, "c": .skipped, "d": .expectedFailure],
      """
      <testsuites>
      <testcase name="a" time="0.001" classname="test" file="/w/a.test.js"/>
      <testcase name="b" time="0.001" classname="test" failure="no"><failure type="testCodeFailure" message="no">x</failure></testcase>
      <testcase name="c" time="0.001" classname="test"><skipped type="skipped" message="true"/></testcase>
      <testcase name="d" time="0.001" classname="test"><skipped type="todo" message="true"/><failure type="testCodeFailure" message="later"/></testcase>
      <!-- tests 4 -->
      </testsuites>
      """),
    Dialect(
      "Flank", ["a": .flaky, "b": .failed],
      """
      <testsuites><testsuite name="NexusLowRes-28" tests="2" failures="1" flakes="1" errors="0" skipped="0" time="1.0" timestamp="2026-01-31T10:00:00" hostname="localhost">
      <testcase name="a" classname="c" time="0.1" flaky="true"/>
      <testcase name="b" classname="c" time="0.1" flaky="true"><failure>no</failure></testcase>
      </testsuite></testsuites>
      """),
    Dialect(
      "googletest",
      ["Runs": .passed, "Off": .skipped, "Asks": .skipped, "Breaks": .failed, "": .failed],
      """
      <testsuites tests="5" failures="2" disabled="1" errors="0" time="0.1" timestamp="2026-01-31T10:00:00.123" name="AllTests">
      <testsuite name="S" tests="4" failures="1" disabled="1" skipped="1" errors="0" time="0.1">
      <testcase name="Runs" file="a.cc" line="3" status="run" result="completed" time="0." classname="S"/>
      <testcase name="Off" status="notrun" result="suppressed" time="0." classname="S"/>
      <testcase name="Asks" status="run" result="skipped" time="0." classname="S"><skipped message="a.cc:9">no</skipped></testcase>
      <testcase name="Breaks" value_param="2" status="run" result="completed" time="0." classname="S"><failure message="a.cc:7" type=""><![CDATA[no]]></failure></testcase>
      </testsuite>
      <testsuite name="NonTestSuiteFailure" tests="1" failures="1"><testcase name="" status="run" result="completed" time="0." classname=""><failure message="set-up" type=""/></testcase></testsuite>
      </testsuites>
      """),
    Dialect(
      "ctest", ["a": .passed, "b": .failed, "c": .skipped, "d": .skipped],
      """
      <testsuite name="Linux-c++" tests="4" failures="1" disabled="1" skipped="1" hostname="" time="0" timestamp="2026-01-31T10:00:00">
      <testcase name="a" classname="a" time="0.1" status="run"><properties><property name="cmake_labels" value="x;y"/></properties><system-out>o</system-out></testcase>
      <testcase name="b" classname="b" time="0.1" status="fail"><failure message=""/></testcase>
      <testcase name="c" classname="c" time="0" status="disabled"><skipped message="Disabled"/></testcase>
      <testcase name="d" classname="d" time="0" status="notrun"><skipped message="Skipped"/></testcase>
      </testsuite>
      """),
    Dialect(
      "Bazel", ["bin/a": .error],
      """
      <testsuites><testsuite name="bin/a" tests="1" failures="0" errors="1">
      <testcase name="bin/a" status="run" duration="1" time="1"><error message="exited with error code 1"></error></testcase>
      <system-out>Generated test.log (if the file is not UTF-8, then this may be unreadable)</system-out>
      </testsuite></testsuites>
      """),
    Dialect(
      "PHPUnit 9", ["a": .passed, "b": .unknown, "c": .error], told: ["unknown-outcome"],
      """
      <testsuites><testsuite name="S" file="/w/S.php" tests="3" assertions="3" errors="1" warnings="1" failures="0" skipped="0" time="0.1">
      <testcase name="a" class="S" classname="S" file="/w/S.php" line="3" assertions="1" time="0.1"/>
      <testcase name="b" class="S" classname="S" time="0.1"><warning type="PHPUnit\\Framework\\Warning">w</warning></testcase>
      <testcase name="c" class="S" classname="S" time="0.1"><error type="PHPUnit\\Framework\\RiskyTestError">no assertions</error></testcase>
      </testsuite></testsuites>
      """),
    Dialect(
      "Boost.Test", ["a": .passed, "b": .skipped, "c": .failed],
      """
      <testsuite tests="3" skipped="1" errors="0" failures="1" id="0" name="m" time="0.1">
      <testcase assertions="1" name="a" time="0.1"/>
      <testcase assertions="0" name="b" time="0.1"><skipped/></testcase>
      <testcase assertions="2" name="c" time="0.1"><failure message="failure" type="assertion error"><![CDATA[no]]></failure><system-out><![CDATA[o]]></system-out></testcase>
      </testsuite>
      """),
    Dialect(
      "Robot Framework", ["a": .passed, "b": .skipped, "c": .failed],
      told: ["unreadable-timestamp"],
      """
      <testsuite name="R" tests="3" errors="0" failures="1" skipped="1" time="0.1" timestamp="20260131 10:00:00.000">
      <testcase classname="R" name="a" time="0.1"/>
      <testcase classname="R" name="b" time="0.1"><skipped message="no" type="SkipExecution"/></testcase>
      <testcase classname="R" name="c" time="0.1"><failure message="1 != 2" type="AssertionError"/></testcase>
      </testsuite>
      """),
    Dialect(
      "Gradle's retries", ["a()": .failed], told: ["repeated-test-disagrees"],
      """
      <testsuite name="T" tests="2" skipped="0" failures="1" errors="0" timestamp="2026-01-31T10:00:00" hostname="h" time="0.1">
      <testcase name="a()" classname="T" time="0.1"><failure message="no" type="E">no</failure></testcase>
      <testcase name="a()" classname="T" time="0.1"/>
      <system-out><![CDATA[]]></system-out></testsuite>
      """),
    Dialect(
      "JUnit 5 in Surefire", ["a": .skipped, "b": .flaky],
      """
      <testsuite xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://maven.apache.org/surefire.xsd" version="3.0" name="T" time="0.1" tests="2" errors="0" skipped="1" failures="0" flakes="1">
      <properties><property name="rule" value="not.a-tests"/></properties>
      <testcase name="a" classname="T" time="0"><skipped message="no"/></testcase>
      <testcase name="b" classname="T" time="0"><flakyError type="E" message="m"><stackTrace>s</stackTrace><system-out>o</system-out></flakyError></testcase>
      </testsuite>
      """),
    Dialect(
      "Mocha, Vitest, Deno, Bun", ["a": .passed, "b": .skipped, "c": .failed],
      """
      <testsuites name="Mocha Tests" time="0.1" tests="3" failures="1" assertions="2">
      <testsuite name="Root Suite" timestamp="2026-01-31T10:00:00" tests="0" time="0" failures="0"></testsuite>
      <testsuite name="S" file="a.test.js" tests="3"><testcase name="a" classname="S" time="0.1" line="3" col="4"/>
      <testsuite name="inner" tests="2"><testcase name="b" classname="S"><skipped/></testcase>
      <testcase name="c" classname="S"><failure message="no" type="AssertionError"><![CDATA[at x]]></failure></testcase></testsuite>
      </testsuite></testsuites>
      """),
    Dialect(
      "Bats, gotestsum, RSpec", ["a": .passed, "b": .skipped, "c": .failed],
      """
      <testsuites time="0.1"><testsuite name="a.bats" tests="3" failures="1" errors="0" skipped="1" time="0.1" timestamp="2026-01-31T10:00:00" hostname="h">
      <properties><property name="seed" value="7"/></properties>
      <testcase classname="a.bats" name="a" time="0.1" file="./a_spec.rb"></testcase>
      <testcase classname="a.bats" name="b" time="0.1"><skipped>no net</skipped></testcase>
      <testcase classname="a.bats" name="c" time="0.1"><failure type="failure">(in test file a.bats, line 3)</failure></testcase>
      </testsuite></testsuites>
      """),
  ]

  @Test(arguments: dialects)
  func areReadAsTheirToolsMeanThem(dialect: Dialect) {
    let loaded = Loaded(xml: dialect.xml)
    var worst: [String: TestOutcome] = [:]
    for test in loaded.runs.flatMap(\.tests) where worst[test.name] != .failed {
      worst[test.name] = test.outcome
    }
    #expect(worst == dialect.outcomes)
    #expect(loaded.diagnostics.map(\.code.name) == dialect.told)
    #expect(loaded.runs.map(\.isComplete) == [true])
  }
}
