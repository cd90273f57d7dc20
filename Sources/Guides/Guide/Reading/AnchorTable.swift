import Diagnostics
import GuideMarkup

/// The anchors of one page, given out heading by heading.
///
/// The second of equal headings takes its parent's anchor as a prefix; there is never a counter,
/// so an anchor does not change when another heading comes or goes.
struct AnchorTable {
  let file: SourceFile
  private(set) var places: [String: SourcePlace] = [:]
  /// The headings that enclose what comes next, outermost first.
  private var parents: [(level: Int, anchor: String)] = []

  init(_ file: SourceFile) { self.file = file }

  /// The heading's anchor; a problem is reported when there is none or it is taken.
  mutating func anchor(
    of heading: Heading, at range: Range<Int>, into log: inout DiagnosticLog
  ) -> String {
    while let last = parents.last, last.level >= heading.level { parents.removeLast() }
    let anchor = choose(heading, range, into: &log)
    take(anchor, at: file.place(range), what: "heading", into: &log)
    parents.append((heading.level, anchor))
    return anchor
  }

  private func choose(
    _ heading: Heading, _ range: Range<Int>, into log: inout DiagnosticLog
  ) -> String {
    if let explicit = heading.explicitAnchor { return Anchor.normalised(explicit) }
    let anchor = Anchor.from(heading.inlines.plainText)
    if anchor.isEmpty {
      log.report(
        .headingWithoutAnchor, "the heading has neither letter nor digit to make an anchor of",
        at: file.place(range), help: ["end it with an anchor of your own: {#name}"])
      return ""
    }
    guard places[anchor] != nil, let parent = parents.last, !parent.anchor.isEmpty else {
      return anchor
    }
    return "\(parent.anchor)-\(anchor)"
  }

  /// Reserves an anchor, and reports a second use of it.
  mutating func take(
    _ anchor: String, at place: SourcePlace, what: String, into log: inout DiagnosticLog
  ) {
    guard !anchor.isEmpty else { return }
    guard let first = places[anchor] else {
      places[anchor] = place
      return
    }
    log.report(
      .duplicateAnchor, "the \(what)'s anchor '\(anchor)' is taken on this page", at: place,
      notes: [.init("the first is here", at: first)],
      help: ["end one of the headings with an anchor of its own: {#name}"])
  }
}
