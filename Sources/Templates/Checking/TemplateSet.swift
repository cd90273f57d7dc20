package import Diagnostics

/// The templates that pages and partial tags can name.
package struct TemplateSet: Sendable {
  /// By name.
  let templates: [String: Template]

  /// Of two templates with one name the first counts: pass them in the order of lookup.
  package init(_ templates: [Template]) {
    self.templates = Dictionary(templates.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Sorted.
  package var names: [String] { templates.keys.sorted() }

  /// The template of one page, with every partial it reaches, held against what the page declares.
  ///
  /// The result can always be rendered; what was reported renders as nothing.
  package func check(
    _ name: String, against declaration: Declaration, _ log: inout DiagnosticLog
  ) -> CheckedTemplate {
    check(name, against: .object(declaration), &log)
  }

  /// The same for a page whose value is not an object.
  package func check(_ name: String, against kind: Kind, _ log: inout DiagnosticLog)
    -> CheckedTemplate
  {
    check([Page(name, kind)], &log)[0]
  }

  /// The templates of several pages, in the order given.
  ///
  /// A mistake in a partial that several of them share is reported once.
  package func check(_ pages: [Page], _ log: inout DiagnosticLog) -> [CheckedTemplate] {
    var reported = ReportedPlaces()
    return pages.map { page in
      var checker = TemplateChecker(self, page.kind, reported)
      let checked = checker.check(page.template, &log)
      reported = checker.reported
      return checked
    }
  }

  /// Those of the given names that have a template, and every partial that a tag of theirs leads to,
  /// whatever section it stands in.
  package func reachable(from names: some Sequence<String>) -> Set<String> {
    var found = Set(names.filter { templates[$0] != nil })
    var pending = Array(found)
    while let name = pending.popLast() {
      for partial in templates[name]?.partials ?? []
      where templates[partial] != nil && found.insert(partial).inserted {
        pending.append(partial)
      }
    }
    return found
  }

  /// A kind of page: which template writes it, and from what.
  package struct Page: Sendable {
    package let template: String
    package let kind: Kind

    package init(_ template: String, _ kind: Kind) {
      self.template = template
      self.kind = kind
    }
  }
}

/// The places in templates that have a problem already, so that none is told twice.
struct ReportedPlaces {
  private var ranges: [String: Set<Range<Int>>] = [:]

  /// Whether a problem at this place is due: not told yet, and the file has not had enough.
  mutating func insert(_ range: Range<Int>, of template: String) -> Bool {
    let count = ranges[template]?.count ?? 0
    guard count < TemplateParser.problemLimit else { return false }
    return ranges[template, default: []].insert(range).inserted
  }
}
