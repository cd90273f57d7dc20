import Diagnostics
import FoundationEssentials
import Inputs

/// Reads a run folder: run.json, events.jsonl and evidence.jsonl.
struct RunFolderReader {
  let folder: String
  /// The environment that the command line gives this path; nil when it gives none.
  let environment: String?
  let files: InputFiles
  let paths: SourcePaths

  /// nil, with a report, when run.json cannot be read.
  func read(into log: inout DiagnosticLog) -> Run? {
    guard let file = open("run.json", limit: 1 << 20, into: &log),
      let description = description(file, into: &log)
    else { return nil }
    var draft = RunDraft(description: description, file: file)
    draft.checkDescription(environment: environment, into: &log)
    let stream = stream(&draft, into: &log)
    let evidence = evidence(&draft, into: &log)
    let join = EvidenceJoin(stream, evidence, into: &log)
    draft.checkExit(join.records, stream.looseFailures, into: &log)
    return Run(
      id: draft.id, tool: description.tool ?? "swift-testing",
      environment: description.environment ?? environment ?? RunLoader.defaultEnvironment,
      commit: description.commit, started: draft.started ?? stream.started,
      ended: draft.ended ?? stream.ended, incompleteness: draft.incompleteness,
      shard: draft.shard, path: folder, tests: join.records.inOrder(),
      looseFailures: stream.looseFailures, looseEvidence: join.loose)
  }

  // MARK: - Its files

  private func path(_ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }

  private func open(_ name: String, limit: Int, into log: inout DiagnosticLog) -> SourceFile? {
    do {
      return try files.read(path(name), limit)
    } catch {
      log.report(.unreadableResults, error.message, at: SourcePlace(path: path(name)))
      return nil
    }
  }

  private func description(_ file: SourceFile, into log: inout DiagnosticLog) -> RunDescription? {
    do {
      let description = try JSONDecoder().decode(RunDescription.self, from: Data(file.bytes))
      if description.schema == RunDescription.knownSchema { return description }
      log.report(
        .unreadableRunDescription,
        "'\(file.path)' has schema \(description.schema); "
          + "schema \(RunDescription.knownSchema) is the only one known",
        at: SourcePlace(path: file.path))
    } catch {
      log.report(
        .unreadableRunDescription,
        "'\(file.path)' is not a JSON object with the keys of a run",
        at: SourcePlace(path: file.path),
        help: [#"write {"schema":1,"id":"…","environment":"…","started":"…","ended":"…","exit":0}"#]
      )
    }
    return nil
  }

  private func stream(_ draft: inout RunDraft, into log: inout DiagnosticLog) -> EventStream {
    if let file = open("events.jsonl", limit: RunLoader.sizeLimit, into: &log) {
      if draft.id.isEmpty { draft.id = ContentHash.hex(file.bytes) }
      if let stream = EventStreamReader.read(file, paths: paths, into: &log) {
        draft.incompleteness += stream.incompleteness
        draft.checkAge(of: stream, at: file.path, into: &log)
        return stream
      }
      draft.incompleteness.append("its event stream cannot be read")
    } else {
      draft.incompleteness.append("it has no event stream that can be read")
    }
    if draft.id.isEmpty { draft.id = ContentHash.hex(draft.file.bytes) }
    return EventStream()
  }

  private func evidence(_ draft: inout RunDraft, into log: inout DiagnosticLog) -> EvidenceFile {
    let path = path("evidence.jsonl")
    let file: SourceFile
    do {
      file = try files.read(path, RunLoader.sizeLimit)
    } catch {
      if error.problem == .absent {
        log.report(
          .runWithoutEvidence,
          "'\(path)' does not exist; the tests of this run bind by their names alone",
          at: SourcePlace(path: folder))
      } else {
        log.report(.unreadableResults, error.message, at: SourcePlace(path: path))
        draft.incompleteness.append("its evidence cannot be read")
      }
      return EvidenceFile()
    }
    let evidence = EvidenceReader.read(file, into: &log)
    if evidence.lostLines > 0 {
      let lines = evidence.lostLines == 1 ? "1 line" : "\(evidence.lostLines) lines"
      draft.incompleteness.append("\(lines) of its evidence cannot be read")
    }
    for id in evidence.runIDs where id != draft.id {
      log.report(
        .evidenceOfAnotherRun, "'\(path)' holds evidence of the run '\(id)', not of '\(draft.id)'",
        at: SourcePlace(path: path), help: ["empty the folder before the tests write into it"])
      draft.incompleteness.append("its evidence is of another run")
    }
    return evidence
  }
}
