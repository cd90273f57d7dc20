import Reference
import Templates

@testable import Pages

/// Which names the pages of some sites fill, and with what.
struct NameUse {
  /// By declaration and name; at most a hundred values of each.
  private var values: [Declaration: [String: Set<String>]] = [:]

  /// Whether a name is written, and not only asked for.
  static func isWritten(_ kind: Kind) -> Bool {
    switch kind {
    case .text, .html, .url: true
    case .flag, .object, .itself, .list, .any: false
    }
  }

  mutating func add(_ reference: Reference, problems: Int = 0, words: [Words]) {
    let pages = SitePages(
      reference, problems: NameSites.problems(problems), words: words, generator: "assay 0.1.0")
    pages.forEachFile { file in
      if case .page(_, let object) = file.content { add(object) }
    }
  }

  private mutating func add(_ object: TemplateObject) {
    guard object.declaration !== PageNames.words else { return }
    for name in object.declaration.names {
      let value = object[name.name]
      switch value {
      case .text(let text) where !text.isEmpty: note(text, name, object)
      case .url(let url) where !url.isEmpty: note(url, name, object)
      case .html(let bytes) where !bytes.isEmpty:
        note(String(decoding: bytes, as: UTF8.self), name, object)
      case .flag(true): note("", name, object)
      case .object(let inner):
        note("", name, object)
        add(inner)
      case .list(let elements) where !elements.isEmpty:
        note("", name, object)
        for case .object(let inner) in elements { add(inner) }
      case .absent, .text, .url, .html, .flag, .list: break
      }
    }
  }

  private mutating func note(_ value: String, _ name: Declaration.Name, _ object: TemplateObject) {
    guard self.values(of: name.name, in: object.declaration).count < 100 else { return }
    values[object.declaration, default: [:]][name.name, default: []].insert(value)
  }

  /// What a name held; empty for one that nothing filled.
  func values(of name: String, in declaration: Declaration) -> Set<String> {
    values[declaration]?[name] ?? []
  }
}
