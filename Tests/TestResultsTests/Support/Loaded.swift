import Diagnostics
import TestResults

/// What the loader made of files in memory.
struct Loaded {
  /// Those that could be read.
  let runs: [Run]
  /// Those that stand for what could not be read.
  let unreadable: [Run]
  let diagnostics: [Diagnostic]

  init(_ files: MemoryFiles, _ paths: [ResultPath], projectFolder: String? = nil) {
    var log = DiagnosticLog()
    let all = RunLoader.load(paths, files: files.inputs, projectFolder: projectFolder, into: &log)
    runs = all.filter { $0.origin != .unreadable }
    unreadable = all.filter { $0.origin == .unreadable }
    diagnostics = log.diagnostics
  }

  /// One file, under a name that fits its content.
  init(_ text: String, path: String) {
    self.init(MemoryFiles([path: text]), [ResultPath(path)])
  }

  init(xml: String) { self.init(xml, path: "r.xml") }

  init(stream: String) { self.init(stream, path: "e.jsonl") }

  /// A whole run folder called `run`; a part that is nil is not there.
  init(
    description: String? = Loaded.description, events: String?, evidence: String? = "",
    path: ResultPath = ResultPath("run")
  ) {
    var files = MemoryFiles()
    files.files["run/run.json"] = description.map { Array($0.utf8) }
    files.files["run/events.jsonl"] = events.map { Array($0.utf8) }
    files.files["run/evidence.jsonl"] = evidence.map { Array($0.utf8) }
    self.init(files, [path])
  }

  static let description =
    #"{"schema":1,"id":"r1","tool":"swift-testing","environment":"linux","commit":"abc","started":"2026-01-31T10:00:00Z","ended":"2026-01-31T10:01:00Z","exit":0}"#

  var outcomes: [String: TestOutcome] {
    Dictionary(runs.flatMap(\.tests).map { ($0.name, $0.outcome) }) { first, _ in first }
  }

  /// `place: [code] message`, in order.
  var problems: [String] {
    diagnostics.map { "\($0.place?.description ?? "-"): [\($0.code.name)] \($0.message)" }
  }
}
