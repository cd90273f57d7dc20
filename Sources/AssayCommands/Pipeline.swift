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

  private var hasContentErrors: Bool { log.hasErrors(.content, strict: options.isStrict) }

  private mutating func content() -> Content? {
    var content = ContentLoader.load(
      folder: options.content, files: environment.files, into: &log)
    if let baseURL = options.baseURL { content?.settings.baseURL = baseURL }
    return content
  }

  private mutating func join(_ content: Content) -> Reference {
    ReferenceBuilder.build(
      content: content, runs: runs(content.settings), now: now(), commit: commit(), into: &log)
  }

  private mutating func runs(_ settings: SiteSettings) -> [Run] {
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
    if let executable = environment.executable {
      let prefix = PathText.parent(PathText.parent(executable))
      folders.append(PathText.join(prefix, "share/assay/templates"))
    }
    return Theme.load(folders: folders, files: environment.files, into: &log)
  }

  /// The folder that holds the content folder.
  private var project: String { PathText.parent(options.content) }

  // MARK: - What the clock and git say, unless they were told otherwise

  private func now() -> Timestamp {
    if let now = options.now { return now }
    let fixed = environment.variables["SOURCE_DATE_EPOCH"].flatMap { Int($0) }
    return Timestamp(secondsSince1970: fixed ?? environment.clock())
  }

  private func commit() -> String? {
    let commit = options.commit ?? environment.commit(project)
    return commit == "unknown" ? nil : commit
  }
}
