extension MarkupDocument {
  /// Calls `body` with every block in reading order, outer ones before what they hold, footnotes
  /// last.
  package func forEachBlock(_ body: (Block) -> Void) {
    for block in blocks { block.forEachBlock(body) }
    for footnote in footnotes {
      for block in footnote.blocks { block.forEachBlock(body) }
    }
  }

  /// Calls `body` with every inline in reading order, outer ones before what they hold, footnotes
  /// last.
  package func forEachInline(_ body: (Inline) -> Void) {
    forEachBlock { block in
      switch block.content {
      case .heading(let heading): heading.inlines.forEachInline(body)
      case .paragraph(let inlines): inlines.forEachInline(body)
      case .table(let table):
        for cell in table.header { cell.inlines.forEachInline(body) }
        for row in table.rows {
          for cell in row.cells { cell.inlines.forEachInline(body) }
        }
      case .codeBlock, .blockQuote, .list, .thematicBreak, .html: break
      }
    }
  }

  /// The links in reading order, footnotes last, with the bytes they stand in.
  package var links: [(link: Link, range: Range<Int>)] {
    var found: [(link: Link, range: Range<Int>)] = []
    forEachInline { if case .link(let link) = $0.content { found.append((link, $0.range)) } }
    return found
  }

  /// The images in reading order, footnotes last, with the bytes they stand in.
  package var images: [(image: Image, range: Range<Int>)] {
    var found: [(image: Image, range: Range<Int>)] = []
    forEachInline { if case .image(let image) = $0.content { found.append((image, $0.range)) } }
    return found
  }

  /// The headings in reading order, those in quotes and lists included, with the bytes they stand
  /// in.
  package var headings: [(heading: Heading, range: Range<Int>)] {
    var found: [(heading: Heading, range: Range<Int>)] = []
    forEachBlock {
      if case .heading(let heading) = $0.content { found.append((heading, $0.range)) }
    }
    return found
  }

  /// Where raw HTML stands, blocks before inlines; empty for a text without any.
  package var rawHTML: [Range<Int>] {
    var found: [Range<Int>] = []
    forEachBlock { if case .html = $0.content { found.append($0.range) } }
    forEachInline { if case .html = $0.content { found.append($0.range) } }
    return found
  }
}

extension Block {
  fileprivate func forEachBlock(_ body: (Block) -> Void) {
    body(self)
    switch content {
    case .blockQuote(let blocks):
      for block in blocks { block.forEachBlock(body) }
    case .list(let list):
      for item in list.items {
        for block in item.blocks { block.forEachBlock(body) }
      }
    case .heading, .paragraph, .codeBlock, .table, .thematicBreak, .html: break
    }
  }
}

extension [Inline] {
  /// Calls `body` with every inline in reading order, outer ones before what they hold.
  package func forEachInline(_ body: (Inline) -> Void) {
    for inline in self {
      body(inline)
      switch inline.content {
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
        inner.forEachInline(body)
      case .link(let link): link.inlines.forEachInline(body)
      case .image(let image): image.alternative.forEachInline(body)
      case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: break
      }
    }
  }
}
