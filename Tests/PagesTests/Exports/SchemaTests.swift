import Diagnostics
import Foundation
import Guides
import Reference
import TestResults
import Testing

/// What the JSON Schemas list must be what the product knows; that documents follow them is tested on
/// built sites.
@Suite("The JSON Schemas")
struct SchemaTests {
  private static func schema(_ name: String) throws -> [String: Any] {
    let file = try RepositoryTemplates.file("assets/schema/\(name).schema.json")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
  }

  /// Every `enum` below a key of that name, wherever it stands.
  private static func enums(_ key: String, in value: Any) -> [[String]] {
    if let list = value as? [Any] { return list.flatMap { enums(key, in: $0) } }
    guard let object = value as? [String: Any] else { return [] }
    let here = (object[key] as? [String: Any])?["enum"] as? [Any]
    // null stands for none of them.
    return (here.map { [$0.compactMap { $0 as? String }] } ?? [])
      + object.keys.sorted().flatMap { enums(key, in: object[$0] ?? "") }
  }

  private static let verdicts = Verdict.allCases.map(\.rawValue)

  @Test(arguments: ["site", "control"]) func listEveryVerdictInItsOrder(name: String) throws {
    let schema = try Self.schema(name)
    let found = Self.enums("verdict", in: schema) + Self.enums("propertyNames", in: schema)
    #expect(found == [Self.verdicts, Self.verdicts])
  }

  @Test func listTheVerdictsOfAHistory() throws {
    let found = Self.enums("propertyNames", in: try Self.schema("history"))
    #expect(found == [Self.verdicts + ["unknown"]])
  }

  @Test func listWhatATestCanBeAndRecord() throws {
    let schema = try Self.schema("control")
    #expect(Self.enums("outcome", in: schema) == [TestOutcome.allCases.map(\.rawValue)])
    let kinds = Self.enums("kind", in: schema)
    #expect(kinds.contains(Evidence.Kind.allCases.map(\.rawValue)))
    #expect(kinds.contains(Guide.Kind.allCases.map(\.rawValue)))
    #expect(Self.enums("status", in: schema) == [Rule.Status.allCases.map(\.rawValue)])
  }
}
