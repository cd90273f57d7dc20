import Diagnostics
import Glibc

/// The machine's own files.
struct DiskTree: FileTree {
  struct Identity: Hashable {
    let device: UInt
    let inode: UInt
  }

  func kind(_ path: String) throws(InputError) -> InputFiles.Kind? {
    guard PathText.isPossible(path) else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      if Self.meansAbsent(code) { return nil }
      throw InputError(path: path, code: code)
    }
    return Self.kind(status)
  }

  func folder(_ path: String) throws(InputError) -> FolderContents<Identity> {
    guard PathText.isPossible(path) else { throw InputError(path: path, problem: .absent) }
    // O_DIRECTORY opens nothing but a folder, so a FIFO in its place cannot block.
    let descriptor = retrying { Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      let code = errno
      if code == ENOTDIR, try kind(path) != nil {
        throw InputError(path: path, problem: .isNoFolder)
      }
      throw InputError(path: path, code: code)
    }
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw InputError(path: path, code: code)
    }
    defer { closedir(stream) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw InputError(path: path, code: errno) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      entries.append(FolderEntry(name: Self.name(entry), kind: Self.kind(entry.pointee.d_type)))
    }
    guard errno == 0 else { throw InputError(path: path, code: errno) }
    return FolderContents(
      identity: Identity(device: UInt(status.st_dev), inode: UInt(status.st_ino)),
      entries: entries)
  }

  func read(_ path: String, limit: Int) throws(InputError) -> SourceFile {
    let file = try opened(path, limit: limit)
    return SourceFile(path: path, bytes: try bytes(of: file, path, limit: limit))
  }

  func open(_ path: String, limit: Int) throws(InputError) -> FileStream {
    let file = try opened(path, limit: limit)
    var total = 0
    return FileStream { room throws(InputError) in
      let got = retrying { Glibc.read(file.descriptor, room.baseAddress, room.count) }
      guard got >= 0 else { throw InputError(path: path, code: errno) }
      total += got
      guard total <= limit else {
        throw InputError(path: path, problem: .tooLarge(size: total, limit: limit))
      }
      return got
    }
  }

  /// A regular file that is open until nothing refers to it.
  private final class OpenFile {
    let descriptor: Int32
    var size = 0

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }
  }

  private func opened(_ path: String, limit: Int) throws(InputError) -> OpenFile {
    // Asked first, because merely opening a device can do something.
    switch try kind(path) {
    case nil: throw InputError(path: path, problem: .absent)
    case .folder: throw InputError(path: path, problem: .isFolder)
    case .special: throw InputError(path: path, problem: .isSpecial)
    case .file: break
    }
    let descriptor = retrying {
      Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    }
    guard descriptor >= 0 else { throw InputError(path: path, code: errno) }
    let file = OpenFile(descriptor: descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw InputError(path: path, code: errno) }
    // Asked again of the open file: another may have taken the name meanwhile.
    switch Self.kind(status) {
    case .folder: throw InputError(path: path, problem: .isFolder)
    case .special: throw InputError(path: path, problem: .isSpecial)
    case .file(let size):
      guard size <= limit else {
        throw InputError(path: path, problem: .tooLarge(size: size, limit: limit))
      }
      file.size = size
      return file
    }
  }

  /// Reads up to the end of the file, wherever that is by then.
  private func bytes(of file: OpenFile, _ path: String, limit: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than the size tells the end without a second buffer.
    var room = file.size + 1
    while true {
      var code: Int32 = 0
      let before = bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < room {
          let start = count
          let got = retrying {
            Glibc.read(file.descriptor, buffer.baseAddress.map { $0 + start }, room - start)
          }
          if got < 0 { code = errno }
          if got <= 0 { break }
          count += got
        }
      }
      guard code == 0 else { throw InputError(path: path, code: code) }
      if before == 0 { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else {
        throw InputError(path: path, problem: .tooLarge(size: bytes.count, limit: limit))
      }
      if chunk.count < room { return bytes }
      room = min(max(bytes.count, 4096), limit - bytes.count + 1)
    }
  }

  func resolve(_ path: String) -> String? {
    guard PathText.isPossible(path), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  // MARK: - The system's answers

  /// Errors that say that nothing stands at a path, or can.
  private static func meansAbsent(_ code: Int32) -> Bool {
    code == ENOENT || code == ENOTDIR || code == ENAMETOOLONG
  }

  private static func kind(_ status: stat) -> InputFiles.Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: Int(status.st_size))
    case S_IFDIR: .folder
    default: .special
    }
  }

  private static func kind(_ type: UInt8) -> FolderEntry.Kind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): .unknown
    default: .special
    }
  }

  private static func name(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }
}

/// Repeats a system call that a signal interrupted.
private func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

extension InputError {
  /// The system's answer to an attempt to read `path`.
  init(path: String, code: Int32) {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG: self.init(path: path, problem: .absent)
    case ELOOP: self.init(path: path, problem: .linkLoop)
    case EISDIR: self.init(path: path, problem: .isFolder)
    case ENXIO: self.init(path: path, problem: .isSpecial)
    default:
      self.init(path: path, problem: .system(String(cString: strerror(code)).lowercased()))
    }
  }
}
