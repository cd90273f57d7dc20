import Diagnostics
import Foundation
import Templates
import Testing

@testable import Pages

@Suite("The page of every name that templates may use")
struct TemplateNamesTests {
  /// Everything that is declared, each object once, and the pages.
  static let declarations: [Declaration] =
    PageTemplate.allCases.map(\.declaration) + TemplateNamesText.objects

  private static func text() throws -> String {
    TemplateNamesText(english: try RepositoryTemplates.english()).text
  }

  @Test func isInTheRepositoryAsItIsGenerated() throws {
    let file = try RepositoryTemplates.file("README.md")
    let isSame = try file.bytes == Array(Self.text().utf8)
    #expect(isSame, "templates/README.md is not what is declared: run script/template-names")
  }

  @Test func leadsOnlyToHeadingsOfWhichThereIsOneEach() throws {
    let text = try Self.text()
    let headings = text.matches(of: /\n#+ (.+)/).map {
      TemplateNamesText.anchor(String($0.output.1))
    }
    #expect(headings.count == Set(headings).count)
    let links = Set(text.matches(of: /\]\(#([^)]*)\)/).map { String($0.output.1) })
    #expect(links.subtracting(headings) == [])
    // What stands on the page can be reached from it.
    let objects = TemplateNamesText.objects.map { TemplateNamesText.anchor($0.name) }
    #expect(Set(objects).isSubset(of: links))
  }

  @Test func hasRowsOfAsManyCellsAsTheirHead() throws {
    var width: Int?
    for line in try Self.text().split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        width = nil
        continue
      }
      let cells = line.replacing("\\|", with: "").split(
        separator: "|", omittingEmptySubsequences: false
      ).count
      #expect(cells == width ?? cells, "\(line)")
      width = cells
    }
  }

  @Test func tellsTheNamesOfEveryPageOnce() throws {
    let text = try Self.text()
    for name in ["stylesheet", "breadcrumbs", "canonical"] {
      #expect(text.components(separatedBy: "\n| `\(name)` |").count == 2, "'\(name)'")
    }
  }

  @Test func hasTheWordsWithTheirEnglishOrTheKeysAlone() throws {
    #expect(try Self.text().contains("\n| `skip-to-content` | `Skip to content` |\n"))
    let keys = TemplateNamesText(english: nil).text
    #expect(keys.contains("\n| `skip-to-content` |\n"))
    #expect(!keys.contains("Skip to content"))
  }

  @Test func leadsFromATypeToItsObject() throws {
    let text = try Self.text()
    #expect(text.contains("| `rules` | list of [rule](#rule) | In the order of the guide. | |\n"))
    #expect(text.contains("| `sidebar` | object [sidebar](#sidebar) |"))
    #expect(text.contains("| `home` | url | The home page in the page's language. |"))
  }

  @Test func tellsEveryTemplateOfTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: RepositoryTemplates.folder.path)
      .filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(".mustache".count)) }
    let told = PageTemplate.allCases.map(\.rawValue) + TemplatePartial.allCases.map(\.rawValue)
    #expect(files.sorted() == told.sorted())
  }

  @Test(arguments: TemplatePartial.allCases)
  func callsPartialsEmptyThatWriteNothing(_ partial: TemplatePartial) throws {
    let source = try RepositoryTemplates.file("\(partial.rawValue).mustache")
    let text = String(decoding: source.bytes, as: UTF8.self)
    #expect((text.wholeMatch(of: /\{\{![^}]*\}\}\n/) != nil) == partial.isEmpty)
    #expect(partial.purpose.hasPrefix("**Empty.** ") == partial.isEmpty)
  }

  // MARK: - What a declaration owes its reader

  @Test(arguments: declarations)
  func saysWhatEveryNameMeans(_ declaration: Declaration) {
    #expect(declaration.documentation.hasSuffix("."), "'\(declaration.name)'")
    for name in declaration.names {
      let place = "'\(name.name)' of '\(declaration.name)'"
      #expect(name.documentation.count > 5, "\(place) has no meaning")
      guard NameUse.isWritten(name.kind) else { continue }
      #expect(name.example?.isEmpty == false, "\(place) has no example")
    }
  }

  @Test(arguments: declarations)
  func hasExamplesOfTheirKind(_ declaration: Declaration) {
    for name in declaration.names {
      guard let example = name.example else { continue }
      let place = "the example of '\(name.name)' of '\(declaration.name)'"
      switch name.kind {
      case .url:
        #expect(URL(string: example) != nil && !SafeURL.isRefused(example), "\(place)")
        #expect(example.contains("/") || example.hasPrefix("#"), "\(place)")
      case .html:
        let markup = Markup(example)
        #expect(markup.tags.count == markup.openings, "\(place)")
      case .text where name.name == "code":
        #expect(DiagnosticCode.all.contains { $0.name == example }, "\(place)")
      case .text, .flag, .object, .itself, .list, .any: break
      }
    }
  }
}
