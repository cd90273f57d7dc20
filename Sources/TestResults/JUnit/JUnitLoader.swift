import Diagnostics

/// Reads a JUnit file as a run.
struct JUnitLoader {
  let file: SourceFile
  let paths: SourcePaths

  /// nil, with a report, when the file is not JUnit XML that is whole and well-formed.
  func read(environment: String, into log: inout DiagnosticLog) -> Run? {
    let gathering = JUnitGathering(file: file, paths: paths)
    let reader = JUnitReader(place: place, handOn: gathering.add)
    var offset = 0
    let end = XMLScanner.scan(reader) { room in
      let count = min(room.count, file.bytes.count - offset)
      file.bytes.withUnsafeBytes { bytes in
        room.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
      }
      offset += count
      return count
    }
    guard end == .finished else {
      refuse(end, root: reader.foreignRoot, into: &log)
      return nil
    }
    reader.finish(path: file.path)
    log.append(contentsOf: reader.log)
    return gathering.run(
      reader.summary, environment: environment, place: place, into: &log)
  }

  private var isUTF16: Bool {
    file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF])
  }

  /// A line's place, with its text only while that is short enough to show.
  private func place(_ line: Int) -> SourcePlace {
    let range = file.lineRange(line)
    guard !isUTF16, line > 0, range.count <= 4_096 else {
      return SourcePlace(path: file.path, line: line)
    }
    return file.place(line: line)
  }

  private func place(_ line: Int, _ column: Int) -> SourcePlace {
    guard !isUTF16, line > 0, file.lineRange(line).count <= 4_096 else {
      return SourcePlace(path: file.path, line: line, column: column)
    }
    let offset = file.offset(line: line, column: column)
    return file.place(offset..<offset)
  }

  /// How far into a line the file's first bytes that are not UTF-8 stand; nil when they stand
  /// elsewhere or nowhere.
  private func invalidUTF8(in line: Int) -> Int? {
    guard !isUTF16, let found = file.firstInvalidUTF8(), file.line(at: found.lowerBound) == line
    else { return nil }
    return file.column(at: found.lowerBound) - 1
  }

  // MARK: - Refusals

  private func refuse(_ end: XMLEnd, root: String?, into log: inout DiagnosticLog) {
    switch end {
    case .finished: return
    case .stopped:
      let name = root ?? ""
      log.report(
        .unknownResultFormat, "'\(file.path)' is \(Self.format(root: name))",
        at: SourcePlace(path: file.path), help: ["let the tool write JUnit XML"])
    case .doctype(let line):
      log.report(
        .doctypeInResults, "'\(file.path)' has a DOCTYPE, and is refused unread", at: place(line),
        help: ["take the DOCTYPE out; test results need none"])
    case .tooDeep(let line):
      log.report(
        .deeplyNestedResults,
        "'\(file.path)' nests elements deeper than \(XMLScanner.depthLimit)", at: place(line))
    case .cutOff(let element, let opened, let line):
      log.report(
        .cutOffResults,
        "'\(file.path)' ends inside <\(element)>, which line \(opened) opens: "
          + "the test run did not finish",
        at: place(line),
        help: ["look for a crash in the tests' console output and run them again"])
    case .malformed(let line, _, _) where invalidUTF8(in: line) != nil:
      log.report(
        .malformedResults,
        "'\(file.path)' is not well-formed XML: it holds bytes that are not UTF-8",
        at: place(line, (invalidUTF8(in: line) ?? 0) + 1),
        help: ["declare the encoding that it has, or write UTF-8"])
    case .malformed(let line, let column, let reason):
      log.report(
        .malformedResults, "'\(file.path)' is not well-formed XML: \(reason)",
        at: place(line, column), help: ["mend the tool that writes it; none of the file counts"])
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
