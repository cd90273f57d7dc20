import Diagnostics

/// Holds every link and image against what the content folder has.
struct LinkCheck {
  let links: ContentLinks
  /// So that a site full of broken links costs no more than its size.
  private var suggestionsLeft = 100
  /// Images that published documents show, relative to the content folder.
  private(set) var images: Set<String> = []

  init(_ links: ContentLinks) { self.links = links }

  /// - Parameter document: relative to the content folder.
  mutating func check(
    _ found: [MarkupLink], in document: String, isDraft: Bool, into log: inout DiagnosticLog
  ) {
    for link in found {
      do throws(LinkFault) {
        let target =
          try link.isImage
          ? links.examineImage(link.destination, from: document)
          : links.examine(link.destination, from: document)
        if case .image(let path) = target, !isDraft { images.insert(path) }
      } catch {
        report(error, link, in: document, into: &log)
      }
    }
  }

  private mutating func report(
    _ fault: LinkFault, _ link: MarkupLink, in document: String, into log: inout DiagnosticLog
  ) {
    let noun = link.isImage ? "image" : "link"
    let written = link.destination
    func report(_ code: DiagnosticCode, _ message: String, help: [String] = []) {
      log.report(code, message, at: link.place, help: help)
    }
    switch fault {
    case .scriptScheme: break
    case .empty:
      report(.brokenLink, "the \(noun) has no destination")
    case .scheme(let scheme):
      report(
        .unknownScheme, "the \(noun) has the scheme '\(scheme):'",
        help: ["use https:, http: or mailto:, or a path relative to this file"])
    case .absolute:
      report(
        .linkOutsideContent, "\(noun) '\(written)' begins at a root that the site does not know",
        help: ["write it relative to this file"])
    case .outsideContent:
      report(
        .linkOutsideContent, "\(noun) '\(written)' leads out of the content folder",
        help: ["name a file inside it", "link to the address where it is published"])
    case .undecodable:
      report(.brokenLink, "\(noun) '\(written)' has a '%' that begins no character")
    case .missing(let path):
      let code: DiagnosticCode = link.isImage ? .missingImage : .brokenLink
      let meant = suggestion(path, forImage: link.isImage, from: document)
      report(
        code,
        link.isImage
          ? "no image '\(written)' exists\(meant)" : "link '\(written)' leads nowhere\(meant)")
    case .draft(let path):
      report(
        .linkToDraft, "link '\(written)' leads to a draft, which is not published",
        help: ["remove 'draft: true' from '\(path)'", "remove the link"])
    case .unpublished(let path):
      report(
        .brokenLink, "link '\(written)' leads to a file that is not published",
        help: ["'\(path)' is no guide and no image"])
    case .imageType, .notAnImage:
      report(
        .unknownImageType, "'\(written)' is no image that a browser shows",
        help: ["the endings are \(ContentLinks.imageTypes.joined(separator: ", "))"])
    case .externalImage:
      report(
        .externalImage, "image '\(written)' would be served by another site",
        help: ["put the file into the content folder and name it relative to this one"])
    case .missingAnchor(let target, let anchor):
      let words =
        target == document ? "this page" : "'\(ContentPath.relative(target, from: document))'"
      suggestionsLeft -= 1
      let names = suggestionsLeft >= 0 ? links.anchorNames(target) : []
      report(
        .brokenAnchor,
        "\(words) has no anchor '\(anchor)'\(Spelling.suggestion(for: anchor, among: names))")
    }
  }

  /// A file of the same name in another folder, else one whose path is spelt alike.
  private mutating func suggestion(_ path: String, forImage: Bool, from document: String) -> String
  {
    suggestionsLeft -= 1
    guard suggestionsLeft >= 0 else { return "" }
    let candidates = links.candidates(forImage: forImage)
    let name = path.split(separator: "/").last
    let sameName = candidates.filter { $0.split(separator: "/").last == name }.min()
    guard let meant = sameName ?? Spelling.nearest(to: path, among: candidates) else { return "" }
    return "; did you mean '\(ContentPath.relative(meant, from: document))'?"
  }
}
