import Diagnostics

/// Two files that would be one on a disk where case does not count.
enum OutputPaths {
  /// Folders of the site at its top, beside one for each further language.
  private static let folders: Set<String> = [
    "api", "assets", "badges", "changes", "controls", "coverage", "diagnostics", "failing",
    "glossary", "how-to-read", "sources", "topics",
  ]

  /// - Parameter images: relative to the content folder, sorted.
  static func checkImages(
    _ images: [String], in folder: ContentFolder, into log: inout DiagnosticLog
  ) {
    var first: [String: String] = [:]
    for image in images {
      let key = Anchor.normalised(Anchor.normalised(image).lowercased())
      guard let other = first[key] else {
        first[key] = image
        continue
      }
      log.report(
        .collidingOutputs,
        "'\(folder.path(of: image))' and '\(folder.path(of: other))' are one file where case does not count",
        at: SourcePlace(path: folder.path(of: image)),
        notes: [.init("the other is here", at: SourcePlace(path: folder.path(of: other)))],
        help: ["rename one of the two"])
    }
  }

  static func checkLanguages(
    _ settings: SiteSettings, at place: SourcePlace, into log: inout DiagnosticLog
  ) {
    for tag in settings.languages.dropFirst() where folders.contains(tag.lowercased()) {
      log.report(
        .collidingOutputs,
        "the pages in '\(tag)' and the site's own folder '\(tag.lowercased())/' have one address",
        at: place)
    }
  }
}
