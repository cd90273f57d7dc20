import Diagnostics

/// Tells why an XML file is refused.
struct JUnitRefusal {
  let path: String
  let place: (_ line: Int) -> SourcePlace
  let point: (_ line: Int, _ column: Int) -> SourcePlace
  /// How far into a line the file's first bytes that are not UTF-8 stand; nil when they stand
  /// elsewhere or nowhere.
  let invalidUTF8: (_ line: Int) -> Int?

  /// - Parameter root: The root element that is none of JUnit's.
  func report(_ end: XMLEnd, root: String?, into log: inout DiagnosticLog) {
    switch end {
    case .finished: return
    case .stopped:
      let name = root ?? ""
      log.report(
        .unknownResultFormat, "'\(path)' is \(Self.format(root: name))",
        at: SourcePlace(path: path), help: ["let the tool write JUnit XML"])
    case .doctype(let line):
      log.report(
        .doctypeInResults, "'\(path)' has a DOCTYPE, and is refused unread", at: place(line),
        help: ["take the DOCTYPE out; test results need none"])
    case .tooDeep(let line):
      log.report(
        .deeplyNestedResults,
        "'\(path)' nests elements deeper than \(XMLScanner.depthLimit)", at: place(line))
    case .cutOff(let element, let opened, let line):
      log.report(
        .cutOffResults,
        "'\(path)' ends inside <\(element)>, which line \(opened) opens: "
          + "the test run did not finish",
        at: place(line),
        help: ["look for a crash in the tests' console output and run them again"])
    case .malformed(let line, let column, let reason):
      guard let offset = invalidUTF8(line) else {
        log.report(
          .malformedResults, "'\(path)' is not well-formed XML: \(reason)",
          at: point(line, column), help: ["mend the tool that writes it; none of the file counts"])
        return
      }
      log.report(
        .malformedResults,
        "'\(path)' is not well-formed XML: it holds bytes that are not UTF-8",
        at: point(line, offset + 1),
        help: ["declare the encoding that it has, or write UTF-8"])
    }
  }

  /// What the root element tells, to be read after "is".
  private static func format(root: String) -> String {
    switch root {
    case "TestRun": "TRX (Visual Studio's test results), which is not read"
    case "test-run": "NUnit 3 XML, which is not read"
    case "test-results": "NUnit 2 XML, which is not read"
    case "assemblies", "assembly": "xUnit.net XML, which is not read"
    case "testng-results": "TestNG XML, which is not read"
    case "Site": "CTest XML, which is not read"
    case "robot": "Robot Framework XML, which is not read"
    case "html": "an HTML page, not test results"
    case _ where ["testsuites", "testsuite"].contains(root.lowercased()):
      "not JUnit XML: its root is <\(root)>, and names in XML have one spelling"
    default: "XML with the root <\(root)>, not JUnit XML"
    }
  }
}
