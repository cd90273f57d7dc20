import Diagnostics

/// What a file of JSON is, told by the keys of its first object.
enum JSONFace {
  static func format(of file: SourceFile) -> ResultFormat {
    let keys = file.bytes.withUnsafeBufferPointer { Self.keys($0) }
    if file.path.hasSuffix(".jsonl"), keys.isArray || keys.outer.isDisjoint(with: known) {
      // The stream's own reader says what is wrong with it.
      return .eventStream
    }
    if keys.isArray {
      return keys.outer.isDisjoint(with: ["keyword", "elements"]) ? .other(.json) : cucumber
    }
    if keys.isCTRF { return .ctrf }
    for (wanted, format) in faces where wanted.isSubset(of: keys.outer) { return format }
    return file.path.hasSuffix("-result.json") ? .other(.allure) : .other(.json)
  }

  private static let cucumber = ResultFormat.other(.cucumberJSON)

  /// The first that fits.
  private static let faces: [(keys: Set<String>, format: ResultFormat)] = [
    (["ev"], .other(.evidence)), (["kind", "payload"], .eventStream),
    (["payload", "version"], .eventStream),
    (["meta"], .other(.cucumberMessages)), (["gherkinDocument"], .other(.cucumberMessages)),
    (["testRunStarted"], .other(.cucumberMessages)),
    (["numTotalTests", "testResults"], .other(.jest)),
    (["stats", "tests", "passes"], .other(.mocha)), (["stats", "results"], .other(.mocha)),
    (["examples", "summary_line"], .other(.rspec)), (["exitcode", "tests"], .other(.pytest)),
    (["testNodes", "testPlanConfigurations"], .other(.xcresult)),
    (["testsuites", "tests"], .other(.googleTest)), (["config", "suites"], .other(.playwright)),
    (["protocolVersion", "runnerVersion"], .other(.dartTest)),
    (["Action", "Package"], .other(.goTest)), (["ImportPath", "Action"], .other(.goTest)),
    (["type", "event", "test_count"], .other(.rustTest)),
    (["uuid"], .other(.allure)), (["status", "stage"], .other(.allure)),
    (["name", "status", "start", "stop"], .other(.allure)),
  ]

  private static let known = Set(faces.flatMap(\.keys))

  private struct Keys {
    var isArray = false
    /// Of the first object: the file itself, its first line, or an array's first element.
    var outer: Set<String> = []
    var isCTRF = false
    /// Of the object under `results`.
    var inResults: Set<String> = []
  }

  /// How many keys are looked at.
  private static let limit = 64

  /// What can be read of the first value; a file that breaks off tells what stands before.
  private static func keys(_ bytes: UnsafeBufferPointer<UInt8>) -> Keys {
    var keys = Keys()
    let hasMark = bytes.count >= 3 && bytes.prefix(3).elementsEqual([0xEF, 0xBB, 0xBF])
    var cursor = JSONCursor(UnsafeBufferPointer(rebasing: bytes[(hasMark ? 3 : 0)...]))
    do throws(JSONError) {
      if try cursor.kind() == .array {
        keys.isArray = true
        try cursor.array { (cursor) throws(JSONError) in
          try outer(&cursor, &keys)
          throw .tooDeep
        }
      } else {
        try outer(&cursor, &keys)
      }
    } catch {
      // What was found until here is the answer.
    }
    // Drafts of CTRF have no word that says so.
    if keys.inResults.isSuperset(of: ["tool", "summary"]) { keys.isCTRF = true }
    return keys
  }

  private static func outer(_ cursor: inout JSONCursor, _ keys: inout Keys) throws(JSONError) {
    try cursor.object { (key, cursor) throws(JSONError) in
      if keys.outer.count < limit { keys.outer.insert(key.text) }
      switch key {
      case "reportFormat":
        if try cursor.anyString() == "CTRF" {
          keys.isCTRF = true
          throw .tooDeep
        }
      case "results":
        guard try cursor.kind() == .object else { return try cursor.skip() }
        try cursor.object { (key, cursor) throws(JSONError) in
          if keys.inResults.count < limit { keys.inResults.insert(key.text) }
          try cursor.skip()
        }
      default: try cursor.skip()
      }
    }
  }
}
