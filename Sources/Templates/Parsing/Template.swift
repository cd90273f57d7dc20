package import Diagnostics

/// One template file as a tree of tags and text, laid out flat in reading order.
///
/// It knows nothing of names' meaning yet: `TemplateSet.check` holds it against a declaration.
package struct Template: Sendable {
  /// What pages and partial tags call it.
  package let name: String
  package let file: SourceFile
  /// In reading order; a section is a start, its body and an end.
  let nodes: [TemplateNode]

  init(name: String, file: SourceFile, nodes: [TemplateNode]) {
    self.name = name
    self.file = file
    self.nodes = nodes
  }

  /// Reads a template as the public Mustache specification's required modules have it.
  ///
  /// Mistakes are reported, at most `TemplateParser.problemLimit` of one file, and the result is
  /// what remains without them.
  package static func parse(_ file: SourceFile, name: String, _ log: inout DiagnosticLog)
    -> Template
  {
    var parser = TemplateParser(file)
    parser.parse(&log)
    return Template(name: name, file: file, nodes: parser.nodes)
  }

  /// The names in its tags as they are written, dotted ones whole, each once, in reading order.
  package var usedNames: [String] {
    var seen = Set<String>()
    return nodes.compactMap { node in
      switch node {
      case .variable(let path, _), .section(let path?, _, _): path.text
      case .text, .lineStart, .section, .sectionEnd, .partial: nil
      }
    }.filter { seen.insert($0).inserted }
  }

  /// The names of the partials that it includes, as often as it does.
  var partials: [String] {
    nodes.compactMap { if case .partial(let name, _, _) = $0 { name } else { nil } }
  }
}

/// A piece of a template.
enum TemplateNode: Hashable, Sendable {
  /// Bytes of the file that are output as they stand.
  case text(Range<Int>)
  /// A line that outputs something begins here: an indented partial puts its indentation here.
  case lineStart
  case variable(NamePath, Writing)
  /// `end` is the index of the section's `sectionEnd`; the path is nil where it was reported.
  case section(NamePath?, Condition, end: Int)
  case sectionEnd
  /// `tag` is the range of the partial's name. `indentation` is the white space before a tag that
  /// stands alone on its line, nil for one that does not.
  case partial(String, tag: Range<Int>, indentation: Range<Int>?)

  /// How a variable is written.
  enum Writing: Hashable, Sendable {
    /// `{{name}}`
    case escaped
    /// `{{{name}}}` or `{{&name}}`
    case raw
  }

  /// When the body of a section is shown.
  enum Condition: Hashable, Sendable {
    /// `{{#name}}`: for what is there, once for each element of a list.
    case present
    /// `{{^name}}`: once if nothing is there.
    case missing
  }
}

/// A name as a tag has it: plain, dotted, or `.` for the value at hand.
struct NamePath: Hashable, Sendable {
  /// Never empty but for `.`.
  let parts: [Part]
  /// The whole name in the file.
  let range: Range<Int>

  struct Part: Hashable, Sendable {
    let name: String
    let range: Range<Int>
  }

  var isCurrent: Bool { parts.isEmpty }

  /// As it is written, without the spaces around it.
  var text: String { isCurrent ? "." : parts.map(\.name).joined(separator: ".") }
}
