/// What the disk and a tree in memory have in common: enough to walk folders.
protocol FileTree: Sendable {
  /// What makes two paths one folder.
  associatedtype Identity: Hashable

  /// What stands at a path once links are followed; nil when nothing does.
  func kind(_ path: String) throws(InputError) -> InputFiles.Kind?
  /// The entries of one folder, in any order.
  func folder(_ path: String) throws(InputError) -> FolderContents<Identity>
}

/// One folder, read.
struct FolderContents<Identity: Hashable> {
  let identity: Identity
  let entries: [FolderEntry]
}

/// A name in a folder and what stands there before links are followed.
struct FolderEntry {
  /// The name's bytes: names need not be UTF-8.
  let name: [UInt8]
  let kind: Kind

  enum Kind {
    case file
    case folder
    case special
    case link
    /// The file system does not tell without asking for the entry itself.
    case unknown
  }
}
