import Diagnostics
import Testing

@Suite("Every diagnostic code")
struct DiagnosticCodeTests {
  /// The name that Swift code uses for each code, read from the registry's own files.
  private func symbols() throws -> [(symbol: String, name: String)] {
    try Repository.swiftFiles(under: "Sources/Diagnostics/Codes").flatMap { file in
      try Repository.text(file)
        .matches(of: /static let (\w+) = DiagnosticCode\(\s*"([a-z0-9-]+)"/)
        .map { (String($0.output.1), String($0.output.2)) }
    }
  }

  @Test func isInTheRegistry() throws {
    let declared = Set(try symbols().map(\.name))
    #expect(declared == Set(DiagnosticCode.all.map(\.name)))
  }

  @Test func isReportedSomewhere() throws {
    let words = try Repository.words(under: "Sources", except: "Sources/Diagnostics/Codes")
    for (symbol, name) in try symbols() {
      #expect(words.contains(symbol), "'\(name)' is explained and never reported")
    }
  }

  @Test func isTested() throws {
    let words = try Repository.words(under: "Tests", except: "Tests/RepositoryTests")
    for (symbol, name) in try symbols() {
      #expect(words.contains(symbol) || words.contains(name), "no test speaks of '\(name)'")
    }
  }
}
