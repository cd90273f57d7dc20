import Glibc

package import Diagnostics

/// Whether an output holds what the last build wrote.
package enum SiteState: Hashable, Sendable {
  case neverBuilt
  /// A build was stopped while it put its files in place; the next one finishes it.
  case unfinished
  /// Files that the last build wrote and that are gone or have another size; relative to the
  /// output, in the order of their bytes, never empty.
  case incomplete([String])
  case whole

  /// Looks without writing; only sizes are compared. An output that does not exist was never
  /// built.
  package static func of(_ path: String) throws(SiteError) -> SiteState {
    var status = stat()
    if stat(path, &status) != 0, errno == ENOENT { return .neverBuilt }
    let output = try Workspace.openOutput(path, faults: .none())
    let name = OutputPath.reserved
    let found = try output.open(
      name, in: output.root, missing: .tolerated, shown: output.shown(name))
    guard case .folder(let folder) = found else { return .neverBuilt }
    defer { close(folder) }
    let journal = Workspace.journalName
    let shown = Workspace.shown(journal, output)
    if try output.kind(journal, in: folder, shown: shown) != nil { return .unfinished }
    guard let record = try Workspace.record(in: folder, of: output)?.record else {
      return .neverBuilt
    }
    var missing: [String] = []
    for entry in record.entries {
      if case .found(.file(entry.size), _) = try output.kind(entry.path) { continue }
      missing.append(entry.path.text)
    }
    return missing.isEmpty ? .whole : .incomplete(missing)
  }

  /// Tells what is wrong with the output at `path`; says nothing of one that is whole or was never
  /// built.
  package func report(output path: String, into log: inout DiagnosticLog) {
    switch self {
    case .neverBuilt, .whole: return
    case .unfinished:
      log.report(
        .unfinishedBuild, "a build of '\(path)' was stopped before it was done", at: nil,
        help: ["build again, which finishes it first"])
    case .incomplete(let files):
      for file in files {
        let full = path.hasSuffix("/") ? path + file : path + "/" + file
        log.report(
          .incompleteSite, "'\(full)' is not as the last build wrote it",
          at: SourcePlace(path: full), help: ["build again"])
      }
    }
  }
}
