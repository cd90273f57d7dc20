import Foundation

/// A history of any length for a sample site: every build changes one rule in a hundred, and every
/// thirtieth line names all.
struct SampleHistory {
  let site: SampleSite
  let builds: Int

  func write(to file: URL) throws {
    let verdicts = ["failing", "passing", "not-run", "untested"]
    let ids = (0..<site.guides).flatMap { guide in
      (0..<SampleSite.rulesPerGuide).map { "\(site.slug(guide)).rule-\($0)" }
    }
    var states = ids.indices.map { $0 % verdicts.count }
    var text = ""
    for build in 0..<builds {
      var changed: [Int] = []
      for rule in stride(from: build % 100, to: ids.count, by: 100) {
        states[rule] = (states[rule] + build) % verdicts.count
        changed.append(rule)
      }
      let isFull = build % 30 == 0
      var lists = [[String]](repeating: [], count: verdicts.count)
      for rule in isFull ? Array(ids.indices) : changed {
        lists[states[rule]].append("\"\(ids[rule])\"")
      }
      let members = zip(verdicts, lists).filter { !$1.isEmpty }
        .map { "\"\($0)\":[\($1.joined(separator: ","))]" }
      let day = Date(timeIntervalSince1970: 1_700_000_000 + Double(build) * 86_400)
      text += """
        {"schema":1,"build":"\(build)","runs":["run-\(build)"],"commits":["\(build)"],\
        "madeAt":"\(day.ISO8601Format())"\(isFull ? ",\"full\":true" : ""),\
        "verdicts":{\(members.joined(separator: ","))}}

        """
    }
    try Data(text.utf8).write(to: file)
  }
}
