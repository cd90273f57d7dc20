import Diagnostics
import Testing

@Suite("Diagnostic codes")
struct DiagnosticCodeTests {
  @Test func areNamedOnceInKebabCase() {
    var seen = Set<String>()
    for code in DiagnosticCode.all {
      #expect(seen.insert(code.name).inserted, "'\(code.name)' stands twice")
      let parts = code.name.split(separator: "-", omittingEmptySubsequences: false)
      #expect(
        parts.allSatisfy { part in
          !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
        }, "'\(code.name)' is not kebab-case")
    }
  }

  @Test func explainThemselvesWithAnExampleAndItsMending() {
    for code in DiagnosticCode.all {
      #expect(code.explanation.hasSuffix("."), "\(code.name): the explanation is no sentence")
      #expect(!code.before.isEmpty, "\(code.name): no example")
      #expect(!code.after.isEmpty, "\(code.name): no mended example")
      #expect(code.before != code.after, "\(code.name): the mended example is the bad one")
    }
  }

  @Test func areFoundByName() {
    #expect(DiagnosticCode.named("no-such-code") == nil)
    for code in DiagnosticCode.all { #expect(DiagnosticCode.named(code.name) == code) }
  }
}
