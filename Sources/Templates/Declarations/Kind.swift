/// What a name may hold, and by that how a template may use it.
package indirect enum Kind: Hashable, Sendable {
  /// Plain text; written by `{{name}}`, escaped. As a section: shown once unless empty.
  case text
  /// Finished markup; written by `{{{name}}}` or `{{&name}}`, as it stands. As a section: shown once
  /// unless empty.
  case html
  /// An address for a quoted attribute; written by `{{name}}`, escaped, and never one that runs a
  /// script. As a section: shown once unless empty.
  case url
  /// A condition; only for sections.
  case flag
  /// Names of their own; only for sections and for dotted names.
  case object(Declaration)
  /// An object of the very declaration that the name stands in: how trees are declared.
  case itself
  /// Zero or more of one kind, in an order that means something; only for sections.
  case list(Kind)
  /// One of text, html, url or flag, which a template may write both ways.
  ///
  /// Nothing is checked, so that the template's author answers for the markup: meant for the
  /// public specification's cases, which declare nothing.
  case any
}

extension Kind {
  /// Zero or more objects of one declaration.
  package static func list(_ declaration: Declaration) -> Kind { .list(.object(declaration)) }

  /// The kind in words, without an article: `text`, `list of 'rule'`.
  package var description: String {
    switch self {
    case .text: "text"
    case .html: "html"
    case .url: "url"
    case .flag: "flag"
    case .object(let declaration): "object '\(declaration.name)'"
    case .itself: "object of the same names"
    case .list(.object(let declaration)): "list of '\(declaration.name)'"
    case .list(.itself): "list of the same names"
    case .list(let element): "list of \(element.description)"
    case .any: "text or html"
    }
  }

  /// The kind in words, as what a name is: `text`, `a list of 'rule'`.
  var withArticle: String {
    switch self {
    case .text, .html, .any: description
    case .object, .itself: "an \(description)"
    case .url, .flag, .list: "a \(description)"
    }
  }

  /// What a section over this kind has at hand: one element of a list, else the value itself.
  var element: Kind {
    if case .list(let element) = self { return element }
    return self
  }

  /// The kind with `itself` replaced by the declaration that the name stands in.
  func resolved(in owner: Declaration) -> Kind {
    switch self {
    case .itself: .object(owner)
    case .list(let element): .list(element.resolved(in: owner))
    case .text, .html, .url, .flag, .object, .any: self
    }
  }

  /// Whether a value is of this kind, all the way down to objects, which know their own
  /// declaration. Absence is of every kind.
  func holds(_ value: TemplateValue) -> Bool {
    switch (self, value) {
    case (_, .absent), (.text, .text), (.html, .html), (.url, .url), (.flag, .flag): true
    case (.any, .text), (.any, .html), (.any, .url), (.any, .flag): true
    case (.object(let declaration), .object(let object)): object.declaration === declaration
    case (.list(let element), .list(let values)): values.allSatisfy(element.holds)
    default: false
    }
  }
}
