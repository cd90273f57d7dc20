import Diagnostics

/// Reads JUnit XML.
struct JUnitLoader {
  let file: SourceFile
  let paths: SourcePaths

  func read(environment: String, into log: inout DiagnosticLog) -> Run? {
    log.report(
      .unknownResultFormat, "'\(file.path)' is XML, which is not read",
      at: SourcePlace(path: file.path))
    return nil
  }
}
