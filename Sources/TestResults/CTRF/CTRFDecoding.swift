/// From JSON to a report.
extension CTRFReport {
  init(_ cursor: inout JSONCursor) throws(JSONError) {
    var report = CTRFReport(empty: ())
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "reportFormat": try report.reportFormat.keep("reportFormat", try cursor.string())
      case "specVersion": report.specVersion = try cursor.anyString()
      case "results": try report.readResults(&cursor)
      default: try cursor.skip()
      }
    }
    try cursor.end()
    self = report
  }

  private init(empty: Void) {}

  private mutating func readResults(_ cursor: inout JSONCursor) throws(JSONError) {
    var report = self
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "tool":
        try cursor.object { (key, cursor) throws(JSONError) in
          switch key {
          case "name": report.tool = try cursor.anyString()
          default: try cursor.skip()
          }
        }
      case "summary": try report.summary.keep("summary", try Summary(&cursor))
      case "environment":
        try cursor.object { (key, cursor) throws(JSONError) in
          switch key {
          case "commit": report.commit = try cursor.anyString()
          default: try cursor.skip()
          }
        }
      case "tests":
        var tests: [Test] = []
        try cursor.array { (cursor) throws(JSONError) in tests.append(try Test(&cursor)) }
        try report.tests.keep("tests", tests)
      default: try cursor.skip()
      }
    }
    self = report
  }
}

extension CTRFReport.Summary {
  init(_ cursor: inout JSONCursor) throws(JSONError) {
    var summary = CTRFReport.Summary()
    try cursor.object { (key, cursor) throws(JSONError) in
      let name = key.text
      let number = try cursor.anyNumber()
      switch name {
      case "tests", "passed", "failed", "skipped", "pending", "other":
        summary.counts[name] = number.flatMap { Int(exactly: $0) }
      case "start": summary.start = number
      case "stop": summary.stop = number
      default: break
      }
    }
    self = summary
  }
}

extension CTRFReport.Test {
  init(_ cursor: inout JSONCursor) throws(JSONError) {
    guard try cursor.kind() == .object else { throw .wrongType("") }
    var test = CTRFReport.Test(offset: cursor.index)
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "name": try test.name.keep("name", try cursor.anyString() ?? "")
      case "status": try test.status.keep("status", try cursor.anyString() ?? "")
      case "suite": test.suites = try cursor.anyStrings()
      case "duration":
        test.duration = try cursor.anyNumber()
        test.hasUnreadableDuration = test.duration.map { $0 < 0 || $0 > 1e12 } ?? true
        if test.hasUnreadableDuration { test.duration = nil }
      case "message": test.message = try cursor.anyString()
      case "trace": test.trace = try cursor.anyString()
      case "filePath": test.filePath = try cursor.anyString()
      case "line": test.line = try cursor.anyNumber().flatMap { Int(exactly: $0) }
      case "tags": test.tags += try cursor.anyStrings()
      case "retries":
        test.retries = try cursor.anyNumber().flatMap { Int(exactly: $0.rounded(.up)) } ?? 0
      case "flaky":
        if try cursor.kind() == .bool {
          test.isFlaky = try cursor.bool()
        } else {
          try cursor.skip()
        }
      case "retryAttempts": try test.readAttempts(&cursor)
      case "steps": try test.readSteps(&cursor)
      case "labels", "extra": try test.readRules(&cursor)
      case "browser", "device", "parameters":
        let start = cursor.index
        try cursor.skip()
        test.variant.append(String(decoding: cursor.bytes[start..<cursor.index], as: UTF8.self))
      default: try cursor.skip()
      }
    }
    self = test
  }

  /// Anything but objects in an array tells nothing of attempts or steps.
  private static func elements(
    _ cursor: inout JSONCursor,
    _ member: (JSONKey, inout JSONCursor) throws(JSONError) -> Void,
    end: () -> Void
  ) throws(JSONError) {
    guard try cursor.kind() == .array else { return try cursor.skip() }
    try cursor.array { (cursor) throws(JSONError) in
      guard try cursor.kind() == .object else { return try cursor.skip() }
      try cursor.object(member)
      end()
    }
  }

  private mutating func readAttempts(_ cursor: inout JSONCursor) throws(JSONError) {
    var attempts: [String] = []
    var messages: [String] = []
    var status = ""
    try Self.elements(&cursor) { (key, cursor) throws(JSONError) in
      switch key {
      case "status": status = try cursor.anyString() ?? ""
      case "message": if let text = try cursor.anyString() { messages.append(text) }
      default: try cursor.skip()
      }
    } end: {
      attempts.append(status)
      status = ""
    }
    (self.attempts, attemptMessages) = (attempts, messages)
  }

  private mutating func readSteps(_ cursor: inout JSONCursor) throws(JSONError) {
    var failed: [String] = []
    var (name, status) = ("", "")
    try Self.elements(&cursor) { (key, cursor) throws(JSONError) in
      switch key {
      case "name": name = try cursor.anyString() ?? ""
      case "status": status = try cursor.anyString() ?? ""
      default: try cursor.skip()
      }
    } end: {
      if status == "failed" { failed.append(name) }
      (name, status) = ("", "")
    }
    failedSteps = failed
  }

  /// `"rule": "id"` or `"rules": ["id"]` in a test's labels or its extra.
  private mutating func readRules(_ cursor: inout JSONCursor) throws(JSONError) {
    guard try cursor.kind() == .object else { return try cursor.skip() }
    var rules: [String] = []
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "rule", "rules": rules += try cursor.anyStrings()
      default: try cursor.skip()
      }
    }
    self.rules += rules
  }
}
