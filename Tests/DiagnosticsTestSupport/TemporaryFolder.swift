package import Glibc

/// A folder of its own for one test, removed with all it holds when the value goes.
package final class TemporaryFolder {
  /// Absolute.
  package let path: String

  package init() throws {
    // In memory where the system offers it: waiting for a disk proves nothing here.
    let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    guard let template = strdup(parent + "/assay-test-XXXXXX") else { throw Failure() }
    defer { free(template) }
    guard mkdtemp(template) != nil, chmod(template, 0o755) == 0 else { throw Failure() }
    path = String(cString: template)
  }

  /// The test's own disk work failed; the test says nothing about the subject then.
  package struct Failure: Error {}

  /// The absolute path of a name in the folder.
  package subscript(_ name: String) -> String { path + "/" + name }

  // MARK: - Preparing

  package func write(_ name: String, _ bytes: [UInt8] = []) throws {
    guard let file = fopen(self[name], "wb") else { throw Failure() }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure() }
  }

  package func write(_ name: String, text: String) throws { try write(name, Array(text.utf8)) }

  package func folder(_ name: String, mode: mode_t = 0o755) throws {
    guard mkdir(self[name], mode) == 0 else { throw Failure() }
  }

  package func link(_ name: String, to target: String) throws {
    guard symlink(target, self[name]) == 0 else { throw Failure() }
  }

  package func remove(_ name: String) throws {
    guard unlink(self[name]) == 0 || rmdir(self[name]) == 0 else { throw Failure() }
  }

  /// Runs `body` as one whom file modes bind, even when the tests run as root.
  ///
  /// Only this thread's rights on files change, which Glibc's module for Swift does not offer.
  package static func withoutPrivileges<Result>(_ body: () throws -> Result) throws -> Result {
    guard geteuid() == 0 else { return try body() }
    guard let symbol = dlsym(nil, "setfsuid") else { throw Failure() }
    let setUser = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> Int32).self)
    _ = setUser(65534)
    defer { _ = setUser(0) }
    return try body()
  }

  // MARK: - Looking

  /// Everything below a folder by path relative to it: a file's text, `folder`, or `-> target`.
  package func contents(_ name: String = ".") -> [String: String] {
    var found: [String: String] = [:]
    collect(self[name], "", &found)
    return found
  }

  private func collect(_ folder: String, _ prefix: String, _ found: inout [String: String]) {
    for name in Self.names(in: folder) {
      let path = folder + "/" + name
      switch Self.mode(path) & S_IFMT {
      case S_IFDIR:
        found[prefix + name] = "folder"
        collect(path, prefix + name + "/", &found)
      case S_IFLNK: found[prefix + name] = "-> \(Self.target(path))"
      default: found[prefix + name] = Self.text(path)
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode : 0
  }

  private static func target(_ path: String) -> String {
    guard let real = malloc(4096) else { return "" }
    defer { free(real) }
    let count = readlink(path, real.assumingMemoryBound(to: CChar.self), 4096)
    return String(
      decoding: UnsafeRawBufferPointer(start: real, count: max(count, 0)), as: UTF8.self)
  }

  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "rb") else { return "unreadable" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  // MARK: - Removing

  deinit { Self.removeAll(path) }

  private static func removeAll(_ path: String) {
    if mode(path) & S_IFMT == S_IFDIR {
      chmod(path, 0o755)
      for name in names(in: path) { removeAll(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
