import Foundation
import Testing

/// One case of the public Mustache specification, as its JSON files have it.
struct SpecificationCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let desc: String
  let data: JSONValue
  let template: String
  let partials: [String: String]?
  let expected: String

  var testDescription: String { "\(name): \(desc)" }

  private struct Module: Decodable {
    let tests: [SpecificationCase]
  }

  /// The modules that every implementation must pass, with how many cases each has.
  static let modules = [
    ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22),
    ("partials", 12), ("sections", 34),
  ]

  /// The folder of the modules' files: below ASSAY_SHARED, or below a folder `shared` that stands
  /// beside this repository or a folder around it; nil where there is none.
  static let folder: String? = {
    let inner = "facts/mustache-spec"
    var candidates: [String] = []
    if let shared = ProcessInfo.processInfo.environment["ASSAY_SHARED"] {
      candidates.append("\(shared)/\(inner)")
    }
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      candidates.append(folder.appendingPathComponent("shared/\(inner)").path)
    }
    return candidates.first { FileManager.default.fileExists(atPath: $0) }
  }()

  /// The cases of a module; empty where there is no folder.
  static func cases(of module: String) throws -> [SpecificationCase] {
    guard let folder else { return [] }
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(module).json"))
    return try JSONDecoder().decode(Module.self, from: data).tests
  }

  /// The cases of all required modules that can be read; `readsEveryRequiredModuleWhole` tells when
  /// one cannot.
  static let all: [SpecificationCase] = modules.flatMap { (try? cases(of: $0.0)) ?? [] }
}
