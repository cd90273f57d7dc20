import TestResults

@testable import Reference

/// Histories as builds make them, at random.
enum RandomHistory {
  static func make(builds: Int, _ random: inout some RandomNumberGenerator) -> History {
    var history = History()
    let texts = ["given a / when b / then c", "другой текст", "quote \" and \u{1}", ""]
    for build in 0..<builds {
      var findings: [History.Finding] = []
      for rule in 0..<6 where Int.random(in: 0..<5, using: &random) > 0 {
        findings.append(
          .init(
            rule: "a.rule-\(rule)", oldIDs: [],
            verdict: Verdict.allCases.randomElement(using: &random) ?? .error,
            text: texts.randomElement(using: &random) ?? ""))
      }
      _ = history.record(
        .init(
          runs: ["run \(build)"], commits: build % 3 == 0 ? [] : ["c\(build / 2)"],
          madeAt: build % 7 == 0 ? nil : Timestamp(secondsSince1970: build * 60)),
        findings, limit: 1_000)
    }
    return history
  }
}
