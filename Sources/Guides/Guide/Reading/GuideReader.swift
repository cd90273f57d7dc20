package import Diagnostics
import GuideMarkup

/// Reads one guide's file by itself: pure, so that many can be read at once.
package enum GuideReader {
  /// What a guide's text is held against.
  package struct Context: Sendable {
    /// nil when site.yml could not be read: nothing is concluded from it then.
    package let settings: SiteSettings?
    /// Keys of sources.md; nil when they are unknown.
    package let sourceKeys: Set<String>?

    package init(settings: SiteSettings?, sourceKeys: Set<String>?) {
      self.settings = settings
      self.sourceKeys = sourceKeys
    }
  }

  /// The guide and the problems of its file; the file's bytes are not kept.
  package static func read(_ file: SourceFile, as name: GuideName, in context: Context)
    -> (guide: ParsedGuide, log: DiagnosticLog)
  {
    var log = DiagnosticLog()
    let matter: FrontMatterReader.Result
    let bodyStart: Int?
    switch FrontMatterBlock.find(in: file) {
    case .found(let block):
      matter = FrontMatterReader.read(file, block.yaml, as: name, into: &log)
      bodyStart = block.body
    case .missing:
      matter = FrontMatterReader.unknown(name)
      bodyStart = file.textStart
      log.report(
        .missingFrontMatter, "the guide does not begin with front matter",
        at: file.place(file.textStart..<file.lineRange(1).upperBound),
        help: ["begin the file with a line '---', then 'title: …' and 'summary: …', then '---'"])
    case .unclosed(let line):
      matter = FrontMatterReader.unknown(name)
      bodyStart = nil
      log.report(
        .unclosedFrontMatter, "the front matter that opens here is never closed",
        at: file.place(line: line), help: ["put a line '---' between it and the text"])
    }
    let document =
      bodyStart.map { MarkupParser.parse(file, from: $0, into: &log) } ?? MarkupDocument(blocks: [])
    let isComplete = matter.isComplete && bodyStart != nil && !log.hasErrors(.content)
    var body = GuideBody(
      file, as: name, matter, in: context, isComplete: isComplete)
    let guide = body.read(document)
    log.append(contentsOf: body.log)
    return (guide, log)
  }
}
