import Testing

@Suite("The module table")
struct ModuleTableTests {
  /// Modules of the toolchain, which anybody may import.
  private let toolchain: Set<String> = [
    "Swift", "Glibc", "Foundation", "FoundationEssentials", "Synchronization", "Dispatch",
  ]
  private let libraries: Set<String> = ["CMarkGFM", "CLibXML2", "CLibYAML"]

  @Test func readsEveryModuleOfTheManifest() throws {
    let modules = try Repository.modules()
    #expect(modules.count >= 12)
    #expect(modules.first?.name == "AccessibilityModel")
    #expect(modules.last?.name == "AssayCommands")
  }

  @Test func letsARowImportOnlyRowsAbove() throws {
    var above = libraries
    for module in try Repository.modules() {
      for name in module.imports {
        #expect(above.contains(name), "\(module.name) may not import \(name): it is no row above")
      }
      above.insert(module.name)
    }
  }

  @Test func isWhatTheSourcesImport() throws {
    for module in try Repository.modules() {
      let allowed = toolchain.union(module.imports)
      for file in Repository.swiftFiles(under: "Sources/\(module.name)") {
        for name in try Repository.imports(of: file) {
          #expect(allowed.contains(name), "\(file) imports \(name); Package.swift says it may not")
        }
      }
    }
  }

  @Test func keepsTheTwoWingsApart() throws {
    let wing: Set<String> = [
      "AccessibilityModel", "UIKitModel", "VoiceOver", "Scenarios", "LiveControl",
      "VoiceOverCommand",
    ]
    for module in try Repository.modules() {
      let crossing = module.imports.filter { wing.contains($0) != wing.contains(module.name) }
      #expect(crossing.isEmpty, "\(module.name) imports \(crossing) of the other wing")
    }
  }

  @Test func keepsFoundationOutOfTheModel() throws {
    for name in ["AccessibilityModel", "UIKitModel", "VoiceOver", "Scenarios", "LiveControl"] {
      for file in Repository.swiftFiles(under: "Sources/\(name)") {
        let imports = try Repository.imports(of: file)
        #expect(!imports.contains { $0.hasPrefix("Foundation") || $0 == "Glibc" }, "\(file)")
      }
    }
  }

  @Test func standsInTheArchitecturePageInTheSameOrder() throws {
    let page = try Repository.text("ARCHITECTURE.md")
    let rows = page.matches(of: /(?m)^\| \*\*(\w+)\*\* \|[^|]*\| ([^|]*) \|$/).map { match in
      Repository.Module(
        name: String(match.output.1),
        imports: match.output.2.matches(of: /\w+/).map { String($0.output) })
    }
    for module in try Repository.modules() {
      let row = rows.first { $0.name == module.name }
      #expect(
        row.map { Set($0.imports) } == Set(module.imports),
        "ARCHITECTURE.md and Package.swift differ on \(module.name)")
    }
    let order = rows.map(\.name)
    #expect(order == (try Repository.modules()).map(\.name).filter(order.contains))
  }

  @Test(arguments: ["CMarkGFM", "CLibXML2", "CLibYAML"])
  func touchesEachLibraryInOneFile(library: String) throws {
    let files = try Repository.swiftFiles(under: "Sources").filter {
      try Repository.imports(of: $0).contains(library)
    }
    #expect(files.count == 1, "\(library) is imported by \(files)")
  }

  /// libxml2's headers bring the system's ICU, whose types are others than Foundation's.
  @Test func keepsTheSystemsICUOutOfTheWayOfFoundations() throws {
    let lines = try Repository.text("Sources/CLibXML2/shim.h").split(separator: "\n")
    let directives = lines.filter { $0.hasPrefix("#") }
    #expect(
      directives.prefix(2) == ["#include <libxml/xmlversion.h>", "#undef LIBXML_ICU_ENABLED"])
  }

  @Test func hasNoBags() throws {
    let bags: Set<String> = [
      "Utilities", "Helpers", "Common", "Core", "Shared", "Models", "Managers", "Extensions",
    ]
    for path in Repository.files(under: "Sources") {
      let parts = Set(path.replacing(".swift", with: "").split(separator: "/").map(String.init))
      #expect(parts.isDisjoint(with: bags), "\(path) names nothing of the domain")
    }
  }
}
