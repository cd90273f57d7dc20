import Diagnostics
import GuideMarkup
import Guides
import Reference
import TestResults

/// api/controls/SLUG.json: everything that is known of one guide's rules.
struct ControlJSON {
  let bytes: [UInt8]

  init(_ report: GuideReport, _ reference: Reference) {
    var json = JSONWriter(capacity: 16384)
    json.object { json in
      json.member("schema", 1)
      GuideJSON.writeHead(report, to: &json)
      json.key("rules")
      json.array { json in
        for rule in report.rules { ControlJSON.write(rule, reference, to: &json) }
      }
    }
    bytes = json.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(
    _ report: RuleReport, _ reference: Reference, to json: inout JSONWriter
  ) {
    let rule = report.rule
    json.object { json in
      GuideJSON.writeHead(report, to: &json)
      if !rule.oldIDs.isEmpty {
        json.key("oldIds")
        json.array { json in for id in rule.oldIDs { json.string(id) } }
      }
      json.member("given", rule.given.plainText)
      json.member("when", rule.when.plainText)
      json.member("then", rule.then.plainText)
      json.member("note", rule.note.isEmpty ? nil : rule.note.plainText)
      json.member("status", rule.status?.rawValue)
      json.member("era", rule.era?.description)
      if let reason = rule.notTestable { json.member("notTestable", reason) }
      json.key("sources")
      json.array { json in for key in rule.sources { json.string(key) } }
      json.key("reasons")
      json.array { json in for reason in report.reasons { json.string(reason.text) } }
      json.member("freshness", report.freshness.rawValue)
      json.key("waiver")
      write(report.waiver, to: &json)
      HistoryJSON.write(report.story, reference.history, to: &json)
      json.key("tests")
      json.array { json in
        for test in report.tests { write(test, of: rule, reference, to: &json) }
      }
    }
  }

  private static func write(_ waiver: Waiver?, to json: inout JSONWriter) {
    guard let waiver else { return json.null() }
    json.object { json in
      json.member("reason", waiver.reason)
      json.member("owner", waiver.owner)
      json.member("issue", waiver.issue)
      json.member("until", waiver.until)
    }
  }

  private static func write(
    _ linked: LinkedTest, of rule: Rule, _ reference: Reference, to json: inout JSONWriter
  ) {
    let test = linked.test
    let place = test.source ?? test.place
    json.object { json in
      json.member("name", test.key)
      if let name = test.displayName { json.member("displayName", name) }
      json.member("file", place.path)
      json.member("line", place.line)
      json.member("environment", linked.environment)
      if linked.run < reference.runs.count { json.member("run", reference.runs[linked.run].run.id) }
      json.member("link", linked.link.rawValue)
      json.member("outcome", test.outcome.rawValue)
      json.key("seconds")
      if let seconds = test.seconds { json.number(seconds) } else { json.null() }
      json.key("messages")
      json.array { json in for message in test.messages { json.string(message) } }
      json.key("evidence")
      json.array { json in
        for evidence in test.evidence
        where evidence.rule == rule.id || rule.oldIDs.contains(evidence.rule) {
          json.object { json in
            json.member("kind", evidence.kind.rawValue)
            json.key("body")
            if let body = JSONValue(evidence.body) {
              json.value(body)
            } else {
              json.string(evidence.body)
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// A value that was read from JSON, with its members in their order.
  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let text): number(asWritten: text)
    case .string(let text): string(text)
    case .array(let values): array { json in for value in values { json.value(value) } }
    case .object(let members):
      object { json in
        for member in members {
          json.key(member.key)
          json.value(member.value)
        }
      }
    }
  }
}
