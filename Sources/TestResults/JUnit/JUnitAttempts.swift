import Diagnostics

/// The attempts of one test that a file lists one after the other, made one record.
///
/// A test may be tried any number of times: each attempt costs what it adds.
struct JUnitAttempts {
  private let first: TestRecord
  private var source: SourcePlace?
  private var outcome: TestOutcome
  private var seconds: Double?
  private var messages: [String]
  private var links: RuleLinks
  private var tags: [String]
  private var seenTags: Set<String>

  init(_ first: TestRecord) {
    self.first = first
    source = first.source
    outcome = first.outcome
    seconds = first.seconds
    messages = first.messages
    links = RuleLinks(first.links)
    tags = first.tags
    seenTags = Set(first.tags)
  }

  mutating func add(_ next: TestRecord) {
    source = next.source ?? source
    outcome = Self.outcome(outcome, next.outcome)
    seconds = next.seconds
    for message in next.messages where !messages.contains(message) {
      JUnitCase.keep(message, in: &messages)
    }
    for link in next.links { links.add(link) }
    for tag in next.tags where seenTags.insert(tag).inserted { tags.append(tag) }
  }

  var record: TestRecord {
    TestRecord(
      suite: first.suite, name: first.name, source: source, place: first.place, outcome: outcome,
      seconds: seconds, messages: messages, links: links.all, tags: tags)
  }

  /// The last attempt that ran decides; a pass after a failure is flaky, and what was not
  /// understood once stays so.
  static func outcome(_ first: TestOutcome, _ last: TestOutcome) -> TestOutcome {
    switch (first, last) {
    case (.skipped, _), (.cancelled, _), (.notRun, _): last
    case (_, .skipped), (_, .cancelled), (_, .notRun): first
    case (.unknown, .passed), (.passed, .passed): first
    case (_, .passed): .flaky
    default: last
    }
  }
}
