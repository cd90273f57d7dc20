package import Diagnostics
package import Inputs
import GuideMarkup

/// Reads the content folder and checks all of it: every problem of one run is reported.
package enum ContentLoader {
  /// What the folder says; nil only when there is no folder or no site.yml that can be read.
  ///
  /// After an error was reported the value is the best that could be made of the rest.
  package static func load(
    folder: String, files: InputFiles, into log: inout DiagnosticLog
  ) -> Content? {
    let texts = TextFiles(folder: ContentFolder(folder), files: files)
    guard let listing = list(folder, files, into: &log) else { return nil }
    let settings = settings(texts, into: &log)
    let pages = StandalonePages(texts, allowsRawHTML: settings?.settings.allowsRawHTML, into: &log)
    let lists = RuleLists(texts, into: &log)
    ContentFiles.report(listing, in: texts.folder, into: &log)

    // What was refused is still a guide, so that nobody is blamed for a link to it.
    let refused = Set(listing.refused.map { texts.folder.relative($0.path) })
    let names = GuideNames.check(
      listing.files + refused.sorted(), in: texts.folder, settings: settings?.settings, into: &log)
    let context = GuideReader.Context(
      settings: settings?.settings, sourceKeys: pages.sourceKeys)
    let results = names.map { name in
      var log = DiagnosticLog()
      guard !refused.contains(name.path),
        let file = texts.read(name.path, limit: TextFiles.Limit.guide, into: &log)
      else {
        return (
          guide: ParsedGuide.unreadable(name, path: texts.folder.path(of: name.path)), log: log
        )
      }
      return GuideReader.read(file, as: name, in: context)
    }
    for result in results { log.append(contentsOf: result.log) }

    var assembly = ContentAssembly(
      results.map(\.guide), pages, folder: texts.folder, listing: listing.files, into: &log)
    assembly.checkGuides(settings, into: &log)
    let content = assembly.content(settings?.settings, lists, into: &log)
    return settings == nil ? nil : content
  }

  private static func list(
    _ folder: String, _ files: InputFiles, into log: inout DiagnosticLog
  ) -> InputFiles.Listing? {
    do {
      return try files.list(folder)
    } catch {
      let isMissing = error.problem == .absent || error.problem == .isNoFolder
      log.report(
        isMissing ? .missingContentFolder : .unreadableFile, error.message,
        at: SourcePlace(path: folder),
        help: isMissing ? ["name the folder that holds site.yml with --content"] : [])
      return nil
    }
  }

  private static func settings(_ texts: TextFiles, into log: inout DiagnosticLog)
    -> SettingsReader.Result?
  {
    let name = SettingsReader.fileName
    switch texts.readOptional(name, limit: TextFiles.Limit.settings, into: &log) {
    case .present(let file):
      let result = SettingsReader.read(file, into: &log)
      if let result {
        OutputPaths.checkLanguages(
          result.settings, at: SourcePlace(path: file.path), into: &log)
      }
      return result
    case .unreadable: return nil
    case .absent:
      log.report(
        .missingSettings, "the content folder has no 'site.yml'",
        at: SourcePlace(path: texts.folder.path(of: name)),
        help: ["write one; a line 'title: …' is enough"])
      return nil
    }
  }
}

extension ParsedGuide {
  /// What is known of a guide whose file could not be read.
  static func unreadable(_ name: GuideName, path: String) -> ParsedGuide {
    ParsedGuide(
      name: name,
      guide: Guide(
        kind: name.kind, slug: name.slug, path: path, language: name.languageTag ?? "en",
        frontMatter: FrontMatterReader.unknown(name).frontMatter, introduction: [], sections: [],
        footnotes: [], rules: []),
      anchors: [], links: [], similar: [], aliases: [], sourceHashes: [:], firstSourceUse: nil,
      isComplete: false)
  }
}
