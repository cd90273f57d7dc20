/// A Markdown text as a tree of values.
///
/// Every range is in bytes of the file that was parsed, front matter included, so that a place in
/// the tree is a place in the file.
package struct MarkupDocument: Hashable, Sendable {
  /// In reading order.
  package let blocks: [Block]
  /// In the order of their first reference; those nobody refers to are left out.
  package let footnotes: [Footnote]

  package init(blocks: [Block], footnotes: [Footnote] = []) {
    self.blocks = blocks
    self.footnotes = footnotes
  }
}

/// A footnote's text.
package struct Footnote: Hashable, Sendable {
  /// 1-based, in the order of first reference.
  package let number: Int
  package let blocks: [Block]

  package init(number: Int, blocks: [Block]) {
    self.number = number
    self.blocks = blocks
  }
}
