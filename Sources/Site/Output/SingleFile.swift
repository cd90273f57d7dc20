import Glibc

/// One file that stands for itself: a summary, a history that is kept elsewhere.
package enum SingleFile {
  /// Writes a file beside its place and renames it in, so that a reader finds the old bytes or the
  /// new ones and never a part. Something that is no regular file, such as a terminal or a pipe, is
  /// written to as it is.
  package static func write(_ bytes: [UInt8], to path: String) throws(SiteError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      // Without waiting: a pipe that nobody reads would hold the program for ever.
      return try put(bytes, path, flags: O_WRONLY | O_NONBLOCK, shown: path)
    }
    let next = "\(path).\(getpid()).next"
    do throws(SiteError) {
      try put(bytes, next, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, shown: path)
    } catch {
      _ = unlink(next)
      throw error
    }
    guard rename(next, path) == 0 else {
      let code = errno
      _ = unlink(next)
      throw SiteError(path: path, code: code)
    }
  }

  private static func put(_ bytes: [UInt8], _ path: String, flags: Int32, shown: String)
    throws(SiteError)
  {
    let descriptor = retrying { open(path, flags | O_CLOEXEC, 0o644) }
    guard descriptor >= 0 else { throw SiteError(path: shown, code: errno) }
    let status = fcntl(descriptor, F_GETFL)
    if status >= 0 { _ = fcntl(descriptor, F_SETFL, status & ~O_NONBLOCK) }
    var offset = 0
    var failure: Int32?
    bytes.withUnsafeBytes { buffer in
      while offset < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
        let count = retrying { Glibc.write(descriptor, rest.baseAddress, rest.count) }
        guard count > 0 else {
          failure = errno
          return
        }
        offset += count
      }
    }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if let failure { throw SiteError(path: shown, code: failure) }
  }
}
