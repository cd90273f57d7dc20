import Diagnostics

/// Every rule id of the site, live and old.
struct RuleIndex {
  /// Where each live id stands.
  private(set) var live: [String: SourcePlace] = [:]
  /// The live id that took an old one's place.
  private(set) var successors: [String: String] = [:]
  /// False when a guide could not be read, so that nothing is concluded from an id's absence.
  private let isComplete: Bool
  private var suggestionsLeft = 100

  /// Reports ids that two guides have, and drops the second from its guide.
  init(_ guides: inout [ParsedGuide], into log: inout DiagnosticLog) {
    isComplete = guides.allSatisfy(\.isComplete)
    for index in guides.indices {
      var repeated: Set<String> = []
      for rule in guides[index].guide.rules {
        if let first = live[rule.id] {
          RuleTableReader.reportDuplicate(rule.id, at: rule.place, first: first, into: &log)
          repeated.insert(rule.id)
        } else {
          live[rule.id] = rule.place
        }
      }
      if !repeated.isEmpty { guides[index].guide = guides[index].guide.dropping(repeated) }
    }
    checkAliases(guides, into: &log)
  }

  private mutating func checkAliases(_ guides: [ParsedGuide], into log: inout DiagnosticLog) {
    var firstPlaces: [String: SourcePlace] = [:]
    for alias in guides.flatMap(\.aliases) {
      let old = alias.old.text
      if let place = live[old] {
        log.report(
          .aliasOfLiveRule, "'\(old)' is the id of a rule and an old id at once",
          at: alias.old.place, notes: [.init("the rule is here", at: place)],
          help: ["remove the alias, or give the rule another id"])
      } else if let first = firstPlaces[old] {
        log.report(
          .duplicateAlias, "old id '\(old)' leads to two rules", at: alias.old.place,
          notes: [.init("the first is here", at: first)])
      } else {
        firstPlaces[old] = alias.old.place
        if live[alias.new.text] != nil {
          successors[old] = alias.new.text
        } else {
          reportUnknown(alias.new.text, .aliasToUnknownRule, at: alias.new.place, into: &log)
        }
      }
    }
  }

  /// The live id that an id stands for; nil, with a problem reported, when there is none.
  mutating func resolve(
    _ id: String, _ code: DiagnosticCode, at place: SourcePlace, into log: inout DiagnosticLog
  ) -> String? {
    if live[id] != nil { return id }
    if let successor = successors[id] { return successor }
    reportUnknown(id, code, at: place, into: &log)
    return nil
  }

  private mutating func reportUnknown(
    _ id: String, _ code: DiagnosticCode, at place: SourcePlace, into log: inout DiagnosticLog
  ) {
    guard isComplete else { return }
    suggestionsLeft -= 1
    let meant = suggestionsLeft >= 0 ? Spelling.suggestion(for: id, among: live.keys) : ""
    log.report(code, "no guide has a rule '\(id)'\(meant)", at: place)
  }
}

extension Guide {
  fileprivate func dropping(_ ids: Set<String>) -> Guide {
    Guide(
      kind: kind, slug: slug, path: path, language: language, frontMatter: frontMatter,
      introduction: introduction, sections: sections, footnotes: footnotes,
      rules: rules.filter { !ids.contains($0.id) }, translations: translations)
  }
}
