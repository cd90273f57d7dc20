package import Diagnostics

/// One test of one run.
package struct TestRecord: Hashable, Sendable {
  /// The suite or class, as its tool names it; empty for none.
  package let suite: String
  /// The test's own name, as its tool names it.
  package let name: String
  /// The name made for people, where there is one.
  package let displayName: String?
  /// Where the test stands in its source, where that is known.
  package let source: SourcePlace?
  /// Where its result stands in a result file.
  package let place: SourcePlace
  package let outcome: TestOutcome
  package let seconds: Double?
  /// What its tool said of failures and skips, in order; text, cut at a stated length.
  package let messages: [String]
  /// The rules it names itself, in the order found, each once.
  package let links: [RuleLink]
  /// Free labels; those that are exactly a known rule id bind.
  package let tags: [String]
  package let evidence: [Evidence]

  package init(
    suite: String, name: String, displayName: String? = nil, source: SourcePlace? = nil,
    place: SourcePlace, outcome: TestOutcome, seconds: Double? = nil, messages: [String] = [],
    links: [RuleLink] = [], tags: [String] = [], evidence: [Evidence] = []
  ) {
    self.suite = suite
    self.name = name
    self.displayName = displayName
    self.source = source
    self.place = place
    self.outcome = outcome
    self.seconds = seconds
    self.messages = messages
    self.links = links
    self.tags = tags
    self.evidence = evidence
  }

  /// `suite/name`: what bindings match, and a key that edits to the file do not move.
  package var key: String { suite.isEmpty ? name : "\(suite)/\(name)" }

  /// A key as people read it: a suite that is named like its test, as some runners write, once.
  package static func title(ofKey key: String) -> String {
    let bytes = Array(key.utf8)
    let middle = bytes.count / 2
    guard bytes.count > 2, bytes.count % 2 == 1, bytes[middle] == UInt8(ascii: "/"),
      bytes[..<middle] == bytes[(middle + 1)...]
    else { return key }
    return String(decoding: bytes[..<middle], as: UTF8.self)
  }
}

/// A test's own word that it speaks for a rule.
package struct RuleLink: Hashable, Sendable {
  package let rule: String
  package let origin: Origin
  /// Where the link stands: in the test's source where that is known, else in the result file.
  package let place: SourcePlace

  package init(rule: String, origin: Origin, place: SourcePlace) {
    self.rule = rule
    self.origin = origin
    self.place = place
  }

  /// What carried the id; all of these must name rules that exist.
  package enum Origin: String, Hashable, Sendable {
    /// A plan line of evidence.jsonl.
    case evidence
    /// `<property name="rule" …>` of JUnit, a label of CTRF, a bug `rule:id` of Swift Testing.
    case property
    /// `[rule:id]` in the test's name.
    case name
  }
}

/// What a test observed for a rule.
package struct Evidence: Hashable, Sendable {
  /// The rule it was observed for.
  package let rule: String
  package let kind: Kind
  /// The body as JSON text, exactly as written.
  package let body: String

  package init(rule: String, kind: Kind, body: String) {
    self.rule = rule
    self.kind = kind
    self.body = body
  }

  /// What the body is; what is of no known kind is text.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case transcript
    case scenario
    case comparison
    case picture
    case text
  }
}
