import Diagnostics
import Templates

/// A page and the problems on the way to it.
struct Rendered {
  let text: String
  let diagnostics: [Diagnostic]
}

/// Renders the template `page` from files by name; partials are files too.
func render(
  _ page: String, partials: [String: String] = [:], from object: TemplateObject
) throws(RenderingError) -> Rendered {
  var log = DiagnosticLog()
  let files = partials.merging(["page": page]) { partial, _ in partial }
  let set = TemplateSet(
    files.map { name, text in
      Template.parse(SourceFile(path: "\(name).mustache", text: text), name: name, &log)
    })
  let checked = set.check("page", against: object.declaration, &log)
  var output: [UInt8] = []
  try checked.render(object, into: &output)
  return Rendered(text: String(decoding: output, as: UTF8.self), diagnostics: log.diagnostics)
}

/// The declarations that the tests' pages are made from.
enum Sample {
  static let evidence = Declaration(
    "evidence", "One test's word on a rule.", [.init("test", .text), .init("file", .url)])

  static let rule = Declaration(
    "rule", "A row of a behaviour table.",
    [
      .init("id", .text, "Its permanent id.", example: "switch.speaks-state"),
      .init("then", .html), .init("is-failing", .flag), .init("since", .text),
      .init("evidence", .list(evidence)),
    ])

  static let badge = Declaration("badge", "", [.init("words", .text), .init("picture", .html)])

  /// A tree: each entry has entries of its own.
  static let entry = Declaration(
    "entry", "", [.init("title", .text), .init("entries", .list(.itself))])

  static let control = Declaration(
    "control", "A control's page.",
    [
      .init("title", .text), .init("body", .html), .init("root", .url), .init("is-draft", .flag),
      .init("rules", .list(rule)), .init("badge", .object(badge)), .init("tags", .list(.text)),
      .init("entries", .list(entry)), .init("entry", .object(entry)),
    ])

  static func page(_ values: KeyValuePairs<String, TemplateValue> = [:]) -> TemplateObject {
    TemplateObject(control, values)
  }

  /// A chain of entries within each other, `a`, `b`, … for as many as `depth`.
  static func entry(depth: Int, title: String = "e") -> TemplateObject {
    var object = TemplateObject(entry, ["title": .text(title)])
    for _ in 1..<max(depth, 1) {
      object = TemplateObject(entry, ["title": .text(title), "entries": .list(of: [object])])
    }
    return object
  }
}
