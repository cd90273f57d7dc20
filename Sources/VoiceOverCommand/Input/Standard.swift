import Glibc

/// Standard input and output as bytes.
enum Standard {
  /// The next bytes of standard input, as soon as there are some; `nil` at its end.
  static func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = bytes.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress, $0.count) }
      if count > 0 { return Array(bytes.prefix(count)) }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }

  /// Writes all of `bytes` to standard output or, as `descriptor` 2, to standard error.
  ///
  /// - Returns: whether they could be written.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32 = 1) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
