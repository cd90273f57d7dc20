import Glibc
import Inputs

/// A folder of its own for one test, removed with all it holds when the value goes.
final class TemporaryFolder {
  let path: String

  init() throws {
    guard let template = strdup("/tmp/assay-inputs-XXXXXX") else { throw Failure() }
    defer { free(template) }
    guard mkdtemp(template) != nil, chmod(template, 0o755) == 0 else { throw Failure() }
    path = String(cString: template)
  }

  struct Failure: Error {}

  subscript(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ bytes: [UInt8] = []) throws {
    guard let file = fopen(self[name], "wb") else { throw Failure() }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure() }
  }

  func folder(_ name: String, mode: mode_t = 0o755) throws {
    guard mkdir(self[name], mode) == 0 else { throw Failure() }
  }

  func link(_ name: String, to target: String) throws {
    guard symlink(target, self[name]) == 0 else { throw Failure() }
  }

  /// Runs `body` as one whom file modes bind, even when the tests run as root.
  ///
  /// Only this thread's rights on files change, which Glibc's module for Swift does not offer.
  static func withoutPrivileges<Result>(_ body: () throws -> Result) throws -> Result {
    guard geteuid() == 0 else { return try body() }
    guard let symbol = dlsym(nil, "setfsuid") else { throw Failure() }
    let setUser = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> Int32).self)
    _ = setUser(65534)
    defer { _ = setUser(0) }
    return try body()
  }

  deinit { remove(path) }

  private func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    chmod(path, 0o755)
    if let stream = opendir(path) {
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        if name == [46] || name == [46, 46] { continue }
        var full = Array(path.utf8) + [47] + name + [0]
        full.withUnsafeMutableBytes { bytes in
          let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
          if let start, unlink(start) != 0, let text = String(validatingCString: start) {
            remove(text)
          }
        }
      }
    }
    rmdir(path)
  }
}
