import Diagnostics
import Guides
import Inputs
import Pages
import Reference
import Site
import TestResults

/// The whole flow on one screen: content and results → what is true → pages → files.
struct Pipeline {
  let options: Options
  let environment: CommandEnvironment
  /// Whether the file of the history holds something else: it may be somebody's work.
  private(set) var isHistoryForeign = false
  /// Every problem found on the way.
  var log = DiagnosticLog()

  init(_ options: Options, _ environment: CommandEnvironment) {
    self.options = options
    self.environment = environment
  }

  /// A site that is ready to be written, and what it says.
  struct ReadySite {
    let reference: Reference
    let renderer: SiteRenderer
  }

  /// Everything but the writing; nil when content or templates have errors, for then nothing is
  /// written, and results are not read: what they said of broken guides would only mislead.
  mutating func site() -> ReadySite? {
    let content = content()
    let theme = theme()
    guard let content, !hasContentErrors else { return nil }
    let reference = join(content)
    guard !hasContentErrors else { return nil }
    let problems = log.diagnostics.filter { $0.code.trouble == .results }
    let pages = SitePages(
      reference, problems: problems, words: theme.words, generator: "assay \(Assay.version)")
    let renderer = SiteRenderer(
      pages, theme: theme, content: options.content, files: environment.files)
    return ReadySite(reference: reference, renderer: renderer)
  }

  /// What is true; nil when the content has errors.
  mutating func reference() -> Reference? {
    guard let content = content(), !hasContentErrors else { return nil }
    return join(content)
  }

  /// Tells of a build of the output that was stopped half-way; the next build finishes it.
  ///
  /// Commands that only look have nothing to say of an output that cannot be looked at.
  mutating func reportUnfinishedBuild() {
    do throws(SiteError) {
      let state = try SiteState.of(options.output)
      if state == .unfinished { state.report(output: options.output, into: &log) }
    } catch {
      return
    }
  }

  var hasContentErrors: Bool { log.hasErrors(.content, strict: options.isStrict) }

  mutating func content() -> Content? {
    var content = ContentLoader.load(
      folder: options.content, files: environment.files, into: &log)
    if let baseURL = options.baseURL { content?.settings.baseURL = baseURL }
    return content
  }

  private mutating func join(_ content: Content) -> Reference {
    ReferenceBuilder.build(
      content: content, runs: runs(content.settings), history: history(), now: now(),
      commit: commit(), into: &log)
  }

  /// Without a file there is an empty history: this build is the first.
  private mutating func history() -> History {
    let path = options.history ?? PathText.join(options.output, SitePages.historyPath)
    do {
      let file = try environment.files.read(path, Self.historyLimit)
      let history = HistoryReader.read(file, into: &log)
      isHistoryForeign = history.builds.isEmpty && file.bytes.contains { $0 > 0x20 }
      return history
    } catch {
      if error.problem != .absent {
        log.report(.unreadableHistory, error.message, at: SourcePlace(path: path))
      }
      return History()
    }
  }

  /// In bytes.
  private static let historyLimit = 1 << 28

  private mutating func runs(_ settings: SiteSettings) -> [Run] {
    if options.results.isEmpty, settings.results.isEmpty {
      log.report(
        .noResultsNamed, "no results are named",
        at: SourcePlace(path: PathText.join(options.content, "site.yml")),
        help: ["add 'results: [FILE, FOLDER or GLOB]' to site.yml, or use --results"])
    }
    let results = ResultFiles(
      given: options.results,
      configured: options.results.isEmpty ? settings.results.map { ResultPath($0) } : [],
      project: project, files: environment.files)
    return RunLoader.load(
      results.paths, files: results.files, projectFolder: environment.files.resolve(project),
      into: &log)
  }

  /// Given templates win over the project's, and those over the installed ones.
  private mutating func theme() -> Theme {
    var folders = [PathText.join(project, "templates")]
    if let given = options.templates { folders.insert(given, at: 0) }
    if let installed = TemplatesHelp.installedTemplates(environment) { folders.append(installed) }
    return Theme.load(folders: folders, files: environment.files, into: &log)
  }

  /// The folder that holds the content folder.
  private var project: String { PathText.parent(options.content) }

  // MARK: - What the clock and git say, unless they were told otherwise

  private func now() -> Timestamp { environment.now(options) }

  private func commit() -> String? {
    let commit = options.commit ?? environment.commit(project)
    return commit == "unknown" ? nil : commit
  }
}
