import Glibc
import Inputs

/// An open output, in which no symbolic link is ever followed.
///
/// A class, because it owns descriptors: paths are walked one name at a time from the output's
/// own, so nothing can be swapped for a link between a check and its use.
final class OutputFolder {
  /// As the user typed it.
  let path: String
  let root: Int32
  let faults: StepFault
  /// The folders that are open on the way to the latest one, outermost first.
  private var way: [(name: String, descriptor: Int32)] = []

  /// Takes over an open descriptor.
  init(path: String, root: Int32, faults: StepFault) {
    self.path = path
    self.root = root
    self.faults = faults
  }

  deinit {
    close(keeping: 0)
    Glibc.close(root)
  }

  /// What stands at a name, with links not followed.
  enum Kind: Hashable {
    case file(size: Int)
    case folder
    case link
    case special

    var obstacle: SiteError.Obstacle {
      switch self {
      case .file: .file
      case .folder: .folder
      case .link: .link
      case .special: .special
      }
    }
  }

  enum Reached {
    /// A descriptor that stays open until another folder is asked for.
    case folder(Int32)
    case absent
    /// Something other than a folder stands on the way.
    case blocked(path: String, by: Kind)
  }

  enum Missing { case created, tolerated }

  /// Opens a folder below the output.
  func reach(_ folders: some RandomAccessCollection<String>, missing: Missing) throws(SiteError)
    -> Reached
  {
    close(keeping: sharedPrefix(folders))
    while way.count < folders.count {
      let name = folders[folders.index(folders.startIndex, offsetBy: way.count)]
      let parent = way.last?.descriptor ?? root
      switch try open(name, in: parent, missing: missing, shown: shown(folders, way.count + 1)) {
      case .folder(let descriptor): way.append((name, descriptor))
      case .absent: return .absent
      case .blocked(_, let kind):
        return .blocked(path: joined(folders, way.count + 1), by: kind)
      }
    }
    return .folder(way.last?.descriptor ?? root)
  }

  /// What stands at a path of the site.
  func kind(_ target: OutputPath) throws(SiteError) -> Found {
    switch try reach(target.folders, missing: .tolerated) {
    case .absent: return .absent
    case .blocked(let path, let kind): return .blocked(path: path, by: kind)
    case .folder(let folder):
      guard let kind = try kind(target.name, in: folder, shown: shown(target.text)) else {
        return .absent
      }
      return .found(kind, in: folder)
    }
  }

  enum Found {
    case found(Kind, in: Int32)
    case absent
    case blocked(path: String, by: Kind)
  }

  func kind(_ name: String, in folder: Int32, shown: String) throws(SiteError) -> Kind? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SiteError(path: shown, code: errno)
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: Int(status.st_size))
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .special
    }
  }

  /// A path in the output as a person would type it.
  func shown(_ path: String) -> String { PathText.join(self.path, path) }

  // MARK: - Folders

  /// Opens one folder by name.
  func open(_ name: String, in parent: Int32, missing: Missing, shown: String) throws(SiteError)
    -> Reached
  {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    while true {
      let descriptor = retrying { openat(parent, name, flags) }
      if descriptor >= 0 { return .folder(descriptor) }
      let code = errno
      switch code {
      case ENOENT:
        guard missing == .created else { return .absent }
        let failure = faults.change { mkdirat(parent, name, 0o777) }
        if let failure, failure != EEXIST { throw SiteError(path: shown, code: failure) }
      case ENOTDIR, ELOOP:
        guard let kind = try kind(name, in: parent, shown: shown), kind != .folder else { continue }
        return .blocked(path: shown, by: kind)
      default: throw SiteError(path: shown, code: code)
      }
    }
  }

  /// Removes the empty folders on the way to a path, innermost first.
  func removeEmptyFolders(_ folders: [String]) throws(SiteError) {
    for count in stride(from: folders.count, to: 0, by: -1) {
      guard case .folder(let parent) = try reach(folders[..<(count - 1)], missing: .tolerated)
      else { return }
      let failure = faults.change { unlinkat(parent, folders[count - 1], AT_REMOVEDIR) }
      switch failure {
      case nil, ENOENT: continue
      case ENOTEMPTY, EEXIST, ENOTDIR, EBUSY: return
      case .some(let code): throw SiteError(path: shown(joined(folders, count)), code: code)
      }
    }
  }

  private func sharedPrefix(_ folders: some RandomAccessCollection<String>) -> Int {
    zip(way, folders).prefix { PathText.isSame($0.name, $1) }.count
  }

  private func close(keeping count: Int) {
    while way.count > count { Glibc.close(way.removeLast().descriptor) }
  }

  private func joined(_ folders: some RandomAccessCollection<String>, _ count: Int) -> String {
    folders.prefix(count).joined(separator: "/")
  }

  private func shown(_ folders: some RandomAccessCollection<String>, _ count: Int) -> String {
    shown(joined(folders, count))
  }

  // MARK: - Files

  /// Whether a regular file of as many bytes has these bytes.
  func holds(_ bytes: [UInt8], _ name: String, in folder: Int32, shown: String) throws(SiteError)
    -> Bool
  {
    let file = retrying { openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    // A file that cannot be read can still be replaced.
    guard file >= 0 else { return false }
    defer { Glibc.close(file) }
    var isSame = true
    var offset = 0
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while isSame {
        let got = retrying { Glibc.read(file, buffer.baseAddress, buffer.count) }
        if got <= 0 {
          isSame = got == 0 && offset == bytes.count
          return
        }
        isSame = bytes.withUnsafeBytes { all in
          guard offset + got <= all.count, let start = all.baseAddress,
            let read = buffer.baseAddress
          else { return false }
          return memcmp(start + offset, read, got) == 0
        }
        offset += got
      }
    }
    return isSame
  }

  /// Creates a file that does not exist yet; `durable` waits until it is on the disk.
  func create(_ name: String, in folder: Int32, _ bytes: [UInt8], durable: Bool, shown: String)
    throws(SiteError)
  {
    var file: Int32 = -1
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var failure = faults.change {
      file = openat(folder, name, flags, 0o666)
      return file
    }
    if let failure { throw SiteError(path: shown, code: failure) }
    failure = bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let failure = faults.change {
          let written = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
          if written > 0 { rest = rest.dropFirst(written) }
          return written < 0 ? -1 : 0
        }
        if let failure { return failure }
      }
      return nil
    }
    if failure == nil, durable { failure = faults.change { fsync(file) } }
    // Some file systems tell of a full disk only when the file is closed.
    let closed = Glibc.close(file)
    let code = failure ?? (closed == 0 ? nil : errno)
    if let code { throw SiteError(path: shown, code: code) }
  }

  /// The bytes of a small file; nil when there is none.
  func read(_ name: String, in folder: Int32, shown: String) throws(SiteError) -> [UInt8]? {
    switch try kind(name, in: folder, shown: shown) {
    case nil: return nil
    case .file: break
    case .some(let kind): throw SiteError(path: shown, problem: .inTheWay(kind.obstacle))
    }
    let file = retrying { openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard file >= 0 else { throw SiteError(path: shown, code: errno) }
    defer { Glibc.close(file) }
    var bytes: [UInt8] = []
    var code: Int32?
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let got = retrying { Glibc.read(file, buffer.baseAddress, buffer.count) }
        if got < 0 { code = errno }
        if got <= 0 { return }
        bytes += buffer[..<got]
      }
    }
    if let code { throw SiteError(path: shown, code: code) }
    return bytes
  }

  /// Removes a name that is no folder; one that is gone already is fine.
  func remove(_ name: String, in folder: Int32, shown: String) throws(SiteError) {
    let failure = faults.change { unlinkat(folder, name, 0) }
    if let failure, failure != ENOENT { throw SiteError(path: shown, code: failure) }
  }

  /// The names in a folder, in any order; nil when one of them is not UTF-8.
  func names(in folder: Int32, shown: String) throws(SiteError) -> [String]? {
    // Another open file, because reading a folder moves its position.
    let descriptor = retrying { openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw SiteError(path: shown, code: errno) }
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      Glibc.close(descriptor)
      throw SiteError(path: shown, code: code)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self) else { return nil }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw SiteError(path: shown, code: errno) }
    return names
  }
}
