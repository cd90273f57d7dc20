/// One piece of running text and the bytes it stands in.
package struct Inline: Hashable, Sendable {
  package let content: Content
  /// Verified against the file; where cmark's columns are wrong and the text was not found in its
  /// block, the range of the block's first line.
  package let range: Range<Int>

  package init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// What kind of text it is, with what it holds.
  package indirect enum Content: Hashable, Sendable {
    case text(String)
    /// A line end in the source that is only white space on the page.
    case softBreak
    case lineBreak
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    case link(Link)
    case image(Image)
    /// Raw HTML, as written.
    case html(String)
    /// The 1-based number of the footnote it refers to.
    case footnoteReference(Int)
  }
}

/// A link as written; nothing has been resolved or checked.
package struct Link: Hashable, Sendable {
  package let destination: String
  /// Empty for none.
  package let title: String
  package let inlines: [Inline]

  package init(destination: String, title: String, inlines: [Inline]) {
    self.destination = destination
    self.title = title
    self.inlines = inlines
  }
}

/// An image as written; its alternative text is the plain text of `alternative`.
package struct Image: Hashable, Sendable {
  package let source: String
  /// Empty for none.
  package let title: String
  package let alternative: [Inline]

  package init(source: String, title: String, alternative: [Inline]) {
    self.source = source
    self.title = title
    self.alternative = alternative
  }
}

// MARK: - Plain text

extension [Inline] {
  /// The words alone: marks and links are dropped, breaks are one space, raw HTML is left out.
  package var plainText: String {
    var text = ""
    for inline in self { inline.appendPlainText(to: &text) }
    return text
  }
}

extension Inline {
  fileprivate func appendPlainText(to text: inout String) {
    switch content {
    case .text(let words), .code(let words): text += words
    case .softBreak, .lineBreak: text += " "
    case .emphasis(let inlines), .strong(let inlines), .strikethrough(let inlines):
      for inline in inlines { inline.appendPlainText(to: &text) }
    case .link(let link):
      for inline in link.inlines { inline.appendPlainText(to: &text) }
    case .image(let image):
      for inline in image.alternative { inline.appendPlainText(to: &text) }
    case .html, .footnoteReference: break
    }
  }
}
