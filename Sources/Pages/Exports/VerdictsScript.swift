import Guides
import Reference

/// assets/verdicts.js: the marks of all guides, so that no page changes when another guide does.
struct VerdictsScript {
  let bytes: [UInt8]

  init(_ reference: Reference) {
    var json = JSONWriter(capacity: 4096)
    json.object { json in
      for report in reference.guides {
        json.key(report.guide.slug)
        json.array { json in
          json.string(report.verdict.rawValue)
          json.string(report.counts.summary)
        }
      }
    }
    bytes = Array("var assayVerdicts = ".utf8) + json.bytes + Array(";\n".utf8)
  }
}
