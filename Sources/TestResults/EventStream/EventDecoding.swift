/// From one line's JSON to its record.
extension EventRecord {
  init(_ cursor: inout JSONCursor) throws(JSONError) {
    var kind: String?
    var version: SchemaVersion?
    var payload: Payload?
    var unread: JSONCursor?
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "kind": try kind.keep("kind", try cursor.string())
      case "version": try version.keep("version", try SchemaVersion(&cursor))
      case "payload":
        guard let kind else {
          // Which keys it has is for the kind to say, which stands behind it.
          try unread.keep("payload", cursor)
          return try cursor.skip()
        }
        try payload.keep("payload", try Payload(kind: kind, &cursor))
      default: try cursor.skip()
      }
    }
    try cursor.end()
    let word = try kind.required("kind")
    if var inner = unread {
      do {
        try payload.keep("payload", try Payload(kind: word, &inner))
      } catch {
        throw error.inside("payload")
      }
    }
    guard word == "test" || word == "event" else {
      self = .other(kind: word)
      return
    }
    switch try payload.required("payload") {
    case .test(let test): self = .test(test, try version.required("version"))
    case .event(let event): self = .event(event, try version.required("version"))
    case .other: self = .other(kind: word)
    }
  }

  private enum Payload {
    case test(Test)
    case event(Event)
    case other

    init(kind: String, _ cursor: inout JSONCursor) throws(JSONError) {
      switch kind {
      case "test": self = .test(try Test(&cursor))
      case "event": self = .event(try Event(&cursor))
      default:
        try cursor.skip()
        self = .other
      }
    }
  }
}

extension EventRecord.SchemaVersion {
  fileprivate init(_ cursor: inout JSONCursor) throws(JSONError) {
    text = try cursor.kind() == .string ? try cursor.string() : String(try cursor.integer())
  }
}

extension EventRecord.Test {
  fileprivate init(_ cursor: inout JSONCursor) throws(JSONError) {
    var kind: String?
    var id: String?
    var name: String?
    var displayName: String?
    var location: EventRecord.SourceLocation?
    var tags: [String] = []
    var bugs: [String] = []
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "kind": try kind.keep("kind", try cursor.string())
      case "id": try id.keep("id", try cursor.string())
      case "name": try name.keep("name", try cursor.string())
      case "displayName": displayName = try cursor.stringOrNull()
      case "sourceLocation":
        try location.keep("sourceLocation", try EventRecord.SourceLocation(&cursor))
      case "tags", "_tags": tags += try cursor.anyStrings()
      case "bugs": bugs += try Self.bugs(&cursor)
      default: try cursor.skip()
      }
    }
    self.kind = try kind.required("kind")
    self.id = try id.required("id")
    self.name = try name.required("name")
    self.displayName = displayName
    sourceLocation = try location.required("sourceLocation")
    self.tags = tags
    self.bugs = bugs
  }

  private static func bugs(_ cursor: inout JSONCursor) throws(JSONError) -> [String] {
    var ids: [String] = []
    guard try cursor.kind() == .array else {
      try cursor.skip()
      return ids
    }
    try cursor.array { (cursor) throws(JSONError) in
      guard try cursor.kind() == .object else { return try cursor.skip() }
      try cursor.object { (key, cursor) throws(JSONError) in
        switch key {
        case "id": if let id = try cursor.anyString() { ids.append(id) }
        default: try cursor.skip()
        }
      }
    }
    return ids
  }
}

extension EventRecord.SourceLocation {
  fileprivate init(_ cursor: inout JSONCursor) throws(JSONError) {
    var fileID: String?
    var filePath: String?
    var oldFilePath: String?
    var line: Int?
    var column: Int?
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "fileID": try fileID.keep("fileID", try cursor.string())
      case "filePath": filePath = try cursor.stringOrNull()
      case "_filePath": oldFilePath = try cursor.stringOrNull()
      case "line": try line.keep("line", try cursor.integer())
      case "column": try column.keep("column", try cursor.integer())
      default: try cursor.skip()
      }
    }
    self.fileID = try fileID.required("fileID")
    self.filePath = filePath ?? oldFilePath
    self.line = try line.required("line")
    self.column = try column.required("column")
  }
}

extension EventRecord.Event {
  /// Whether the texts of such an event's messages are thrown away unread.
  private static func isSilent(_ kind: String?) -> Bool {
    switch kind {
    case "testStarted", "testEnded", "testCaseStarted", "testCaseEnded", "runStarted", "runEnded":
      true
    default: false
    }
  }

  fileprivate init(_ cursor: inout JSONCursor) throws(JSONError) {
    var kind: String?
    var instant: EventRecord.Instant?
    var messages: [EventRecord.Message] = []
    var issue: EventRecord.Issue?
    var testID: String?
    var iteration: Int?
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "kind": try kind.keep("kind", try cursor.string())
      case "instant": try instant.keep("instant", try EventRecord.Instant(&cursor))
      case "messages":
        let isSilent = Self.isSilent(kind)
        messages = []
        try cursor.array { (cursor) throws(JSONError) in
          messages.append(try EventRecord.Message(&cursor, isSilent: isSilent))
        }
      case "issue":
        if try cursor.kind() == .null { return try cursor.skip() }
        try issue.keep("issue", try EventRecord.Issue(&cursor))
      case "testID":
        if let id = try cursor.stringOrNull() { try testID.keep("testID", id) }
      case "iteration":
        if try cursor.kind() == .null { return try cursor.skip() }
        try iteration.keep("iteration", try cursor.integer())
      default: try cursor.skip()
      }
    }
    self.kind = try kind.required("kind")
    self.instant = try instant.required("instant")
    self.messages = messages
    self.issue = issue
    self.testID = testID
    self.iteration = iteration
  }
}

extension EventRecord.Instant {
  fileprivate init(_ cursor: inout JSONCursor) throws(JSONError) {
    var absolute: Double?
    var since1970: Double?
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "absolute": try absolute.keep("absolute", try cursor.number())
      case "since1970": try since1970.keep("since1970", try cursor.number())
      default: try cursor.skip()
      }
    }
    self.absolute = try absolute.required("absolute")
    self.since1970 = try since1970.required("since1970")
  }
}

extension EventRecord.Message {
  fileprivate init(_ cursor: inout JSONCursor, isSilent: Bool) throws(JSONError) {
    var symbol: String?
    var text: String?
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "symbol": try symbol.keep("symbol", try cursor.string())
      case "text":
        if isSilent {
          try cursor.skip()
          text = ""
        } else {
          try text.keep("text", try cursor.string())
        }
      default: try cursor.skip()
      }
    }
    self.symbol = try symbol.required("symbol")
    self.text = try text.required("text")
  }
}

extension EventRecord.Issue {
  fileprivate init(_ cursor: inout JSONCursor) throws(JSONError) {
    var isKnown: Bool?
    var isFailure: Bool?
    var severity: String?
    try cursor.object { (key, cursor) throws(JSONError) in
      switch key {
      case "isKnown": try isKnown.keep("isKnown", try cursor.bool())
      case "isFailure":
        if try cursor.kind() == .null { return try cursor.skip() }
        try isFailure.keep("isFailure", try cursor.bool())
      case "severity":
        if let word = try cursor.stringOrNull() { try severity.keep("severity", word) }
      default: try cursor.skip()
      }
    }
    self.isKnown = try isKnown.required("isKnown")
    self.isFailure = isFailure
    self.severity = severity
  }
}

extension JSONCursor {
  /// The next value, which must be a string or null.
  fileprivate mutating func stringOrNull() throws(JSONError) -> String? {
    guard try kind() == .null else { return try string() }
    try skip()
    return nil
  }
}
