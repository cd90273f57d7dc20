import Diagnostics

/// Reads a template file: tags, the lines that they have for themselves, and the sections' nesting.
struct TemplateParser {
  private(set) var nodes: [TemplateNode] = []

  /// Sections may stand in each other this deep in one file.
  static let sectionLimit = 64
  /// After this many problems the rest of a file is left unread.
  static let problemLimit = 20
  /// A longer name is refused, so that messages stay readable.
  static let longestName = 200

  private let file: SourceFile
  private var scanner: TagScanner
  private var open: [OpenSection] = []
  private var problems = 0
  /// Set when something cut reading short: what is open then is not a problem of its own.
  private var wasCutShort = false

  private struct OpenSection {
    let node: Int
    /// As it is written.
    let name: String
    let tag: Range<Int>
  }

  init(_ file: SourceFile) {
    self.file = file
    scanner = TagScanner(file.bytes)
  }

  mutating func parse(_ log: inout DiagnosticLog) {
    reportBytesThatAreNotText(&log)
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let fileStart = file.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    var textStart = fileStart
    var position = fileStart
    while !wasCutShort, let start = scanner.nextTag(from: position) {
      switch scanner.tag(at: start) {
      case .unclosed(let opening, let closer, let resume):
        reportUnclosedTag(opening, closer, &log)
        guard let resume else {
          wasCutShort = true
          break
        }
        position = resume
      case .tag(let tag):
        let lines =
          canStandAlone(tag.sigil)
          ? scanner.lines(of: tag.range, floor: textStart, fileStart: fileStart) : nil
        addText(
          textStart..<(lines?.lowerBound ?? start), from: fileStart, isFollowedByTag: lines == nil)
        add(tag, indentation: lines.map { $0.lowerBound..<start }, &log)
        textStart = lines?.upperBound ?? tag.range.upperBound
        position = textStart
      }
    }
    addText(textStart..<file.bytes.count, from: fileStart, isFollowedByTag: false)
    closeAll(&log)
  }

  // MARK: - Text

  private mutating func addText(
    _ range: Range<Int>, from fileStart: Int, isFollowedByTag: Bool
  ) {
    var start = range.lowerBound
    while start < range.upperBound || isFollowedByTag {
      if start == fileStart || file.bytes[start - 1] == UInt8(ascii: "\n") {
        let isEmptyLine = start < range.upperBound && scanner.lineEndLength(at: start) > 0
        if !isEmptyLine { nodes.append(.lineStart) }
      }
      guard start < range.upperBound else { return }
      let lineEnd = file.bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      let end = lineEnd.map { $0 + 1 } ?? range.upperBound
      nodes.append(.text(start..<end))
      if end == range.upperBound, lineEnd == nil { return }
      start = end
    }
  }

  // MARK: - Tags

  private func canStandAlone(_ sigil: TagScanner.Sigil) -> Bool {
    switch sigil {
    case .section, .inverted, .close, .partial, .comment, .delimiters: true
    case .none, .ampersand, .triple, .unsupported: false
    }
  }

  private mutating func add(
    _ tag: TagScanner.Tag, indentation: Range<Int>?, _ log: inout DiagnosticLog
  ) {
    switch tag.sigil {
    case .comment: break
    case .none: addVariable(tag, .escaped, &log)
    case .ampersand, .triple: addVariable(tag, .raw, &log)
    case .section: openSection(tag, .present, &log)
    case .inverted: openSection(tag, .missing, &log)
    case .close: closeSection(tag, &log)
    case .partial: addPartial(tag, indentation, &log)
    case .delimiters: changeDelimiters(tag, &log)
    case .unsupported(let sigil): reportUnsupported(sigil, tag, &log)
    }
  }

  private mutating func addVariable(
    _ tag: TagScanner.Tag, _ writing: TemplateNode.Writing, _ log: inout DiagnosticLog
  ) {
    if let path = path(in: tag, &log) { nodes.append(.variable(path, writing)) }
  }

  private mutating func openSection(
    _ tag: TagScanner.Tag, _ condition: TemplateNode.Condition, _ log: inout DiagnosticLog
  ) {
    guard open.count < Self.sectionLimit else {
      report(
        .templateTooDeep, "sections stand in each other more than \(Self.sectionLimit) deep",
        at: tag.range, help: ["move the inner sections into a partial"], &log)
      wasCutShort = true
      return
    }
    let path = path(in: tag, &log)
    open.append(
      OpenSection(node: nodes.count, name: file.text(in: trimmed(tag.content)), tag: tag.range))
    nodes.append(.section(path, condition, end: nodes.count))
  }

  private mutating func closeSection(_ tag: TagScanner.Tag, _ log: inout DiagnosticLog) {
    let name = file.text(in: trimmed(tag.content))
    guard let innermost = open.last else {
      report(
        .mismatchedSectionClose, "'\(name)' is closed here and no section is open", at: tag.range,
        help: ["take the tag out, or open the section before it with {{#\(name)}}"], &log)
      return
    }
    if innermost.name == name { return close() }
    if open.contains(where: { $0.name == name }) {
      while let inner = open.last, inner.name != name {
        reportUnclosedSection(inner, closedBy: tag.range, &log)
        close()
      }
      return close()
    }
    report(
      .mismatchedSectionClose,
      "'\(name)' is closed here and the open section is '\(innermost.name)'", at: tag.range,
      notes: [Diagnostic.Note("'\(innermost.name)' is opened here", at: file.place(innermost.tag))],
      help: ["write {{/\(innermost.name)}}"], &log)
    // A misspelled name closes the section; a name of another kind is left out, so that the tag that
    // closes the section rightly is no second problem.
    if Spelling.nearest(to: name, among: [innermost.name]) != nil { close() }
  }

  private mutating func close() {
    guard let section = open.popLast() else { return }
    if case .section(let path, let condition, _) = nodes[section.node] {
      nodes[section.node] = .section(path, condition, end: nodes.count)
    }
    nodes.append(.sectionEnd)
  }

  private mutating func closeAll(_ log: inout DiagnosticLog) {
    while let section = open.last {
      if !wasCutShort { reportUnclosedSection(section, closedBy: nil, &log) }
      close()
    }
  }

  private mutating func addPartial(
    _ tag: TagScanner.Tag, _ indentation: Range<Int>?, _ log: inout DiagnosticLog
  ) {
    let name = trimmed(tag.content)
    if name.isEmpty || name.count > Self.longestName || containsSpace(name) {
      return reportBadName(name, in: tag, &log)
    }
    if file.bytes[name.lowerBound] == UInt8(ascii: "*") {
      return reportUnsupported(UInt8(ascii: "*"), tag, &log)
    }
    nodes.append(.partial(file.text(in: name), tag: name, indentation: indentation))
  }

  private mutating func changeDelimiters(_ tag: TagScanner.Tag, _ log: inout DiagnosticLog) {
    let parts = file.bytes[tag.content].split(whereSeparator: Self.isSpace)
    let areGood =
      parts.count == 2
      && parts.allSatisfy {
        $0.count <= TagScanner.longestDelimiter && !$0.contains(UInt8(ascii: "="))
      }
    guard areGood else {
      report(
        .badDelimiters,
        "delimiters are two words without '=' and at most \(TagScanner.longestDelimiter) bytes "
          + "long each", at: tag.range, help: ["write them as in {{=<% %>=}}"], &log)
      return
    }
    scanner.open = Array(parts[0])
    scanner.close = Array(parts[1])
  }

  // MARK: - Names

  private mutating func path(in tag: TagScanner.Tag, _ log: inout DiagnosticLog) -> NamePath? {
    let whole = trimmed(tag.content)
    if whole.count == 1, file.bytes[whole.lowerBound] == UInt8(ascii: ".") {
      return NamePath(parts: [], range: whole)
    }
    var parts: [NamePath.Part] = []
    var isGood = !whole.isEmpty && whole.count <= Self.longestName && !containsSpace(whole)
    if isGood {
      var start = whole.lowerBound
      for part in file.bytes[whole].split(separator: 0x2E, omittingEmptySubsequences: false) {
        if part.isEmpty { isGood = false }
        let range = start..<start + part.count
        parts.append(NamePath.Part(name: file.text(in: range), range: range))
        start = range.upperBound + 1
      }
    }
    guard isGood else {
      reportBadName(whole, in: tag, &log)
      return nil
    }
    return NamePath(parts: parts, range: whole)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while !range.isEmpty, Self.isSpace(file.bytes[range.lowerBound]) {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, Self.isSpace(file.bytes[range.upperBound - 1]) {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  private func containsSpace(_ range: Range<Int>) -> Bool {
    file.bytes[range].contains(where: Self.isSpace)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

// MARK: - Problems

extension TemplateParser {
  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>,
    notes: [Diagnostic.Note] = [], help: [String], _ log: inout DiagnosticLog
  ) {
    problems += 1
    if problems >= Self.problemLimit { wasCutShort = true }
    log.report(code, message, at: file.place(range), notes: notes, help: help)
  }

  private mutating func reportBytesThatAreNotText(_ log: inout DiagnosticLog) {
    if let range = file.firstInvalidUTF8() {
      report(
        .templateNotText, "the template holds bytes that are not UTF-8", at: range,
        help: ["save the file as UTF-8"], &log)
    }
    let control = file.bytes.firstIndex {
      $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D || $0 == 0x7F
    }
    if let control {
      let digits = String(file.bytes[control], radix: 16, uppercase: true)
      report(
        .templateNotText,
        "the template holds the control character U+00\(digits.count < 2 ? "0" : "")\(digits)",
        at: control..<control + 1, help: ["take the character out"], &log)
    }
  }

  private mutating func reportUnclosedTag(
    _ opening: Range<Int>, _ closer: [UInt8], _ log: inout DiagnosticLog
  ) {
    let closer = String(decoding: closer, as: UTF8.self)
    report(
      .unclosedTag, "'\(file.text(in: opening))' opens a tag that nothing closes", at: opening,
      help: ["end the tag with '\(closer)'"], &log)
  }

  private mutating func reportUnclosedSection(
    _ section: OpenSection, closedBy tag: Range<Int>?, _ log: inout DiagnosticLog
  ) {
    let notes = tag.map {
      [Diagnostic.Note("an outer section is closed here", at: file.place($0))]
    }
    report(
      .unclosedSection, "section '\(section.name)' is not closed", at: section.tag,
      notes: notes ?? [], help: ["end it with {{/\(section.name)}}"], &log)
  }

  private mutating func reportBadName(
    _ name: Range<Int>, in tag: TagScanner.Tag, _ log: inout DiagnosticLog
  ) {
    if name.isEmpty {
      report(
        .badTagName, "the tag has no name", at: tag.range,
        help: ["name a value as in {{title}}, or take the tag out"], &log)
    } else if name.count > Self.longestName {
      report(
        .badTagName, "the tag's name is longer than \(Self.longestName) bytes", at: name,
        help: ["end the tag after its name"], &log)
    } else {
      report(
        .badTagName, "'\(file.text(in: name))' is not a name", at: name,
        help: ["a name has no spaces; a dotted one has a name on each side of every dot"], &log)
    }
  }

  private mutating func reportUnsupported(
    _ sigil: UInt8, _ tag: TagScanner.Tag, _ log: inout DiagnosticLog
  ) {
    let character = Character(Unicode.Scalar(sigil))
    let feature = character == "*" ? "a partial whose name is a value" : "inheritance"
    report(
      .unsupportedTag, "a tag with '\(character)' is \(feature), which templates here do not have",
      at: tag.range, help: ["include a partial by its name: {{> name}}"], &log)
  }
}
