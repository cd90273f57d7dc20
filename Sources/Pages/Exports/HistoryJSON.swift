import Reference

/// What earlier builds found of a rule, in api/controls/SLUG.json.
///
/// `history` holds the last builds, oldest first: neighbours with one verdict are one object of
/// `verdict` (null while the rule was not there), `builds` (how many), and `from` and `to`, when the
/// first and the last of them were made (null when unknown). `firstBad` is null for a rule that is
/// green or never was; else it names the commits of the first build that was not green (`bad`) and of
/// the green one before it (`good`).
enum HistoryJSON {
  static func write(_ story: RuleStory?, _ history: History?, to json: inout JSONWriter) {
    let builds = history?.builds ?? []
    json.key("history")
    json.array { json in
      for stretch in story?.stretches ?? [] where stretch.builds.upperBound <= builds.count {
        json.object { json in
          json.member("verdict", stretch.verdict?.rawValue)
          json.member("builds", stretch.builds.count)
          json.member("from", builds[stretch.builds.lowerBound].madeAt.map(DateText.iso))
          json.member("to", builds[stretch.builds.upperBound - 1].madeAt.map(DateText.iso))
        }
      }
    }
    json.key("firstBad")
    guard let firstBad = story?.firstBad else { return json.null() }
    json.object { json in
      for (key, build) in [("bad", firstBad.bad), ("good", firstBad.good)] {
        json.key(key)
        json.array { json in for commit in build.commits { json.string(commit) } }
      }
    }
  }
}
