package import Diagnostics

extension SiteError {
  /// The error as a command reports it; its place is the file that is to blame, if one is.
  package var diagnostic: Diagnostic {
    Diagnostic(code, message, at: place, help: help)
  }

  private var code: DiagnosticCode {
    switch problem {
    case .outputIsNoFolder: .outputNotAFolder
    case .busy: .outputBusy
    case .unsafePath: .unsafeOutputPath
    case .samePath, .insideFile: .equalOutputPaths
    case .inTheWay: .foreignFileInOutput
    case .overlaps: .outputOverlapsSources
    case .damagedRecord: .damagedBuildRecord
    case .system: .outputUnwritable
    }
  }

  private var place: SourcePlace? {
    switch problem {
    case .inTheWay, .damagedRecord: SourcePlace(path: path)
    case .outputIsNoFolder, .busy, .unsafePath, .samePath, .insideFile, .overlaps, .system: nil
    }
  }
}
