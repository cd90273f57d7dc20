package import Diagnostics
package import Inputs

/// Says of each file of results what is made of it, and joins nothing.
package enum ResultInspector {
  /// One inspection for each file found at `paths`, in the order of the paths and below a path by
  /// name. Of a run folder the file is its event stream, and what is told of its other files is
  /// told with it. A path that leads nowhere is refused like a file.
  package static func inspect(
    _ paths: [ResultPath], files: InputFiles, into log: inout DiagnosticLog
  ) -> [ResultInspection] {
    var found = DiagnosticLog()
    let results = FoundResults(paths, files: files, into: &found)
    log.append(contentsOf: found)
    var troubles: [String: [Diagnostic]] = [:]
    for problem in found.diagnostics where problem.severity == .error {
      troubles[problem.place?.path ?? "", default: []].append(problem)
    }
    var inspections: [ResultInspection] = []
    for item in results.items {
      if item.kind == .unreadable {
        inspections.append(refused(item.path, troubles.removeValue(forKey: item.path) ?? []))
        continue
      }
      var told = DiagnosticLog()
      let inspection = inspect(item, files: files, into: &told)
      log.append(contentsOf: told)
      inspections.append(inspection)
    }
    // Folders and patterns that hold nothing.
    for path in troubles.keys.sorted() {
      inspections.append(refused(path, troubles[path] ?? []))
    }
    return inspections
  }

  private static func refused(_ path: String, _ problems: [Diagnostic]) -> ResultInspection {
    ResultInspection(
      file: path, format: ResultFormat.unknownName, counts: ResultCounts(), suiteErrors: 0,
      verdict: .refuse, reason: problems.first?.message, diagnostics: problems)
  }

  private static func inspect(
    _ item: FoundResults.Item, files: InputFiles, into log: inout DiagnosticLog
  ) -> ResultInspection {
    let sources = SourcePaths(projectFolder: nil)
    guard item.kind == .foreignFile else {
      let run = RunFolderReader(
        folder: item.path, environment: item.environment, files: files, paths: sources
      ).read(into: &log)
      return judged(
        FoundResults.join(item.path, "events.jsonl"),
        FileReading(format: ResultFormat.eventStream.name, run: run), log)
    }
    let reading = ForeignFileReader(
      path: item.path, environment: item.environment ?? RunLoader.defaultEnvironment,
      files: files, paths: sources, inspectsEvidence: true
    ).counting(into: &log)
    return judged(item.path, reading, log)
  }

  private static func judged(_ file: String, _ reading: FileReading, _ log: DiagnosticLog)
    -> ResultInspection
  {
    let diagnostics = log.diagnostics
    var counts = ResultCounts()
    if let known = reading.counts {
      counts = known
    } else {
      for test in reading.run?.tests ?? [] { counts.add(test.outcome) }
    }
    let (verdict, reason) = InspectionVerdict.judge(reading, diagnostics)
    return ResultInspection(
      file: file, format: reading.format, counts: counts,
      suiteErrors: reading.suiteErrors ?? reading.run?.looseFailures.count ?? 0, verdict: verdict,
      reason: reason,
      diagnostics: diagnostics)
  }
}
