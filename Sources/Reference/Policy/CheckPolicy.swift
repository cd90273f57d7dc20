import Guides

/// What `check` demands of a reference.
package struct CheckPolicy: Hashable, Sendable {
  package var requirement: Requirement
  /// How many rules may be Untested; nil for any number.
  package var maxUntested: Int?
  /// How many results the counted runs must hold; nil for any number.
  package var minResults: Int?

  package init(
    requirement: Requirement = .noFailing, maxUntested: Int? = nil, minResults: Int? = nil
  ) {
    self.requirement = requirement
    self.maxUntested = maxUntested
    self.minResults = minResults
  }

  /// Which verdicts are allowed.
  package enum Requirement: String, Hashable, Sendable, CaseIterable {
    /// No Failing, Error, Unexpected pass or No data.
    case noFailing = "no-failing"
    /// Every rule is Passing or Not testable, and one is Passing.
    case allPassing = "all-passing"

    /// Whether a rule may have this verdict.
    package func allows(_ verdict: Verdict) -> Bool {
      switch verdict {
      case .failing, .error, .unexpectedPass, .noData: false
      case .flaky, .knownFailing, .partial, .notRun, .untested, .suspect: self == .noFailing
      case .passing, .notTestable: true
      }
    }
  }

  /// One demand that is not met.
  package struct Violation: Hashable, Sendable {
    package let demand: Demand
    /// A sentence without a full stop, such as `2 rules are failing, and no-failing allows none`.
    package let sentence: String
    /// The ids of the rules that are to blame, in the order of the guides; may be empty.
    package let rules: [String]
  }

  /// What can be demanded.
  package enum Demand: Hashable, Sendable {
    case requirement(Verdict)
    case maxUntested
    case minResults
  }

  /// Every demand that a reference does not meet: forbidden verdicts worst first, then the others;
  /// empty when it passes.
  package func violations(in reference: Reference) -> [Violation] {
    var violations = forbiddenVerdicts(in: reference)
    if let maxUntested, reference.counts[.untested] > maxUntested {
      let count = reference.counts[.untested]
      violations.append(
        Violation(
          demand: .maxUntested,
          sentence: "\(Self.rules(count)) untested, and max-untested allows \(maxUntested)",
          rules: reference.ids(of: .untested)))
    }
    if let minResults, reference.resultCount < minResults {
      let count = reference.resultCount
      violations.append(
        Violation(
          demand: .minResults,
          sentence:
            "\(count) result\(count == 1 ? " was" : "s were") read, and min-results demands "
            + "\(minResults)",
          rules: []))
    }
    return violations
  }

  private func forbiddenVerdicts(in reference: Reference) -> [Violation] {
    var violations = reference.counts.present
      .filter { !requirement.allows($0.verdict) }
      .map { verdict, count in
        Violation(
          demand: .requirement(verdict),
          sentence:
            "\(Self.rules(count)) \(verdict.words), and \(requirement.rawValue) allows none",
          rules: reference.ids(of: verdict))
      }
    // Nothing to judge is not a success: an empty content folder, or nothing but advice.
    if reference.verdict == .noData, reference.counts[.noData] == 0 {
      violations.append(
        Violation(
          demand: .requirement(.noData),
          sentence:
            "there is no rule that a test can speak for, and \(requirement.rawValue) demands "
            + "one",
          rules: []))
    }
    return violations
  }

  private static func rules(_ count: Int) -> String {
    count == 1 ? "1 rule is" : "\(count) rules are"
  }
}

extension Reference {
  /// The ids of the rules with a verdict, in the order of the guides.
  package func ids(of verdict: Verdict) -> [String] {
    guides.filter { $0.counts[verdict] > 0 }
      .flatMap(\.rules).filter { $0.verdict == verdict }.map(\.rule.id)
  }
}
