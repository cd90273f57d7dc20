/// What earlier builds found of a rule, as `assay explain` prints it.
enum HistoryExplanation {
  /// Nothing without a history.
  static func lines(_ report: RuleReport, _ reference: Reference) -> [String] {
    guard let story = report.story, let builds = reference.history?.builds else { return [] }
    let count = story.stretches.reduce(0) { $0 + $1.builds.count }
    var lines = ["", "history: \(count == 1 ? "1 build" : "the last \(count) builds")"]
    let since = story.since.map(\.words) ?? "a build of unknown date"
    lines.append("  since    \(since)\(story.reachesBackToTheStart ? ", at least" : "")")
    if let change = story.change { lines.append("  now      \(change.words)") }
    if let firstBad = story.firstBad {
      lines.append("  bad      first with \(source(of: firstBad.bad))")
      lines.append("  good     last with \(source(of: firstBad.good))")
    }
    // The newest first: that is what a reader asks for.
    for stretch in story.stretches.reversed() {
      let verdict = stretch.verdict?.words ?? "not there"
      let first = builds[stretch.builds.lowerBound].madeAt?.words ?? "unknown"
      let times = stretch.builds.count == 1 ? "" : " × \(stretch.builds.count)"
      lines.append("  from     \(first): \(verdict)\(times)")
    }
    return lines
  }

  /// The commits of a build, or its date where none is known.
  private static func source(of build: History.Build) -> String {
    if !build.commits.isEmpty { return "commit \(build.commits.joined(separator: ", "))" }
    return build.madeAt.map { "the build of \($0.words)" } ?? "a build of unknown date"
  }
}

extension Changes.Kind {
  /// As part of a sentence: what became of a rule since the build before.
  package var words: String {
    switch self {
    case .regressed: "worse than in the build before"
    case .fixed: "green, and not so in the build before"
    case .improved: "better than in the build before"
    case .new: "new since the build before"
    case .reworded: "reworded since the build before"
    case .removed: "removed since the build before"
    }
  }
}
