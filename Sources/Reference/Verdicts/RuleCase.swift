package import Diagnostics
package import Guides
package import TestResults

/// All that decides one rule's verdict.
package struct RuleCase: Hashable, Sendable {
  package var results: Results
  /// What the linked tests did, in any order.
  package var outcomes: [LinkedOutcome]
  /// The environments that were read or are required, in any order.
  package var environments: [EnvironmentState]
  /// Why no test can speak for the rule, where the guide says so.
  package var notTestable: String?
  package var waiver: Waiver?
  /// nil when the date is unknown: then no waiver that ends is in force.
  package var today: CalendarDay?
  package var expectedFailures: SiteSettings.ExpectedFailures
  /// nil when the counted runs are not all of one known commit, or nothing is remembered of it.
  package var memory: Memory?
  /// Whether the text is another one than the one that was accepted.
  package var isTextChanged: Bool

  package init(
    results: Results = .present, outcomes: [LinkedOutcome] = [],
    environments: [EnvironmentState] = [], notTestable: String? = nil, waiver: Waiver? = nil,
    today: CalendarDay? = nil, expectedFailures: SiteSettings.ExpectedFailures = .waiver,
    memory: Memory? = nil, isTextChanged: Bool = false
  ) {
    self.results = results
    self.outcomes = outcomes
    self.environments = environments
    self.notTestable = notTestable
    self.waiver = waiver
    self.today = today
    self.expectedFailures = expectedFailures
    self.memory = memory
    self.isTextChanged = isTextChanged
  }

  /// Whether there is anything to judge by.
  package enum Results: Hashable, Sendable {
    /// A counted run holds at least one test.
    case present
    /// None does, though this many runs were read.
    case absent(runs: Int)
  }

  /// What earlier builds saw on the commit of the counted runs.
  package struct Memory: Hashable, Sendable {
    package var commit: String
    package var passed: Bool
    package var failed: Bool

    package init(commit: String, passed: Bool, failed: Bool) {
      self.commit = commit
      self.passed = passed
      self.failed = failed
    }
  }
}

/// What one linked test did in one run.
package struct LinkedOutcome: Hashable, Sendable {
  /// `suite/name`: the same test in another environment has the same key.
  package var test: String
  package var environment: String
  package var outcome: TestOutcome
  /// Where its result stands.
  package var place: SourcePlace
  /// Where the test stands in its source, where that is known: it tells overloads apart.
  package var source: SourcePlace?
  /// Why its run, all shards of it, is not complete; empty for a complete one.
  package var incompleteness: [String]

  package init(
    test: String, environment: String, outcome: TestOutcome, place: SourcePlace,
    source: SourcePlace? = nil, incompleteness: [String] = []
  ) {
    self.test = test
    self.environment = environment
    self.outcome = outcome
    self.place = place
    self.source = source
    self.incompleteness = incompleteness
  }
}

/// What was read of one environment.
package struct EnvironmentState: Hashable, Sendable {
  package var name: String
  /// Whether every linked test must have passed in it.
  package var isRequired: Bool
  /// What of it is missing altogether, as sentences: the environment itself, or shards of its run.
  package var missing: [String]
  /// Why what was read of it is not complete; empty when all its runs are.
  package var incompleteness: [String]

  package init(
    name: String, isRequired: Bool, missing: [String] = [], incompleteness: [String] = []
  ) {
    self.name = name
    self.isRequired = isRequired
    self.missing = missing
    self.incompleteness = incompleteness
  }
}
