import Diagnostics

/// Holds one page's template and the partials it reaches against the page's declaration, and
/// lays them out as programs in which every name is a position.
///
/// A file is gone through once for each scope that it is included from, so that partials that
/// include themselves come to an end.
struct TemplateChecker {
  /// The places that have a problem, of this page and of the ones before it.
  private(set) var reported: ReportedPlaces

  /// A partial that is included from more different scopes than this is refused: each is checked.
  static let scopeLimit = 1000

  private let set: TemplateSet
  private let root: Kind
  private var programs: [ProgramKey: Int] = [:]
  /// In the order in which they were met, so that the shortest way to a partial is told.
  private var pending: [Pending] = []
  private var scopesOfPartial: [String: Int] = [:]
  private var literals = Literals()
  private var references = ReferenceTable()
  private var checked: CheckedTemplate

  private struct ProgramKey: Hashable {
    let template: String
    let scope: Scope
    let isIndented: Bool
  }

  private struct Pending {
    let template: Template
    let scope: Scope
    let isIndented: Bool
    /// The partial tag that leads here; nil for the page's own template.
    let origin: Origin?
  }

  private struct Origin {
    let program: Int
    let tag: Range<Int>
  }

  init(_ set: TemplateSet, _ root: Kind, _ reported: ReportedPlaces) {
    self.set = set
    self.root = root
    self.reported = reported
    checked = CheckedTemplate(name: "", root: root)
  }

  mutating func check(_ name: String, _ log: inout DiagnosticLog) -> CheckedTemplate {
    checked = CheckedTemplate(name: name, root: root)
    guard let template = set.templates[name] else {
      log.report(
        .missingTemplate,
        "no template is named '\(name)'" + Spelling.suggestion(for: name, among: set.names),
        at: nil, help: ["add a file '\(name).mustache' to the templates"])
      return checked
    }
    pending = [Pending(template: template, scope: Scope(root), isIndented: false, origin: nil)]
    programs[ProgramKey(template: name, scope: Scope(root), isIndented: false)] = 0
    while checked.programs.count < pending.count {
      checked.programs.append(layOut(pending[checked.programs.count], &log))
    }
    checked.literals = literals.bytes
    checked.references = references.references
    checked.innerSlots = references.innerSlots
    return checked
  }

  // MARK: - Laying out

  /// A section that is being laid out.
  private struct OpenSection {
    let operation: Int
    let scopeOutside: Scope
  }

  private mutating func layOut(_ item: Pending, _ log: inout DiagnosticLog) -> Range<Int> {
    let start = checked.operations.count
    let nodes = item.template.nodes
    var scope = item.scope
    var open: [OpenSection] = []
    var index = 0
    while index < nodes.count {
      switch nodes[index] {
      case .text(let range): add(text: range, of: item.template, after: start)
      case .lineStart: if item.isIndented { checked.operations.append(.indentation) }
      case .variable(let path, let writing):
        addVariable(path, writing, scope, item, &log)
      case .section(let path, let condition, let end):
        guard let path, let (reference, kind) = resolve(path, scope, item, &log) else {
          // What a section of an unknown kind holds cannot be checked.
          index = end
          break
        }
        open.append(OpenSection(operation: checked.operations.count, scopeOutside: scope))
        switch condition {
        case .present:
          checked.operations.append(.section(reference, end: 0))
          scope.enter(kind.element)
        case .missing: checked.operations.append(.inverted(reference, end: 0))
        }
      case .sectionEnd:
        if let section = open.popLast() {
          checked.operations[section.operation] = checked.operations[section.operation]
            .ending(at: checked.operations.count)
          scope = section.scopeOutside
        }
      case .partial(let name, let tag, let indentation):
        addPartial(name, tag, indentation, scope, item, &log)
      }
      index += 1
    }
    return start..<checked.operations.count
  }

  private mutating func add(text range: Range<Int>, of template: Template, after start: Int) {
    let literal = literals.range(range, of: template)
    // Lines that no tag stands between are put together again.
    if checked.operations.count > start, case .literal(let before)? = checked.operations.last,
      before.upperBound == literal.lowerBound
    {
      checked.operations[checked.operations.count - 1] = .literal(
        before.lowerBound..<literal.upperBound)
    } else {
      checked.operations.append(.literal(literal))
    }
  }

  private mutating func addVariable(
    _ path: NamePath, _ writing: TemplateNode.Writing, _ scope: Scope, _ item: Pending,
    _ log: inout DiagnosticLog
  ) {
    guard let (reference, kind) = resolve(path, scope, item, &log) else { return }
    switch (kind, writing) {
    case (.text, .escaped), (.url, .escaped), (.any, .escaped):
      checked.operations.append(.escaped(reference))
    case (.html, .raw), (.any, .raw): checked.operations.append(.raw(reference))
    case (.text, .raw), (.url, .raw):
      report(
        .unescapedText, "'\(path.text)' is \(kind.description) and is written without escaping",
        at: path.range, help: ["write {{\(path.text)}}"], item, &log)
    case (.html, .escaped):
      report(
        .escapedHTML, "'\(path.text)' is html and is written with escaping", at: path.range,
        help: ["write {{{\(path.text)}}}"], item, &log)
    case (.flag, _), (.object, _), (.list, _), (.itself, _):
      report(
        .nameWithoutText, "'\(path.text)' is \(kind.withArticle) and is written like text",
        at: path.range, help: ["open a section: {{#\(path.text)}}…{{/\(path.text)}}"], item, &log)
    }
  }

  private mutating func addPartial(
    _ name: String, _ tag: Range<Int>, _ indentation: Range<Int>?, _ scope: Scope,
    _ item: Pending, _ log: inout DiagnosticLog
  ) {
    guard let template = set.templates[name] else {
      return report(
        .missingPartial,
        "no template is named '\(name)'" + Spelling.suggestion(for: name, among: set.names),
        at: tag, help: ["add a file '\(name).mustache' to the templates"], item, &log)
    }
    let isIndented = indentation.map { !$0.isEmpty || item.isIndented } ?? false
    let key = ProgramKey(template: name, scope: scope, isIndented: isIndented)
    if programs[key] == nil {
      guard scopesOfPartial[name, default: 0] < Self.scopeLimit else {
        return report(
          .templateTooDeep,
          "partial '\(name)' is included from more than \(Self.scopeLimit) different surroundings",
          at: tag, help: ["include it from fewer sections, or write its text out"], item, &log)
      }
      scopesOfPartial[name, default: 0] += 1
      programs[key] = pending.count
      pending.append(
        Pending(
          template: template, scope: scope, isIndented: isIndented,
          origin: Origin(program: checked.programs.count, tag: tag)))
    }
    guard let program = programs[key] else { return }
    checked.operations.append(.partial(checked.calls.count))
    checked.calls.append(
      PartialCall(
        program: program, name: name, file: item.template.file, tag: tag,
        indentation: indentation.map { literals.range($0, of: item.template) }))
  }

  // MARK: - Names

  /// The value that a path leads to, and its kind; nil where it was reported.
  private mutating func resolve(
    _ path: NamePath, _ scope: Scope, _ item: Pending, _ log: inout DiagnosticLog
  ) -> (reference: Int, kind: Kind)? {
    guard let first = path.parts.first else {
      return (references.indexOfCurrent(), scope.current)
    }
    guard let found = scope.find(first.name) else {
      reportUndeclared(first, of: path, scope.declarations, item, &log)
      return nil
    }
    var slots = [found.slot]
    var kind = found.declaration.kind(at: found.slot)
    var owner = first
    for part in path.parts.dropFirst() {
      guard case .object(let declaration) = kind else {
        reportNameless(owner, kind, part, item, &log)
        return nil
      }
      guard let slot = declaration.slot(part.name) else {
        reportUndeclared(part, of: path, [declaration], item, &log)
        return nil
      }
      slots.append(slot)
      kind = declaration.kind(at: slot)
      owner = part
    }
    return (references.index(of: found.declaration, slots), kind)
  }
}

// MARK: - Problems

extension TemplateChecker {
  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: [String],
    _ item: Pending, _ log: inout DiagnosticLog
  ) {
    guard reported.insert(range, of: item.template.name) else { return }
    log.report(
      code, message, at: item.template.file.place(range), notes: route(to: item), help: help)
  }

  /// The partial tags that lead to a template, innermost first; at most eight, so that a deep nest
  /// stays readable.
  private func route(to item: Pending) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var origin = item.origin
    while let step = origin, notes.count < 8 {
      let outer = pending[step.program]
      notes.append(Diagnostic.Note("included here", at: outer.template.file.place(step.tag)))
      origin = outer.origin
    }
    return notes
  }

  private mutating func reportUndeclared(
    _ part: NamePath.Part, of path: NamePath, _ declarations: [Declaration], _ item: Pending,
    _ log: inout DiagnosticLog
  ) {
    let names = declarations.flatMap { $0.names.map(\.name) }
    let owner = declarations.first.map { " in '\($0.name)'" } ?? ""
    let nearest = Spelling.nearest(to: part.name, among: names)
    let help = nearest.map { ["write '\($0)'"] } ?? declarations.map(Self.listed)
    report(
      .undeclaredName,
      "name '\(part.name)' is not declared\(owner)"
        + Spelling.suggestion(for: part.name, among: names), at: part.range, help: help, item, &log)
  }

  private static func listed(_ declaration: Declaration) -> String {
    let shown = declaration.names.prefix(12).map { "'\($0.name)'" }.joined(separator: ", ")
    let rest = declaration.names.count - 12
    return "'\(declaration.name)' has \(shown.isEmpty ? "no names" : shown)"
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private mutating func reportNameless(
    _ owner: NamePath.Part, _ kind: Kind, _ part: NamePath.Part, _ item: Pending,
    _ log: inout DiagnosticLog
  ) {
    var help: [String] = []
    if case .list = kind { help = ["open a section: {{#\(owner.name)}}…{{/\(owner.name)}}"] }
    report(
      .undeclaredName,
      "'\(owner.name)' is \(kind.withArticle) and has no names, so no '\(part.name)'",
      at: part.range, help: help, item, &log)
  }
}
