/// A format that is known by its face and not read.
struct ForeignFormat: Hashable {
  /// Its name for machines.
  let id: String
  /// What reads after "is", as in `'a.trx' is TRX, which is not read`.
  let phrase: String
  /// What makes results of it that can be read.
  let help: String

  static let unknownName = "unknown"

  init(_ id: String, _ phrase: String, help: String) {
    self.id = id
    self.phrase = phrase
    self.help = help
  }

  private init(_ id: String, unread name: String, help: String) {
    self.init(id, "\(name), which is not read", help: help)
  }

  static func unknown(_ phrase: String, help: String = "let the tool write JUnit XML") -> Self {
    Self(unknownName, phrase, help: help)
  }

  // MARK: - Not test results

  static let gzip = Self("gzip", "gzip data, not test results", help: "unpack it first")
  static let zip = Self("zip", "a ZIP archive, not test results", help: "unpack it first")
  static let html = Self(
    "html", "an HTML page, not test results", help: "look at what downloaded it: an error page?")
  static let evidence = Self(
    "sidecar-jsonl", "evidence without its run",
    help: "put a run.json and the run's events.jsonl beside it")

  // MARK: - XML

  /// The format that an XML file's root element tells; nil for JUnit's own roots and unknown ones.
  ///
  /// - Parameter head: The beginning of the file, for roots that two tools share.
  static func xml(root: String, head: Substring) -> ForeignFormat? {
    switch root {
    case "TestRun" where head.contains("TeamTest") || !head.contains("<FailedTests"): trx
    case "TestRun":
      Self("cppunit-xml", unread: "CppUnit XML", help: "convert it with Jenkins' xUnit plug-in")
    case "test-run":
      Self(
        "nunit3-xml", unread: "NUnit 3 XML",
        help: "let its console convert it: --result=junit.xml;transform=nunit3-junit.xslt")
    case "test-results":
      Self(
        "nunit2-xml", unread: "NUnit 2 XML",
        help: "let 'dotnet test --logger junit' (JunitXml.TestLogger) write JUnit XML")
    case "assemblies", "assembly":
      Self(
        "xunit.net-xml", unread: "xUnit.net XML",
        help: "let 'dotnet test --logger junit' (JunitXml.TestLogger) write JUnit XML")
    case "testng-results":
      Self(
        "testng-xml", unread: "TestNG XML",
        help: "take the files that TestNG writes into junitreports/ beside it")
    case "Site":
      Self(
        "ctest-xml", unread: "CTest XML", help: "let 'ctest --output-junit FILE' write JUnit XML")
    case "robot":
      Self(
        "robot-xml", unread: "Robot Framework XML",
        help: "convert it with 'rebot --xunit junit.xml output.xml'")
    case "TestLog", "TestResult":
      Self(
        "boost-test-xml", unread: "Boost.Test XML",
        help: "let '--log_format=JUNIT' write JUnit XML")
    case "Catch", "Catch2TestRun":
      Self("catch2-xml", unread: "Catch2 XML", help: "let '--reporter junit' write JUnit XML")
    case "doctest":
      Self("doctest-xml", unread: "doctest XML", help: "let '--reporters=junit' write JUnit XML")
    case "TestCase":
      Self("qtest-xml", unread: "Qt Test XML", help: "let '-o FILE,junitxml' write JUnit XML")
    case "coverage", "report":
      Self(
        "coverage-xml", "a report of code coverage, not test results",
        help: "name the file of test results that stands beside it")
    case "checkstyle":
      Self(
        "checkstyle-xml", "Checkstyle XML, not test results",
        help: "name the file of test results that stands beside it")
    case "testrun":
      Self(
        "eclipse-xml", "a test run exported from Eclipse or IntelliJ, which is not read",
        help: "take the JUnit XML that the build tool writes")
    case "e:events", "events", "e:execution", "execution":
      Self(
        "open-test-reporting", unread: "Open Test Reporting XML",
        help: "take the TEST-*.xml that JUnit's console launcher writes beside it")
    case "test-suite", "ns2:test-suite":
      Self(
        "allure1-xml", "an Allure 1 result, which is not read",
        help: "let the test tool write JUnit XML beside Allure's files")
    case "testExecutions":
      Self(
        "sonar-xml", unread: "SonarQube's test execution XML",
        help: "let the tool write JUnit XML")
    case "testResults":
      Self(
        "jmeter-xml", "results of JMeter or FitNesse, which are not read",
        help: "let the tool write JUnit XML")
    case "result" where head.contains("<suites"):
      Self(
        "jenkins-xml", "Jenkins' own junitResult.xml, which is not read",
        help: "take the JUnit XML that Jenkins was given")
    case "html", "HTML": html
    default: nil
    }
  }

  private static let trx = Self(
    "trx", unread: "TRX (Visual Studio's test results)",
    help: "convert it with trx2junit, or let 'dotnet test --logger junit' (JunitXml.TestLogger) "
      + "write JUnit XML")

  // MARK: - JSON

  static let cucumberMessages = Self(
    "cucumber-ndjson", "Cucumber messages, which are not read",
    help: "let Cucumber write JUnit XML, as with '--format junit:FILE'")
  static let cucumberJSON = Self(
    "cucumber-json", unread: "Cucumber JSON",
    help: "let Cucumber write JUnit XML, as with '--format junit:FILE'")
  static let allure = Self(
    "allure2-json", "an Allure result, which is not read",
    help: "let the test tool write JUnit XML beside Allure's files")
  static let goTest = Self(
    "go-test-json", unread: "the JSON of 'go test'",
    help: "convert it with go-junit-report, or let 'gotestsum --junitfile FILE' write JUnit XML")
  static let rustTest = Self(
    "libtest-json", unread: "the JSON of Rust's libtest",
    help: "convert it with cargo2junit, or let cargo-nextest write JUnit XML")
  static let dartTest = Self(
    "dart-test-json", unread: "the JSON of 'dart test'",
    help: "convert it with the Dart package junitreport")
  static let jest = Self(
    "jest-json", unread: "the JSON of Jest or Vitest",
    help: "let jest-junit or 'vitest --reporter=junit' write JUnit XML")
  static let mocha = Self(
    "mocha-json", unread: "Mocha's JSON", help: "let mocha-junit-reporter write JUnit XML")
  static let playwright = Self(
    "playwright-json", unread: "Playwright's JSON",
    help: "let 'playwright test --reporter=junit' write JUnit XML")
  static let pytest = Self(
    "pytest-json", unread: "the JSON of pytest-json-report",
    help: "let 'pytest --junitxml=FILE' write JUnit XML")
  static let rspec = Self(
    "rspec-json", unread: "RSpec's JSON", help: "let rspec_junit_formatter write JUnit XML")
  static let googleTest = Self(
    "googletest-json", unread: "GoogleTest's JSON",
    help: "let '--gtest_output=xml:FILE' write JUnit XML")
  static let xcresult = Self(
    "xcresulttool-json", unread: "the JSON of xcresulttool",
    help: "convert the result bundle with 'xcresultparser -o junit'")
  static let json = unknown("JSON of an unknown format")
}
