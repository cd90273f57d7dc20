package import Diagnostics
package import Guides
package import TestResults

/// Joins what the guides say with what the runs did.
package enum ReferenceBuilder {
  /// The reference of one content and its runs; the order of `runs` does not matter.
  ///
  /// Pure: `now` decides only expiry and age, `commit` only whether a run is of another one; both
  /// may be unknown. What is wrong with links, waivers, bindings and the set of runs is reported;
  /// the reference is complete all the same. The cost grows with rules, tests and bindings.
  package static func build(
    content: Content, runs: [Run], history: History? = nil, now: Timestamp? = nil,
    commit: String? = nil, into log: inout DiagnosticLog
  ) -> Reference {
    let settings = content.settings
    let reports = RunSelection(
      runs.map { withoutFutureEnd($0, now: now, into: &log) }, staleAfter: settings.staleAfter,
      now: now, commit: commit
    ).reports
    let counted = reports.indices.filter { reports[$0].supersededBy == nil }
    let hasTests = counted.contains { !reports[$0].run.tests.isEmpty }
    let survey = EnvironmentSurvey(reports, settings)
    // Without a single result there is one thing to say, and No data says it.
    if hasTests { survey.report(into: &log) }
    reportConflicts(reports, counted, into: &log)

    var index = RuleIndex(content.guides)
    let waivers = WaiverBook(content.waivers, &index, into: &log)
    let linked = link(reports, counted, index, content.bindings, hasTests, into: &log)
    reportTested(index, linked, into: &log)

    let judge = RuleJudge(
      content: content, waivers: waivers, reports: reports, survey: survey,
      results: hasTests ? .present : .absent(runs: runs.count { $0.origin != .unreadable }),
      memory: memory(history, reports, counted),
      today: now.map { CalendarDay($0) })
    let clock = RunClock(reports, staleAfter: settings.staleAfter)
    var rules = index.rules.indices.map { judge.report(index.rules[$0], $0, linked[$0]) }
    reportWaivers(rules, into: &log)
    let recorded = history.flatMap { record(rules, in: $0, reports, counted, settings) }
    if let recorded {
      for rule in rules.indices {
        rules[rule].story = recorded.storyteller.story(of: rules[rule].rule.id)
      }
    }
    var next = 0
    var counts = VerdictCounts()
    let guides = content.guides.map { guide in
      let range = next..<(next + guide.rules.count)
      next = range.upperBound
      let report = clock.report(guide, Array(rules[range]))
      counts += report.counts
      return report
    }
    return Reference(
      content: content, guides: guides, runs: reports, verdict: counts.rollUp, counts: counts,
      freshness: clock.freshness(of: counted), madeAt: clock.newestEnd(of: counted),
      staleAt: clock.staleAt(of: counted), history: recorded?.history ?? history,
      changes: recorded?.storyteller.changes())
  }

  /// The history with this build in it; nil without a run that could be read: then there is nothing
  /// to remember.
  private static func record(
    _ rules: [RuleReport], in history: History, _ reports: [RunReport], _ counted: [Int],
    _ settings: SiteSettings
  ) -> (history: History, storyteller: Storyteller)? {
    let runs = counted.map { reports[$0].run }.filter { $0.origin != .unreadable }
    guard !runs.isEmpty else { return nil }
    var history = history
    let present = history.record(
      History.Build(
        runs: runs.map(\.id), commits: runs.compactMap(\.commit),
        madeAt: runs.compactMap(\.ended).max()),
      rules.map {
        .init(
          rule: $0.rule.id, oldIDs: $0.rule.oldIDs, verdict: $0.verdict, text: $0.rule.text)
      }, limit: settings.historyBuilds)
    return (history, Storyteller(history: history, present: present))
  }

  /// The tests that speak for each rule, by the index of the rule, sorted.
  private static func link(
    _ reports: [RunReport], _ counted: [Int], _ index: RuleIndex, _ bindings: [Binding],
    _ hasTests: Bool, into log: inout DiagnosticLog
  ) -> [[LinkedTest]] {
    var binder = TestBinder(index, bindings)
    var linked = Array(repeating: [LinkedTest](), count: index.rules.count)
    for run in counted {
      let environment = reports[run].run.environment
      var untied: [TestRecord] = []
      for test in reports[run].run.tests {
        let links = binder.links(of: test, into: &log)
        if links.isEmpty, test.links.isEmpty, test.outcome.isTrouble { untied.append(test) }
        for link in links {
          linked[link.rule].append(
            LinkedTest(test: test, run: run, environment: environment, link: link.kind))
        }
      }
      reportUntied(untied, of: reports[run].run, into: &log)
    }
    binder.reportBindings(hadTests: hasTests, into: &log)
    for rule in linked.indices where linked[rule].count > 1 { linked[rule].sort() }
    return linked
  }

  /// Tells of failures that no rule shows, because nothing ties their tests to one.
  private static func reportUntied(
    _ tests: [TestRecord], of run: Run, into log: inout DiagnosticLog
  ) {
    guard let first = tests.first else { return }
    let count = tests.count == 1 ? "a test" : "\(tests.count) tests"
    let more = tests.count > 1 ? " and others" : ""
    log.report(
      .failureWithoutRule,
      "\(count) of '\(run.path)' failed and spoke for no rule: '\(first.key.shortened)'\(more)",
      at: first.place,
      help: [
        "tie it to a rule: a property named 'rule', '[rule:id]' in its name, or a line of "
          + "bindings.yml"
      ])
  }

  /// Tells of waivers that no longer excuse anything, and of those that have nothing to excuse.
  private static func reportWaivers(_ rules: [RuleReport], into log: inout DiagnosticLog) {
    for report in rules {
      guard let waiver = report.waiver else { continue }
      if report.verdict == .unexpectedPass {
        log.report(
          .unneededWaiver, "rule '\(report.rule.id)' passes, and its waiver is not needed",
          at: waiver.place, help: ["take the waiver out"])
      } else if !report.isWaiverInForce, let until = waiver.until {
        log.report(
          .expiredWaiver, "the waiver for rule '\(report.rule.id)' ended with \(until)",
          at: waiver.place, help: ["mend what it excused, or give it a later day"])
      }
    }
  }

  private static func reportTested(
    _ index: RuleIndex, _ linked: [[LinkedTest]], into log: inout DiagnosticLog
  ) {
    for (rule, tests) in zip(index.rules, linked) {
      guard rule.notTestable != nil, let test = tests.first?.test else { continue }
      log.report(
        .testedNotTestableRule,
        "rule '\(rule.id)' is declared not testable, and a test speaks for it",
        at: rule.place,
        notes: [
          Diagnostic.Note(
            "test '\(test.key.shortened)' speaks for it", at: test.source ?? test.place)
        ],
        help: ["take 'not testable' out of the row, or the rule's id out of the test"])
    }
  }

  /// What the history remembers of the one commit that every counted run is of.
  private static func memory(_ history: History?, _ reports: [RunReport], _ counted: [Int])
    -> CommitMemory?
  {
    guard let history, let first = counted.first, let commit = reports[first].run.commit,
      counted.allSatisfy({ reports[$0].run.commit == commit })
    else { return nil }
    return CommitMemory(
      history, commit: commit, besides: counted.map { reports[$0].run.id }.sorted())
  }
}

extension TestOutcome {
  /// Whether a reader who looks for failures would want to see it.
  fileprivate var isTrouble: Bool {
    switch self {
    case .failed, .error, .unexpectedPass, .unknown: true
    case .passed, .expectedFailure, .flaky, .skipped, .cancelled, .notRun: false
    }
  }
}
