import Diagnostics
import Inputs
import Pages
import Reference
import Site

/// `assay build`: writes the site.
enum BuildCommand {
  static func run(_ options: Options, _ environment: CommandEnvironment) -> ExitStatus {
    let began = environment.stopwatch()
    var pipeline = Pipeline(options, environment)
    guard let site = pipeline.site() else { return fail(pipeline.log, options, environment) }
    let written: (pages: Int, summary: SiteSummary)
    do throws(SiteRenderer.Failure) {
      written = try write(site.renderer, options, environment)
    } catch {
      switch error {
      case .content(let diagnostic): pipeline.log.report(diagnostic)
      case .output(let error): pipeline.log.report(error.diagnostic)
      }
      return fail(pipeline.log, options, environment)
    }
    if let path = options.history, pipeline.isHistoryForeign {
      pipeline.log.report(
        .foreignFileInOutput, "'\(path)' holds no history of builds, and is not replaced", at: nil,
        help: ["name another file with --history, or take this one away"])
    } else if let path = options.history, let history = site.reference.history {
      FileOutput.write(HistoryWriter.bytes(of: history), to: path, into: &pipeline.log)
    }
    environment.console.error(options.format.render(pipeline.log))
    let changed = written.summary.changed.count { $0.hasSuffix(".html") }
    let seconds = environment.stopwatch() - began
    environment.console.out(
      Summary.verdicts(of: site.reference) + "; "
        + Summary.pages(written.pages, changed: changed, seconds: seconds) + "\n")
    return pipeline.log.hasErrors(strict: options.isStrict) ? .problems : .done
  }

  private static func write(
    _ renderer: SiteRenderer, _ options: Options, _ environment: CommandEnvironment
  ) throws(SiteRenderer.Failure) -> (pages: Int, summary: SiteSummary) {
    var progress = Progress(of: renderer.count, environment)
    defer { progress.end() }
    var writer = try open(options, environment)
    let outcome = try renderer.render(into: &writer) { progress.show($0) }
    do throws(SiteError) {
      return (outcome.pages, try writer.commit())
    } catch {
      throw .output(error)
    }
  }

  private static func open(_ options: Options, _ environment: CommandEnvironment)
    throws(SiteRenderer.Failure) -> SiteWriter
  {
    do throws(SiteError) {
      try SiteError.refuseOverlap(
        output: options.output, sources: [options.content], files: environment.files)
      return try SiteWriter(output: options.output)
    } catch {
      throw .output(error)
    }
  }

  /// Nothing was written: the last good site stands.
  private static func fail(
    _ log: DiagnosticLog, _ options: Options, _ environment: CommandEnvironment
  ) -> ExitStatus {
    environment.console.error(options.format.render(log))
    if options.format == .text {
      environment.console.errorLine("nothing was written: '\(options.output)' is as it was")
    }
    return .problems
  }
}
