import Diagnostics

@testable import GuideMarkup

/// A tree written one node a line: its kind, and the bytes of the file it stands in.
///
/// Tests compare outlines, so that a range that is off shows as text that is off.
struct Outline {
  private let file: SourceFile
  private(set) var lines: [String] = []

  static func of(_ text: String, from offset: Int = 0) -> [String] {
    let file = SourceFile(path: "fixture.md", text: text)
    var log = DiagnosticLog()
    return of(MarkupParser.parse(file, from: offset, into: &log), in: file)
  }

  static func of(_ document: MarkupDocument, in file: SourceFile) -> [String] {
    var outline = Outline(file: file)
    for block in document.blocks { outline.add(block, 0) }
    for footnote in document.footnotes {
      outline.lines.append("footnote \(footnote.number)")
      for block in footnote.blocks { outline.add(block, 1) }
    }
    return outline.lines
  }

  private init(file: SourceFile) { self.file = file }

  private mutating func add(_ kind: String, _ range: Range<Int>, _ depth: Int) {
    let text = file.text(in: range).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "⏎")
    lines.append(String(repeating: "  ", count: depth) + "\(kind) ‹\(text)›")
  }

  private mutating func add(_ block: Block, _ depth: Int) {
    switch block.content {
    case .heading(let heading):
      add("h\(heading.level)\(heading.explicitAnchor.map { " #\($0)" } ?? "")", block.range, depth)
      add(heading.inlines, depth + 1)
    case .paragraph(let inlines):
      add("p", block.range, depth)
      add(inlines, depth + 1)
    case .codeBlock(let code): add("pre[\(code.language)]", block.range, depth)
    case .blockQuote(let blocks):
      add("quote", block.range, depth)
      for block in blocks { add(block, depth + 1) }
    case .list(let list):
      add(
        "\(list.start.map { "ol \($0)" } ?? "ul")\(list.isTight ? "" : " loose")", block.range,
        depth)
      for item in list.items {
        lines.append(
          String(repeating: "  ", count: depth + 1) + "li"
            + (item.isDone.map { $0 ? " done" : " open" } ?? ""))
        for block in item.blocks { add(block, depth + 2) }
      }
    case .table(let table):
      add("table \(table.alignments.map { "\($0)" }.joined(separator: " "))", block.range, depth)
      add("header", table.header, depth + 1)
      for row in table.rows {
        add("row", row.range, depth + 1)
        add("", row.cells, depth + 2)
      }
    case .thematicBreak: add("hr", block.range, depth)
    case .html: add("html", block.range, depth)
    }
  }

  private mutating func add(_ kind: String, _ cells: [Table.Cell], _ depth: Int) {
    for cell in cells {
      add("\(kind) cell", cell.range, depth)
      add(cell.inlines, depth + 1)
    }
  }

  private mutating func add(_ inlines: [Inline], _ depth: Int) {
    for inline in inlines {
      switch inline.content {
      case .text: add("text", inline.range, depth)
      case .softBreak: add("soft", inline.range, depth)
      case .lineBreak: add("break", inline.range, depth)
      case .code: add("code", inline.range, depth)
      case .html: add("tag", inline.range, depth)
      case .emphasis(let inner):
        add("em", inline.range, depth)
        add(inner, depth + 1)
      case .strong(let inner):
        add("strong", inline.range, depth)
        add(inner, depth + 1)
      case .strikethrough(let inner):
        add("del", inline.range, depth)
        add(inner, depth + 1)
      case .link(let link):
        add("link", inline.range, depth)
        add(link.inlines, depth + 1)
      case .image(let image):
        add("image", inline.range, depth)
        add(image.alternative, depth + 1)
      case .footnoteReference(let number): add("ref \(number)", inline.range, depth)
      }
    }
  }
}
