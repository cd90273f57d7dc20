import Foundation
import Reference
import Templates
import Testing

@testable import Pages

@Suite("Every name that templates may use")
struct FilledNamesTests {
  /// Names that no site fills where they stand, each with why it is declared there all the same.
  private static let unfilled: [String: String] = [
    "failure.facts-language":
      "'evidence' asks for it on guides; failing rules are listed in the source language alone",
    "failure.is-green":
      "rules are told by the same names on guides; none that is not passing is green",
  ]

  private static func isEverywhere(_ name: String) -> Bool {
    PageNames.everywhere.contains { $0.name == name }
  }

  /// The values of a name; of one that every page has, those of all pages.
  private static func values(
    _ name: String, _ declaration: Declaration, _ use: NameUse
  ) -> Set<String> {
    let pages = PageTemplate.allCases.map(\.declaration)
    guard isEverywhere(name), pages.contains(declaration) else {
      return use.values(of: name, in: declaration)
    }
    return pages.reduce(into: []) { $0.formUnion(use.values(of: name, in: $1)) }
  }

  @Test func isFilledOnAPageOfSomeSite() throws {
    let use = try NameSites.use()
    var unfilled = Set<String>()
    for declaration in TemplateNamesTests.declarations {
      for name in declaration.names where Self.values(name.name, declaration, use).isEmpty {
        unfilled.insert("\(declaration.name).\(name.name)")
      }
    }
    #expect(
      unfilled == Set(Self.unfilled.keys),
      "a name that nothing sets is dead: take it out of Sources/Pages/Names and the templates")
  }

  @Test func hasAnExampleOfTheFormThatItsValuesHave() throws {
    let use = try NameSites.use()
    var checked = 0
    for declaration in TemplateNamesTests.declarations {
      for name in declaration.names {
        guard let example = name.example else { continue }
        let values = Self.values(name.name, declaration, use)
        guard !values.isEmpty else { continue }
        let forms = Set(values.map { Form($0, name.kind) })
        #expect(
          forms.contains(Form(example, name.kind)),
          "'\(example)' of '\(declaration.name).\(name.name)' is unlike \(values.sorted().prefix(3))"
        )
        checked += 1
      }
    }
    #expect(checked > 150)
  }

  @Test(arguments: [
    ("2026-11-30T04:05:06Z", Form.moment), ("2026-11-30", .day), ("12", .number), ("en", .word),
    ("zh-Hans", .word), ("known-failing", .verdict), ("Tests/A.swift:12:4", .place),
    ("28d0185c3", .commit), ("30 Nov 2026, 04:05 UTC", .words),
  ])
  func tellsFormsApart(text: String, form: Form) {
    #expect(Form(text, .text) == form)
  }

  /// What a value looks like, as far as that can be told without knowing what it means.
  enum Form: Hashable {
    case moment
    case day
    case number
    case verdict
    case commit
    case place
    /// One word of lower-case letters, as tags, anchors and slugs are.
    case word
    case words
    case fragment
    /// An address within the site, or another's.
    case address(isRelative: Bool, hasFragment: Bool)
    case markup(beginsWithElement: Bool)

    init(_ value: String, _ kind: Kind) {
      switch kind {
      case .url where value.hasPrefix("#"): self = .fragment
      case .url:
        let isRelative = !value.hasPrefix("https://")
        self = .address(isRelative: isRelative, hasFragment: value.contains("#"))
      case .html: self = .markup(beginsWithElement: value.hasPrefix("<"))
      default: self = Form(text: value)
      }
    }

    private init(text: String) {
      if text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil {
        self = .moment
      } else if text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil {
        self = .day
      } else if text.wholeMatch(of: /\d+/) != nil {
        self = .number
      } else if Verdict(rawValue: text) != nil {
        self = .verdict
      } else if text.wholeMatch(of: /[0-9a-f]{9,40}/) != nil {
        self = .commit
      } else if text.wholeMatch(of: /[\w\/.]+:\d+(:\d+)?/) != nil {
        self = .place
      } else if text.wholeMatch(of: /[a-z][\w.-]*/) != nil {
        self = .word
      } else {
        self = .words
      }
    }
  }
}
