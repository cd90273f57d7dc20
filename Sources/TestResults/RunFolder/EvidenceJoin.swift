import Diagnostics

/// Joins a run's evidence to its tests, on the tests' ids.
struct EvidenceJoin {
  private let stream: EventStream
  private let evidence: EvidenceFile
  private var links: [String: RuleLinks] = [:]
  private var observed: [String: [Evidence]] = [:]
  private(set) var records: [TestRecord] = []
  /// Evidence that counts for nothing, because no test of the run stands behind it.
  private(set) var loose: [Evidence]

  init(_ stream: EventStream, _ evidence: EvidenceFile, into log: inout DiagnosticLog) {
    self.stream = stream
    self.evidence = evidence
    loose = evidence.loose
    let tests = Dictionary(uniqueKeysWithValues: stream.tests.map { ($0.id, $0) })
    var missing: [EvidenceFile.Plan] = []
    for plan in evidence.plans {
      if tests[plan.test] == nil, links[plan.test] == nil { missing.append(plan) }
      link(plan, tests[plan.test])
    }
    observe(tests, into: &log)
    records = stream.tests.map { record($0) }
    for plan in missing { addMissing(plan, into: &log) }
  }

  private mutating func link(_ plan: EvidenceFile.Plan, _ test: EventStream.Test?) {
    links[plan.test, default: RuleLinks()].add(
      RuleLink(rule: plan.rule, origin: .evidence, place: place(plan, test)))
  }

  /// Where the test stands in its source: the plan's line and column, in the file as the stream
  /// names it where both mean the same file.
  private func place(_ plan: EvidenceFile.Plan, _ test: EventStream.Test?) -> SourcePlace {
    guard let file = plan.file else { return test?.source ?? plan.place }
    let path = test.flatMap { $0.fileID == file ? $0.source?.path : nil } ?? file
    return SourcePlace(
      path: SourcePaths(projectFolder: nil).path(file: path), line: plan.line, column: plan.column)
  }

  private mutating func observe(
    _ tests: [String: EventStream.Test], into log: inout DiagnosticLog
  ) {
    var orphans = CappedReports(.evidenceWithoutTest)
    var unplanned = CappedReports(.unplannedEvidence)
    for observation in evidence.observations {
      let rule = observation.evidence.rule
      guard tests[observation.test] != nil || links[observation.test] != nil else {
        loose.append(observation.evidence)
        orphans.report(
          "evidence for rule '\(rule)' names the test '\(observation.test)', "
            + "which this run does not have, and does not count",
          at: observation.place, help: ["run the tests and their evidence into one folder"],
          into: &log)
        continue
      }
      observed[observation.test, default: []].append(observation.evidence)
      if links[observation.test]?.contains(rule) != true {
        unplanned.report(
          "evidence for rule '\(rule)' comes from a test that did not plan it: "
            + "'\(observation.test)'",
          at: observation.place, help: ["let the test declare the rule, so that it binds"],
          into: &log)
      }
    }
    for reports in [orphans, unplanned] {
      reports.finish(path: evidence.observations.first?.place.path ?? "", into: &log)
    }
  }

  private func record(_ test: EventStream.Test) -> TestRecord {
    test.record(links: links[test.id]?.all ?? [], evidence: observed[test.id] ?? [])
  }

  /// A planned test that the stream does not have is an error, never an absence.
  private mutating func addMissing(_ plan: EvidenceFile.Plan, into log: inout DiagnosticLog) {
    let id = plan.test
    let links = links[id]?.all ?? []
    let name = TestIdentifier(id: id, name: nil)
    let rules = links.map { "'\($0.rule)'" }.joined(separator: ", ")
    log.report(
      .plannedTestMissing,
      "test '\(id)' is planned for \(rules), and the run's event stream does not have it",
      at: plan.place, help: ["run the tests again; events and evidence must be of one run"])
    records.append(
      TestRecord(
        suite: name.suite, name: name.name, source: plan.file == nil ? nil : place(plan, nil),
        place: plan.place, outcome: .error,
        messages: ["planned for \(rules), and missing from the event stream"], links: links,
        evidence: observed[id] ?? []))
  }
}

// MARK: - One test

extension EventStream.Test {
  /// The record, with the rules that its own names carry after the ones given.
  func record(links: [RuleLink], evidence: [Evidence]) -> TestRecord {
    var links = links
    let marks = RuleMark.ids(in: name.name) + (displayName.map(RuleMark.ids) ?? [])
    if !marks.isEmpty || !rules.isEmpty {
      var found = RuleLinks(links)
      for rule in rules {
        found.add(RuleLink(rule: rule, origin: .property, place: source ?? place))
      }
      for rule in marks { found.add(RuleLink(rule: rule, origin: .name, place: source ?? place)) }
      links = found.all
    }
    return TestRecord(
      suite: name.suite, name: name.name, displayName: displayName, source: source, place: place,
      outcome: outcome, seconds: seconds, messages: messages, links: links, tags: tags,
      evidence: evidence)
  }
}
