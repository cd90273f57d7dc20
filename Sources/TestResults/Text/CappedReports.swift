import Diagnostics

/// Problems of one kind in one file, the first ones told each and the rest counted.
///
/// A file with a million bad durations is one mistake of the tool that wrote it.
struct CappedReports {
  /// How many are told each.
  static let limit = 10

  private let code: DiagnosticCode
  private(set) var count = 0

  init(_ code: DiagnosticCode) { self.code = code }

  mutating func report(
    _ message: @autoclosure () -> String, at place: @autoclosure () -> SourcePlace,
    help: [String] = [], into log: inout DiagnosticLog
  ) {
    count += 1
    if count <= Self.limit { log.report(code, message(), at: place(), help: help) }
  }

  /// Counts problems that are not told each, after as many as are.
  mutating func pass(over more: Int) { count += more }

  /// Tells how many were left out, at the file as a whole.
  func finish(path: String, into log: inout DiagnosticLog) {
    guard count > Self.limit else { return }
    let rest = count - Self.limit
    let more = rest == 1 ? "1 more problem" : "\(rest) more problems"
    log.report(code, "\(more) of this kind in '\(path)'", at: SourcePlace(path: path))
  }
}
