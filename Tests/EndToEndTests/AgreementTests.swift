import Foundation
import Testing

/// Whatever the results are, everything that tells a verdict tells the same one.
@Suite("Gate, page, badge and JSON")
struct AgreementTests {
  private static let rules = [
    "switch.sends-value-changed", "switch.flips", "switch.set-sends-nothing",
    "switch.speaks-state",
  ]

  /// The roll-up as the contract has it, worst first.
  private static let worstFirst = [
    "failing", "error", "unexpected-pass", "flaky", "no-data", "known-failing", "partial",
    "not-run", "untested", "suspect", "passing",
  ]

  private struct Badge: Decodable {
    let message: String
    let color: String
    let isError: Bool?
  }

  private struct Inspection: Decodable {
    let tests: Int
    let passed: Int
    let failed: Int
    let errored: Int
    let skipped: Int
    let verdict: String
  }

  /// A site whose results, waivers and accepted texts are drawn at random.
  private func site(_ random: inout Random) throws -> SmallSite {
    let site = try SmallSite("switches")
    try site.replace("environments: [linux]\n", with: "", in: "content/site.yml")
    if random.next(2) == 0 {
      try site.write(
        try site.text("content/site.yml") + "expected-failures: declared\n", to: "content/site.yml")
    }
    var cases = ""
    for rule in Self.rules {
      for number in 0..<random.next(3) {
        let children = [
          "", "", "", "<failure message='off'/>", "<error message='gone'/>", "<skipped/>",
          "<flakyFailure message='once'/>", "<strange/>",
        ]
        cases +=
          "<testcase classname='Suite' name='t\(number) [rule:\(rule)]'>"
          + children[random.next(children.count)] + "</testcase>"
      }
    }
    let end = random.next(8) == 0 ? "" : "</testsuite></testsuites>"
    try site.write(
      "<testsuites><testsuite name='s' timestamp='2026-03-01T11:00:00Z'>\(cases)\(end)",
      to: "results/r.xml")
    var waivers = ""
    for rule in Self.rules where random.next(4) == 0 {
      waivers += "- rule: \(rule)\n  reason: known\n  until: 202\(5 + random.next(3))-01-31\n"
    }
    if !waivers.isEmpty { try site.write(waivers, to: "content/waivers.yml") }
    if random.next(3) == 0 {
      try site.write("switch.flips: \"given another text\"\n", to: "content/accepted.yml")
    }
    return site
  }

  @Test(arguments: 0..<24)
  func agree(seed: Int) throws {
    var random = Random(seed: seed)
    let site = try site(&random)
    let built = try site.build()
    #expect(built.status == 0 || built.status == 1, "\(built.error)")

    let verdicts = try site.verdicts()
    let tally = Dictionary(grouping: verdicts.values, by: { $0 }).mapValues(\.count)
    let index = try site.index()
    #expect(index.counts == tally)
    let worst = Self.worstFirst.first { tally[$0] != nil }
    #expect(index.verdict == worst)
    #expect(index.controls.map(\.verdict) == [worst])

    let badge = try JSONDecoder().decode(
      Badge.self, from: Data(site.text("public/badges/all.json").utf8))
    let isBad = ["failing", "error", "unexpected-pass", "no-data"].contains(worst)
    #expect((badge.isError ?? false) == isBad)
    #expect((badge.color == "brightgreen") == (worst == "passing"))
    #expect(badge.message == message(tally))
    let svg = try site.text("public/badges/all.svg")
    #expect(svg.contains(": \(badge.message)"))

    let page = try site.text("public/controls/switch/index.html")
    for (rule, verdict) in verdicts { #expect(try shown(rule, on: page) == verdict) }
    let home = try site.text("public/index.html")
    #expect(home.contains("class=\"member-verdict verdict v-\(worst ?? "")\""))

    try hold(site, tally, isBad: isBad, hasProblems: built.status == 1)
  }

  /// Holds the exit statuses and the rules as tests to what the site says.
  private func hold(_ site: SmallSite, _ tally: [String: Int], isBad: Bool, hasProblems: Bool)
    throws
  {
    func count(_ verdicts: String...) -> Int { verdicts.reduce(0) { $0 + (tally[$1] ?? 0) } }
    let gate = try site.check("--junit", "rules.xml")
    let hasForbidden = count("failing", "error", "unexpected-pass", "no-data") > 0
    #expect((gate.status == 0) == (!isBad && !hasForbidden && !hasProblems), "\(gate.out)")
    let strict = try site.check("--require", "all-passing")
    let isGreen = count("passing", "not-testable") == 5
    #expect((strict.status == 0) == (isGreen && !hasProblems), "\(strict.out)")

    let read = try Program.run(["results", "rules.xml", "--format", "json"], in: site.folder)
    let rules = try JSONDecoder().decode(Inspection.self, from: Data(read.out.utf8))
    #expect(rules.verdict == "read")
    #expect(rules.tests == 5)
    #expect(rules.passed == count("passing"))
    #expect(rules.failed == count("failing", "flaky"))
    #expect(rules.errored == count("error", "unexpected-pass", "no-data"))
    #expect(rules.skipped == 5 - rules.passed - rules.failed - rules.errored)
  }

  /// A badge's message as the contract words it.
  private func message(_ tally: [String: Int]) -> String {
    let testable = 5 - (tally["not-testable"] ?? 0)
    if tally["no-data"] == testable { return "no data" }
    var parts = Self.worstFirst.dropLast().compactMap { verdict in
      tally[verdict].map { "\(verdict.replacing("-", with: " ")) \($0)" }
    }
    parts.append("passing \(tally["passing"] ?? 0)/\(testable)")
    if let count = tally["not-testable"] { parts.append("not testable \(count)") }
    return parts.joined(separator: " · ")
  }

  /// The verdict in a rule's row: the first mark behind its id.
  private func shown(_ rule: String, on page: String) throws -> String {
    let row = try #require(page.range(of: "<tbody id=\"\(rule)\""))
    let mark = try #require(page[row.upperBound...].range(of: "class=\"verdict v-"))
    return String(page[mark.upperBound...].prefix { $0 != "\"" })
  }
}

/// Numbers that are the same for the same seed.
private struct Random {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// From 0 to below a limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
