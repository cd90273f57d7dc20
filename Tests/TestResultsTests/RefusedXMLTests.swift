import Diagnostics
import DiagnosticsTestSupport
import TestResults
import Testing

@Suite("XML that is refused")
struct RefusedXMLTests {
  private static func loaded(_ marked: MarkedText) -> Loaded {
    var files = MemoryFiles()
    files.files["r.xml"] = marked.file.bytes
    return Loaded(files, [ResultPath("r.xml")])
  }

  static let malformed: [(String, String)] = [
    ("<testsuite name=\"①<exe>\"/>", "a raw '<' stands in an attribute"),
    (
      "<testsuite>\n<testcase name=\"a\" name=\"b\"①/></testsuite>",
      "an attribute stands twice in one tag"
    ),
    ("\n<?xml①  version=\"1.0\"?>\n<testsuite/>", "something stands before the XML declaration"),
    ("<testsuite/>\n①<testsuite/>", "something stands after the root element"),
    ("<testsuite><testcase></testsuite>①", "an end tag closes another element"),
    (
      "<testsuite>\n<testcase name=\"t\">&x;①</testcase></testsuite>",
      "an entity is used that XML does not have"
    ),
    (
      "<testsuite><testcase>①\u{1B}</testcase></testsuite>",
      "a character stands in it that XML does not allow"
    ),
  ]

  @Test(arguments: malformed)
  func givesNoResultsWhenItIsNotWellFormed(fixture: String, reason: String) {
    let marked = MarkedText(fixture, path: "r.xml")
    let loaded = Self.loaded(marked)
    #expect(loaded.runs == [])
    #expect(
      loaded.problems == [
        "\(marked.place("①", "①").description): [malformed-results] "
          + "'r.xml' is not well-formed XML: \(reason)"
      ])
  }

  static let cutOff: [(String, String, Int)] = [
    ("<?xml version=\"1.0\"?>\n<testsuites>\n", "testsuites", 2),
    ("<testsuites>\n<testsuite><testcase name=\"a\"/>", "testsuite", 2),
    ("<testsuites>\n<testsuite>\n<testcase name=\"a", "testsuite", 2),
    ("<testsuite><testcase>\n<failure>text", "failure", 2),
    ("<testsuite><testcase>\n<system-out><![CDATA[text", "system-out", 2),
    ("<testsuite>\n<testcase/></testsui", "testsuite", 1),
  ]

  @Test(arguments: cutOff)
  func givesNoResultsWhenItIsCutOff(xml: String, element: String, line: Int) {
    let loaded = Loaded(xml: xml)
    #expect(loaded.runs == [])
    #expect(loaded.diagnostics.map(\.code) == [.cutOffResults])
    #expect(
      loaded.diagnostics.map(\.message) == [
        "'r.xml' ends inside <\(element)>, which line \(line) opens: the test run did not finish"
      ])
  }

  @Test(arguments: [
    "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<testsuite/>",
    "<!DOCTYPE testsuites SYSTEM \"http://127.0.0.1:9/evil.dtd\">\n<testsuites/>",
    "<!DOCTYPE r [<!ENTITY a \"b\"><!ENTITY c \"&a;&a;&a;\">]><testsuite>&c;</testsuite>",
  ])
  func refusesADoctypeBeforeItReadsOn(xml: String) {
    let loaded = Loaded(xml: "<?xml version=\"1.0\"?>\n" + xml)
    #expect(loaded.runs == [])
    #expect(
      loaded.problems == [
        "r.xml:2:1: [doctype-in-results] 'r.xml' has a DOCTYPE, and is refused unread"
      ])
  }

  @Test func refusesElementsMoreThan64Deep() {
    func nested(_ depth: Int) -> Loaded {
      Loaded(
        xml: String(repeating: "<testsuite>\n", count: depth - 1) + "<testcase name=\"t\"/>"
          + String(repeating: "</testsuite>", count: depth - 1))
    }
    #expect(nested(64).outcomes == ["t": .passed])
    #expect(nested(65).runs == [])
    #expect(
      nested(65).problems == [
        "r.xml:65:1: [deeply-nested-results] 'r.xml' nests elements deeper than 64"
      ])
  }

  static let roots: [(String, String)] = [
    ("TestRun", "TRX (Visual Studio's test results), which is not read"),
    ("test-run", "NUnit 3 XML, which is not read"),
    ("test-results", "NUnit 2 XML, which is not read"),
    ("assemblies", "xUnit.net XML, which is not read"),
    ("testng-results", "TestNG XML, which is not read"),
    ("Site", "CTest XML, which is not read"),
    ("robot", "Robot Framework XML, which is not read"),
    (
      "TestSuites", "not JUnit XML: its root is <TestSuites>, and names in XML have one spelling"
    ),
    ("coverage", "a report of code coverage, not test results"),
    ("plist", "XML with the root <plist>, not JUnit XML"),
  ]

  @Test(arguments: roots)
  func namesTheFormatOfAForeignRoot(root: String, name: String) {
    let loaded = Loaded(xml: "<\(root)><broken")
    #expect(loaded.runs == [])
    #expect(loaded.problems == ["r.xml: [unknown-result-format] 'r.xml' is \(name)"])
  }

  @Test func refusesAValueOfMoreThanTenMegabytes() {
    let huge = String(repeating: "y", count: 11_000_000)
    let loaded = Loaded(
      xml: "<testsuite><testcase name=\"t\"><failure message=\"\(huge)\"/></testcase></testsuite>")
    #expect(loaded.runs == [])
    #expect(loaded.diagnostics.map(\.code) == [.malformedResults])
  }

  @Test func readsOtherEncodings() {
    var files = MemoryFiles()
    files.files["latin.xml"] =
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><testsuite><testcase name=\"f".utf8)
      + [0xE4] + Array("llt\"/></testsuite>".utf8)
    let wide = "<testsuite><testcase name=\"日本\"/></testsuite>".utf16
    files.files["wide.xml"] = [0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let loaded = Loaded(files, [ResultPath("latin.xml"), ResultPath("wide.xml")])
    #expect(loaded.runs.flatMap(\.tests).map(\.name) == ["fällt", "日本"])
    #expect(loaded.problems == [])
  }

  @Test func refusesBytesThatAreNotOfItsEncoding() {
    var files = MemoryFiles()
    files.files["r.xml"] =
      Array("<testsuite>\n<testcase name=\"f".utf8) + [0xE4] + Array("llt\"/></testsuite>".utf8)
    let loaded = Loaded(files, [ResultPath("r.xml")])
    #expect(loaded.runs == [])
    #expect(
      loaded.problems == [
        "r.xml:2:18: [malformed-results] "
          + "'r.xml' is not well-formed XML: it holds bytes that are not UTF-8"
      ])
  }
}
