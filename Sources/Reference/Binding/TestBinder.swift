import Diagnostics
import Guides
import TestResults

/// Finds the rules that each test speaks for.
///
/// A test's own links go first, then a name that is exactly a rule's id, then tags, then
/// bindings.yml; the first of these that leads to a rule is the only one that counts.
struct TestBinder {
  private var index: RuleIndex
  private let bindings: [Binding]
  /// By binding; nil for one to an unknown rule.
  private let boundRules: [Int?]
  private let patterns: PatternIndex
  private var uses: [Use]

  private enum Use {
    case unmatched
    /// Every test that it matched names its rules itself.
    case overruled
    case used
  }

  /// A rule that a test speaks for.
  struct Link: Equatable {
    /// The index in the rules of the index.
    let rule: Int
    let kind: LinkedTest.Link
  }

  /// Links in the order found, each rule once, by the first way that led to it.
  private struct Links {
    var found: [Link] = []
    private var rules: Set<Int> = []

    mutating func add(_ rule: Int, _ kind: LinkedTest.Link) {
      if rules.insert(rule).inserted { found.append(Link(rule: rule, kind: kind)) }
    }
  }

  init(_ index: RuleIndex, _ bindings: [Binding]) {
    self.index = index
    self.bindings = bindings
    boundRules = bindings.map { index[$0.rule] }
    patterns = PatternIndex(bindings.map(\.pattern))
    uses = Array(repeating: .unmatched, count: bindings.count)
  }

  /// The rules that a test speaks for, each once; unknown ids in its own words are reported.
  mutating func links(of test: TestRecord, into log: inout DiagnosticLog) -> [Link] {
    var links = Links()
    var unknown: Set<String> = []
    for link in test.links {
      if let rule = index[link.rule] {
        links.add(rule, LinkedTest.Link(link.origin))
      } else {
        unknown.insert(link.rule)
        reportUnknown(link.rule, at: link.place, into: &log)
      }
    }
    for evidence in test.evidence
    where index[evidence.rule] == nil && unknown.insert(evidence.rule).inserted {
      reportUnknown(evidence.rule, at: test.source ?? test.place, into: &log)
    }
    if links.found.isEmpty, let rule = index[test.name] { links.add(rule, .exactName) }
    if links.found.isEmpty {
      for tag in test.tags { if let rule = index[tag] { links.add(rule, .tag) } }
    }
    if !bindings.isEmpty { bind(test, &links) }
    return links.found
  }

  /// Reports bindings to rules that no guide has, and those without effect where there were tests
  /// that they could have had an effect on.
  mutating func reportBindings(hadTests: Bool, into log: inout DiagnosticLog) {
    for (binding, (rule, use)) in zip(bindings, zip(boundRules, uses)) {
      if rule == nil {
        let (words, notes) = index.suggestion(for: binding.rule)
        log.report(
          .bindingToUnknownRule,
          "binding to rule '\(binding.rule.shortened)', which no guide has\(words)",
          at: binding.place, notes: notes,
          help: ["name a rule that a guide has, or take the binding out"])
        continue
      }
      let pattern = binding.pattern.shortened
      switch use {
      case .unmatched where hadTests:
        log.report(
          .bindingWithoutEffect, "binding '\(pattern)' matches no test", at: binding.place,
          help: ["a pattern matches the whole of suite/name; '*' stands for any run of characters"])
      case .overruled where hadTests:
        log.report(
          .bindingWithoutEffect,
          "binding '\(pattern)' ties no test to '\(binding.rule)': all that it matches name their "
            + "rules themselves",
          at: binding.place,
          help: ["name the rule in the tests as well, or take the binding out"])
      case .unmatched, .overruled, .used: break
      }
    }
  }

  private mutating func bind(_ test: TestRecord, _ links: inout Links) {
    let isBound = !links.found.isEmpty
    for match in patterns.matches(test.key) {
      if isBound {
        if uses[match] == .unmatched { uses[match] = .overruled }
      } else {
        uses[match] = .used
        if let rule = boundRules[match] { links.add(rule, .binding) }
      }
    }
  }

  private mutating func reportUnknown(
    _ id: String, at place: SourcePlace, into log: inout DiagnosticLog
  ) {
    let (words, notes) = index.suggestion(for: id)
    log.report(
      .unknownRuleInResults,
      "test speaks for rule '\(id.shortened)', which no guide has\(words)", at: place, notes: notes,
      help: ["name a rule that a guide has, or give this one a row in a behaviour table"])
  }
}

extension LinkedTest.Link {
  fileprivate init(_ origin: RuleLink.Origin) {
    switch origin {
    case .evidence: self = .evidence
    case .property: self = .property
    case .name: self = .name
    }
  }
}

extension String {
  /// At most 120 characters of it: an id has no more, and a file may hold anything.
  var shortened: String {
    if utf8.count <= 120 { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(120))) + "…"
  }
}
