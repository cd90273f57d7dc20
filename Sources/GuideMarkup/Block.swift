/// One block of a Markdown text and the bytes it stands in.
package struct Block: Hashable, Sendable {
  package let content: Content
  /// Verified against the file: it covers at least the block's first line.
  package let range: Range<Int>

  package init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// What kind of block it is, with what it holds.
  package indirect enum Content: Hashable, Sendable {
    case heading(Heading)
    case paragraph([Inline])
    case codeBlock(CodeBlock)
    case blockQuote([Block])
    case list(List)
    case table(Table)
    case thematicBreak
    /// Raw HTML, as written.
    case html(String)
  }
}

/// A heading; its anchor is decided by whoever knows the other headings.
package struct Heading: Hashable, Sendable {
  /// 1 to 6.
  package let level: Int
  /// Without a final `{#id}`.
  package let inlines: [Inline]
  /// The id of a final `{#id}`, or nil when there was none.
  package let explicitAnchor: String?

  package init(level: Int, inlines: [Inline], explicitAnchor: String? = nil) {
    self.level = level
    self.inlines = inlines
    self.explicitAnchor = explicitAnchor
  }
}

/// A fenced or indented block of code.
package struct CodeBlock: Hashable, Sendable {
  /// The first word after the fence, as written; empty for none.
  package let language: String
  /// The code with its final line feed.
  package let code: String

  package init(language: String, code: String) {
    self.language = language
    self.code = code
  }
}

/// A bulleted, numbered or task list.
package struct List: Hashable, Sendable {
  /// The first number of a numbered list; nil for bullets.
  package let start: Int?
  /// Items without blank lines between them: their paragraphs are shown without space.
  package let isTight: Bool
  package let items: [Item]

  package init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }

  /// One entry of a list; it may hold no blocks.
  package struct Item: Hashable, Sendable {
    /// Whether a task is done; nil for an item that is no task.
    package let isDone: Bool?
    package let blocks: [Block]

    package init(isDone: Bool? = nil, blocks: [Block]) {
      self.isDone = isDone
      self.blocks = blocks
    }
  }
}

/// A table; every row has as many cells as the header.
package struct Table: Hashable, Sendable {
  package let alignments: [Alignment]
  package let header: [Cell]
  package let rows: [Row]

  package init(alignments: [Alignment], header: [Cell], rows: [Row]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }

  /// How a column's cells are aligned; `none` leaves it to the page's style.
  package enum Alignment: Hashable, Sendable {
    case none
    case left
    case center
    case right
  }

  /// One row below the header.
  package struct Row: Hashable, Sendable {
    package let cells: [Cell]
    /// The row's line.
    package let range: Range<Int>

    package init(cells: [Cell], range: Range<Int>) {
      self.cells = cells
      self.range = range
    }
  }

  /// One cell of the header or of a row; without inlines when it is empty or was left out.
  package struct Cell: Hashable, Sendable {
    package let inlines: [Inline]
    /// The cell's text without the white space around it; an empty cell is a point.
    package let range: Range<Int>

    package init(inlines: [Inline], range: Range<Int>) {
      self.inlines = inlines
      self.range = range
    }
  }
}
