import CMarkGFM
import Diagnostics
import Glibc
import Synchronization

/// Turns cmark's tree into values; the only file that touches cmark.
///
/// Kinds of the core have stable enum values. The extensions' kinds are numbered when cmark
/// registers them and are known by their type string alone; footnotes have an enum value and the
/// type string `<unknown>`.
struct CommonMarkConverter {
  private let file: SourceFile
  private let lines: BodyLines
  private var log: DiagnosticLog
  /// How many block quotes the block at hand stands in.
  private var quotes = 0
  private var depth = 0
  private var hasReportedDepth = false

  // MARK: - Entry

  static func document(
    _ file: SourceFile, from start: Int, lines: BodyLines, into log: inout DiagnosticLog
  ) -> MarkupDocument {
    let root = root(of: file.bytes[start...])
    defer { cmark_node_free(root) }
    var converter = CommonMarkConverter(file: file, lines: lines, log: log)
    let document = converter.tree(root)
    log = converter.log
    return document
  }

  /// cmark registers extensions, and marks the characters that are special while it parses, in
  /// variables of the whole process: two texts at once would read each other's marks.
  private static let turn = Mutex<Void>(())

  /// The root of cmark's tree, which the caller frees.
  private static func root(of body: ArraySlice<UInt8>) -> Node {
    // The pointer never leaves this call but as its result.
    nonisolated(unsafe) var root: Node?
    turn.withLock { _ in
      cmark_gfm_core_extensions_ensure_registered()
      let parser = cmark_parser_new(CMARK_OPT_SOURCEPOS | CMARK_OPT_FOOTNOTES)
      defer { cmark_parser_free(parser) }
      for name in ["table", "strikethrough", "autolink", "tasklist"] {
        guard let found = cmark_find_syntax_extension(name) else {
          preconditionFailure("libcmark-gfm-extensions has no extension '\(name)'")
        }
        cmark_parser_attach_syntax_extension(parser, found)
      }
      body.withUnsafeBytes {
        cmark_parser_feed(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
      }
      root = cmark_parser_finish(parser)
    }
    guard let root else { preconditionFailure("cmark gave no document") }
    return root
  }

  private init(file: SourceFile, lines: BodyLines, log: DiagnosticLog) {
    self.file = file
    self.lines = lines
    self.log = log
  }

  /// What an entity stands for whose `&` stands before these bytes, and how many of them it takes.
  static func entity(_ bytes: ArraySlice<UInt8>) -> (length: Int, text: [UInt8])? {
    var buffer = cmark_strbuf()
    cmark_strbuf_init(cmark_get_default_mem_allocator(), &buffer, 0)
    defer { cmark_strbuf_free(&buffer) }
    let length = bytes.withUnsafeBufferPointer {
      houdini_unescape_ent(&buffer, $0.baseAddress, bufsize_t($0.count))
    }
    guard length > 0 else { return nil }
    return (Int(length), Array(UnsafeBufferPointer(start: buffer.ptr, count: Int(buffer.size))))
  }

  /// A node of cmark's tree, alive while `document(_:from:lines:into:)` runs.
  private typealias Node = OpaquePointer

  // MARK: - Blocks

  private mutating func tree(_ root: Node) -> MarkupDocument {
    var footnotes: [Footnote] = []
    var found: [Block] = []
    for node in children(root) {
      if cmark_node_get_type(node) == CMARK_NODE_FOOTNOTE_DEFINITION {
        // cmark keeps the definitions that are referred to, in the order of first reference.
        footnotes.append(Footnote(number: footnotes.count + 1, blocks: blocks(node)))
      } else {
        append(node, to: &found)
      }
    }
    return MarkupDocument(blocks: found, footnotes: footnotes)
  }

  private mutating func blocks(_ parent: Node) -> [Block] {
    guard descend(lineRange(parent)) else { return [] }
    defer { depth -= 1 }
    var found: [Block] = []
    for node in children(parent) { append(node, to: &found) }
    return found
  }

  private mutating func append(_ node: Node, to found: inout [Block]) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH:
      let (inlines, range) = runningText(node)
      if !inlines.isEmpty { found.append(Block(.paragraph(inlines), range: range)) }
    case CMARK_NODE_HEADING: found.append(heading(node))
    case CMARK_NODE_CODE_BLOCK:
      let info = string(cmark_node_get_fence_info(node))
      let language = info.prefix { !$0.isWhitespace }
      found.append(
        Block(
          .codeBlock(CodeBlock(language: String(language), code: verbatim(node))),
          range: range(node)))
    case CMARK_NODE_HTML_BLOCK: found.append(Block(.html(verbatim(node)), range: range(node)))
    case CMARK_NODE_THEMATIC_BREAK: found.append(Block(.thematicBreak, range: range(node)))
    case CMARK_NODE_BLOCK_QUOTE:
      quotes += 1
      let inner = blocks(node)
      quotes -= 1
      found.append(Block(.blockQuote(inner), range: range(node, around: inner)))
    case CMARK_NODE_LIST: found.append(list(node))
    case _ where typeString(node) == "table":
      found.append(table(node))
    case let type: preconditionFailure("cmark gave a block of the unknown type \(type.rawValue)")
    }
  }

  private mutating func heading(_ node: Node) -> Block {
    let (found, range) = runningText(node)
    let anchored = HeadingAnchor.split(found, in: file, &log)
    let level = Int(cmark_node_get_heading_level(node))
    return Block(
      .heading(Heading(level: level, inlines: anchored.inlines, explicitAnchor: anchored.id)),
      range: range)
  }

  private mutating func list(_ node: Node) -> Block {
    var items: [List.Item] = []
    var inner: [Block] = []
    for item in children(node) {
      let isTask = typeString(item) == "tasklist"
      let isDone = isTask ? cmark_gfm_extensions_get_tasklist_item_checked(item) : nil
      let blocks = blocks(item)
      if let last = blocks.last { inner = [last] }
      items.append(List.Item(isDone: isDone, blocks: blocks))
    }
    let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    let list = List(
      start: isNumbered ? Int(cmark_node_get_list_start(node)) : nil,
      isTight: cmark_node_get_list_tight(node) != 0, items: items)
    return Block(.list(list), range: range(node, around: inner))
  }

  // MARK: - Tables

  private mutating func table(_ node: Node) -> Block {
    let columns = Int(cmark_gfm_extensions_get_table_columns(node))
    var alignments: [Table.Alignment] = []
    if let letters = cmark_gfm_extensions_get_table_alignments(node) {
      for letter in UnsafeBufferPointer(start: letters, count: columns) {
        switch letter {
        case UInt8(ascii: "l"): alignments.append(.left)
        case UInt8(ascii: "c"): alignments.append(.center)
        case UInt8(ascii: "r"): alignments.append(.right)
        default: alignments.append(.none)
        }
      }
    }
    let headerLine = headerLine(node, columns)
    var header: Table.Row?
    var rows: [Table.Row] = []
    for row in children(node) {
      if cmark_gfm_extensions_get_table_row_is_header(row) != 0 {
        header = tableRow(row, rowRange(headerLine, of: node), columns)
      } else {
        let line = Int(cmark_node_get_start_line(row))
        rows.append(tableRow(row, rowRange(line, of: node), columns))
      }
    }
    let table = Table(alignments: alignments, header: header?.cells ?? [], rows: rows)
    let start = header?.range ?? lineRange(node)
    let end = rows.last?.range ?? lines.trimmed(headerLine + 1)
    return Block(.table(table), range: start.lowerBound..<max(start.upperBound, end.upperBound))
  }

  /// The line above the delimiter row: with a paragraph right above the table, cmark gives the
  /// paragraph's first line as the table's.
  private func headerLine(_ table: Node, _ columns: Int) -> Int {
    let first = Int(cmark_node_get_start_line(table))
    let last = max(first, Int(cmark_node_get_end_line(table)))
    for line in first...last {
      let row = rowRange(line, of: table)
      let delimiters = rowRange(line + 1, of: table)
      if TableRowSplitter.delimiterColumns(delimiters, in: file.bytes) == columns,
        TableRowSplitter.cells(of: row, in: file.bytes).count == columns
      {
        return line
      }
    }
    return first
  }

  /// The bytes of a table's row: its line without what belongs to the quotes and lists around it.
  private func rowRange(_ line: Int, of table: Node) -> Range<Int> {
    let end = lines.range(line).upperBound
    let isFirst = line == Int(cmark_node_get_start_line(table))
    return lines.trim(
      min(isFirst ? start(table) : lines.textStart(line, quotes: quotes), end)..<end)
  }

  private mutating func tableRow(_ row: Node, _ range: Range<Int>, _ columns: Int) -> Table.Row {
    let places = TableRowSplitter.cells(of: range, in: file.bytes)
    LostCells.report(places.map(\.range), columns: columns, row: range, in: file, &log)
    var cells: [Table.Cell] = []
    for (index, cell) in children(row).enumerated() {
      let isThere = index < places.count
      let place = isThere ? places[index].range : range.upperBound..<range.upperBound
      var source = InlineSource()
      source.appendUnescapingPipes(place, of: file.bytes)
      var positions = SourcePositions(source)
      cells.append(
        Table.Cell(inlines: inlines(cell, &positions, fallback: range), range: place))
    }
    return Table.Row(cells: cells, range: range)
  }

  // MARK: - Running text

  /// The inlines of a paragraph or heading, and the block's range.
  private mutating func runningText(_ node: Node) -> (inlines: [Inline], range: Range<Int>) {
    var first = Int(cmark_node_get_start_line(node))
    var last = max(first, Int(cmark_node_get_end_line(node)))
    var unescapesPipes = false
    var start = self.start(node)
    if first == 0, let table = cmark_node_next(node) {
      // The paragraph right above a table has no place of its own: cmark left it to the table.
      first = Int(cmark_node_get_start_line(table))
      last = headerLine(table, Int(cmark_gfm_extensions_get_table_columns(table))) - 1
      unescapesPipes = true
      start = self.start(table)
    }
    if cmark_node_get_type(node) == CMARK_NODE_HEADING,
      let text = numberSignsEnd(start..<max(start, lines.range(first).upperBound))
    {
      let range = lines.trim(start..<lines.range(first).upperBound)
      var source = InlineSource()
      source.append(min(text, range.upperBound)..<range.upperBound, of: file.bytes)
      var positions = SourcePositions(source)
      return (inlines(node, &positions, fallback: range), range)
    }
    var source = InlineSource()
    var written: [Range<Int>] = []
    for line in first...max(first, last) {
      let end = lines.range(line).upperBound
      let begin = min(line == first ? start : lines.textStart(line, quotes: quotes), end)
      written.append(lines.trim(begin..<end))
      if unescapesPipes {
        source.appendUnescapingPipes(begin..<end, of: file.bytes)
      } else {
        source.append(begin..<end, of: file.bytes)
      }
      if line < last { source.appendLineEnd(lines.lineEnd(line)) }
    }
    if cmark_node_get_type(node) == CMARK_NODE_PARAGRAPH {
      BrokenTable.report(written, in: file, &log)
    }
    var positions = SourcePositions(source)
    // cmark leaves definitions right above a table in the text.
    let range = lines.trim(
      unescapesPipes ? start..<lines.range(last).upperBound : positions.skipDefinitions())
    let fallback = firstLine(range)
    return (inlines(node, &positions, fallback: fallback), range)
  }

  /// Where the text of a heading with number signs begins; nil for an underlined one.
  private func numberSignsEnd(_ line: Range<Int>) -> Int? {
    let signs = file.bytes[line].prefix { $0 == UInt8(ascii: "#") }
    let rest = file.bytes[signs.endIndex..<line.upperBound]
    guard (1...6).contains(signs.count), rest.first?.isMarkdownSpace ?? true else { return nil }
    return rest.firstIndex { !$0.isMarkdownSpace } ?? line.upperBound
  }

  /// The inlines in a node; `fallback` is the range of those whose place was not found.
  private mutating func inlines(
    _ parent: Node, _ positions: inout SourcePositions, fallback: Range<Int>,
    isVerbatim: Bool = false
  ) -> [Inline] {
    guard cmark_node_first_child(parent) != nil, descend(fallback) else { return [] }
    defer { depth -= 1 }
    var found: [Inline] = []
    for node in children(parent) {
      let (content, place) = inline(node, &positions, fallback, isVerbatim)
      let range = place ?? fallback
      if case .text(let text) = content {
        if text.isEmpty { continue }
        if let last = found.last, case .text(let before) = last.content,
          last.range.upperBound == range.lowerBound || (place == nil && last.range == fallback)
        {
          let whole = last.range.lowerBound..<range.upperBound
          found[found.count - 1] = Inline(.text(before + text), range: whole)
          continue
        }
      }
      found.append(Inline(content, range: range))
    }
    return found
  }

  private mutating func inline(
    _ node: Node, _ positions: inout SourcePositions, _ fallback: Range<Int>, _ isVerbatim: Bool
  ) -> (Inline.Content, Range<Int>?) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT:
      let bytes = literal(node)
      return (
        .text(String(decoding: bytes, as: UTF8.self)),
        positions.text(bytes, isVerbatim: isVerbatim)
      )
    case CMARK_NODE_SOFTBREAK: return (.softBreak, positions.lineEnd())
    case CMARK_NODE_LINEBREAK: return (.lineBreak, positions.lineEnd())
    case CMARK_NODE_CODE:
      let bytes = literal(node)
      return (.code(String(decoding: bytes, as: UTF8.self)), positions.code(bytes))
    case CMARK_NODE_HTML_INLINE:
      let text = verbatim(node)
      return (.html(text), positions.html(Array(text.utf8)))
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG:
      let isStrong = cmark_node_get_type(node) == CMARK_NODE_STRONG
      let opening = positions.openEmphasis(marks: isStrong ? 2 : 1)
      let inner = inlines(node, &positions, fallback: fallback, isVerbatim: isVerbatim)
      return (isStrong ? .strong(inner) : .emphasis(inner), positions.close(opening))
    case CMARK_NODE_LINK:
      let opening = positions.openLink()
      let inner = inlines(
        node, &positions, fallback: fallback, isVerbatim: isVerbatim || opening.isAutolink)
      let place = positions.close(opening)
      let link = Link(
        destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
        inlines: inner)
      ScriptLink.report(link.destination, of: "link", at: place ?? fallback, in: file, &log)
      return (.link(link), place)
    case CMARK_NODE_IMAGE:
      let opening = positions.openLink(isImage: true)
      let inner = inlines(node, &positions, fallback: fallback, isVerbatim: isVerbatim)
      let place = positions.close(opening)
      let image = Image(
        source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
        alternative: inner)
      ScriptLink.report(image.source, of: "image", at: place ?? fallback, in: file, &log)
      return (.image(image), place)
    case CMARK_NODE_FOOTNOTE_REFERENCE:
      let number = Int(string(cmark_node_get_literal(node))) ?? 0
      return (.footnoteReference(number), positions.footnoteReference())
    case _ where typeString(node) == "strikethrough":
      let opening = positions.openStrikethrough()
      let inner = inlines(node, &positions, fallback: fallback, isVerbatim: isVerbatim)
      return (.strikethrough(inner), positions.close(opening))
    case let type: preconditionFailure("cmark gave an inline of the unknown type \(type.rawValue)")
    }
  }

  // MARK: - Depth

  /// Goes one level down unless that is too deep, which is reported once.
  private mutating func descend(_ place: Range<Int>) -> Bool {
    guard depth < MarkupLimits.depth else {
      if !hasReportedDepth {
        hasReportedDepth = true
        log.report(
          .nestingTooDeep,
          "quotes, lists or emphasis stand inside each other more than \(MarkupLimits.depth) levels "
            + "deep",
          at: file.place(place), help: ["keep fewer levels"])
      }
      return false
    }
    depth += 1
    return true
  }

  // MARK: - Places of blocks

  /// Where a block begins: cmark's column when a byte of the line's text stands there, else the
  /// first byte of the line's text.
  private func start(_ node: Node) -> Int {
    let line = lines.range(Int(cmark_node_get_start_line(node)))
    let start = line.lowerBound + max(Int(cmark_node_get_start_column(node)) - 1, 0)
    if start < line.upperBound, !file.bytes[start].isMarkdownSpace { return start }
    return lines.trim(line).lowerBound
  }

  /// The trimmed first line of a block from its start on.
  private func lineRange(_ node: Node) -> Range<Int> {
    firstLine(start(node)..<max(start(node), file.bytes.count))
  }

  private func firstLine(_ range: Range<Int>) -> Range<Int> {
    var end = range.lowerBound
    while end < range.upperBound, file.bytes[end] != UInt8(ascii: "\n"),
      file.bytes[end] != UInt8(ascii: "\r")
    {
      end += 1
    }
    return lines.trim(range.lowerBound..<end)
  }

  /// From a leaf's start to the last line that has text.
  private func range(_ node: Node) -> Range<Int> {
    let start = start(node)
    let end = lines.range(max(1, Int(cmark_node_get_end_line(node)))).upperBound
    return start..<max(start, lines.trim(start..<max(start, end)).upperBound)
  }

  /// From a container's start to the end of what it holds.
  private func range(_ node: Node, around inner: [Block]) -> Range<Int> {
    let first = lineRange(node)
    return first.lowerBound..<max(first.upperBound, inner.last?.range.upperBound ?? 0)
  }

  // MARK: - Reading nodes

  private func children(_ parent: Node) -> UnfoldSequence<Node, Node?> {
    sequence(state: cmark_node_first_child(parent)) { next in
      guard let node = next else { return nil }
      next = cmark_node_next(node)
      return node
    }
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  private func typeString(_ node: Node) -> String { string(cmark_node_get_type_string(node)) }

  private func literal(_ node: Node) -> [UInt8] {
    guard let text = cmark_node_get_literal(node) else { return [] }
    return UnsafeBufferPointer(start: text, count: strlen(text)).withMemoryRebound(to: UInt8.self) {
      Array($0)
    }
  }

  /// A literal of several lines, with LF as line end.
  private func verbatim(_ node: Node) -> String {
    let text = string(cmark_node_get_literal(node))
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    var bytes: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
        bytes[bytes.count - 1] = byte
      } else {
        bytes.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
      }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
