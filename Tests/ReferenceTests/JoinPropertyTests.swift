import Diagnostics
import Guides
import Reference
import TestResults
import Testing

/// Random contents and runs, of which each environment and shard is required and has one run: with
/// an older run behind it, taking a run away would only bring that one back.
@Suite("The join, on random runs")
struct JoinPropertyTests {
  private static let seeds = Array(UInt64(1)...60)
  private static let ids = ["switch.a", "switch.b", "slider.a", "slider.b"]

  private struct World {
    var content: Content
    var runs: [Run]
  }

  private func world(_ random: inout SeededGenerator) -> World {
    // The last rule has no tests: one that is declared not testable and is tested is a content
    // problem, and nothing is written.
    let rules = Self.ids.map {
      Sample.rule($0, notTestable: $0 == Self.ids[3] && random.once(in: 2) ? "advice" : nil)
    }
    var runs: [Run] = []
    for environment in ["linux", "ios"] {
      let shards = environment == "linux" ? [1, 2] : [1]
      for shard in shards {
        let tests = (0..<Int(random.next() % 6)).map { number in
          Sample.test(
            "t\(number)", random.once(in: 3) ? random.pick(TestOutcome.allCases) : .passed,
            rule: random.pick(Array(Self.ids[..<3])), line: number)
        }
        runs.append(
          Sample.run(
            tests, id: "\(environment)-\(shard)", environment: environment,
            incompleteness: random.once(in: 9) ? ["cut off"] : [],
            shard: shards.count > 1 ? Run.Shard(index: shard, count: 2) : nil))
      }
    }
    let waivers = Self.ids.filter { _ in random.once(in: 6) }.map { Sample.waiver($0) }
    return World(
      content: Sample.content(
        [Sample.guide(Array(rules[..<2])), Sample.guide(Array(rules[2...]), slug: "slider")],
        settings: SiteSettings(
          title: "Random", requiredEnvironments: ["linux", "ios"], shards: ["linux": 2]),
        waivers: waivers),
      runs: runs)
  }

  /// Whether `build` or `check` with its default policy would end with exit status 1.
  private func isStopped(_ joined: Joined) -> Bool {
    joined.problems.contains { $0.severity == .error }
      || !CheckPolicy().violations(in: joined.reference).isEmpty
  }

  @Test(arguments: seeds)
  func takingARunAwayNeverMakesAnythingGreener(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = world(&random)
    let before = Joined(world.content, world.runs)
    for index in world.runs.indices {
      var runs = world.runs
      runs.remove(at: index)
      let after = Joined(world.content, runs)
      for id in Self.ids where after.reference.rule(named: id)?.isGreen == true {
        #expect(before.reference.rule(named: id)?.isGreen == true, "\(id) without run \(index)")
      }
      #expect(!after.reference.isGreen || before.reference.isGreen)
      #expect(isStopped(after) || !isStopped(before), "without run \(index)")
    }
  }

  @Test(arguments: seeds)
  func takingAPlannedTestsOutcomeAwayNeverMakesAnythingGreener(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = world(&random)
    let before = Joined(world.content, world.runs)
    for (index, run) in world.runs.enumerated() where !run.tests.isEmpty {
      var tests = run.tests
      let lost = Int(random.next() % UInt64(tests.count))
      tests[lost] = Sample.test(
        tests[lost].name, .notRun, links: tests[lost].links, line: lost)
      var runs = world.runs
      runs[index] = Sample.run(
        tests, id: run.id, environment: run.environment, incompleteness: run.incompleteness,
        shard: run.shard)
      let after = Joined(world.content, runs)
      for id in Self.ids {
        let (old, new) = (before.verdict(id), after.verdict(id))
        #expect(new.map { Greenness($0) } ?? .green <= old.map { Greenness($0) } ?? .red, "\(id)")
      }
    }
  }

  @Test(arguments: seeds)
  func theOrderOfRunsAndTestsChangesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = world(&random)
    let first = Joined(world.content, world.runs)
    let second = Joined(world.content, world.runs.shuffled(using: &random))
    #expect(first.reference == second.reference)
    #expect(first.problems == second.problems)
  }

  @Test(arguments: seeds)
  func gateCountsAndRollUpsAgree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = world(&random)
    let reference = Joined(world.content, world.runs).reference
    let rules = reference.guides.flatMap(\.rules)
    #expect(reference.counts.total == rules.count)
    #expect(reference.counts.isGreen == reference.isGreen)
    #expect(
      CheckPolicy(requirement: .allPassing).violations(in: reference).isEmpty
        == reference.counts.isGreen)
    for verdict in Verdict.allCases {
      #expect(reference.counts[verdict] == rules.count { $0.verdict == verdict })
      #expect(reference.ids(of: verdict).count == reference.counts[verdict])
    }
  }
}
