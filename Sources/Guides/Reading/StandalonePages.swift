import Diagnostics
import GuideMarkup

/// index.md, how-to-read.md, glossary.md and sources.md: each may be missing.
struct StandalonePages {
  private(set) var documents: [StandalonePage: MarkupDocument] = [:]
  private(set) var anchors: [StandalonePage: [String]] = [:]
  private(set) var links: [StandalonePage: [MarkupLink]] = [:]
  private(set) var sources: [Source] = []
  /// nil when sources.md could not be read or does not exist.
  private(set) var sourceKeys: Set<String>?
  private(set) var hasSourcesFile = true

  init(_ texts: TextFiles, allowsRawHTML: Bool?, into log: inout DiagnosticLog) {
    for page in StandalonePage.allCases {
      switch texts.readOptional(page.fileName, limit: TextFiles.Limit.guide, into: &log) {
      case .present(let file): read(page, file, allowsRawHTML: allowsRawHTML ?? true, into: &log)
      case .absent: if page == .sources { hasSourcesFile = false }
      case .unreadable: break
      }
    }
  }

  private mutating func read(
    _ page: StandalonePage, _ file: SourceFile, allowsRawHTML: Bool, into log: inout DiagnosticLog
  ) {
    var start = file.textStart
    if case .found(let block) = FrontMatterBlock.find(in: file) {
      log.report(
        .unexpectedFrontMatter, "only guides have front matter", at: file.place(line: 1),
        help: ["remove it"])
      start = block.body
    }
    let document = MarkupParser.parse(file, from: start, into: &log)
    var walk = MarkupWalk(file, allowsRawHTML: allowsRawHTML)
    walk.visit(document)
    log.append(contentsOf: walk.log)
    documents[page] = document
    links[page] = walk.links
    if page == .sources {
      sources = SourceKeys.read(document, in: file, into: &log)
      sourceKeys = Set(sources.map(\.key))
      anchors[page] = sources.map(\.key)
    } else {
      var table = AnchorTable(file)
      var found: [String] = []
      for block in document.blocks {
        guard case .heading(let heading) = block.content else { continue }
        found.append(table.anchor(of: heading, at: block.range, into: &log))
      }
      anchors[page] = found
    }
  }
}

/// waivers.yml, bindings.yml and accepted.yml: each may be missing.
struct RuleLists {
  private(set) var waivers: [Waiver] = []
  private(set) var bindings: [Binding] = []
  /// nil when there is no accepted.yml.
  private(set) var accepted: [(rule: PlacedText, text: String)]?

  init(_ texts: TextFiles, into log: inout DiagnosticLog) {
    let limit = TextFiles.Limit.settings
    if case .present(let file) = texts.readOptional(
      RuleListReader.waiversName, limit: limit, into: &log)
    {
      waivers = RuleListReader.waivers(file, into: &log)
    }
    if case .present(let file) = texts.readOptional(
      RuleListReader.bindingsName, limit: limit, into: &log)
    {
      bindings = RuleListReader.bindings(file, into: &log)
    }
    if case .present(let file) = texts.readOptional(
      RuleListReader.acceptedName, limit: TextFiles.Limit.accepted, into: &log)
    {
      accepted = RuleListReader.accepted(file, into: &log)
    }
  }
}
