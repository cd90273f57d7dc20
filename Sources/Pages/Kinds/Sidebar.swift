import Guides
import Templates

/// The names of the guides of one kind, beside every guide of that kind.
///
/// It is made once for a kind and language; a page only marks its own entry. Past a hundred guides
/// it lists the initial letters and the guides around the page's own, so that what a page costs
/// does not grow with the site.
struct Sidebar: Sendable {
  static let limit = 100

  /// An entry in the order shown.
  private struct Entry: Sendable {
    let slug: String
    /// The list item but for the mark of the current page: up to where it is put, and after.
    let html: [UInt8]
    let markOffset: Int
    let title: String
    let letter: String
    /// From any guide of the kind and language.
    let link: String
    /// The tag, where it is not that of the sidebar.
    let language: String?
  }

  let title: String
  private let entries: [Entry]
  private let positions: [String: Int]
  /// Where the entries of each initial letter stand; empty for short lists.
  private let ranges: [String: Range<Int>]
  /// All entries, one after another, with the offset at which each begins; for short lists.
  private let all: [UInt8]
  private let starts: [Int]
  /// Each initial letter with its page of the catalogue; empty for short lists.
  private let letters: [(letter: String, route: Route, anchor: String)]

  var isByLetter: Bool { entries.count > Sidebar.limit }

  /// `letters` tells where the catalogue lists the guides of each initial letter.
  init(
    kind: Guide.Kind, guides: [Guide], words: Words, language: String, sourceLanguage: String,
    letters: [(letter: String, route: Route, anchor: String)]
  ) {
    title = words[kind == .control ? .controls : .topics]
    let linker = Linker(
      from: .guide(kind, "-", language: language, sourceLanguage: sourceLanguage))
    var entries = guides.map { guide in
      let shown = guide.translations.first { $0.language == language } ?? guide
      return Sidebar.entry(
        shown, linker.link(to: .guide(shown, in: sourceLanguage)), on: language)
    }
    if entries.count > Sidebar.limit {
      entries.sort { ($0.letter, $0.title, $0.slug) < ($1.letter, $1.title, $1.slug) }
    }
    self.entries = entries
    self.letters = entries.count > Sidebar.limit ? letters : []
    var positions: [String: Int] = [:]
    var ranges: [String: Range<Int>] = [:]
    var all: [UInt8] = []
    var starts: [Int] = []
    for (index, entry) in entries.enumerated() {
      positions[entry.slug] = index
      if entries.count > Sidebar.limit {
        ranges[entry.letter] = (ranges[entry.letter]?.lowerBound ?? index)..<index + 1
      }
      starts.append(all.count)
      if entries.count <= Sidebar.limit { all += entry.html }
    }
    self.positions = positions
    self.ranges = ranges
    self.all = all
    self.starts = starts
  }

  /// The sidebar of one page.
  func object(for slug: String, linker: Linker) -> TemplateObject {
    var object = TemplateObject(PageNames.sidebar, ["sidebar-title": .text(title)])
    guard let position = positions[slug] else { return object }
    object["members"] = .html(isByLetter ? around(position) : marked(position))
    if isByLetter {
      object["has-letters"] = .flag(true)
      object["letters"] = .list(
        of: letters.map { letter, route, anchor in
          TemplateObject(
            PageNames.letter,
            [
              "letter": .text(letter), "letter-link": .url(linker.link(to: route, anchor: anchor)),
              "is-current-letter": .flag(letter == entries[position].letter),
            ])
        })
    }
    return object
  }

  /// The guides before and after a page's own, in the order shown; nil at either end.
  func neighbours(of slug: String) -> (previous: TemplateObject?, next: TemplateObject?) {
    guard let position = positions[slug] else { return (nil, nil) }
    return (
      position > 0 ? neighbour(entries[position - 1]) : nil,
      position + 1 < entries.count ? neighbour(entries[position + 1]) : nil
    )
  }

  private func neighbour(_ entry: Entry) -> TemplateObject {
    TemplateObject(
      PageNames.neighbour,
      [
        "neighbour-title": .text(entry.title), "neighbour-link": .url(entry.link),
        "neighbour-language": .text(entry.language),
      ])
  }

  private static let mark = Array(" aria-current=\"page\"".utf8)

  private func marked(_ position: Int) -> [UInt8] {
    let offset = starts[position] + entries[position].markOffset
    return all[..<offset] + Sidebar.mark + all[offset...]
  }

  /// At most a hundred entries of the letter of the page's own, which is among them.
  private func around(_ position: Int) -> [UInt8] {
    let letter = ranges[entries[position].letter] ?? position..<position + 1
    let latest = max(letter.upperBound - Sidebar.limit, letter.lowerBound)
    let start = min(max(position - Sidebar.limit / 2, letter.lowerBound), latest)
    var html: [UInt8] = []
    for index in start..<min(start + Sidebar.limit, letter.upperBound) {
      let entry = entries[index]
      if index == position {
        html += entry.html[..<entry.markOffset] + Sidebar.mark + entry.html[entry.markOffset...]
      } else {
        html += entry.html
      }
    }
    return html
  }

  /// `language` is the page's: a guide that has no page in it is named and linked in its own.
  private static func entry(_ guide: Guide, _ link: String, on language: String) -> Entry {
    var html = HTMLBuffer(capacity: 96)
    html.markup("<li><a href=\"")
    html.url(link)
    html.markup("\" data-guide=\"")
    html.text(guide.slug)
    if guide.language != language {
      html.markup("\" lang=\"")
      html.text(guide.language)
      html.markup("\" hreflang=\"")
      html.text(guide.language)
    }
    html.markup("\"")
    let offset = html.bytes.count
    html.markup(">")
    html.text(guide.frontMatter.title)
    html.markup("</a></li>\n")
    return Entry(
      slug: guide.slug, html: html.bytes, markOffset: offset,
      title: guide.frontMatter.title, letter: Initial.of(guide.frontMatter.title), link: link,
      language: guide.language == language ? nil : guide.language)
  }
}

/// The initial letter of a title.
enum Initial {
  /// In upper case; `#` for a title that begins with no letter.
  static func of(_ title: String) -> String {
    guard let first = title.first, first.isLetter else { return "#" }
    return first.uppercased()
  }
}
