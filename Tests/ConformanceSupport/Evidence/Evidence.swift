public import Scenarios
import Synchronization
public import Testing

/// What one test, or one case of it, observes while it runs.
///
/// It is collected and written when the test ends, however it ends, so that a rule that fails shows
/// what was seen before it did. Without a rule's trait around the test nothing is collected.
public final class Evidence: Sendable {
  /// The evidence of the running test, or `nil` outside of a test with a `rule` trait.
  @TaskLocal public static var current: Evidence?

  private struct Contents {
    var rules: [String] = []
    var steps: [EvidenceBody.Step] = []
    var rows: [EvidenceBody.Row] = []
    var scenarios: [ScenarioBody] = []
    var others: [EvidenceBody] = []
  }

  private struct ScenarioBody {
    var scenario: Scenario
    /// What no scenario can say, with the number of steps before it.
    var remarks: [(step: Int, text: String)] = []

    var body: EvidenceBody {
      remarks.isEmpty ? .scenario(scenario) : .transcript(transcript)
    }

    private var transcript: [EvidenceBody.Step] {
      var steps = [
        EvidenceBody.Step("the app shows", then: [scenario.screen.json.description])
      ]
      for (index, step) in scenario.steps.enumerated() {
        steps += remarks.filter { $0.step == index }.map { EvidenceBody.Step($0.text) }
        let followed = scenario.observed?[index] ?? []
        steps.append(
          EvidenceBody.Step(step.json.description, then: followed.map { $0.description }))
      }
      let last = scenario.steps.count
      return steps + remarks.filter { $0.step >= last }.map { EvidenceBody.Step($0.text) }
    }
  }

  /// The place of one scenario among the evidence, which grows as the scenario is played.
  public struct ScenarioNote: Sendable {
    private let evidence: Evidence
    private let index: Int

    fileprivate init(_ evidence: Evidence, _ index: Int) {
      self.evidence = evidence
      self.index = index
    }

    /// Takes the scenario as it is now.
    public func note(_ scenario: Scenario) {
      evidence.contents.withLock { $0.scenarios[index].scenario = scenario }
    }

    /// Notes something that is done and that no scenario can say; the evidence becomes a
    /// transcript.
    public func note(doing action: String) {
      evidence.contents.withLock { contents in
        let step = contents.scenarios[index].scenario.steps.count
        contents.scenarios[index].remarks.append((step, action))
      }
    }
  }

  private let contents = Mutex(Contents())

  init() {}

  // MARK: - Collecting

  /// Notes something that is done; what follows is noted under it.
  public func note(doing action: String) {
    contents.withLock { $0.steps.append(EvidenceBody.Step(action)) }
  }

  /// Notes what followed from the last thing that was done.
  public func note(then consequence: String) {
    contents.withLock { contents in
      if contents.steps.isEmpty { contents.steps.append(EvidenceBody.Step("start")) }
      contents.steps[contents.steps.count - 1].consequences.append(consequence)
    }
  }

  /// Notes a picture or a text.
  public func note(_ body: EvidenceBody) {
    contents.withLock { $0.others.append(body) }
  }

  /// Notes a scenario that is about to be played.
  public func note(_ scenario: Scenario) -> ScenarioNote {
    contents.withLock { contents in
      contents.scenarios.append(ScenarioBody(scenario: scenario))
      return ScenarioNote(self, contents.scenarios.count - 1)
    }
  }

  /// Notes a value that is compared.
  func note(_ row: EvidenceBody.Row) {
    contents.withLock { $0.rows.append(row) }
  }

  func add(rule: String) {
    contents.withLock { $0.rules.append(rule) }
  }

  // MARK: - Writing

  /// The lines for `test`: for every rule the transcript, the scenarios, the comparison, and what else there is.
  func lines(test: String) -> [EvidenceLine] {
    contents.withLock { contents in
      var bodies: [EvidenceBody] = []
      if !contents.steps.isEmpty { bodies.append(.transcript(contents.steps)) }
      bodies += contents.scenarios.map { $0.body }
      if !contents.rows.isEmpty { bodies.append(.comparison(contents.rows)) }
      bodies += contents.others
      return contents.rules.flatMap { rule in
        bodies.map { EvidenceLine.evidence(rule: rule, test: test, $0) }
      }
    }
  }
}

/// Expects `got`, which may be absent, to be `expected`, and notes both as evidence.
public func compare<Value: Equatable>(
  _ what: String, _ got: Value?, with expected: Value?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Evidence.current?.note(
    EvidenceBody.Row(
      what: what, expected: evidenceText(expected), got: evidenceText(got)))
  #expect(got == expected, "\(what)", sourceLocation: sourceLocation)
}

/// Expects `got` to be `expected`, and notes both as evidence.
public func compare<Value: Equatable>(
  _ what: String, _ got: Value, with expected: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Evidence.current?.note(
    EvidenceBody.Row(
      what: what, expected: evidenceText(expected), got: evidenceText(got)))
  #expect(got == expected, "\(what)", sourceLocation: sourceLocation)
}
