package import Diagnostics

/// The one door through which files come in.
///
/// A value of closures, so that whole sites can be read from memory in tests. Paths are relative
/// to the process's folder or absolute, with `/` between their parts.
package struct InputFiles: Sendable {
  /// What stands at a path once symbolic links are followed; nil when nothing does.
  package var kind: @Sendable (_ path: String) throws(InputError) -> Kind?
  /// The paths of all regular files below a folder, relative to it and sorted by their bytes.
  ///
  /// Symbolic links are followed; names that begin with a dot are left out. FIFOs, devices,
  /// links that lead nowhere or in a circle, folders that cannot be opened and names that are not
  /// UTF-8 are not listed but returned as `refused`, with `folder` in front of their paths and in
  /// the order of their bytes. Throws when `folder` itself cannot be listed.
  package var list: @Sendable (_ folder: String) throws(InputError) -> Listing
  /// A regular file's bytes. Refuses everything else, and files of more than `limit` bytes.
  package var read: @Sendable (_ path: String, _ limit: Int) throws(InputError) -> SourceFile
  /// A regular file, to be read in pieces. Refuses what `read` refuses; a file that grows beyond
  /// `limit` meanwhile is refused by the piece that leads beyond it.
  package var open: @Sendable (_ path: String, _ limit: Int) throws(InputError) -> FileStream
  /// The path with every symbolic link resolved; nil when nothing stands there, or when the
  /// resolved path is not UTF-8.
  package var resolve: @Sendable (_ path: String) -> String?

  package init(
    kind: @escaping @Sendable (_ path: String) throws(InputError) -> Kind?,
    list: @escaping @Sendable (_ folder: String) throws(InputError) -> Listing,
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws(InputError) -> SourceFile,
    open: @escaping @Sendable (_ path: String, _ limit: Int) throws(InputError) -> FileStream,
    resolve: @escaping @Sendable (_ path: String) -> String?
  ) {
    self.kind = kind
    self.list = list
    self.read = read
    self.open = open
    self.resolve = resolve
  }

  /// What can stand at a path.
  package enum Kind: Hashable, Sendable {
    /// A regular file and its size in bytes.
    case file(size: Int)
    case folder
    /// A FIFO, a socket or a device: never opened.
    case special
  }

  /// What a folder holds, and what in it cannot be read.
  package struct Listing: Hashable, Sendable {
    package let files: [String]
    package let refused: [InputError]

    package init(files: [String], refused: [InputError] = []) {
      self.files = files
      self.refused = refused
    }
  }
}
