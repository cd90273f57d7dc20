import Diagnostics

/// Decides which paths are guides, and reports names that cannot be addresses.
enum GuideNames {
  /// A slug that a badge of the whole site has.
  static let reserved: Set<String> = ["all"]

  /// Sources and translations whose names are good; a problem is reported for every other.
  static func check(
    _ paths: [String], in folder: ContentFolder, settings: SiteSettings?,
    into log: inout DiagnosticLog
  ) -> [GuideName] {
    let names = paths.compactMap(GuideName.init(path:)).filter {
      $0.slug.lowercased() != "readme" && isGood($0, folder, settings, into: &log)
    }
    var firstPaths: [String: String] = [:]
    let sources = names.filter { $0.languageTag == nil }.filter { name in
      guard let first = firstPaths[name.slug] else {
        firstPaths[name.slug] = name.path
        return true
      }
      log.report(
        .duplicateSlug, "slug '\(name.slug)' is taken by '\(folder.path(of: first))'",
        at: SourcePlace(path: folder.path(of: name.path)),
        notes: [
          .init("the first guide with it is here", at: SourcePlace(path: folder.path(of: first)))
        ],
        help: ["rename one of the two files; a slug is one over all folders"])
      return false
    }
    let owners = Set(sources.map { "\($0.kind.folder)/\($0.slug)" })
    let translations = names.filter { name in
      guard name.languageTag != nil else { return false }
      if owners.contains("\(name.kind.folder)/\(name.slug)") { return true }
      log.report(
        .translationWithoutSource, "this translates '\(name.slug).md', which does not exist",
        at: SourcePlace(path: folder.path(of: name.path)))
      return false
    }
    return sources + translations
  }

  private static func isGood(
    _ name: GuideName, _ folder: ContentFolder, _ settings: SiteSettings?,
    into log: inout DiagnosticLog
  ) -> Bool {
    let place = SourcePlace(path: folder.path(of: name.path))
    if !GuideName.isSlug(name.slug) {
      let stem = String(name.slug)
      let mended = Anchor.from(stem)
      let meant = GuideName.isSlug(mended) ? "; did you mean '\(mended)'?" : ""
      log.report(
        .badFileName, "the file name's '\(stem)' cannot be a guide's slug\(meant)", at: place,
        help: ["use lower-case letters, digits and single hyphens between them"])
      return false
    }
    if reserved.contains(name.slug) {
      log.report(
        .reservedSlug, "slug '\(name.slug)' is reserved for the whole site", at: place,
        help: ["rename the file"])
      return false
    }
    guard let tag = name.languageTag, let settings else { return true }
    if tag == settings.languages[0] {
      log.report(
        .unknownLanguage, "'\(tag)' is the source language, whose file is '\(name.slug).md'",
        at: place, help: ["rename the file"])
      return false
    }
    if !settings.languages.contains(tag) {
      log.report(
        .unknownLanguage,
        "site.yml has no language '\(tag)'\(Spelling.suggestion(for: tag, among: settings.languages))",
        at: place, help: ["add it to 'languages' in site.yml, or rename the file"])
      return false
    }
    return true
  }
}
