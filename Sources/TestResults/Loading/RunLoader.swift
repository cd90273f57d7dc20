package import Diagnostics
package import Inputs

/// Reads runs from files and folders.
///
/// Whatever cannot be read is reported, and gives a run without tests that is not complete: a
/// result is never guessed, and never forgotten.
package enum RunLoader {
  /// The environment of a run that nobody gives one.
  package static let defaultEnvironment = "default"

  /// The largest result file that is read, in bytes.
  static let sizeLimit = 1 << 28

  /// The runs at `paths`, in the order of the paths and below a path by name; each once.
  ///
  /// A folder that holds a run.json is one run. Other folders are searched: each folder with a
  /// run.json below is a run, and so is each file of results outside of those.
  ///
  /// - Parameter projectFolder: The absolute path that tests' source files are shown relative to;
  ///   nil when unknown.
  package static func load(
    _ paths: [ResultPath], files: InputFiles, projectFolder: String? = nil,
    into log: inout DiagnosticLog
  ) -> [Run] {
    let sources = SourcePaths(projectFolder: projectFolder)
    let found = FoundResults(paths, files: files, into: &log)
    var runs: [Run] = []
    for item in found.items {
      let run =
        switch item.kind {
        case .runFolder:
          RunFolderReader(
            folder: item.path, environment: item.environment, files: files, paths: sources
          ).read(into: &log)
        case .foreignFile:
          ForeignFileReader(
            path: item.path, environment: item.environment ?? defaultEnvironment, files: files,
            paths: sources
          ).reading(into: &log).run
        case .unreadable: Run?.none
        }
      runs.append(run ?? unreadable(item))
    }
    return runs
  }

  private static func unreadable(_ item: FoundResults.Item) -> Run {
    Run(
      id: ContentHash.hex(Array(item.path.utf8)), origin: .unreadable, tool: "unknown",
      environment: item.environment ?? defaultEnvironment, incompleteness: ["it cannot be read"],
      path: item.path, tests: [])
  }
}
