import CLibYAML
import Diagnostics

/// Reads a part of a file as one YAML document, as far as settings and front matter need it.
///
/// Anchors, aliases, tags, merge keys, directives and further documents are refused, so no small
/// text can stand for a large one. The only file that touches libyaml.
enum YAMLParser {
  /// Mappings and lists inside each other.
  static let depthLimit = 8

  /// The document's root; nil when it holds nothing, or after a problem was reported.
  ///
  /// - Parameter range: the bytes of the file to read; UTF-8 without a byte order mark.
  static func parse(_ file: SourceFile, _ range: Range<Int>, into log: inout DiagnosticLog)
    -> YAMLNode?
  {
    do throws(Stop) {
      return try file.bytes.withUnsafeBufferPointer { bytes throws(Stop) in
        try read(UnsafeBufferPointer(rebasing: bytes[range]), at: range.lowerBound)
      }
    } catch {
      let place = file.place(error.range)
      let notes = error.note.map { [Diagnostic.Note($0.words, at: file.place($0.range))] } ?? []
      log.report(error.code, error.message, at: place, notes: notes, help: error.help)
      return nil
    }
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, at base: Int) throws(Stop)
    -> YAMLNode?
  {
    // On the heap, because libyaml keeps a pointer to the parser inside it.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      preconditionFailure("libyaml has no memory for a parser")
    }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    var builder = YAMLTreeBuilder(bytes: bytes, base: base)
    while !builder.isDone {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        throw failure(parser.pointee, &builder)
      }
      defer { yaml_event_delete(&event) }
      try builder.take(event)
    }
    return builder.root
  }

  private static func failure(_ parser: yaml_parser_t, _ builder: inout YAMLTreeBuilder) -> Stop {
    let words = parser.problem.map { String(cString: $0) } ?? "the text is no YAML"
    let range =
      parser.error == YAML_READER_ERROR
      ? builder.byte(Int(parser.problem_offset))
      : builder.range(from: parser.problem_mark, to: parser.problem_mark)
    if builder.isTab(at: range.lowerBound) {
      var stop = Stop(
        .yamlTab, "a tab stands where YAML wants spaces", range.lowerBound..<range.lowerBound + 1)
      stop.help = ["put spaces in place of the tab"]
      return stop
    }
    var stop = Stop(.yamlSyntax, "not YAML: \(words)", range)
    if let context = parser.context, parser.error != YAML_READER_ERROR,
      parser.context_mark.index != parser.problem_mark.index
    {
      let start = builder.range(from: parser.context_mark, to: parser.context_mark)
      stop.note = (String(cString: context), start)
    }
    if words.contains("mapping values are not allowed") {
      stop.help = ["put a value that has a colon in quotes"]
    }
    return stop
  }

  /// The one problem that ends the reading of a text.
  struct Stop: Error {
    let code: DiagnosticCode
    let message: String
    let range: Range<Int>
    var note: (words: String, range: Range<Int>)?
    var help: [String] = []

    init(_ code: DiagnosticCode, _ message: String, _ range: Range<Int>) {
      self.code = code
      self.message = message
      self.range = range
    }
  }
}

// MARK: - Events to a tree

/// Builds the tree from libyaml's events, with a stack of its own.
private struct YAMLTreeBuilder {
  private(set) var root: YAMLNode?
  private(set) var isDone = false
  private var open: [Collection] = []
  private var cursor: MarkCursor
  private var documents = 0

  init(bytes: UnsafeBufferPointer<UInt8>, base: Int) {
    cursor = MarkCursor(bytes: bytes, base: base)
  }

  private struct Collection {
    let isMapping: Bool
    let start: Int
    var items: [YAMLNode] = []
    var entries: [YAMLNode.Entry] = []
    var key: (text: String, range: Range<Int>)?
    var firstKeys: [String: Range<Int>] = [:]
  }

  /// The bytes between two marks; at least one byte where the file has one there.
  mutating func range(from start: yaml_mark_t, to end: yaml_mark_t) -> Range<Int> {
    let first = cursor.offset(of: start)
    let last = cursor.offset(of: end)
    return first..<max(first, last)
  }

  /// The byte at an offset of the text that is read.
  func byte(_ offset: Int) -> Range<Int> { cursor.base + offset..<cursor.base + offset + 1 }

  func isTab(at offset: Int) -> Bool {
    let index = offset - cursor.base
    return cursor.bytes.indices.contains(index) && cursor.bytes[index] == UInt8(ascii: "\t")
  }

  mutating func take(_ event: yaml_event_t) throws(YAMLParser.Stop) {
    switch event.type {
    case YAML_STREAM_END_EVENT: isDone = true
    case YAML_DOCUMENT_START_EVENT: try startDocument(event)
    case YAML_SCALAR_EVENT: try takeScalar(event)
    case YAML_ALIAS_EVENT:
      throw refusal(
        "aliases such as '*\(text(event.data.alias.anchor))' are", range(of: event))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      try open(event, isMapping: false, anchor: start.anchor, tag: start.tag)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      try open(event, isMapping: true, anchor: start.anchor, tag: start.tag)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try close(event)
    default: break
    }
  }

  private mutating func range(of event: yaml_event_t) -> Range<Int> {
    range(from: event.start_mark, to: event.end_mark)
  }

  private mutating func startDocument(_ event: yaml_event_t) throws(YAMLParser.Stop) {
    documents += 1
    let start = event.data.document_start
    if start.version_directive != nil || start.tag_directives.start != start.tag_directives.end {
      throw refusal("directives are", range(of: event))
    }
    if documents > 1 {
      var stop = YAMLParser.Stop(
        .yamlFeature, "a second YAML document begins here; only one is read", range(of: event))
      stop.help = ["remove this line"]
      throw stop
    }
  }

  private mutating func takeScalar(_ event: yaml_event_t) throws(YAMLParser.Stop) {
    let scalar = event.data.scalar
    let range = range(of: event)
    try refuse(anchor: scalar.anchor, tag: scalar.tag, range)
    let text = String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length)), as: UTF8.self)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    if open.last.map({ $0.isMapping && $0.key == nil }) == true {
      if isPlain, text == "<<" { throw refusal("merge keys '<<' are", range) }
      try takeKey(text, range)
    } else {
      add(YAMLNode(content: .scalar(.init(text: text, isPlain: isPlain)), range: range))
    }
  }

  private mutating func takeKey(_ key: String, _ range: Range<Int>) throws(YAMLParser.Stop) {
    if let first = open[open.count - 1].firstKeys.updateValue(range, forKey: key) {
      var stop = YAMLParser.Stop(.duplicateKey, "key '\(key)' stands twice", range)
      stop.note = ("its first place is here", first)
      throw stop
    }
    open[open.count - 1].key = (key, range)
  }

  private mutating func open(
    _ event: yaml_event_t, isMapping: Bool, anchor: UnsafeMutablePointer<UInt8>?,
    tag: UnsafeMutablePointer<UInt8>?
  ) throws(YAMLParser.Stop) {
    let range = range(of: event)
    try refuse(anchor: anchor, tag: tag, range)
    if let last = open.last, last.isMapping, last.key == nil {
      throw YAMLParser.Stop(.yamlFeature, "a key must be text, not a list or a mapping", range)
    }
    if open.count == YAMLParser.depthLimit {
      throw YAMLParser.Stop(
        .yamlTooDeep, "lists and mappings stand more than \(YAMLParser.depthLimit) deep", range)
    }
    open.append(Collection(isMapping: isMapping, start: range.lowerBound))
  }

  private mutating func close(_ event: yaml_event_t) throws(YAMLParser.Stop) {
    guard let closed = open.popLast() else {
      preconditionFailure("libyaml closed a collection that it had not opened")
    }
    // A block's end mark is where the next thing begins; its last child knows better.
    let lastChild =
      closed.isMapping ? closed.entries.last?.value.range : closed.items.last?.range
    let isFlow = event.start_mark.index != event.end_mark.index
    let end = isFlow ? range(of: event).upperBound : lastChild?.upperBound ?? closed.start
    add(
      YAMLNode(
        content: closed.isMapping ? .mapping(closed.entries) : .sequence(closed.items),
        range: closed.start..<max(closed.start, end)))
  }

  private mutating func add(_ node: YAMLNode) {
    guard !open.isEmpty else {
      root = node
      return
    }
    let last = open.count - 1
    if let key = open[last].key {
      open[last].entries.append(.init(key: key.text, keyRange: key.range, value: node))
      open[last].key = nil
    } else {
      open[last].items.append(node)
    }
  }

  private func refuse(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, _ range: Range<Int>
  ) throws(YAMLParser.Stop) {
    if let anchor { throw refusal("anchors such as '&\(text(anchor))' are", range) }
    if let tag { throw refusal("tags such as '\(text(tag))' are", range) }
  }

  private func refusal(_ what: String, _ range: Range<Int>) -> YAMLParser.Stop {
    var stop = YAMLParser.Stop(.yamlFeature, "\(what) not read here", range)
    stop.help = ["write the value out, in quotes if it begins with a sign"]
    return stop
  }

  private func text(_ pointer: UnsafeMutablePointer<UInt8>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

// MARK: - Marks to bytes

/// Turns libyaml's marks, which count characters, into byte offsets.
///
/// It walks from the mark it saw last, so that all marks of a text together cost one walk.
private struct MarkCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The file's offset of the first byte.
  let base: Int
  private var index = 0
  private var offset = 0

  init(bytes: UnsafeBufferPointer<UInt8>, base: Int) {
    self.bytes = bytes
    self.base = base
  }

  mutating func offset(of mark: yaml_mark_t) -> Int {
    let target = Int(mark.index)
    while index < target, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      index += 1
    }
    while index > target, offset > 0 {
      offset -= 1
      while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return base + offset
  }
}
