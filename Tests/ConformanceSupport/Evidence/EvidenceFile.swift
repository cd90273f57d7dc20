import Glibc

/// The file to which the conformance tests of one run append their evidence.
///
/// Each line is written by one call, at the end of the file, so that lines of parallel tests and
/// of several processes never mix.
struct EvidenceFile: Sendable {
  private let descriptor: Int32

  /// The file that the environment variable `CONFORMANCE_EVIDENCE` names, or `nil` without it:
  /// then nothing is written. A file that cannot be opened ends the process, because a run whose
  /// evidence is lost must not look complete.
  static let ofThisRun: EvidenceFile? = {
    guard let value = getenv("CONFORMANCE_EVIDENCE"), value.pointee != 0 else { return nil }
    return EvidenceFile(path: String(cString: value))
  }()

  /// The file at `path`, made when there is none.
  init(path: String) {
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      preconditionFailure(
        "cannot open the evidence file \(path): \(String(cString: strerror(errno)))")
    }
  }

  /// Appends `line` and a line feed.
  func append(_ line: EvidenceLine) {
    let bytes = Array((line.json + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        preconditionFailure("cannot write evidence: \(String(cString: strerror(errno)))")
      }
      written += count
    }
  }
}
