/// What a link or image of a guide leads to.
package enum LinkTarget: Hashable, Sendable {
  /// An address with the scheme http, https or mailto, as written.
  case external(String)
  /// A guide in the language of the file that was named.
  case guide(kind: Guide.Kind, slug: String, language: String, anchor: String?)
  case page(StandalonePage, anchor: String?)
  /// A file of the content folder, relative to it.
  case image(String)
  case samePage(anchor: String)
}

/// Why a link leads nowhere.
enum LinkFault: Error, Hashable, Sendable {
  case empty
  /// A scheme that is not shown on a page.
  case scheme(String)
  /// A scheme that GuideMarkup already reports.
  case scriptScheme
  case absolute
  case outsideContent
  case undecodable
  /// Nothing stands at this path, which is relative to the content folder.
  case missing(String)
  case draft(String)
  /// A file that is no page and no image.
  case unpublished(String)
  case imageType(String)
  /// An image that another site would serve.
  case externalImage
  /// An image was expected, and this is a page.
  case notAnImage(String)
  /// The document, relative to the content folder, has no such anchor.
  case missingAnchor(document: String, anchor: String)
}
