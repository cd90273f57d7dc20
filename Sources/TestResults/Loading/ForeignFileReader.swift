import Diagnostics
import Inputs

/// Reads one file of results that has no run.json: its bytes are all that is known of its run.
struct ForeignFileReader {
  let path: String
  let environment: String
  let files: InputFiles
  let paths: SourcePaths

  /// nil, with a report, when the file cannot be read to its end.
  func read(into log: inout DiagnosticLog) -> Run? {
    let file: SourceFile
    do {
      file = try files.read(path, RunLoader.sizeLimit)
    } catch {
      log.report(.unreadableResults, error.message, at: SourcePlace(path: path))
      return nil
    }
    switch ResultFormat(of: file) {
    case .eventStream:
      return EventStreamReader.read(file, paths: paths, into: &log).map { run(file, $0) }
    case .xml:
      return JUnitLoader(file: file, paths: paths).read(environment: environment, into: &log)
    case .other(let name, let help):
      log.report(
        .unknownResultFormat, "'\(path)' is \(name)", at: SourcePlace(path: path), help: [help])
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
