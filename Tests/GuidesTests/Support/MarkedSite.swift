import Diagnostics
import DiagnosticsTestSupport
@testable import Guides
import Inputs
import Testing

/// A content folder in memory whose texts have marks, loaded once.
///
/// site.yml and sources.md have short texts unless the fixture gives them; an empty text takes
/// them away.
struct MarkedSite {
  let content: Content?
  /// One line for each problem: `path ①②: severity: message [code]`, then notes in parentheses.
  ///
  /// A place between two marks is written with them, a whole file without any, and a place that no
  /// marks tell as line:column, which no expectation should have.
  let problems: [String]

  init(_ fixtures: [String: String]) {
    var fixtures = fixtures
    fixtures["site.yml"] = fixtures["site.yml"] ?? "title: Reference\n"
    fixtures["sources.md"] = fixtures["sources.md"] ?? "## ui-catalog\n\nUI Catalog\n"
    var texts: [String: MarkedText] = [:]
    for (path, fixture) in fixtures where !fixture.isEmpty {
      texts["content/" + path] = MarkedText(fixture, path: "content/" + path)
    }
    self.init(
      files: .memory(texts.mapValues(\.file.bytes)), marks: texts)
  }

  init(files: InputFiles, marks: [String: MarkedText] = [:]) {
    var log = DiagnosticLog()
    content = ContentLoader.load(folder: "content", files: files, into: &log)
    problems = log.diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { " (\($0.message): \(Self.place($0.place, marks)))" }
      return "\(Self.place(diagnostic.place, marks)): \(diagnostic.severity.rawValue): "
        + "\(diagnostic.message) [\(diagnostic.code.name)]\(notes.joined())"
    }
  }

  private static func place(_ place: SourcePlace?, _ marks: [String: MarkedText]) -> String {
    guard let place else { return "nowhere" }
    let path = place.path.hasPrefix("content/") ? String(place.path.dropFirst(8)) : place.path
    if place.line == 0 { return path }
    if let text = marks[place.path], let pair = text.marks(around: place) {
      return "\(path) \(pair)"
    }
    return "\(path):\(place.line):\(place.column)-\(place.endLine):\(place.endColumn)"
  }
}

extension MarkedText {
  /// The two marks that stand around a place, such as `①②`; one mark for a point.
  fileprivate func marks(around place: SourcePlace) -> String? {
    for first in marks {
      for last in marks where range(of: first).lowerBound <= range(of: last).lowerBound {
        let range = range(of: first).lowerBound..<range(of: last).lowerBound
        if file.place(range) == place { return first == last ? "\(first)" : "\(first)\(last)" }
      }
    }
    return nil
  }

  private func range(of mark: Unicode.Scalar) -> Range<Int> { range(mark, mark) }
}

/// A content folder with mistakes, and what is told of them.
struct Mistake: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [String: String]
  let told: [String]

  /// - Parameter told: as `MarkedSite.problems` writes them, in their order.
  init(_ name: String, _ files: [String: String], _ told: String...) {
    self.name = name
    self.files = files
    self.told = told
  }

  var testDescription: String { name }
}

/// A guide's text with good front matter.
func guide(_ body: String, _ extra: String = "") -> String {
  "---\ntitle: Switch\nsummary: Turns one setting on or off.\n\(extra)---\n\(body)"
}

/// A behaviour table in its own section.
func rules(_ rows: String...) -> String {
  "## Behaviour\n\n| Rule | Given | When | Then | Source | Era | Status | Note | Test |\n"
    + "|---|---|---|---|---|---|---|---|---|\n" + rows.joined(separator: "\n") + "\n"
}
