import Diagnostics

/// Reads JUnit XML in the dialects of its many writers, case by case.
///
/// It keeps no case: each is handed on as its end tag is met. Nothing that is handed on counts
/// unless the scan then finishes.
final class JUnitReader: XMLHandler {
  private(set) var summary = JUnitSummary()
  /// Why the root element is none of JUnit's; nil when it is.
  private(set) var foreignRoot: String?
  private(set) var log = DiagnosticLog()

  /// Whether what a test says of its failures is read, not only that it failed.
  private let keepsMessages: Bool
  private let place: (_ line: Int) -> SourcePlace
  private let handOn: (JUnitCase) -> Void
  private var stack: [Element] = []
  private var openSuites: [Int] = []
  private var test = JUnitCase()
  private var result = Result()
  private var property = (name: "", value: "", hasValue: false)
  private var buffer: [UInt8] = []
  private var dropped = 0
  private var identities: [SuiteIdentity: Int] = [:]
  private var lastSuite = ""
  private var rootHasClaims = false
  private var durations = CappedReports(.unreadableDuration)
  private var timestamps = CappedReports(.unreadableTimestamp)
  private var elements = CappedReports(.unknownResultElement)
  private var nameless = CappedReports(.namelessTest)

  init(
    keepsMessages: Bool = true, place: @escaping (_ line: Int) -> SourcePlace,
    handOn: @escaping (JUnitCase) -> Void
  ) {
    self.keepsMessages = keepsMessages
    self.place = place
    self.handOn = handOn
  }

  private enum Element {
    case root
    case suite
    case test
    /// A child that decides an outcome.
    case result
    /// Output, kept out.
    case output
    case properties
    case property
    /// Text that belongs to the result around it.
    case detail
    case ignored
  }

  private struct Result {
    var kind = ""
    var message = ""
    var type = ""
    var line = 0
  }

  private struct SuiteIdentity: Hashable {
    let around: Int?
    let name: String
    let host: String
  }

  // MARK: - XMLHandler

  var wantsText: Bool {
    switch stack.last {
    case .result, .detail: keepsMessages || !isInTest
    case .property: true
    default: false
    }
  }

  private var isInTest: Bool { stack.contains(.test) }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    let room = max(0, ReadText.limit - buffer.count)
    buffer.append(contentsOf: bytes.prefix(room))
    dropped += max(0, bytes.count - room)
  }

  func start(_ name: XMLName, _ attributes: XMLAttributes, line: Int) -> Bool {
    guard let parent = stack.last else { return startRoot(name, attributes, line) }
    stack.append(child(name, of: parent, attributes, line))
    return true
  }

  func end() {
    switch stack.removeLast() {
    case .suite: openSuites.removeLast()
    case .test: endTest()
    case .result: endResult()
    case .property: endProperty()
    case .root, .output, .properties, .detail, .ignored: return
    }
  }

  /// Tells what was left out, once the file is read.
  func finish(path: String) {
    for reports in [durations, timestamps, elements, nameless] {
      reports.finish(path: path, into: &log)
    }
  }

  // MARK: - Suites

  private func startRoot(_ name: XMLName, _ attributes: XMLAttributes, _ line: Int) -> Bool {
    switch name {
    case "testsuites":
      stack.append(.root)
      summary.claims = claims(attributes)
      rootHasClaims = !summary.claims.isEmpty
      noteTimes(attributes, line)
      return true
    case "testsuite":
      stack.append(.suite)
      startSuite(attributes, line)
      return true
    default:
      foreignRoot = name.text
      return false
    }
  }

  private func startSuite(_ attributes: XMLAttributes, _ line: Int) {
    let name = attributes["name"].map(ReadText.clean) ?? ""
    let host = attributes["hostname"] ?? ""
    if host == "tbd" { summary.isFromCatch2 = true }
    if openSuites.isEmpty, !rootHasClaims { summary.claims.add(claims(attributes)) }
    let identity = SuiteIdentity(
      around: openSuites.last.map { summary.suites[$0].identity }, name: name, host: host)
    let number = identities[identity] ?? identities.count
    identities[identity] = number
    summary.suites.append(.init(name: name, identity: number))
    openSuites.append(summary.suites.count - 1)
    noteTimes(attributes, line)
  }

  private func claims(_ attributes: XMLAttributes) -> JUnitSummary.Claims {
    func count(_ text: String?) -> Int? {
      text.flatMap { Int($0) }.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
    }
    return .init(
      tests: count(attributes["tests"]), failures: count(attributes["failures"]),
      errors: count(attributes["errors"]))
  }

  /// A suite longer than this, in seconds, is not believed about when it ended: thirty days.
  private static let longestSuite = 2_592_000.0

  private func noteTimes(_ attributes: XMLAttributes, _ line: Int) {
    guard let text = attributes["timestamp"] else { return }
    guard let start = Timestamp(reading: text) else {
      timestamps.report(
        "timestamp '\(text)' is no moment in ISO 8601", at: place(line),
        help: ["write it like 2026-01-31T10:00:00Z"], into: &log)
      return
    }
    let seconds = attributes["time"].flatMap(JUnitDuration.seconds) ?? 0
    let length = seconds <= Self.longestSuite ? Int(seconds) : 0
    let end = Timestamp(secondsSince1970: start.secondsSince1970 + length)
    summary.started = min(summary.started ?? start, start)
    summary.ended = max(summary.ended ?? end, end)
  }

  // MARK: - Elements

  private func child(
    _ name: XMLName, of parent: Element, _ attributes: XMLAttributes, _ line: Int
  ) -> Element {
    switch parent {
    case .root, .suite: suiteChild(name, attributes, line)
    case .test: testChild(name, attributes, line)
    case .result, .detail: isOutput(name) ? .output : .detail
    case .properties: "property" ~= name ? startProperty(attributes) : .ignored
    case .output, .property: unknown(name, line)
    case .ignored: .ignored
    }
  }

  private func suiteChild(_ name: XMLName, _ attributes: XMLAttributes, _ line: Int) -> Element {
    switch name {
    case "testsuite":
      startSuite(attributes, line)
      return .suite
    case "testcase":
      startTest(attributes, line)
      return .test
    case "failure", "error": return startResult(name, attributes, line)
    case "properties": return .ignored
    case "skipped": return .ignored
    case _ where isOutput(name): return .output
    default: return unknown(name, line)
    }
  }

  private func testChild(_ name: XMLName, _ attributes: XMLAttributes, _ line: Int) -> Element {
    switch name {
    case "failure", "error", "skipped", "disabled", "flakyFailure", "flakyError", "rerunFailure",
      "rerunError":
      return startResult(name, attributes, line)
    case "properties": return .properties
    case "property": return startProperty(attributes)
    case "attachments", "attachment": return .ignored
    case _ where isOutput(name): return .output
    default:
      if test.unknownElement == nil { test.detailed().unknownElement = name.text }
      return .ignored
    }
  }

  private func isOutput(_ name: XMLName) -> Bool {
    switch name {
    case "system-out", "system-err", "system.out", "system.err", "output": true
    default: false
    }
  }

  private func unknown(_ name: XMLName, _ line: Int) -> Element {
    elements.report(
      "unknown element <\(name.text)> is passed over", at: place(line),
      help: ["nothing in it is read"], into: &log)
    return .ignored
  }

  // MARK: - Cases

  /// Every attribute is looked at once, and the case is put together before it is stored: this
  /// runs millions of times in a large file.
  private func startTest(_ attributes: XMLAttributes, _ line: Int) {
    var test = JUnitCase()
    test.line = line
    if let owner = openSuites.last {
      test.owner = owner
      test.identity = summary.suites[owner].identity
    }
    var className: UnsafeBufferPointer<UInt8>?
    var plainClass: UnsafeBufferPointer<UInt8>?
    var fileLine: UnsafeBufferPointer<UInt8>?
    var isTimed = false
    for attribute in attributes {
      switch attribute.name {
      case "name" where test.name == nil: test.name = ReadText.clean(attribute.value)
      case "classname" where className == nil: className = attribute.value
      case "class" where plainClass == nil: plainClass = attribute.value
      case "time": test.seconds = seconds(attribute.value, line)
      case "status", "result", "outcome": test.detailed().words.append(word(attribute.text))
      case "success": test.detailed().words.append(Self.word(success: word(attribute.text)))
      case "flaky": if attribute.text == "true" { test.flakyAttempts += 1 }
      case "file": test.detailed().file = attribute.text
      case "line": fileLine = attribute.value
      case "lineno": if fileLine == nil { fileLine = attribute.value }
      case "timestamp": isTimed = true
      default: break
      }
    }
    if test.file != nil {
      test.details?.fileLine = fileLine.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    }
    if let name = className ?? plainClass, !name.isEmpty {
      test.hasClass = true
      // Neighbours nearly always share their suite: one text serves them all.
      if !lastSuite.utf8.elementsEqual(name) { lastSuite = ReadText.clean(name) }
    } else {
      let suite = nearestSuite
      if suite != lastSuite { lastSuite = suite }
    }
    test.suite = lastSuite
    self.test = test
    if isTimed { noteTimes(attributes, line) }
  }

  private func seconds(_ text: UnsafeBufferPointer<UInt8>, _ line: Int) -> Double? {
    if let seconds = JUnitDuration.seconds(text) { return seconds }
    durations.report(
      "time '\(ReadText.clean(text))' is no number of seconds", at: place(line),
      help: ["write seconds with a point, like 0.25"], into: &log)
    return nil
  }

  private var nearestSuite: String {
    openSuites.last { !summary.suites[$0].name.isEmpty }.map { summary.suites[$0].name } ?? ""
  }

  private func word(_ text: String) -> String {
    ReadText.clean(text).trimmingBlanks().lowercased()
  }

  /// NUnit's and others' `success="…"` in the words of a status.
  private static func word(success text: String) -> String {
    switch text {
    case "true": "passed"
    case "false": "failed"
    default: text
    }
  }

  private func endTest() {
    if test.name == nil {
      nameless.report(
        test.isEmpty
          ? "a test case without a name, a class and a suite is no result"
          : "a test case has no name", at: place(test.line),
        help: ["give it a name, so that rules can bind to it"], into: &log)
      if test.isEmpty { return }
    }
    summary.cases += 1
    // Moved out, not copied.
    var finished = JUnitCase()
    swap(&finished, &test)
    handOn(finished)
  }

  // MARK: - Results

  private func startResult(_ name: XMLName, _ attributes: XMLAttributes, _ line: Int) -> Element {
    result = Result(
      kind: name.text, message: attributes["message"] ?? "", type: attributes["type"] ?? "",
      line: line)
    buffer.removeAll(keepingCapacity: true)
    dropped = 0
    return .result
  }

  private func endResult() {
    if result.kind == "failure" || result.kind == "error" { summary.failureElements += 1 }
    guard stack.last == .test else {
      let message = message
      let suite = openSuites.last.map { summary.suites[$0].name } ?? ""
      summary.looseFailures.append(
        .init(text: message.isEmpty ? result.kind : message, suite: suite, line: result.line))
      return
    }
    switch result.kind {
    case "failure": test.failures += 1
    case "error": test.errors += 1
    case "flakyFailure", "flakyError": test.flakyAttempts += 1
    case "rerunFailure", "rerunError": test.reruns += 1
    default:
      test.skips += 1
      // Catch2's word, and Node's.
      if result.message.hasSuffix("tagged with !mayfail") || result.type == "todo" {
        test.mayFail = true
      }
    }
    guard keepsMessages else { return }
    let message = message
    if !message.isEmpty { JUnitCase.keep(message, in: &test.detailed().messages) }
  }

  /// What a person reads of it: its message, then its text unless that says the same again.
  private var message: String {
    let message = ReadText.clean(result.message).trimmingBlanks()
    let text = ReadText.clean(buffer, dropped: dropped).trimmingBlanks()
    if text.isEmpty { return message.isEmpty ? ReadText.clean(result.type) : message }
    if message.isEmpty || text.hasPrefix(message) { return text }
    return message + "\n" + text
  }

  // MARK: - Properties

  private func startProperty(_ attributes: XMLAttributes) -> Element {
    let value = attributes["value"]
    property = (attributes["name"] ?? "", value ?? "", value != nil)
    buffer.removeAll(keepingCapacity: true)
    dropped = 0
    return .property
  }

  private func endProperty() {
    let text = property.hasValue ? property.value : String(decoding: buffer, as: UTF8.self)
    let value = ReadText.clean(text).trimmingBlanks()
    switch property.name {
    case "rule": test.detailed().rules.append(value)
    case "repetition": test.attempt = value.split(separator: " ").last.flatMap { Int($0) }
    case _
    where property.name.hasPrefix("tag") && property.name.dropFirst(3).allSatisfy(\.isNumber):
      test.detailed().tags.append(value)
    default: return
    }
  }
}

extension String {
  /// Without the blanks and line ends at both ends.
  fileprivate func trimmingBlanks() -> String {
    guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else {
      return self
    }
    var bytes = utf8[...]
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
