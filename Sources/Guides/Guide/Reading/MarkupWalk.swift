import Diagnostics
import GuideMarkup

/// Goes through a text once for its links, its images and its raw HTML.
struct MarkupWalk {
  let file: SourceFile
  let allowsRawHTML: Bool
  private(set) var links: [MarkupLink] = []
  private(set) var log = DiagnosticLog()

  init(_ file: SourceFile, allowsRawHTML: Bool) {
    self.file = file
    self.allowsRawHTML = allowsRawHTML
  }

  mutating func visit(_ document: MarkupDocument) {
    visit(document.blocks)
    for footnote in document.footnotes { visit(footnote.blocks) }
  }

  private mutating func visit(_ blocks: [Block]) {
    for block in blocks {
      switch block.content {
      case .heading(let heading): visit(heading.inlines)
      case .paragraph(let inlines): visit(inlines)
      case .blockQuote(let blocks): visit(blocks)
      case .list(let list): for item in list.items { visit(item.blocks) }
      case .table(let table):
        for cell in table.header { visit(cell.inlines) }
        for row in table.rows { for cell in row.cells { visit(cell.inlines) } }
      case .html: refuse(block.range)
      case .codeBlock, .thematicBreak: break
      }
    }
  }

  private mutating func visit(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline.content {
      case .emphasis(let inlines), .strong(let inlines), .strikethrough(let inlines):
        visit(inlines)
      case .link(let link):
        add(link.destination, isImage: false, inline.range)
        visit(link.inlines)
      case .image(let image):
        add(image.source, isImage: true, inline.range)
        visit(image.alternative)
      case .html: refuse(inline.range)
      case .text, .softBreak, .lineBreak, .code, .footnoteReference: break
      }
    }
  }

  private mutating func add(_ destination: String, isImage: Bool, _ range: Range<Int>) {
    let isPlain =
      !isImage && (destination.hasPrefix("https://") || destination.hasPrefix("http://"))
    if isPlain { return }
    links.append(
      MarkupLink(destination: destination, isImage: isImage, place: file.place(range)))
  }

  private mutating func refuse(_ range: Range<Int>) {
    guard !allowsRawHTML else { return }
    log.report(
      .rawHTML, "raw HTML stands in the text, and site.yml does not allow it",
      at: file.place(range),
      help: [
        "write it as Markdown", "put it in backticks to show it as code",
        "set 'allow-raw-html: true' in site.yml",
      ])
  }
}
