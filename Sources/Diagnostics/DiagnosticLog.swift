/// The problems of one run of a command, in the order in which they were found.
package struct DiagnosticLog: Sendable {
  /// As found: unsorted, and with repetitions.
  private var found: [Diagnostic] = []

  package init() {}

  /// Adds a problem.
  package mutating func report(_ diagnostic: Diagnostic) { found.append(diagnostic) }

  /// Adds a problem made of its parts, which mean what they mean in `Diagnostic`.
  package mutating func report(
    _ code: DiagnosticCode, _ message: String, at place: SourcePlace?,
    notes: [Diagnostic.Note] = [], help: [String] = []
  ) {
    found.append(Diagnostic(code, message, at: place, notes: notes, help: help))
  }

  /// Adds another log's problems after these.
  package mutating func append(contentsOf other: DiagnosticLog) { found += other.found }

  /// Sorted and without repetitions: the same problems give the same list, whatever the order in
  /// which they were found.
  package var diagnostics: [Diagnostic] {
    var seen = Set<Diagnostic>()
    return found.sorted().filter { seen.insert($0).inserted }
  }

  package var isEmpty: Bool { found.isEmpty }

  /// Whether an error of this class of trouble was reported; with `strict`, a warning counts too.
  package func hasErrors(_ trouble: Diagnostic.Trouble, strict: Bool = false) -> Bool {
    found.contains { $0.code.trouble == trouble && (strict || $0.severity == .error) }
  }

  /// Whether an error of any class was reported; with `strict`, a warning counts too.
  package func hasErrors(strict: Bool) -> Bool {
    found.contains { strict || $0.severity == .error }
  }
}
