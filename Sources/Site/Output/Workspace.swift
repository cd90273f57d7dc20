import Glibc
import Inputs

/// The folder `.assay` of an output, held by one build.
///
/// A class, because it owns a lock that must be given back exactly once. After `leave`, and when
/// the value goes, only `.assay/written` remains, or what an unfinished build needs.
final class Workspace {
  let output: OutputFolder
  private let folder: Int32
  private let lock: Int32
  /// Folders that did not exist before, outermost first.
  private let created: [String]
  private var next: Int32?
  private var hasLeft = false

  private static let nextName = "next"
  private static let lockName = "lock"
  static let journalName = "journal"
  static let recordName = "written"

  private init(output: OutputFolder, folder: Int32, lock: Int32, created: [String]) {
    self.output = output
    self.folder = folder
    self.lock = lock
    self.created = created
  }

  deinit { leave() }

  private func shown(_ name: String) -> String { Self.shown(name, output) }

  static func shown(_ name: String, _ output: OutputFolder) -> String {
    output.shown("\(OutputPath.reserved)/\(name)")
  }

  // MARK: - Entering

  /// Creates what is missing, takes the lock, finishes what an earlier build left unfinished and
  /// clears what it never began to put in place.
  static func enter(_ path: String, faults: StepFault) throws(SiteError) -> Workspace {
    let created = try createFolders(path, faults: faults)
    let output: OutputFolder
    do { output = try openOutput(path, faults: faults) } catch {
      removeFolders(created, faults: faults)
      throw error
    }
    let held: (folder: Int32, lock: Int32)
    do { held = try takeLock(of: output) } catch {
      removeFolders(created, faults: faults)
      throw error
    }
    let workspace = Workspace(
      output: output, folder: held.folder, lock: held.lock, created: created)
    try workspace.finishEarlierBuild()
    try workspace.clearNext()
    return workspace
  }

  /// The output's descriptor. Links in the output's own path are the user's choice and followed.
  static func openOutput(_ path: String, faults: StepFault) throws(SiteError) -> OutputFolder {
    let root = retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard root >= 0 else {
      if errno == ENOTDIR { throw SiteError(path: path, problem: .outputIsNoFolder) }
      throw SiteError(path: path, code: errno)
    }
    return OutputFolder(path: path, root: root, faults: faults)
  }

  private static func createFolders(_ path: String, faults: StepFault) throws(SiteError)
    -> [String]
  {
    guard PathText.isPossible(path) else { throw SiteError(path: path, problem: .outputIsNoFolder) }
    var created: [String] = []
    var reached = PathText.isAbsolute(path) ? "/" : "."
    for part in PathText.components(path) {
      reached = PathText.join(reached, part)
      var status = stat()
      if stat(reached, &status) == 0 { continue }
      let failure = faults.change { mkdir(reached, 0o777) }
      switch failure {
      case nil: created.append(reached)
      case EEXIST: continue
      case .some(let code):
        removeFolders(created, faults: faults)
        let problem = SiteError(path: path, code: code)
        throw code == ENOTDIR ? SiteError(path: path, problem: .outputIsNoFolder) : problem
      }
    }
    return created
  }

  private static func removeFolders(_ created: [String], faults: StepFault) {
    // Stops by itself at the first folder that is not empty.
    for path in created.reversed() { _ = faults.change { rmdir(path) } }
  }

  private static func takeLock(of output: OutputFolder) throws(SiteError) -> (
    folder: Int32, lock: Int32
  ) {
    let name = OutputPath.reserved
    while true {
      let folder: Int32
      switch try output.open(name, in: output.root, missing: .created, shown: output.shown(name)) {
      case .folder(let descriptor): folder = descriptor
      case .blocked(_, let kind):
        throw SiteError(path: output.shown(name), problem: .inTheWay(kind.obstacle))
      // Another build removed it just now.
      case .absent: continue
      }
      do {
        if let lock = try takeLock(in: folder, of: output) { return (folder, lock) }
      } catch {
        close(folder)
        throw error
      }
      close(folder)
    }
  }

  /// nil when another build took the lock away with its folder meanwhile.
  private static func takeLock(in folder: Int32, of output: OutputFolder) throws(SiteError)
    -> Int32?
  {
    let shown = shown(lockName, output)
    var lock: Int32 = -1
    let failure = output.faults.change {
      lock = openat(folder, lockName, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
      return lock
    }
    if failure == ENOENT { return nil }
    if failure == ELOOP { throw SiteError(path: shown, problem: .inTheWay(.link)) }
    if let failure { throw SiteError(path: shown, code: failure) }
    guard retrying({ flock(lock, LOCK_EX | LOCK_NB) }) == 0 else {
      let code = errno
      defer { close(lock) }
      if code == EWOULDBLOCK {
        throw SiteError(path: output.path, problem: .busy(process: owner(of: lock)))
      }
      throw SiteError(path: shown, code: code)
    }
    // The file may have been removed by its owner between opening and locking it.
    var (held, named) = (stat(), stat())
    guard fstat(lock, &held) == 0,
      fstatat(folder, lockName, &named, AT_SYMLINK_NOFOLLOW) == 0, held.st_ino == named.st_ino
    else {
      close(lock)
      return nil
    }
    let text = Array("\(getpid())\n".utf8)
    // Only words for another build's message: that they are missing breaks nothing.
    if ftruncate(lock, 0) == 0 { _ = pwrite(lock, text, text.count, 0) }
    return lock
  }

  private static func owner(of lock: Int32) -> Int? {
    var digits = [UInt8](repeating: 0, count: 20)
    let count = retrying { pread(lock, &digits, digits.count, 0) }
    return Int(String(decoding: digits.prefix(max(count, 0)).prefix { $0 != 10 }, as: UTF8.self))
  }

  // MARK: - Leaving

  /// Gives the lock back and removes what is of no use to anybody.
  ///
  /// What cannot be removed is cleared by the next build, so nothing is reported.
  func leave() {
    guard !hasLeft else { return }
    hasLeft = true
    let faults = output.faults
    if !faults.isDead {
      var isNeeded = true
      do {
        isNeeded = try has(Self.journalName)
        if !isNeeded { try clearNext() }
      } catch {
        // The next build clears it.
      }
      _ = faults.change { unlinkat(folder, Self.lockName, 0) }
      if !isNeeded {
        // Fails, as it should, while the record of a build is in it.
        _ = faults.change { unlinkat(output.root, OutputPath.reserved, AT_REMOVEDIR) }
        Self.removeFolders(created, faults: faults)
      }
    }
    if let next { close(next) }
    close(lock)
    close(folder)
  }

  // MARK: - The record and the journal

  private func has(_ name: String) throws(SiteError) -> Bool {
    try output.kind(name, in: folder, shown: shown(name)) != nil
  }

  /// The record that the last build left, and its bytes; nil when there is none.
  func record() throws(SiteError) -> (record: WrittenRecord, bytes: [UInt8])? {
    try Self.record(in: folder, of: output)
  }

  static func record(in folder: Int32, of output: OutputFolder) throws(SiteError) -> (
    record: WrittenRecord, bytes: [UInt8]
  )? {
    let shown = shown(recordName, output)
    guard let bytes = try output.read(recordName, in: folder, shown: shown) else { return nil }
    guard let record = WrittenRecord(bytes: bytes) else {
      throw SiteError(path: shown, problem: .damagedRecord)
    }
    return (record, bytes)
  }

  /// Writes the journal, from where on the build will be finished by whoever comes next.
  ///
  /// It is the only thing that is waited for: the files in `next` need not be on the disk for a
  /// killed process to lose nothing. After a loss of power some may be empty, which the next
  /// build mends, because it compares bytes.
  func begin(_ journal: Journal) throws(SiteError) {
    let draft = Self.journalName + ".part"
    try output.remove(draft, in: folder, shown: shown(draft))
    do {
      try output.create(draft, in: folder, journal.bytes, durable: true, shown: shown(draft))
      try rename(draft, in: folder, to: Self.journalName, in: folder, shown: shown(draft))
    } catch {
      // The error that matters is the first one; the draft is removed by the next build.
      if !output.faults.isDead { _ = unlinkat(folder, draft, 0) }
      throw error
    }
    if let failure = output.faults.change({ fsync(folder) }) {
      throw SiteError(path: output.shown(OutputPath.reserved), code: failure)
    }
  }

  /// Does all steps of a journal, from wherever an earlier build stopped, and removes it.
  func finish(_ journal: Journal) throws(SiteError) {
    for step in journal.steps {
      switch step {
      case .put(let number, let target): try put(number, at: target)
      case .remove(let target): try remove(target)
      case .record:
        guard let next = try openNext(missing: .tolerated) else { continue }
        try rename(
          Self.recordName, in: next, to: Self.recordName, in: folder,
          shown: shown(Self.recordName))
      }
    }
    try output.remove(Self.journalName, in: folder, shown: shown(Self.journalName))
  }

  private func finishEarlierBuild() throws(SiteError) {
    let shown = shown(Self.journalName)
    guard let bytes = try output.read(Self.journalName, in: folder, shown: shown) else { return }
    guard let journal = Journal(bytes: bytes) else {
      throw SiteError(path: shown, problem: .damagedRecord)
    }
    try finish(journal)
  }

  private func put(_ number: Int, at target: OutputPath) throws(SiteError) {
    // Nothing left in `next`: an earlier try has put it in place.
    guard let next = try openNext(missing: .tolerated),
      try output.kind("\(number)", in: next, shown: shown(Self.nextName)) != nil
    else { return }
    switch try output.reach(target.folders, missing: .created) {
    case .folder(let parent):
      try rename(
        "\(number)", in: next, to: target.name, in: parent, shown: output.shown(target.text))
    case .blocked(let path, let kind):
      throw SiteError(path: output.shown(path), problem: .inTheWay(kind.obstacle))
    case .absent: preconditionFailure("'\(target.text)' was to be created")
    }
  }

  private func remove(_ target: OutputPath) throws(SiteError) {
    if case .found(.file, let parent) = try output.kind(target) {
      try output.remove(target.name, in: parent, shown: output.shown(target.text))
    }
    // Also when the file is gone: an earlier try may have stopped in between.
    try output.removeEmptyFolders(target.folders)
  }

  private func rename(
    _ old: String, in oldFolder: Int32, to new: String, in newFolder: Int32, shown: String
  ) throws(SiteError) {
    let failure = output.faults.change { renameat(oldFolder, old, newFolder, new) }
    switch failure {
    case nil, ENOENT: return
    case EISDIR: throw SiteError(path: shown, problem: .inTheWay(.folder))
    case .some(let code): throw SiteError(path: shown, code: code)
    }
  }

  // MARK: - What lies ready

  /// Writes a file that will take its place later.
  func stage(_ bytes: [UInt8], as name: String) throws(SiteError) {
    guard let next = try openNext(missing: .created) else {
      preconditionFailure("'\(Self.nextName)' was to be created")
    }
    try output.create(
      name, in: next, bytes, durable: false, shown: shown("\(Self.nextName)/\(name)"))
  }

  private func openNext(missing: OutputFolder.Missing) throws(SiteError) -> Int32? {
    if let next { return next }
    let shown = shown(Self.nextName)
    switch try output.open(Self.nextName, in: folder, missing: missing, shown: shown) {
    case .folder(let descriptor):
      next = descriptor
      return descriptor
    case .absent: return nil
    case .blocked(_, let kind): throw SiteError(path: shown, problem: .inTheWay(kind.obstacle))
    }
  }

  /// Removes what a build laid ready and never put in place.
  private func clearNext() throws(SiteError) {
    let draft = Self.journalName + ".part"
    if try has(draft) { try output.remove(draft, in: folder, shown: shown(draft)) }
    guard let next = try openNext(missing: .tolerated) else { return }
    let shown = shown(Self.nextName)
    guard let names = try output.names(in: next, shown: shown) else {
      throw SiteError(path: shown, problem: .damagedRecord)
    }
    for name in names { try output.remove(name, in: next, shown: shown + "/" + name) }
    close(next)
    self.next = nil
    let failure = output.faults.change { unlinkat(folder, Self.nextName, AT_REMOVEDIR) }
    if let failure, failure != ENOENT { throw SiteError(path: shown, code: failure) }
  }
}
