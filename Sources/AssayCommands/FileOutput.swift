import Diagnostics
import Site

/// Files that are written beside a site.
enum FileOutput {
  /// Writes a file whole or not at all; a problem is reported.
  static func write(_ bytes: [UInt8], to path: String, into log: inout DiagnosticLog) {
    do throws(SiteError) {
      try SingleFile.write(bytes, to: path)
    } catch {
      let problem = error.diagnostic
      log.report(problem.code, problem.message, at: nil, help: ["name another file"])
    }
  }
}
