import Diagnostics
import GuideMarkup

/// Reads sources.md: an H2 for each key, and what stands below it.
enum SourceKeys {
  static let fileName = "sources.md"

  static func read(
    _ document: MarkupDocument, in file: SourceFile, into log: inout DiagnosticLog
  ) -> [Source] {
    var sources: [Source] = []
    var firstPlaces: [String: SourcePlace] = [:]
    var key: String?
    var blocks: [Block] = []
    func finish() {
      if let key { sources.append(Source(key: key, blocks: blocks)) }
      blocks = []
    }
    for block in document.blocks {
      guard case .heading(let heading) = block.content, heading.level == 2 else {
        blocks.append(block)
        continue
      }
      finish()
      key = checked(heading, at: file.place(block.range), &firstPlaces, into: &log)
    }
    finish()
    return sources
  }

  private static func checked(
    _ heading: Heading, at place: SourcePlace, _ firstPlaces: inout [String: SourcePlace],
    into log: inout DiagnosticLog
  ) -> String? {
    let key = TableColumns.trimmed(heading.inlines.plainText)
    guard GuideName.isSlug(key) else {
      log.report(
        .badSourceKey, "'\(key)' cannot be the key of a source", at: place,
        help: ["use lower-case letters, digits and single hyphens between them"])
      return nil
    }
    if let first = firstPlaces[key] {
      log.report(
        .duplicateSource, "source '\(key)' stands twice", at: place,
        notes: [.init("the first is here", at: first)])
      return nil
    }
    firstPlaces[key] = place
    return key
  }

  static func reportUnknown(
    _ key: String, known: Set<String>, at place: SourcePlace, into log: inout DiagnosticLog
  ) {
    log.report(
      .unknownSource,
      "sources.md has no source '\(key)'\(Spelling.suggestion(for: key, among: known))", at: place,
      help: ["add '## \(key)' to sources.md, and below it title, address and date consulted"])
  }
}
