import Diagnostics
import Inputs
import Pages
import Templates

/// Tells of files among the templates that nothing uses, which would else be passed over silently.
struct UnusedFiles {
  /// How many are told one by one: the folder may be meant for something else altogether.
  static let limit = 20

  /// The paths that a page or another template leads to.
  private let used: Set<String>
  /// The paths that a project may replace, used or not: a page that it replaced may have done
  /// without one of them.
  private let known: Set<String>

  init(_ templates: TemplateSet) {
    let pages = PageTemplate.allCases.map(\.rawValue)
    used = Set(templates.reachable(from: pages).map(Self.file))
    known = Set((pages + TemplatePartial.allCases.map(\.rawValue)).map(Self.file))
  }

  private static func file(_ template: String) -> String { "\(template).mustache" }

  /// `found` has files by their path below a folder of templates, with the whole path.
  func report(_ found: [(name: String, path: String)], into log: inout DiagnosticLog) {
    let unused = found.filter { isUnused($0.name) }
    for (name, path) in unused.prefix(Self.limit) {
      log.report(
        .unusedTemplateFile, "nothing uses the file '\(name)'", at: SourcePlace(path: path),
        help: [wayOut(name)])
    }
    guard let next = unused.dropFirst(Self.limit).first else { return }
    log.report(
      .unusedTemplateFile, "nothing uses this file and \(unused.count - Self.limit - 1) others",
      at: SourcePlace(path: next.path),
      help: ["keep files that are no templates of the site in another folder"])
  }

  private func isUnused(_ name: String) -> Bool {
    let parts = PathText.components(name)
    if parts.contains(where: { $0.hasPrefix(".") }) || parts.last == "README.md" { return false }
    switch Theme.Kind(name) {
    case .words, .asset: return false
    case .template: return !used.contains(name) && !known.contains(name)
    case nil: return true
    }
  }

  private func wayOut(_ name: String) -> String {
    if name.hasPrefix("strings/") { return "name it by its language: 'strings/TAG.yml'" }
    let stem = PathText.stem(name)
    if known.contains(Self.file(stem)) { return "name it '\(Self.file(stem))'" }
    let stems = known.map { PathText.stem($0) }
    if let near = Spelling.nearest(to: stem, among: stems) { return "name it '\(Self.file(near))'" }
    if case .template(let template)? = Theme.Kind(name) {
      return "include it in a template with {{> \(template)}}, or remove it"
    }
    return "put it into assets/ to have it copied, or remove it"
  }
}
