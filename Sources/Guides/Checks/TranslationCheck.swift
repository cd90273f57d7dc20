import Diagnostics

/// Holds a translation against the guide that it translates.
struct TranslationCheck {
  private var suggestionsLeft = 100

  init() {}

  mutating func check(
    _ translation: ParsedGuide, of source: ParsedGuide, into log: inout DiagnosticLog
  ) {
    guard source.isComplete, !translation.guide.rules.isEmpty else { return }
    let known = Set(source.guide.rules.map(\.id))
    for rule in translation.guide.rules where !known.contains(rule.id) && RuleID.isValid(rule.id) {
      suggestionsLeft -= 1
      let meant = suggestionsLeft >= 0 ? Spelling.suggestion(for: rule.id, among: known) : ""
      log.report(
        .translationOfUnknownRule, "'\(source.name.slug).md' has no rule '\(rule.id)'\(meant)",
        at: rule.place)
    }
  }

  /// Anchors that a translation's page has: its own, the rules', and those of sections that it
  /// shows in the source language.
  static func anchors(of translation: ParsedGuide, source: ParsedGuide) -> Set<String> {
    var anchors = translation.anchors
    anchors.formUnion(source.guide.rules.map(\.id))
    anchors.formUnion(source.aliases.map(\.old.text))
    let kinds = Set(translation.guide.sections.compactMap(\.kind))
    let own = Set(translation.guide.sections.map(\.anchor))
    for section in source.guide.sections
    where !own.contains(section.anchor) && section.kind.map({ !kinds.contains($0) }) ?? true {
      anchors.insert(section.anchor)
      for case .heading(let heading) in section.parts { anchors.insert(heading.anchor) }
    }
    return anchors
  }
}
