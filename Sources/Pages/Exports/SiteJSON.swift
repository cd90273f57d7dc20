import GuideMarkup
import Guides
import Reference
import TestResults

/// api/site.json: the index of everything with verdicts.
struct SiteJSON {
  let bytes: [UInt8]

  init(_ reference: Reference, generator: String) {
    var json = JSONWriter(capacity: 65536)
    json.object { json in
      json.member("schema", 1)
      json.member("title", reference.content.settings.title)
      json.member("generator", generator)
      json.member("verdict", reference.verdict.rawValue)
      json.member("counts", reference.counts)
      json.member("freshness", reference.freshness.rawValue)
      json.key("results")
      json.object { json in
        json.member("madeAt", reference.madeAt.map(DateText.iso))
        json.member("staleAt", reference.staleAt.map(DateText.iso))
        json.key("runs")
        json.array { json in
          for report in reference.runs { SiteJSON.write(report, to: &json) }
        }
      }
      json.key("controls")
      json.array { json in
        for report in reference.guides { SiteJSON.write(report, to: &json) }
      }
    }
    bytes = json.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ report: RunReport, to json: inout JSONWriter) {
    let run = report.run
    json.object { json in
      json.member("id", run.id)
      json.member("tool", run.tool)
      json.member("environment", run.environment)
      json.member("commit", run.commit)
      json.member("started", run.started.map(DateText.iso))
      json.member("ended", run.ended.map(DateText.iso))
      json.member("complete", run.isComplete)
      if !run.isComplete {
        json.key("incompleteness")
        json.array { json in for reason in run.incompleteness { json.string(reason) } }
      }
      if let shard = run.shard {
        json.key("shard")
        json.array { json in
          json.number(shard.index)
          json.number(shard.count)
        }
      }
      json.member("tests", run.tests.count)
      json.member("freshness", report.freshness.rawValue)
      if let later = report.supersededBy { json.member("supersededBy", later) }
    }
  }

  private static func write(_ report: GuideReport, to json: inout JSONWriter) {
    json.object { json in
      GuideJSON.writeHead(report, to: &json)
      json.key("rules")
      json.array { json in
        for rule in report.rules {
          json.object { json in GuideJSON.writeHead(rule, to: &json) }
        }
      }
    }
  }
}

/// What site.json and the JSON of a guide say alike.
enum GuideJSON {
  static func writeHead(_ report: GuideReport, to json: inout JSONWriter) {
    let guide = report.guide
    json.member("slug", guide.slug)
    json.member("kind", guide.kind.rawValue)
    json.member("path", Route.guidePath(guide.kind, guide.slug))
    json.member("title", guide.frontMatter.title)
    if let name = guide.frontMatter.className { json.member("class", name) }
    json.member("summary", guide.frontMatter.summary)
    json.member("verdict", report.verdict.rawValue)
    json.member("counts", report.counts)
    json.member("freshness", report.freshness.rawValue)
    json.member("madeAt", report.madeAt.map(DateText.iso))
    json.member("staleAt", report.staleAt.map(DateText.iso))
  }

  static func writeHead(_ report: RuleReport, to json: inout JSONWriter) {
    json.member("id", report.rule.id)
    json.member("verdict", report.verdict.rawValue)
    json.member("section", report.rule.section)
    if let group = report.rule.group { json.member("group", group) }
    if let since = report.story?.since { json.member("since", DateText.iso(since)) }
  }
}

// MARK: - Members

extension JSONWriter {
  mutating func member(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// null where there is none.
  mutating func member(_ key: String, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    number(value)
  }

  mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// An object of those above zero, worst first.
  mutating func member(_ key: String, _ counts: VerdictCounts) {
    self.key(key)
    object { json in
      for (verdict, count) in counts.present { json.member(verdict.rawValue, count) }
    }
  }
}
