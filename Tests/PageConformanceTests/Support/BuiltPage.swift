import Foundation

/// A page of the site that the built program makes from this repository's content, without results:
/// rules about a page are held against what a reader gets, and never against a verdict.
struct BuiltPage {
  /// The page's HTML.
  let html: String

  /// Something that a page or the program did not deliver.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// The page of the guide at `path`, such as `controls/switch`.
  init(_ path: String) throws {
    let file = try Self.site.get().appending(path: "\(path)/index.html")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Missing(description: "the site has no page \(path)")
    }
    html = String(decoding: data, as: UTF8.self)
  }

  /// The class that the head of the page names.
  var className: String? {
    texts(in: html, from: "<code class=\"class-name\">", to: "</code>").first
  }

  /// The HTML of the section with the anchor `id`, without its heading.
  func section(_ id: String) throws -> String {
    let mark = "<section aria-labelledby=\"\(id)\">"
    guard let start = html.range(of: mark),
      let heading = html.range(of: "</h2>", range: start.upperBound..<html.endIndex),
      let end = html.range(of: "</section>", range: heading.upperBound..<html.endIndex)
    else { throw Missing(description: "the page has no section \(id)") }
    return String(html[heading.upperBound..<end.lowerBound])
  }

  /// The texts between two marks, without tags, in order.
  func texts(in part: String, from opening: String, to closing: String) -> [String] {
    part.components(separatedBy: opening).dropFirst().compactMap { rest in
      guard let end = rest.range(of: closing) else { return nil }
      return Self.plain(String(rest[..<end.lowerBound]))
    }
  }

  /// HTML as a reader sees it: no tags, blanks run together, references resolved.
  static func plain(_ html: String) -> String {
    var text = ""
    var isTag = false
    for character in html {
      if character == "<" { isTag = true }
      if !isTag { text.append(character) }
      if character == ">" { isTag = false }
    }
    for (reference, character) in [("&#39;", "'"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">")] {
      text = text.replacingOccurrences(of: reference, with: character)
    }
    return text.replacingOccurrences(of: "&amp;", with: "&")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: - The site

  private static let site = Result<URL, any Error> {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let output = root.appending(path: ".build/pages/site")
    let noResults = root.appending(path: ".build/pages/no-results")
    let files = FileManager.default
    try? files.removeItem(at: root.appending(path: ".build/pages"))
    try files.createDirectory(at: noResults, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "assay")
    process.arguments = [
      "build", "--content", "content", "--templates", "templates", "--results", noResults.path,
      "--output", output.path,
    ]
    process.currentDirectoryURL = root
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // Without results the program has something to say; with a content problem it writes nothing.
    guard files.fileExists(atPath: output.appending(path: "index.html").path) else {
      throw Missing(description: "assay build wrote no site; run it by hand to see why")
    }
    return output
  }
}
