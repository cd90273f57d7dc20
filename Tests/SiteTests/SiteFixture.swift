import DiagnosticsTestSupport
import Testing

@testable import Site

/// An output in a folder of its own, built from pages given as text.
struct SiteFixture {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var output: String { folder["public"] }

  @discardableResult
  func build(_ pages: [String: String], faults: StepFault = .none()) throws -> SiteSummary {
    var writer = try SiteWriter(output: output, faults: faults)
    for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
      try writer.add(path, Array(text.utf8))
    }
    return try writer.commit()
  }

  /// The error that a build of one site throws, nil when it throws none.
  func error(_ pages: [String: String], faults: StepFault = .none()) throws -> SiteError? {
    do {
      try build(pages, faults: faults)
      return nil
    } catch let error as SiteError {
      return error
    }
  }

  /// The output's files without those of `.assay`, and without folders.
  var site: [String: String] {
    folder.contents("public").filter { !$0.key.hasPrefix(".assay") && $0.value != "folder" }
  }

  /// The names in `.assay`; empty without that folder.
  var workspace: [String] { folder.contents("public/.assay").keys.sorted() }
}
