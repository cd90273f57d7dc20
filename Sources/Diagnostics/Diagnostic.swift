/// One problem, told so that its reader can act on it without opening our source.
package struct Diagnostic: Hashable, Sendable {
  /// Which rule was broken; decides severity and what a build does about it.
  package let code: DiagnosticCode
  /// One phrase in lower case without a full stop, which names the thing in quotes.
  package let message: String
  /// nil only when no file is to blame.
  package let place: SourcePlace?
  /// Other places that explain this one, in reading order.
  package let notes: [Note]
  /// The ways out, best first; each a phrase like `message`.
  package let help: [String]

  package init(
    _ code: DiagnosticCode, _ message: String, at place: SourcePlace?, notes: [Note] = [],
    help: [String] = []
  ) {
    self.code = code
    self.message = message
    self.place = place
    self.notes = notes
    self.help = help
  }

  package var severity: Severity { code.severity }

  /// Another place that explains a diagnostic.
  package struct Note: Hashable, Sendable {
    package let message: String
    package let place: SourcePlace?

    package init(_ message: String, at place: SourcePlace?) {
      self.message = message
      self.place = place
    }
  }

  /// How bad a problem is.
  package enum Severity: String, Hashable, Sendable {
    /// The site would say something false or be broken.
    case error
    /// True, but poor. `--strict` makes these errors.
    case warning
  }

  /// What a build does about a problem.
  package enum Trouble: String, Hashable, Sendable {
    /// Guides, settings, waivers and templates: nothing is written, the last good site stays.
    case content
    /// A run or its files: the site is written and says so, because yesterday's green must not
    /// outlive today's broken run.
    case results
    /// The machine: a folder that cannot be written, another build under way.
    case machine
  }
}

// MARK: - Order

extension Diagnostic: Comparable {
  /// By file, place, severity, code and words; problems without a place come first.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.place != right.place {
      guard let leftPlace = left.place else { return true }
      guard let rightPlace = right.place else { return false }
      return leftPlace < rightPlace
    }
    return (left.severity.rawValue, left.code.name, left.message)
      < (right.severity.rawValue, right.code.name, right.message)
  }
}
