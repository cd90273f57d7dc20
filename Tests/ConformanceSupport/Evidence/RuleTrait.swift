public import Testing

/// Ties a test to the rule that it speaks for.
///
/// A test may have several; each rule then gets the test's evidence. The lines of all planned tests
/// stand in the file before the first test begins, so that a test that never ran is not forgotten.
/// Disable single tests, never suites: the trait of a test in a disabled suite is not asked.
public struct RuleTrait: TestTrait, TestScoping {
  /// The id of the rule, as its guide has it.
  public let rule: String

  /// Writes the test's plan line.
  public func prepare(for test: Test) async throws {
    EvidenceFile.ofThisRun?.append(
      .plan(
        rule: rule, test: "\(test.id)", file: test.sourceLocation.fileID,
        line: test.sourceLocation.line, column: test.sourceLocation.column))
  }

  /// Collects evidence while the test, or one case of it, runs, and writes it when it has ended.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let file = EvidenceFile.ofThisRun
    let id = "\(test.id)"
    file?.append(.begin(rule: rule, test: id))
    defer { file?.append(.end(rule: rule, test: id)) }

    // The outermost of several rules collects for all of them.
    if let evidence = Evidence.current {
      evidence.add(rule: rule)
      try await function()
      return
    }
    let evidence = Evidence()
    evidence.add(rule: rule)
    defer {
      for line in evidence.lines(test: id) { file?.append(line) }
    }
    try await Evidence.$current.withValue(evidence) { try await function() }
  }
}

extension Trait where Self == RuleTrait {
  /// The test speaks for the rule with this id.
  public static func rule(_ id: String) -> Self { Self(rule: id) }
}
