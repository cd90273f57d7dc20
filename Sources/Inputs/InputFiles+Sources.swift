// The two places that files come from.

extension InputFiles {
  /// The machine's own files.
  ///
  /// Nothing but regular files is ever read, and nothing that is no file is opened, so a FIFO
  /// cannot block and a device cannot act. A file that grows while it is read is taken up to
  /// the end met, never beyond the limit.
  package static let disk: InputFiles = {
    let tree = DiskTree()
    return InputFiles(
      kind: { path throws(InputError) in try tree.kind(path) },
      list: { folder throws(InputError) in try FolderWalk.list(tree, folder) },
      read: { path, limit throws(InputError) in try tree.read(path, limit: limit) },
      open: { path, limit throws(InputError) in try tree.open(path, limit: limit) },
      resolve: { path in tree.resolve(path) })
  }()

  /// Regular files by path; the folders they lie in exist by that.
  package static func memory(_ files: [String: [UInt8]]) -> InputFiles {
    memory(entries: files.mapValues { .file($0) })
  }

  /// Files by path, as text.
  package static func memory(texts: [String: String]) -> InputFiles {
    memory(entries: texts.mapValues { .file(Array($0.utf8)) })
  }

  /// Files, and what else may stand at a path. The process's folder is `.` and always exists;
  /// `resolve` leaves relative paths relative.
  package static func memory(entries: [String: MemoryEntry]) -> InputFiles {
    let tree = MemoryTree(entries)
    return InputFiles(
      kind: { path throws(InputError) in try tree.kind(path) },
      list: { folder throws(InputError) in try FolderWalk.list(tree, folder) },
      read: { path, limit throws(InputError) in try tree.read(path, limit: limit) },
      open: { path, limit throws(InputError) in try tree.open(path, limit: limit) },
      resolve: { path in tree.resolve(path) })
  }

  /// What stands at a path in memory.
  package enum MemoryEntry: Hashable, Sendable {
    case file([UInt8])
    /// Needed only for an empty folder.
    case folder
    /// A folder whose names may not be read.
    case lockedFolder
    /// A FIFO, a socket or a device.
    case special
    /// A symbolic link; a relative target starts from the link's own folder.
    case link(to: String)
  }
}
