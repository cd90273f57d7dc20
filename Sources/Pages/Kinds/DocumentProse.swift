import GuideMarkup
import Guides
import Reference

/// A Markdown file of the content that stands on a page of its own, below the page's h1.
struct DocumentProse {
  private let site: SiteContext
  private let page: StandalonePage
  private let layout: Layout

  init(_ site: SiteContext, _ page: StandalonePage, _ layout: Layout) {
    self.site = site
    self.page = page
    self.layout = layout
  }

  /// The document and its footnotes; its highest heading becomes an h2, and every heading has the
  /// anchor that links were checked against.
  func html(_ document: MarkupDocument) -> [UInt8] {
    var renderer = site.prose(
      layout.interface, file: site.reference.content.links.path(of: page),
      own: layout.linker.page, language: layout.language, linker: layout.linker)
    var anchors = site.reference.content.links.anchors(of: page).makeIterator()
    var highest: Int?
    let blocks = document.blocks.map { block -> Block in
      guard case .heading(let heading) = block.content else { return block }
      highest = min(highest ?? 6, heading.level)
      let anchored = Heading(
        level: heading.level, inlines: heading.inlines,
        explicitAnchor: anchors.next() ?? heading.explicitAnchor)
      return Block(.heading(anchored), range: block.range)
    }
    renderer.headingShift = 2 - (highest ?? 2)
    return renderer.html(blocks) + renderer.html(document.footnotes)
  }
}
