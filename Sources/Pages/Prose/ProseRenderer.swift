import GuideMarkup

/// Markdown values as HTML.
///
/// One renderer serves one page, because ids of footnotes and the labels of scrolling regions are
/// unique there. Nothing it writes has a style attribute or leans on a script.
struct ProseRenderer {
  /// The interface's words for what the renderer adds itself.
  struct Labels {
    let table: String
    let code: String
    let footnote: String
    let backToText: String
    let done: String
    let toDo: String
  }

  let labels: Labels
  let allowsRawHTML: Bool
  /// Added to every heading's level, so that the page keeps one h1.
  var headingShift = 0
  /// Whether the page shows the footnotes; without them references are left out.
  var hasFootnotes = true
  /// Put before `fn-` in ids, so that several documents can stand on one page.
  var idPrefix = ""
  let resolve: (String) -> ProseLink

  /// How many tables were written.
  private var tables = 0
  private var codeBlocks = 0
  /// How often each footnote was referred to so far.
  private var references: [Int: Int] = [:]

  init(labels: Labels, allowsRawHTML: Bool, resolve: @escaping (String) -> ProseLink) {
    self.labels = labels
    self.allowsRawHTML = allowsRawHTML
    self.resolve = resolve
  }

  /// Blocks in reading order.
  mutating func html(_ blocks: [Block]) -> [UInt8] {
    var html = HTMLBuffer(capacity: 1024)
    write(blocks, to: &html)
    return html.bytes
  }

  /// Running text without a paragraph around it.
  mutating func html(_ inlines: [Inline]) -> [UInt8] {
    var html = HTMLBuffer(capacity: 128)
    write(inlines, to: &html)
    return html.bytes
  }

  /// A label for the next scrolling table, unlike any other on the page.
  mutating func nextTableLabel(_ subject: String = "") -> String {
    tables += 1
    return subject.isEmpty ? "\(labels.table) \(tables)" : "\(labels.table) \(tables): \(subject)"
  }

  // MARK: - Blocks

  mutating func write(_ blocks: [Block], to html: inout HTMLBuffer) {
    for block in blocks { write(block, to: &html) }
  }

  mutating func write(_ block: Block, to html: inout HTMLBuffer) {
    switch block.content {
    case .heading(let heading): write(heading, to: &html)
    case .paragraph(let inlines):
      html.markup("<p>")
      write(inlines, to: &html)
      html.markup("</p>\n")
    case .codeBlock(let code): write(code, to: &html)
    case .blockQuote(let blocks):
      html.markup("<blockquote>\n")
      write(blocks, to: &html)
      html.markup("</blockquote>\n")
    case .list(let list): write(list, to: &html)
    case .table(let table): write(table, to: &html)
    case .thematicBreak: html.markup("<hr>\n")
    case .html(let source): write(rawHTML: source, to: &html, asBlock: true)
    }
  }

  private mutating func write(_ heading: Heading, to html: inout HTMLBuffer) {
    let level = min(max(heading.level + headingShift, 2), 6)
    html.markup("<h")
    html.number(level)
    if let anchor = heading.explicitAnchor {
      html.markup(" id=\"")
      html.text(anchor)
      html.markup("\"")
    }
    html.markup(">")
    write(heading.inlines, to: &html)
    html.markup("</h")
    html.number(level)
    html.markup(">\n")
  }

  private mutating func write(_ code: CodeBlock, to html: inout HTMLBuffer) {
    codeBlocks += 1
    html.markup("<pre class=\"code\" role=\"group\" tabindex=\"0\" aria-label=\"")
    html.text("\(labels.code) \(codeBlocks)")
    if !code.language.isEmpty { html.text(", \(code.language)") }
    html.markup("\"><code")
    if !code.language.isEmpty {
      html.markup(" class=\"language-")
      html.text(ProseRenderer.className(code.language))
      html.markup("\"")
    }
    html.markup(">")
    // The parser of HTML drops one line feed after <pre>; <code> stands between.
    if let language = CodeLanguage(code.language) {
      html.code(code.code, language.tokens(of: code.code))
    } else {
      html.text(code.code)
    }
    html.markup("</code></pre>\n")
  }

  private mutating func write(_ list: List, to html: inout HTMLBuffer) {
    let isTaskList = list.items.contains { $0.isDone != nil }
    if let start = list.start {
      html.markup(isTaskList ? "<ol class=\"tasks\"" : "<ol")
      if start != 1 {
        html.markup(" start=\"")
        html.number(start)
        html.markup("\"")
      }
      html.markup(">\n")
    } else {
      html.markup(isTaskList ? "<ul class=\"tasks\">\n" : "<ul>\n")
    }
    for item in list.items { write(item, isTight: list.isTight, to: &html) }
    html.markup(list.start == nil ? "</ul>\n" : "</ol>\n")
  }

  private mutating func write(_ item: List.Item, isTight: Bool, to html: inout HTMLBuffer) {
    html.markup("<li>")
    if let isDone = item.isDone {
      html.markup(isDone ? "<span class=\"task done\">" : "<span class=\"task\">")
      html.text(isDone ? labels.done : labels.toDo)
      html.markup("</span> ")
    }
    for (index, block) in item.blocks.enumerated() {
      if isTight, case .paragraph(let inlines) = block.content {
        if index > 0 { html.markup("\n") }
        write(inlines, to: &html)
      } else {
        write(block, to: &html)
      }
    }
    html.markup("</li>\n")
  }

  private mutating func write(_ table: Table, to html: inout HTMLBuffer) {
    html.markup("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"")
    html.text(nextTableLabel(table.header.first.map { $0.inlines.plainText } ?? ""))
    html.markup("\"><table>\n<thead><tr>")
    for (column, cell) in table.header.enumerated() {
      html.markup("<th scope=\"col\"")
      write(alignment: table.alignments, column, to: &html)
      write(cell.inlines, to: &html)
      html.markup("</th>")
    }
    html.markup("</tr></thead>\n")
    if !table.rows.isEmpty {
      html.markup("<tbody>\n")
      for row in table.rows {
        html.markup("<tr>")
        for (column, cell) in row.cells.enumerated() {
          html.markup("<td")
          write(alignment: table.alignments, column, to: &html)
          write(cell.inlines, to: &html)
          html.markup("</td>")
        }
        html.markup("</tr>\n")
      }
      html.markup("</tbody>\n")
    }
    html.markup("</table></div>\n")
  }

  /// Ends the opening tag of a cell.
  private func write(alignment: [Table.Alignment], _ column: Int, to html: inout HTMLBuffer) {
    guard column < alignment.count else { return html.markup(">") }
    switch alignment[column] {
    case .none: html.markup(">")
    case .left: html.markup(" class=\"left\">")
    case .center: html.markup(" class=\"center\">")
    case .right: html.markup(" class=\"right\">")
    }
  }

  private func write(rawHTML source: String, to html: inout HTMLBuffer, asBlock: Bool) {
    if allowsRawHTML {
      html.raw(source)
    } else if asBlock {
      html.markup("<pre class=\"code\">")
      html.text(source)
      html.markup("</pre>\n")
    } else {
      html.text(source)
    }
  }

  /// A language's name as a class: letters, digits, `-`, `_`, `+` and `#` stay.
  private static func className(_ language: String) -> String {
    String(
      decoding: language.utf8.map { byte -> UInt8 in
        byte > 0x20 && byte != 0x7F ? byte : UInt8(ascii: "-")
      }, as: UTF8.self)
  }
}

// MARK: - Running text

extension ProseRenderer {
  mutating func write(_ inlines: [Inline], to html: inout HTMLBuffer) {
    for inline in inlines { write(inline, to: &html) }
  }

  private mutating func write(_ inline: Inline, to html: inout HTMLBuffer) {
    switch inline.content {
    case .text(let text): html.text(text)
    case .softBreak: html.markup("\n")
    case .lineBreak: html.markup("<br>\n")
    case .code(let code):
      html.markup("<code>")
      html.text(code)
      html.markup("</code>")
    case .emphasis(let inlines):
      html.markup("<em>")
      write(inlines, to: &html)
      html.markup("</em>")
    case .strong(let inlines):
      html.markup("<strong>")
      write(inlines, to: &html)
      html.markup("</strong>")
    case .strikethrough(let inlines):
      html.markup("<del>")
      write(inlines, to: &html)
      html.markup("</del>")
    case .link(let link): write(link, to: &html)
    case .image(let image): write(image, to: &html)
    case .html(let source): write(rawHTML: source, to: &html, asBlock: false)
    case .footnoteReference(let number): write(reference: number, to: &html)
    }
  }

  private mutating func write(_ link: Link, to html: inout HTMLBuffer) {
    switch resolve(link.destination) {
    case .nowhere: return write(link.inlines, to: &html)
    case .local(let address):
      html.markup("<a href=\"")
      html.url(address)
    case .external(let address):
      html.markup("<a rel=\"external noopener\" href=\"")
      html.url(address)
    }
    html.markup("\"")
    writeTitle(link.title, to: &html)
    html.markup(">")
    write(link.inlines, to: &html)
    html.markup("</a>")
  }

  private mutating func write(_ image: Image, to html: inout HTMLBuffer) {
    let alternative = image.alternative.plainText
    guard case .local(let address) = resolve(image.source) else {
      // Pages ask no other host for anything.
      return html.text(alternative)
    }
    html.markup("<img loading=\"lazy\" decoding=\"async\" src=\"")
    html.url(address)
    html.markup("\" alt=\"")
    html.text(alternative)
    html.markup("\"")
    writeTitle(image.title, to: &html)
    html.markup(">")
  }

  private func writeTitle(_ title: String, to html: inout HTMLBuffer) {
    guard !title.isEmpty else { return }
    html.markup(" title=\"")
    html.text(title)
    html.markup("\"")
  }
}

// MARK: - Footnotes

extension ProseRenderer {
  private mutating func write(reference number: Int, to html: inout HTMLBuffer) {
    guard hasFootnotes else { return }
    let time = (references[number] ?? 0) + 1
    references[number] = time
    html.markup("<sup><a class=\"footnote-reference\" id=\"")
    html.text(referenceID(number, time))
    html.markup("\" href=\"#")
    html.text("\(idPrefix)fn-\(number)")
    html.markup("\" aria-label=\"")
    html.text("\(labels.footnote) \(number)")
    html.markup("\">")
    html.number(number)
    html.markup("</a></sup>")
  }

  private func referenceID(_ number: Int, _ time: Int) -> String {
    time == 1 ? "\(idPrefix)fnref-\(number)" : "\(idPrefix)fnref-\(number)-\(time)"
  }

  /// The list of footnotes; written last, so that each knows how often it was referred to. Empty
  /// for none.
  mutating func html(_ footnotes: [Footnote]) -> [UInt8] {
    guard !footnotes.isEmpty else { return [] }
    var html = HTMLBuffer(capacity: 512)
    html.markup("<ol class=\"footnotes\">\n")
    for footnote in footnotes {
      html.markup("<li id=\"")
      html.text("\(idPrefix)fn-\(footnote.number)")
      html.markup("\">")
      write(footnote.blocks, to: &html)
      let count = references[footnote.number] ?? 0
      if count > 0 { html.markup("<p>") }
      for time in stride(from: 1, through: count, by: 1) {
        html.markup(" <a class=\"back\" href=\"#")
        html.text(referenceID(footnote.number, time))
        html.markup("\" aria-label=\"")
        html.text("\(labels.backToText) \(footnote.number)")
        if time > 1 { html.text(", \(time)") }
        html.markup("\">↩</a>")
      }
      html.markup(count > 0 ? "</p></li>\n" : "</li>\n")
    }
    html.markup("</ol>\n")
    return html.bytes
  }
}
