import Diagnostics
import GuideMarkup

/// Holds a translation against the guide that it translates.
struct TranslationCheck {
  /// How many names one message has, and how many changed rows of one file are told.
  private static let limit = 5
  private static let outdatedLimit = 20

  private var suggestionsLeft = 100

  init() {}

  mutating func check(
    _ translation: ParsedGuide, of source: ParsedGuide, into log: inout DiagnosticLog
  ) {
    guard source.isComplete else { return }
    reportUnknownRules(translation, source, into: &log)
    // What a text has that could not be read is not told as missing.
    guard translation.isComplete else { return }
    reportMissingRules(translation, source, into: &log)
    reportMissingSections(translation, source, into: &log)
    reportOutdatedRows(translation, source, into: &log)
  }

  private mutating func reportUnknownRules(
    _ translation: ParsedGuide, _ source: ParsedGuide, into log: inout DiagnosticLog
  ) {
    guard !translation.guide.rules.isEmpty else { return }
    let known = Set(source.guide.rules.map(\.id))
    for rule in translation.guide.rules where !known.contains(rule.id) && RuleID.isValid(rule.id) {
      suggestionsLeft -= 1
      let meant = suggestionsLeft >= 0 ? Spelling.suggestion(for: rule.id, among: known) : ""
      log.report(
        .translationOfUnknownRule, "'\(source.name.slug).md' has no rule '\(rule.id)'\(meant)",
        at: rule.place)
    }
  }

  // MARK: - What is missing

  private func reportMissingRules(
    _ translation: ParsedGuide, _ source: ParsedGuide, into log: inout DiagnosticLog
  ) {
    let own = Set(translation.guide.rules.map(\.id))
    let missing = source.guide.rules.map(\.id).filter { !own.contains($0) }
    guard !missing.isEmpty else { return }
    let all = source.guide.rules.count
    log.report(
      .untranslatedRules,
      "\(missing.count) of \(all) \(all == 1 ? "rule" : "rules") of '\(source.name.slug).md' "
        + "\(missing.count == 1 ? "is" : "are") not translated: \(Self.list(missing))",
      at: SourcePlace(path: translation.guide.path),
      help: ["the page shows them in the source language and says so"])
  }

  private func reportMissingSections(
    _ translation: ParsedGuide, _ source: ParsedGuide, into log: inout DiagnosticLog
  ) {
    let missing = Self.missingSections(translation.guide, source.guide)
    guard !missing.isEmpty else { return }
    let all = source.guide.sections.count
    log.report(
      .untranslatedSections,
      "\(missing.count) of \(all) \(all == 1 ? "section" : "sections") of "
        + "'\(source.name.slug).md' \(missing.count == 1 ? "is" : "are") not translated: "
        + Self.list(missing.map(\.title.plainText)),
      at: SourcePlace(path: translation.guide.path),
      help: [
        "the page shows them in the source language and says so",
        "a translated heading names its section by its anchor: '## … {#\(missing[0].anchor)}'",
      ])
  }

  /// Sections for which the translation has neither one of the same kind nor one of the same anchor.
  private static func missingSections(_ translation: Guide, _ source: Guide) -> [Section] {
    let kinds = Set(translation.sections.compactMap(\.kind))
    let own = Set(translation.sections.map(\.anchor))
    return source.sections.filter { section in
      !own.contains(section.anchor) && section.kind.map { !kinds.contains($0) } ?? true
    }
  }

  /// The first names in quotes, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(limit).map { "'\($0)'" }
    let rest = names.count - shown.count
    if rest > 0 { return "\(shown.joined(separator: ", ")) and \(rest) more" }
    if shown.count < 2 { return shown.joined() }
    return "\(shown.dropLast().joined(separator: ", ")) and \(shown[shown.count - 1])"
  }

  // MARK: - What has changed since

  private func reportOutdatedRows(
    _ translation: ParsedGuide, _ source: ParsedGuide, into log: inout DiagnosticLog
  ) {
    guard !translation.sourceHashes.isEmpty else { return }
    let outdated = source.guide.rules.compactMap { rule -> (rule: Rule, place: SourcePlace)? in
      guard let hash = translation.sourceHashes[rule.id], hash.text != SourceTextHash.of(rule)
      else { return nil }
      return (rule, hash.place)
    }
    for (rule, place) in outdated.prefix(Self.outdatedLimit) {
      log.report(
        .outdatedTranslation, "the text of '\(rule.id)' changed after it was translated",
        at: place, notes: [.init("it now says: \(rule.text)", at: rule.place)],
        help: ["mend the row, then run 'assay accept \(rule.id)'"])
    }
    let rest = outdated.count - Self.outdatedLimit
    if rest > 0 {
      log.report(
        .outdatedTranslation,
        "the \(rest == 1 ? "text of 1 more rule" : "texts of \(rest) more rules") of "
          + "'\(source.name.slug).md' changed after \(rest == 1 ? "it was" : "they were") translated",
        at: SourcePlace(path: translation.guide.path))
    }
  }

  // MARK: - Anchors

  /// Anchors that a translation's page has: its own, the rules', and those of sections that it
  /// shows in the source language.
  static func anchors(of translation: ParsedGuide, source: ParsedGuide) -> Set<String> {
    var anchors = translation.anchors
    anchors.formUnion(source.guide.rules.map(\.id))
    anchors.formUnion(source.aliases.map(\.old.text))
    for section in missingSections(translation.guide, source.guide) {
      anchors.insert(section.anchor)
      for case .heading(let heading) in section.parts { anchors.insert(heading.anchor) }
    }
    return anchors
  }
}
