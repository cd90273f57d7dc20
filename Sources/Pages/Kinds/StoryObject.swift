import Reference
import Templates
import TestResults

/// What earlier builds found of a rule, for its opened row.
struct StoryObject {
  private(set) var object = TemplateObject(PageNames.story)
  private let builds: [History.Build]
  private let words: Words

  init(_ story: RuleStory, _ builds: [History.Build], _ words: Words) {
    self.builds = builds
    self.words = words
    if let since = story.since {
      object["since"] = .text(DateText.dateAndTime(since, words))
      object["since-iso"] = .text(DateText.iso(since))
    }
    object["is-at-least"] = .flag(story.reachesBackToTheStart)
    if let firstBad = story.firstBad {
      set("first-bad", firstBad.bad)
      set("last-good", firstBad.good)
    }
    if story.stretches.reduce(0, { $0 + $1.builds.count }) > 1 {
      object["strip"] = .html(strip(story.stretches))
    }
  }

  private mutating func set(_ name: String, _ build: History.Build) {
    if build.commits.count == 1 {
      object[name] = .text(String(build.commits[0].prefix(9)))
      object[name + "-full"] = .text(build.commits[0])
    } else if let madeAt = build.madeAt {
      object[name] = .text(DateText.dateAndTime(madeAt, words))
    }
  }

  /// How wide a build is, in pixels.
  private static let step = 3
  private static let height = 12

  /// A bar for each stretch: as long as it lasted, and the higher the worse, so that nobody has to
  /// tell colours apart. The words beside it say the same.
  private func strip(_ stretches: [RuleStory.Stretch]) -> [UInt8] {
    let count = stretches.reduce(0) { $0 + $1.builds.count }
    var html = HTMLBuffer(capacity: 200 + stretches.count * 60)
    html.markup("<svg class=\"strip\" aria-hidden=\"true\" width=\"")
    html.number(count * Self.step)
    html.markup("\" height=\"")
    html.number(Self.height)
    html.markup("\">")
    var x = 0
    for stretch in stretches {
      let height = Self.height(of: stretch.verdict)
      html.markup("<rect class=\"s-")
      html.text(stretch.verdict?.rawValue ?? "absent")
      html.markup("\" x=\"")
      html.number(x)
      html.markup("\" y=\"")
      html.number(Self.height - height)
      html.markup("\" width=\"")
      html.number(stretch.builds.count * Self.step)
      html.markup("\" height=\"")
      html.number(height)
      html.markup("\"/>")
      x += stretch.builds.count * Self.step
    }
    html.markup("</svg> ")
    let list = stretches.map { stretch in
      let verdict = stretch.verdict.map(words.inCounts) ?? words[.absent]
      return "\(verdict) \(stretch.builds.count)"
    }.joined(separator: ", ")
    html.text(
      words.filled(
        .historyOldestFirst, ["builds": words.plural(.builds, count), "list": list]))
    return html.bytes
  }

  private static func height(of verdict: Verdict?) -> Int {
    switch verdict {
    case .failing, .error, .unexpectedPass: 12
    case .flaky, .knownFailing, .partial: 9
    case .noData, .notRun, .untested, .suspect: 6
    case .passing, .notTestable: 3
    case nil: 1
    }
  }
}
