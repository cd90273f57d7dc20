import Diagnostics

/// A mapping whose keys are asked for one by one, each with the kind of value it must have.
///
/// What was not asked for by the time `finish` is called is an unknown key; keys that begin with
/// `x-` are the author's own. A wrong value is reported once and read as absent.
struct YAMLMapping {
  let file: SourceFile
  /// The bytes of the whole mapping.
  let range: Range<Int>
  /// What messages call it: `site.yml`, `the front matter`, `a waiver`.
  let name: String
  private let entries: [YAMLNode.Entry]
  private let positions: [String: Int]
  private var asked: [String] = []
  private var missing: [String] = []

  /// nil, with a problem reported, when the node is no mapping.
  init?(
    _ node: YAMLNode, in file: SourceFile, name: String, into log: inout DiagnosticLog
  ) {
    guard case .mapping(let entries) = node.content else {
      log.report(
        .wrongKind, "\(name) must be a mapping of keys to values, not \(node.kindName)",
        at: file.place(node.range))
      return nil
    }
    self.init(entries: entries, range: node.range, in: file, name: name)
  }

  init(entries: [YAMLNode.Entry], range: Range<Int>, in file: SourceFile, name: String) {
    self.entries = entries
    self.range = range
    self.file = file
    self.name = name
    positions = Dictionary(
      entries.enumerated().map { ($0.element.key, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A value and where it stands.
  struct Placed<Value> {
    let value: Value
    let place: SourcePlace
  }

  // MARK: - Asking

  private mutating func node(_ key: String, into log: inout DiagnosticLog) -> YAMLNode? {
    asked.append(key)
    guard let position = positions[key] else { return nil }
    let entry = entries[position]
    if case .scalar(let scalar) = entry.value.content, scalar.isEmpty {
      log.report(
        .emptyValue, "key '\(key)' of \(name) has no value", at: file.place(entry.keyRange),
        help: ["give it a value, or remove the line"])
      return nil
    }
    return entry.value
  }

  private func report(
    _ key: String, must expectation: String, _ node: YAMLNode, into log: inout DiagnosticLog
  ) {
    log.report(.wrongKind, "'\(key)' must be \(expectation)", at: file.place(node.range))
  }

  /// The place of a key; nil when it is not there.
  func place(of key: String) -> SourcePlace? {
    positions[key].map { file.place(entries[$0].keyRange) }
  }

  /// Whether the key is there, whatever its value.
  func has(_ key: String) -> Bool { positions[key] != nil }

  mutating func string(_ key: String, into log: inout DiagnosticLog) -> Placed<String>? {
    guard let node = node(key, into: &log) else { return nil }
    guard case .scalar(let scalar) = node.content else {
      report(key, must: "text, not \(node.kindName)", node, into: &log)
      return nil
    }
    return Placed(value: scalar.text, place: file.place(node.range))
  }

  /// A key that must be there; `finish` reports when it is not.
  mutating func requiredString(_ key: String, into log: inout DiagnosticLog) -> Placed<String>? {
    guard has(key) else {
      asked.append(key)
      missing.append(key)
      return nil
    }
    return string(key, into: &log)
  }

  mutating func bool(_ key: String, into log: inout DiagnosticLog) -> Bool? {
    guard let node = node(key, into: &log) else { return nil }
    if case .scalar(let scalar) = node.content, scalar.isPlain {
      switch scalar.text {
      case "true": return true
      case "false": return false
      default: break
      }
    }
    report(key, must: "true or false", node, into: &log)
    return nil
  }

  mutating func int(
    _ key: String, in limits: ClosedRange<Int>, into log: inout DiagnosticLog
  ) -> Int? {
    guard let node = node(key, into: &log) else { return nil }
    return Self.int(node, limits)
      ?? {
        report(
          key, must: "a whole number from \(limits.lowerBound) to \(limits.upperBound)", node,
          into: &log)
        return nil
      }()
  }

  private static func int(_ node: YAMLNode, _ limits: ClosedRange<Int>) -> Int? {
    guard case .scalar(let scalar) = node.content, scalar.isPlain, let value = Int(scalar.text),
      limits.contains(value)
    else { return nil }
    return value
  }

  /// A list of texts; a single text is not one.
  mutating func strings(_ key: String, into log: inout DiagnosticLog) -> [Placed<String>]? {
    guard let node = node(key, into: &log) else { return nil }
    return texts(key, node, into: &log)
  }

  private func texts(_ key: String, _ node: YAMLNode, into log: inout DiagnosticLog)
    -> [Placed<String>]?
  {
    guard case .sequence(let items) = node.content else {
      report(key, must: "a list, such as [one, two]", node, into: &log)
      return nil
    }
    var texts: [Placed<String>] = []
    for item in items {
      guard case .scalar(let scalar) = item.content, !scalar.isEmpty else {
        report(key, must: "a list of texts", item, into: &log)
        continue
      }
      texts.append(Placed(value: scalar.text, place: file.place(item.range)))
    }
    return texts
  }

  /// The entries of a mapping, in the order of the file.
  private mutating func map(_ key: String, into log: inout DiagnosticLog) -> [YAMLNode.Entry]? {
    guard let node = node(key, into: &log) else { return nil }
    guard case .mapping(let entries) = node.content else {
      report(key, must: "a mapping, such as {name: value}", node, into: &log)
      return nil
    }
    return entries
  }

  /// A mapping of texts to texts, in the order of the file.
  mutating func stringMap(_ key: String, into log: inout DiagnosticLog)
    -> [(key: Placed<String>, value: Placed<String>)]?
  {
    guard let entries = map(key, into: &log) else { return nil }
    var pairs: [(key: Placed<String>, value: Placed<String>)] = []
    for entry in entries {
      guard case .scalar(let scalar) = entry.value.content, !scalar.isEmpty else {
        report("\(key).\(entry.key)", must: "text", entry.value, into: &log)
        continue
      }
      pairs.append(
        (
          Placed(value: entry.key, place: file.place(entry.keyRange)),
          Placed(value: scalar.text, place: file.place(entry.value.range))
        ))
    }
    return pairs
  }

  mutating func intMap(
    _ key: String, in limits: ClosedRange<Int>, into log: inout DiagnosticLog
  ) -> [(key: String, value: Int)]? {
    guard let entries = map(key, into: &log) else { return nil }
    return entries.compactMap { entry in
      if let value = Self.int(entry.value, limits) { return (entry.key, value) }
      report(
        "\(key).\(entry.key)",
        must: "a whole number from \(limits.lowerBound) to \(limits.upperBound)", entry.value,
        into: &log)
      return nil
    }
  }

  /// A mapping of names to lists of texts, in the order of the file.
  mutating func listMap(_ key: String, into log: inout DiagnosticLog)
    -> [(key: String, values: [Placed<String>])]?
  {
    map(key, into: &log)?.compactMap { entry in
      texts("\(key).\(entry.key)", entry.value, into: &log).map { (entry.key, $0) }
    }
  }

  /// One of the raw values of a closed set.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, into log: inout DiagnosticLog
  ) -> Choice? where Choice.RawValue == String {
    guard let text = string(key, into: &log) else { return nil }
    if let choice = Choice(rawValue: text.value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    log.report(
      .wrongKind,
      "'\(key)' must be \(names.joined(separator: " or ")), not '\(text.value)'"
        + Spelling.suggestion(for: text.value, among: names), at: text.place)
    return nil
  }

  /// A length of time such as `30m`, `36h` or `7d`, in seconds.
  mutating func duration(_ key: String, into log: inout DiagnosticLog) -> Int? {
    guard let node = node(key, into: &log) else { return nil }
    if case .scalar(let scalar) = node.content, let seconds = Self.seconds(scalar.text) {
      return seconds
    }
    report(
      key, must: "a length of time: a number with s, m, h or d, such as 36h", node, into: &log)
    return nil
  }

  private static func seconds(_ text: String) -> Int? {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    let digits = text.dropLast()
    guard let unit = text.last.flatMap({ units[$0] }), !digits.isEmpty, digits.utf8.count <= 8,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits), number > 0
    else { return nil }
    return number * unit
  }

  /// A day such as `2027-01-31`, as written.
  mutating func date(_ key: String, into log: inout DiagnosticLog) -> String? {
    guard let node = node(key, into: &log) else { return nil }
    if case .scalar(let scalar) = node.content, Self.isDate(scalar.text) { return scalar.text }
    report(
      key, must: "a day of the calendar as year-month-day, such as 2027-01-31", node, into: &log)
    return nil
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }

  // MARK: - The rest

  /// Reports every key that nobody asked for, and every key that must be there and is not.
  ///
  /// A misspelt key is one problem, not two: the key that it was meant to be is not missed.
  ///
  /// - Parameter elsewhere: known keys that have no business in this mapping, with the reason.
  func finish(elsewhere: [String: String] = [:], into log: inout DiagnosticLog) {
    let known = Set(asked)
    var meant: Set<String> = []
    for entry in entries where !known.contains(entry.key) && !entry.key.hasPrefix("x-") {
      let place = file.place(entry.keyRange)
      if let reason = elsewhere[entry.key] {
        log.report(
          .misplacedKey, "key '\(entry.key)' \(reason)", at: place, help: ["remove it here"])
        continue
      }
      let nearest = entry.key.utf8.count > 60 ? nil : Spelling.nearest(to: entry.key, among: asked)
      if let nearest { meant.insert(nearest) }
      let suggestion = nearest.map { "; did you mean '\($0)'?" } ?? ""
      log.report(
        .unknownKey, "unknown key '\(entry.key)' in \(name)\(suggestion)", at: place,
        help: ["the keys are \(asked.joined(separator: ", ")); x-… is free for your own"])
    }
    let start = file.place(line: file.line(at: range.lowerBound))
    for key in missing where !meant.contains(key) {
      log.report(
        .missingKey, "\(name) has no '\(key)'", at: start, help: ["add a line '\(key): …'"])
    }
  }
}
