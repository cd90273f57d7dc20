import Diagnostics
import Inputs

/// Reads one file of results that has no run.json: its bytes are all that is known of its run.
struct ForeignFileReader {
  let path: String
  let environment: String
  let files: InputFiles
  let paths: SourcePaths
  /// Whether evidence without its run is read for its mistakes instead of being refused.
  var inspectsEvidence = false

  /// Its run is nil, with a report, when the file cannot be read to its end.
  func reading(into log: inout DiagnosticLog) -> FileReading {
    let file: SourceFile
    do {
      file = try files.read(path, RunLoader.sizeLimit)
    } catch {
      log.report(.unreadableResults, error.message, at: SourcePlace(path: path))
      return FileReading(format: ResultFormat.unknownName, run: nil)
    }
    let format = ResultFormat(of: file)
    return FileReading(format: format.name, run: run(file, format, into: &log))
  }

  private func run(_ file: SourceFile, _ format: ResultFormat, into log: inout DiagnosticLog)
    -> Run?
  {
    switch format {
    case .eventStream:
      return EventStreamReader.read(file, paths: paths, into: &log).map { run(file, $0) }
    case .xml:
      return JUnitLoader(file: file, paths: paths).read(environment: environment, into: &log)
    case .other(.evidence) where inspectsEvidence:
      _ = EvidenceReader.read(file, into: &log)
      return nil
    case .other(let foreign):
      log.report(
        .unknownResultFormat, "'\(path)' is \(foreign.phrase)", at: SourcePlace(path: path),
        help: [foreign.help])
      return nil
    }
  }

  private func run(_ file: SourceFile, _ stream: EventStream) -> Run {
    Run(
      id: ContentHash.hex(file.bytes), origin: .file, tool: "swift-testing",
      environment: environment,
      started: stream.started, ended: stream.ended, incompleteness: stream.incompleteness,
      path: path, tests: stream.tests.map { $0.record(links: [], evidence: []) }.inOrder(),
      looseFailures: stream.looseFailures)
  }
}
