import Diagnostics
import Inputs

/// Files of the content folder that are not what their names promise.
enum ContentFiles {
  private static let settings = [
    SettingsReader.fileName, RuleListReader.waiversName, RuleListReader.bindingsName,
    RuleListReader.acceptedName,
  ]
  private static let known = settings + StandalonePage.allCases.map(\.fileName)

  static func report(
    _ listing: InputFiles.Listing, in folder: ContentFolder, into log: inout DiagnosticLog
  ) {
    for error in listing.refused { TextFiles.report(error, into: &log) }
    var reported: Set<String> = []
    for path in listing.files {
      if let guide = folderNamedAsGuide(path) {
        guard reported.insert(guide).inserted else { continue }
        let full = folder.path(of: guide)
        log.report(
          .unreadableFile, "'\(full)' is a folder, not a file", at: SourcePlace(path: full))
      } else if Guide.Kind.allCases.contains(where: { $0.folder == path }) {
        let full = folder.path(of: path)
        log.report(
          .unreadableFile, "'\(full)' is a file, not a folder", at: SourcePlace(path: full))
      } else if isLost(path) {
        log.report(
          .unknownContentFile,
          "'\(path)' is no part of the site\(Spelling.suggestion(for: path, among: known))",
          at: SourcePlace(path: folder.path(of: path)),
          help: ["guides stand directly in controls/ or topics/", "keep other texts elsewhere"])
      }
    }
  }

  /// `controls/switch.md` of `controls/switch.md/notes.txt`; nil for other paths.
  private static func folderNamedAsGuide(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[1].hasSuffix(".md"),
      Guide.Kind.allCases.contains(where: { $0.folder == parts[0] })
    else { return nil }
    return "\(parts[0])/\(parts[1])"
  }

  /// A text that somebody may believe to be published.
  private static func isLost(_ path: String) -> Bool {
    let type = ContentPath.fileExtension(path)
    if type == "md" || type == "markdown" {
      let name = path.split(separator: "/").last?.lowercased()
      return GuideName(path: path) == nil && !known.contains(path) && name != "readme.md"
    }
    return (type == "yml" || type == "yaml") && !path.contains("/") && !settings.contains(path)
  }
}
