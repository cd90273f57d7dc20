import Diagnostics
import Foundation
import Pages
import Reference
import Templates
import Testing

/// The site as bytes, written with the templates of this repository.
struct RenderedSite {
  /// By path.
  private(set) var files: [String: [UInt8]] = [:]

  init(_ reference: Reference, problems: [Diagnostic] = [], words: [Words]? = nil) throws {
    let templates = try RepositoryTemplates.checked()
    let pages = SitePages(
      reference, problems: problems, words: try words ?? [RepositoryTemplates.english()],
      generator: "assay 0.1.0")
    try pages.forEachFile { file in
      #expect(files[file.path] == nil, "'\(file.path)' is written twice")
      switch file.content {
      case .bytes(let bytes): files[file.path] = bytes
      case .image: files[file.path] = []
      case .page(let name, let object):
        let template = try #require(templates[name])
        var html: [UInt8] = []
        try template.render(object, into: &html)
        files[file.path] = html
      }
    }
  }

  func text(_ path: String) throws -> String {
    String(decoding: try #require(files[path], "no file '\(path)'"), as: UTF8.self)
  }
}

/// The templates and words that this repository installs.
enum RepositoryTemplates {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "templates")

  static func file(_ path: String) throws -> SourceFile {
    let data = try Data(contentsOf: folder.appending(path: path))
    return SourceFile(path: "templates/\(path)", bytes: [UInt8](data))
  }

  static func english() throws -> Words {
    Words(language: "en", texts: try texts("en"))
  }

  /// The words of a file as they are, without a fallback.
  static func texts(_ language: String) throws -> [Word: String] {
    var log = DiagnosticLog()
    let texts = WordsParser(try file("strings/\(language).yml")).parse(&log)
    #expect(log.diagnostics.isEmpty)
    return texts
  }

  /// The words of every language that is installed, as a site has them.
  static func allWords() throws -> [Words] {
    let english = try english()
    return try [english]
      + ["ru", "zh-Hans"].map { Words(language: $0, texts: try texts($0), fallback: english) }
  }

  static func set(_ log: inout DiagnosticLog) throws -> TemplateSet {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".mustache") }.sorted()
    return TemplateSet(
      try names.map {
        Template.parse(try file($0), name: String($0.dropLast(".mustache".count)), &log)
      })
  }

  /// By the template's name; read and checked once for all tests.
  static func checked() throws -> [String: CheckedTemplate] { try once.get() }

  private static let once = Result { try readAndCheck() }

  private static func readAndCheck() throws -> [String: CheckedTemplate] {
    var log = DiagnosticLog()
    let set = try set(&log)
    let checked = set.check(
      PageTemplate.allCases.map { TemplateSet.Page($0.rawValue, .object($0.declaration)) }, &log)
    #expect(log.diagnostics.map(\.message) == [])
    return Dictionary(uniqueKeysWithValues: checked.map { ($0.name, $0) })
  }
}
