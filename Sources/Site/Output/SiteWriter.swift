import Inputs

/// Turns an output from one whole site into another.
///
/// Files are added one by one and lie ready in `OUTPUT/.assay/next`, unless the same bytes stand
/// in the output already. `commit` puts all of them in place and removes what an earlier build
/// wrote and this one did not. Whenever a process is killed, every file is whole; before the
/// journal is written the old site stands, after that the next writer finishes the work before
/// it does anything else. Until then pages of both sites may stand side by side.
///
/// What no build wrote is neither replaced nor removed, and no symbolic link in the output is
/// followed. A writer that is given up, or goes without a commit, leaves the output as it was.
package struct SiteWriter: ~Copyable {
  private let workspace: Workspace
  /// What the last build left; nil when no record tells.
  private let earlier: (record: WrittenRecord, bytes: [UInt8])?
  private var files: [WrittenRecord.Entry] = []
  /// The file that took each key of `OutputPath.key`.
  private var fileKeys: [String: String] = [:]
  /// A file in each folder, by the folder's key.
  private var folderKeys: [String: String] = [:]
  /// The files that lie ready: the one at index n as `next/n`.
  private var staged: [OutputPath] = []
  /// What must be gone before the commit, because a file or folder of the site goes there.
  private var obstacles: [Obstacle] = []

  private enum Obstacle {
    /// A file of an earlier build where a folder must be.
    case file(path: String)
    /// A folder where a file must be.
    case folder(OutputPath)
  }

  /// Takes hold of a folder, which is created when it is missing, with the folders above it.
  ///
  /// Finishes an unfinished build first. Throws when another build holds the output.
  package init(output: String) throws(SiteError) {
    try self.init(output: output, faults: .none())
  }

  init(output: String, faults: StepFault) throws(SiteError) {
    let workspace = try Workspace.enter(output, faults: faults)
    let earlier = try workspace.record()
    self.workspace = workspace
    self.earlier = earlier
  }

  // MARK: - Adding

  /// Adds a file of the site; `path` is relative to the output.
  ///
  /// Throws for a path that is unsafe or taken by another file of this build, and when something
  /// that no build wrote stands there with other bytes.
  package mutating func add(_ path: String, _ bytes: [UInt8]) throws(SiteError) {
    let target = try OutputPath(path)
    try claim(target)
    if try !stands(target, bytes) {
      try workspace.stage(bytes, as: "\(staged.count)")
      staged.append(target)
    }
    files.append(WrittenRecord.Entry(path: target, size: bytes.count))
  }

  private mutating func claim(_ target: OutputPath) throws(SiteError) {
    let key = OutputPath.key(target.text)
    if let other = fileKeys[key] {
      throw SiteError(path: target.text, problem: .samePath(as: other))
    }
    if let inside = folderKeys[key] {
      throw SiteError(path: inside, problem: .insideFile(target.text))
    }
    var folders: [String] = []
    for index in key.utf8.indices where key.utf8[index] == UInt8(ascii: "/") {
      let folder = String(key[..<index])
      if let file = fileKeys[folder] {
        throw SiteError(path: target.text, problem: .insideFile(file))
      }
      folders.append(folder)
    }
    fileKeys[key] = target.text
    for folder in folders where folderKeys[folder] == nil { folderKeys[folder] = target.text }
  }

  /// Whether the file stands in the output already, byte for byte.
  private mutating func stands(_ target: OutputPath, _ bytes: [UInt8]) throws(SiteError) -> Bool {
    let output = workspace.output
    let shown = output.shown(target.text)
    switch try output.kind(target) {
    case .absent: return false
    case .found(.file(let size), let folder):
      if size == bytes.count,
        try output.holds(bytes, target.name, in: folder, shown: shown)
      {
        return true
      }
      guard isOurs(target.text) else { throw SiteError(path: shown, problem: .inTheWay(.file)) }
      return false
    case .found(.folder, _):
      obstacles.append(.folder(target))
      return false
    case .blocked(let path, .file):
      guard isOurs(path) else {
        throw SiteError(path: output.shown(path), problem: .inTheWay(.file))
      }
      obstacles.append(.file(path: path))
      return false
    case .found(let kind, _): throw SiteError(path: shown, problem: .inTheWay(kind.obstacle))
    case .blocked(let path, let kind):
      throw SiteError(path: output.shown(path), problem: .inTheWay(kind.obstacle))
    }
  }

  private func isOurs(_ path: String) -> Bool { earlier?.record.contains(path) ?? false }

  // MARK: - The end

  /// Puts the site in place.
  ///
  /// When it throws, the old site stands, or the rest is left to the next writer and
  /// `SiteState.of` tells so.
  package consuming func commit() throws(SiteError) -> SiteSummary {
    let record = WrittenRecord(files)
    let (removals, kept) = try leftovers(record)
    try checkObstacles(WrittenRecord(removals))
    let isRecordNew = record.bytes != earlier?.bytes
    if isRecordNew { try workspace.stage(record.bytes, as: Workspace.recordName) }
    if isRecordNew || !staged.isEmpty || !removals.isEmpty {
      let journal = Journal(steps: steps(removals, isRecordNew: isRecordNew))
      try workspace.begin(journal)
      try workspace.finish(journal)
    }
    workspace.leave()
    return SiteSummary(
      changed: staged.map(\.text).sorted(by: PathText.precedes),
      unchanged: files.count - staged.count,
      removed: removals.map(\.path.text), kept: kept)
  }

  /// Leaves the output as it was.
  package consuming func abandon() { workspace.leave() }

  /// What an earlier build wrote and this one did not: what goes, and what somebody changed since.
  private func leftovers(_ record: WrittenRecord) throws(SiteError) -> (
    [WrittenRecord.Entry], kept: [String]
  ) {
    var removals: [WrittenRecord.Entry] = []
    var kept: [String] = []
    for entry in earlier?.record.subtracting(record) ?? [] {
      switch try workspace.output.kind(entry.path) {
      case .absent, .blocked: continue
      case .found(.file(entry.size), _): removals.append(entry)
      case .found: kept.append(entry.path.text)
      }
    }
    return (removals, kept)
  }

  /// Throws unless everything that is in the way will have been removed.
  private func checkObstacles(_ removals: WrittenRecord) throws(SiteError) {
    for obstacle in obstacles {
      switch obstacle {
      case .file(let path):
        guard removals.contains(path) else {
          throw SiteError(path: workspace.output.shown(path), problem: .inTheWay(.file))
        }
      case .folder(let target):
        try checkObstacle(target.folders + [target.name], removals)
      }
    }
  }

  private func checkObstacle(_ folders: [String], _ removals: WrittenRecord) throws(SiteError) {
    let output = workspace.output
    let path = folders.joined(separator: "/")
    guard case .folder(let folder) = try output.reach(folders, missing: .tolerated) else { return }
    let names = try output.names(in: folder, shown: output.shown(path))
    guard let names, !names.isEmpty else {
      throw SiteError(path: output.shown(path), problem: .inTheWay(.folder))
    }
    for name in names.sorted(by: PathText.precedes) {
      let inner = "\(path)/\(name)"
      // Asked for each time, because looking into one folder closes the others.
      guard case .folder(let folder) = try output.reach(folders, missing: .tolerated),
        let kind = try output.kind(name, in: folder, shown: output.shown(inner))
      else { continue }
      if kind == .folder {
        try checkObstacle(folders + [name], removals)
      } else if !removals.contains(inner) {
        throw SiteError(path: output.shown(inner), problem: .inTheWay(kind.obstacle))
      }
    }
  }

  /// Pages come before what goes, so that no link is dead for a while, unless there is something
  /// to clear out of the way.
  private func steps(_ removals: [WrittenRecord.Entry], isRecordNew: Bool) -> [Journal.Step] {
    let puts = staged.enumerated().map { Journal.Step.put(number: $0.offset, $0.element) }
    let removals = removals.map { Journal.Step.remove($0.path) }
    return (obstacles.isEmpty ? puts + removals : removals + puts)
      + (isRecordNew ? [.record] : [])
  }
}
