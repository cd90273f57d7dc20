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
    var reading = FileReading(format: format.name, run: nil)
    switch format {
    case .eventStream:
      reading.run = EventStreamReader.read(file, paths: paths, into: &log).map { run(file, $0) }
    case .xml:
      reading.run = JUnitLoader(file: file, paths: paths)
        .read(environment: environment, into: &log)
    case .ctrf:
      reading.run = CTRFReader(file: file, paths: paths, environment: environment).read(into: &log)
    case .tap:
      if let found = TAPReader.read(file, environment: environment, into: &log) {
        (reading.run, reading.counts) = found
      }
    case .other(.evidence) where inspectsEvidence: _ = EvidenceReader.read(file, into: &log)
    case .other(let foreign):
      log.report(
        .unknownResultFormat, "'\(path)' is \(foreign.phrase)", at: SourcePlace(path: path),
        help: [foreign.help])
    }
    return reading
  }

  /// The same, but of XML only what is counted: there is no run then, and never the whole file.
  func counting(into log: inout DiagnosticLog) -> FileReading {
    do throws(InputError) {
      let (isXML, tally) = try JUnitCounter(path: path, files: files).count(into: &log)
      guard isXML else { return reading(into: &log) }
      return FileReading(
        format: ResultFormat.xml.name, counts: tally?.counts, suiteErrors: tally?.suiteErrors)
    } catch {
      log.report(.unreadableResults, error.message, at: SourcePlace(path: path))
      return FileReading(format: ResultFormat.unknownName)
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
