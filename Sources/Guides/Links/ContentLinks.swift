/// Where the links of the content folder's texts lead, looked up in constant time.
package struct ContentLinks: Hashable, Sendable {
  private let folder: ContentFolder
  /// By path relative to the content folder.
  private let documents: [String: Document]
  /// Every other file of the content folder.
  private let files: Set<String>
  private let pageAnchors: [StandalonePage: [String]]

  /// What a link needs to know of a Markdown file.
  struct Document: Hashable, Sendable {
    let owner: Owner
    /// nil when they are unknown: every anchor is believed then.
    let anchors: Set<String>?
    let isDraft: Bool

    enum Owner: Hashable, Sendable {
      case guide(Guide.Kind, slug: String, language: String)
      case page(StandalonePage)
    }
  }

  /// The endings of images that every browser shows.
  package static let imageTypes = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"]

  /// Resolves nothing but external links and links inside a page.
  package static let none = ContentLinks(
    folder: ContentFolder(""), documents: [:], files: [], pageAnchors: [:])

  init(
    folder: ContentFolder, documents: [String: Document], files: Set<String>,
    pageAnchors: [StandalonePage: [String]]
  ) {
    self.folder = folder
    self.documents = documents
    self.files = files
    self.pageAnchors = pageAnchors
  }

  /// Where a link or image leads; nil when it leads nowhere, which has been reported.
  ///
  /// - Parameter sourcePath: the file the link stands in, as `Guide.path` gives it, or
  ///   `path(of:)` for a page that is no guide.
  package func resolve(_ destination: String, from sourcePath: String) -> LinkTarget? {
    do {
      return try examine(destination, from: folder.relative(sourcePath))
    } catch {
      return nil
    }
  }

  /// The path of a page's file as a person would type it.
  package func path(of page: StandalonePage) -> String { folder.path(of: page.fileName) }

  /// The anchors of a page's headings outside lists and quotes, in the order of the text; empty for
  /// a page without a file of its own. For sources these are the keys.
  package func anchors(of page: StandalonePage) -> [String] { pageAnchors[page] ?? [] }

  /// Where a link leads, or why it leads nowhere.
  ///
  /// - Parameter source: relative to the content folder.
  func examine(_ destination: String, from source: String) throws(LinkFault) -> LinkTarget {
    if let scheme = ContentPath.scheme(destination) {
      switch scheme {
      case "http", "https", "mailto": return .external(destination)
      case "javascript", "vbscript", "data": throw .scriptScheme
      default: throw .scheme(scheme)
      }
    }
    if destination.isEmpty { throw .empty }
    if destination.hasPrefix("/") { throw .absolute }
    let hash = destination.firstIndex(of: "#")
    guard let path = ContentPath.decoded(destination[..<(hash ?? destination.endIndex)]),
      let fragment = ContentPath.decoded(
        hash.map { destination[destination.index(after: $0)...] } ?? "")
    else { throw .undecodable }
    let anchor = hash == nil ? nil : fragment
    if path.isEmpty {
      guard let anchor, !anchor.isEmpty else { throw .empty }
      return .samePage(anchor: try found(anchor, in: source))
    }
    guard let target = ContentPath.resolved(path, from: source) else { throw .outsideContent }
    return try lookUp(target, anchor: anchor.flatMap { $0.isEmpty ? nil : $0 }, from: source)
  }

  private func lookUp(_ target: String, anchor: String?, from source: String) throws(LinkFault)
    -> LinkTarget
  {
    guard let document = documents[target] else { return try file(target) }
    if document.isDraft, documents[source]?.isDraft != true { throw .draft(target) }
    var known: String?
    if let anchor { known = try found(anchor, in: target) }
    switch document.owner {
    case .guide(let kind, let slug, let language):
      return .guide(kind: kind, slug: slug, language: language, anchor: known)
    case .page(let page): return .page(page, anchor: known)
    }
  }

  private func file(_ target: String) throws(LinkFault) -> LinkTarget {
    guard files.contains(target) else { throw .missing(target) }
    guard Self.imageTypes.contains(ContentPath.fileExtension(target)) else {
      throw .unpublished(target)
    }
    return .image(target)
  }

  /// The anchor as the page writes it.
  private func found(_ anchor: String, in document: String) throws(LinkFault) -> String {
    guard let anchors = documents[document]?.anchors else { return Anchor.normalised(anchor) }
    guard let position = anchors.firstIndex(of: anchor) else {
      throw .missingAnchor(document: document, anchor: anchor)
    }
    return anchors[position]
  }

  /// An image's file, or why there is none.
  func examineImage(_ destination: String, from source: String) throws(LinkFault) -> LinkTarget {
    let target: LinkTarget
    do {
      target = try examine(destination, from: source)
    } catch .unpublished(let path) {
      throw .imageType(path)
    }
    switch target {
    case .image: return target
    case .external: throw .externalImage
    case .guide, .page, .samePage: throw .notAnImage(destination)
    }
  }

  // MARK: - What was meant

  /// Names that a broken link may have meant.
  func anchorNames(_ document: String) -> Set<String> { documents[document]?.anchors ?? [] }

  /// Paths of documents or, for an image, of image files; relative to the content folder.
  func candidates(forImage: Bool) -> [String] {
    forImage
      ? files.filter { Self.imageTypes.contains(ContentPath.fileExtension($0)) }
      : Array(documents.keys)
  }
}
